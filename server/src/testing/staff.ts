import { randomBytes } from 'node:crypto'
import { createStaff } from '../modules/account/account.ts'
import { openSession } from '../modules/auth/auth.ts'
import { TEST_PASSWORD } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A member of staff who holds exactly these permissions; returns their token. */
export async function newStaff(app: TestApp, permissions: readonly string[]): Promise<string> {
  const name = `staff_${randomBytes(5).toString('hex')}`
  const user_id = await createStaff(app.ctx, { username: name, password: TEST_PASSWORD, display_name: name })
  const { id: role_id } = await app.ctx.db
    .insertInto('role')
    .values({ seller_id: 0, name, description: '', permissions: [...permissions] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.ctx.db.insertInto('user_role').values({ seller_id: 0, user_id, role_id }).execute()
  return (await openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })).token
}
