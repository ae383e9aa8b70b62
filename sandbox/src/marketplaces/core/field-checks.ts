/** What is wrong with a value, or null. */
export type Check = (value: unknown) => string | null

export type Shape = Readonly<Record<string, Check>>

const optionalChecks = new WeakSet<Check>()

export const text =
  (max = 10_000, min = 1): Check =>
  (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max
      ? null
      : `must be text of ${min} to ${max} characters`

export const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : `must look like ${pattern.source}`

export const int =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? null
      : `must be an integer of ${min} to ${max}`

export const number: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number'

/** An integer written in text, as in a query. */
export const digitsBetween =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'string' && /^-?\d+$/.test(value) && Number(value) >= min && Number(value) <= max
      ? null
      : `must be a number of ${min} to ${max}`

export const oneOf =
  (...allowed: readonly (string | number | boolean)[]): Check =>
  (value) =>
    allowed.includes(value as string) ? null : `must be one of ${allowed.join(', ')}`

export const bool: Check = (value) => (typeof value === 'boolean' ? null : 'must be true or false')

export const anything: Check = () => null

export const instant: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? null
    : 'must be an ISO 8601 instant'

export function optional(check: Check): Check {
  const made: Check = (value) => (value === undefined ? null : check(value))
  optionalChecks.add(made)
  return made
}

export const list =
  (check: Check, max: number, min = 1): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'must be a list'
    if (value.length < min || value.length > max) return `must have ${min} to ${max} entries`
    for (const [index, entry] of value.entries()) {
      const fault = check(entry)
      if (fault) return `[${index}] ${fault}`
    }
    return null
  }

/** Every known field present and right, and no other. */
export const shape =
  (fields: Shape): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object'
    return fieldFault(value as Record<string, unknown>, fields)
  }

/** The first field that is missing, wrong or unknown: `name must be…`. */
export function fieldFault(values: Readonly<Record<string, unknown>>, fields: Shape): string | null {
  for (const [name, check] of Object.entries(fields)) {
    if (values[name] === undefined && !optionalChecks.has(check)) return `${name} is missing`
    const fault = check(values[name])
    if (fault) return `${name} ${fault}`
  }
  const unknown = Object.keys(values).find((name) => !(name in fields))
  return unknown === undefined ? null : `${unknown} is unknown`
}
