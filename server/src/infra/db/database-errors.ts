/** A pooler that cannot reach the database says so; from the database itself it is an error of ours. */
const POOLER = '08P01'

const unavailable_codes = new Set([
  // PostgreSQL is shutting down, starting, refusing connections or out of them.
  '57P01',
  '57P02',
  '57P03',
  '55000',
  '08000',
  '08001',
  '08003',
  '08006',
  // The operating system lost the connection.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of pg itself, which have no code. */
const broken_connection = /^Connection terminated|not queryable$|^Connection ended/

/** What a caller is told to wait while the database is unavailable or busy. */
export const RETRY_AFTER_SECONDS = 2

/** Out of connections, memory or disk, a statement that took too long, a deadlock: PostgreSQL undid the statement. */
const busy_codes = new Set(['53300', '53200', '53100', '57014', '40P01'])
/** No connection came free or was opened in time, or the pooler gave no answer. */
const busy_message = /^timeout exceeded when trying to connect|due to connection timeout$|^timeout expired$/

type Fields = Partial<Record<'code' | 'message' | 'routine' | 'syscall', string>>

/** Whether the database is only unavailable for the moment. The statement ran wholly or not at all and can be repeated. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, routine, syscall } = (error ?? {}) as Fields
  if (busy_message.test(message ?? '')) return false
  if (broken_connection.test(message ?? '')) return true
  if (code === POOLER) return routine === undefined
  if (!unavailable_codes.has(code ?? '')) return false
  // PostgreSQL errors name a routine. System errors only count while connecting or reading: other hosts fail too.
  return routine !== undefined || syscall === 'connect' || syscall === 'read' || syscall === 'getaddrinfo'
}

/** Whether the database works but has no room for us right now. Nothing was done, and the call can be repeated. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code, message, routine } = (error ?? {}) as Fields
  return busy_message.test(message ?? '') || (routine !== undefined && busy_codes.has(code ?? ''))
}

/** Whether the database, or what wraps its error, only says “not now”. */
export const isDatabasePassing = (error: unknown): boolean =>
  isDatabaseUnavailable(error) ||
  isDatabaseBusy(error) ||
  (error instanceof Error && error.cause !== undefined && isDatabasePassing(error.cause))

/** A number out of range, a NUL, no such date or number. */
const invalid_value_codes = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Whether a value does not fit its column: schemas do not know column widths, and an id beyond bigint is bad input. */
export function isInvalidValue(error: unknown): boolean {
  const { code, routine } = error as Fields
  return routine !== undefined && invalid_value_codes.has(code ?? '')
}

const UNIQUE_VIOLATION = '23505'

/** Two requests took the same name or number at once: both found it free, and the database accepted one. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, routine } = error as Fields
  return routine !== undefined && code === UNIQUE_VIOLATION
}

const CHECK_VIOLATION = '23514'

/** A row breaks a rule of its table. */
export function isCheckViolation(error: unknown): boolean {
  const { code, routine } = error as Fields
  return routine !== undefined && code === CHECK_VIOLATION
}
