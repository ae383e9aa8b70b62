export interface Scan {
  readonly no: number
  readonly words: string
  readonly is_done: boolean
}

/** Nobody finishes a step and scans the same piece again in less. */
const ECHO_MS = 3_000

/** Whether a trigger fired twice. */
export const isEcho = (
  last: { readonly code: string; readonly at_ms: number } | null,
  code: string,
  now_ms: number,
): boolean => last !== null && last.code === code && now_ms - last.at_ms < ECHO_MS
