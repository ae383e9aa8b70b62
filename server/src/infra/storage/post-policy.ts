import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The signed form upload of object storage: a policy in base64 JSON says until when, under which key and how large,
 * and an HMAC-SHA1 of it proves who issued it. Both sides are implemented here, so the embedded storage refuses what the
 * cloud would refuse.
 */
type Condition =
  | readonly ['content-length-range', number, number]
  | readonly ['starts-with' | 'eq', string, string]
  | Readonly<Record<string, string>>

export interface PostPolicy {
  readonly expiration: string
  readonly conditions: readonly Condition[]
}

export interface PolicyKeys {
  readonly access_id: string
  readonly secret: string
}

export const encodePolicy = (policy: PostPolicy): string => Buffer.from(JSON.stringify(policy)).toString('base64')

export const signPolicy = (encoded: string, secret: string): string =>
  createHmac('sha1', secret).update(encoded).digest('base64')

export type FormFields = Readonly<Record<string, string>>

export type PolicyVerdict =
  | { readonly ok: true; readonly min_bytes: number; readonly max_bytes: number }
  | { readonly ok: false; readonly why: 'invalid' | 'expired' }
  | { readonly ok: false; readonly why: 'mismatch'; readonly field: string }

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function decodePolicy(encoded: string): PostPolicy | null {
  try {
    const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as PostPolicy
    return Array.isArray(policy.conditions) && Number.isFinite(Date.parse(policy.expiration)) ? policy : null
  } catch {
    return null
  }
}

/** The form field that does not satisfy a condition, or null; a size range is checked later. */
function fieldProblem(condition: Condition, fields: FormFields): string | null {
  if (!Array.isArray(condition)) {
    const wrong = Object.entries(condition).find(([name, value]) => fields[name] !== value)
    return wrong ? wrong[0] : null
  }
  const [operator, subject, expected] = condition as readonly [string, string | number, string | number]
  if (operator === 'content-length-range') return null
  const name = String(subject).replace(/^\$/, '')
  const value = fields[name] ?? ''
  const fits = operator === 'eq' ? value === expected : operator === 'starts-with' && value.startsWith(String(expected))
  return fits ? null : name
}

/** Decides from the fields before the file whether it may be stored, and how large it may be. */
export function checkPolicy(fields: FormFields, keys: PolicyKeys, now: Date): PolicyVerdict {
  const encoded = fields.policy ?? ''
  const isSigned = sameText(fields.signature ?? '', signPolicy(encoded, keys.secret))
  const policy = isSigned && fields.OSSAccessKeyId === keys.access_id ? decodePolicy(encoded) : null
  if (!policy) return { ok: false, why: 'invalid' }
  if (Date.parse(policy.expiration) <= now.getTime()) return { ok: false, why: 'expired' }
  for (const condition of policy.conditions) {
    const field = fieldProblem(condition, fields)
    if (field !== null) return { ok: false, why: 'mismatch', field }
  }
  const range = policy.conditions.find(
    (condition) => Array.isArray(condition) && condition[0] === 'content-length-range',
  )
  if (!range) return { ok: false, why: 'invalid' }
  const [, min_bytes, max_bytes] = range as readonly [string, number, number]
  return { ok: true, min_bytes, max_bytes }
}
