export type ErrorKind =
  | 'revoked'
  | 'busy'
  | 'down'
  | 'timeout'
  | 'unreachable'
  | 'full'
  | 'memory'
  | 'database'
  | 'unreadable'
  | 'missing'
  | 'refused'
  | 'unknown'

/** The first pattern that fits names the kind, so the more precise ones come first. */
const patterns: readonly (readonly [ErrorKind, RegExp])[] = [
  [
    'revoked',
    /\b(401|403)\b|revoked|unauthori[sz]ed|forbidden|(token|credential|signature)\S* (is |has )?(expired|invalid)/i,
  ],
  ['busy', /\b429\b|too many requests|rate limit|throttl/i],
  ['down', /\b5\d\d\b|bad gateway|service unavailable/i],
  ['timeout', /timed? ?out|ETIMEDOUT|aborted/i],
  ['unreachable', /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|fetch failed|socket hang up/i],
  ['full', /ENOSPC|disk full|no space left|quota exceeded/i],
  ['memory', /out of memory|heap limit|allocation failed/i],
  ['database', /deadlock|could not serialize|violates .* constraint|connection terminated|too many clients/i],
  ['unreadable', /unsupported image|input (buffer|file)|corrupt|premature end|unexpected end|not valid json/i],
  ['missing', /\b404\b|not[ _]found|no such|NoSuchKey|ENOENT|no longer exists/i],
  ['refused', /\b4\d\d\b|bad request|invalid|refused|rejected/i],
]

export const errorKind = (error: string): ErrorKind =>
  patterns.find(([, pattern]) => pattern.test(error))?.[0] ?? 'unknown'

/** Messages written for people are shown as they are; those of programs are explained. */
export const isTechnical = (error: string): boolean => !/\p{Script=Han}/u.test(error)
