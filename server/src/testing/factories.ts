import { randomBytes, randomInt } from 'node:crypto'
import * as team from '@inkroute/contract/account/team'
import { createSeller } from '../modules/account/account.ts'
import { openSession } from '../modules/auth/auth.ts'
import type { TestApp } from './test-app.ts'

export const TEST_PASSWORD = 'correct-horse-1'

export interface TestSeller {
  readonly seller_id: number
  readonly user_id: number
  readonly username: string
  readonly phone: string
  readonly token: string
}

export const newPhone = (): string => `13${randomInt(100_000_000, 999_999_999)}`

/** Each test creates its own seller, so tests do not affect each other. */
export async function newSeller(app: TestApp): Promise<TestSeller> {
  const username = `seller_${randomBytes(5).toString('hex')}`
  const phone = newPhone()
  const ids = await createSeller(app.ctx, { username, phone, password: TEST_PASSWORD })
  const { token } = await openSession(app.ctx, { user_id: ids.user_id, ip: '127.0.0.1', user_agent: 'test' })
  return { ...ids, username, phone, token }
}

export interface TestSubAccount {
  readonly user_id: number
  readonly role_id: number
  readonly username: string
  readonly token: string
}

/** A sub-account whose one role grants exactly these permissions, created over the API by its owner. */
export async function newSubAccount(
  app: TestApp,
  owner: { readonly token: string },
  permissions: string[],
  role_name = `role_${randomBytes(5).toString('hex')}`,
): Promise<TestSubAccount> {
  const username = `sub_${randomBytes(5).toString('hex')}`
  const role = await app.call(team.createRole, { name: role_name, permissions }, { token: owner.token })
  const input = { username, password: TEST_PASSWORD, display_name: username, role_ids: [role.id] }
  const { id } = await app.call(team.createSubAccount, input, { token: owner.token })
  const { token } = await openSession(app.ctx, { user_id: id, ip: '127.0.0.1', user_agent: 'test' })
  return { user_id: id, role_id: role.id, username, token }
}
