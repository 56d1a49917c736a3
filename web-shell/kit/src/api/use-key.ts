import { useState } from 'react'
import { newKey } from '../lite/key'
import { ApiError } from './answer'

/** The key under which a deed is known: the same while its answer is lost, for it may have been done; another once it was done or refused. */
export function useKey() {
  const [held] = useState(() => {
    let key = newKey()
    const renew = () => {
      key = newKey()
    }
    return {
      now: () => key,
      renew,
      /** A refusal is kept under its key as well, so that the next try needs one of its own. */
      failed: (error: unknown) => {
        if (!(error instanceof ApiError && error.unanswered)) renew()
      },
    }
  })
  return held
}
