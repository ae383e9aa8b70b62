/** Shut down, starting, refusing connections or out of them; and what the operating system says of a lost line. */
const codes = new Set([
  ...['57P01', '57P02', '57P03', '55000', '53300', '08000', '08001', '08003', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
])

/** The client's own words for a line that broke; it gives them no code. */
const broken = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect|^Connection ended/

/**
 * Whether a failure only says that the database is away for the moment. What was asked was either done wholly or not at
 * all, and can be asked again.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, routine, syscall } = error as Partial<
    Record<'code' | 'message' | 'routine' | 'syscall', string>
  >
  if (broken.test(message ?? '')) return true
  if (!codes.has(code ?? '')) return false
  // Errors of PostgreSQL name a routine. What the system says counts for connecting only: other hosts can be away too.
  return routine !== undefined || syscall === 'connect' || syscall === 'read'
}
