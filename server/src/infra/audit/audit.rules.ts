type Json = Record<string, unknown>

const HIDDEN = '[redacted]'
const secret_part =
  /password|passwd|secret|token|credential|api_?key|private_?key|access_?key|signature|authorization|enrolment|recovery_codes?|qr_svg|otpauth/i
/** Codes are secrets where somebody proves who they are; elsewhere they name warehouses, channels and coupons. */
const login_code = /^(sms_|captcha_|verification_)?codes?$/i
const MAX_TEXT = 2_000
const MAX_ITEMS = 200
const MAX_DEPTH = 8
const MAX_BYTES = 64_000

const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array)

interface Redaction {
  readonly is_login: boolean
}

/** jsonb holds neither NUL nor half a character. */
function storable(text: string): string {
  const plain = text.replaceAll('\u0000', '�').toWellFormed()
  return plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT).toWellFormed()}…` : plain
}

function cleaned(value: unknown, how: Redaction, depth: number): unknown {
  if (typeof value === 'string') return storable(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '…'
  if (value instanceof Set || value instanceof Map) return cleaned([...value], how, depth)
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => cleaned(item, how, depth + 1))
    return value.length > MAX_ITEMS ? [...items, `… ${value.length}`] : items
  }
  const isSecret = (name: string) => secret_part.test(name) || (how.is_login && login_code.test(name))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      storable(name),
      isSecret(name) && inner !== null && inner !== '' ? HIDDEN : cleaned(inner, how, depth + 1),
    ]),
  )
}

/** A copy for the audit record: secrets replaced by field name, long texts and lists cut. */
export function redact(value: unknown, how: Redaction = { is_login: false }): unknown {
  const clean = cleaned(value, how, 0)
  const size = JSON.stringify(clean)?.length ?? 0
  if (size <= MAX_BYTES) return clean
  return isRecord(clean) ? { bytes: size, fields: Object.keys(clean).slice(0, MAX_ITEMS) } : { bytes: size }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Only the fields that differ, on both sides; values that are not records are kept whole. */
export function changedFields(before: unknown, after: unknown): { readonly before: unknown; readonly after: unknown } {
  if (!isRecord(before) || !isRecord(after)) return { before: before ?? null, after: after ?? null }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !same(before[name], after[name]))
  const only = (side: Json) =>
    Object.fromEntries(changed.filter((name) => name in side).map((name) => [name, side[name]]))
  return { before: only(before), after: only(after) }
}

/** What a call is about when its verb names no subject: `/ops/banner/{id}` → banner and the id. */
export function getSubject(path: string, input: unknown): { subject: string | null; subject_id: string | null } {
  const part = path.split('/').find((each) => each !== '' && each !== 'ops' && !each.startsWith('{'))
  const subject = part?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) ?? null
  const named = /\{(\w+)\}/.exec(path)?.[1] ?? 'id'
  const value = isRecord(input) ? (input[named] ?? input.id) : undefined
  const is_plain = typeof value === 'string' || typeof value === 'number'
  return { subject, subject_id: is_plain ? storable(String(value)).slice(0, 100) : null }
}

/** Whose rows a reply holds: what a person would search for, and cut where a list is long. */
export function rowsShown(reply: unknown): readonly string[] {
  const rows = isRecord(reply) && Array.isArray(reply.data) ? reply.data : [reply]
  const names = rows.filter(isRecord).map((row) => row.order_no ?? row.seller_id ?? row.id)
  return [...new Set(names.filter((name) => name !== undefined && name !== null).map(String))].slice(0, MAX_ITEMS)
}
