import { ApiError, newKey } from '@clinic/kit/api'
import { useRef } from 'react'

/** The key under which a press is known: the same while its answer is lost, and another once it was refused, for a refusal is kept too. */
export function useKey() {
  const key = useRef(newKey())
  return {
    now: () => key.current,
    refused: (error: unknown) => {
      if (!(error instanceof ApiError && error.unanswered)) key.current = newKey()
    },
  }
}
