/**
 * `{word}` is filled from the error's details.
 * `http` is 200 where the envelope alone carries the code, as the specification asks.
 */
export interface ErrorEntry {
  readonly status_code: number
  readonly http: 200 | 401 | 403 | 429 | 500 | 503
  readonly zh: string
  readonly en: string
}

/** A refusal of the business: HTTP is content, the envelope carries the code. */
export const business = (status_code: number, zh: string, en: string): ErrorEntry => ({
  status_code,
  http: 200,
  zh,
  en,
})
