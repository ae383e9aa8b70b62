import type { FieldProblem } from '@inkroute/contract/envelope'

export const teamTabs = ['accounts', 'roles'] as const
export type TeamTab = (typeof teamTabs)[number]

export interface TeamFilter {
  readonly tab: TeamTab
  readonly keyword: string
  readonly page: number
}

/** The URL says what is shown; invalid values are ignored. */
export function getTeamFilter(params: URLSearchParams): TeamFilter {
  const page = Number(params.get('page'))
  return {
    tab: params.get('tab') === 'roles' ? 'roles' : 'accounts',
    keyword: (params.get('keyword') ?? '').slice(0, 64),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function getTeamParams({ tab, keyword, page }: TeamFilter): Record<string, string> {
  return {
    ...(tab === 'roles' ? { tab } : {}),
    ...(keyword ? { keyword } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }
}

/** Error codes that belong to one form field. */
const fieldOfError: Record<string, string> = {
  username_taken: 'username',
  role_name_taken: 'name',
  grant_beyond_own: 'permissions',
  unknown_permission: 'permissions',
}

/** The fields a refusal belongs to, or null for the top of the form. */
export function problemsAtFields(error: {
  readonly code: string
  readonly message: string
  readonly problems: readonly FieldProblem[]
}): FieldProblem[] | null {
  if (error.problems.length > 0) return [...error.problems]
  const field = fieldOfError[error.code]
  return field ? [{ field, message: error.message }] : null
}

/** Characters that cannot be confused when read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const PASSWORD_LENGTH = 14

/** `random` are bytes from the browser's secure source; bytes that would bias the choice are skipped. */
export function passwordFrom(random: Uint8Array): string {
  const limit = 256 - (256 % alphabet.length)
  return [...random]
    .filter((byte) => byte < limit)
    .slice(0, PASSWORD_LENGTH)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
}
