const MAX_MS = 86_400_000

/** How long a server asks us to wait, in whole seconds or until a date by its own clock; 0 where it does not say. */
export function retryAfterMs({ headers }: { readonly headers: Readonly<Record<string, string | undefined>> }): number {
  const told = headers['retry-after']?.trim() ?? ''
  const seconds = Number(told)
  const their_now = Date.parse(headers.date ?? '') || Date.now()
  const wait_ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(told) - their_now
  return wait_ms > 0 ? Math.min(wait_ms, MAX_MS) : 0
}
