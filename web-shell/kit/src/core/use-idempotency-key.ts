import { useState } from 'react'
import { createIdempotencyKey } from './idempotency'

/** The idempotency key of an action of this component. */
export const useIdempotencyKey = () => useState(createIdempotencyKey)[0]
