import { expect, test } from 'vitest'
import { getTeamFilter, getTeamParams, PASSWORD_LENGTH, passwordFrom, problemsAtFields } from './team.view.ts'

test('the URL says what is shown, and invalid values are ignored', () => {
  const round = (query: string) => getTeamParams(getTeamFilter(new URLSearchParams(query)))
  expect(round('tab=roles&keyword=林&page=3')).toEqual({ tab: 'roles', keyword: '林', page: '3' })
  expect(round('tab=what&page=-4&keyword=')).toEqual({})
  expect(round('page=1.5')).toEqual({})
})

test('a refusal is shown at its field', () => {
  const refusal = (code: string, problems = [] as { field: string; message: string }[]) =>
    problemsAtFields({ code, message: 'why', problems })
  expect(refusal('username_taken')).toEqual([{ field: 'username', message: 'why' }])
  expect(refusal('invalid_input', [{ field: 'password', message: 'short' }])).toEqual([
    { field: 'password', message: 'short' },
  ])
  expect(refusal('sub_account_limit')).toBeNull()
})

test('a generated password is long enough, readable and unbiased', () => {
  const password = passwordFrom(new Uint8Array(64).map((_, n) => (n % 2 ? 255 : n)))
  expect(password).toHaveLength(PASSWORD_LENGTH)
  expect(password).toMatch(/^[a-zA-Z2-9]+$/)
  expect(password).not.toMatch(/[ilo01IO]/)
})
