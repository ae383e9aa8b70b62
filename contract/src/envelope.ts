import { z } from 'zod'

/** One field of a refused input: where it is wrong and how to mend it. */
export const FieldProblem = z.object({ field: z.string(), message: z.string() })
export type FieldProblem = z.infer<typeof FieldProblem>

/** Every answer below `/req`. HTTP is 200 unless the session is missing (401), a permission is (403) or we failed (500). */
export interface Envelope<T> {
  status_code: number
  msg: string
  /** Seconds the client shows `msg`. */
  time: number
  data: T
  request_id: string
  /** Name in the error catalogue, absent on success. */
  error?: string
}

export const DEFAULT_TOAST_SECONDS = 2

export const getEnvelope = <T extends z.ZodType>(reply: T) =>
  z.object({
    status_code: z.int(),
    msg: z.string(),
    time: z.number(),
    data: reply,
    request_id: z.string(),
  })
