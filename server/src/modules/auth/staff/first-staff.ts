import type { AppCtx } from '../../../infra/context.ts'
import { selectStaff } from './staff.queries.ts'
import { runStaffCommand } from './staff-command.ts'

const FIRST_NAME = 'admin'

/**
 * A new installation has nobody who could add staff, so its first start adds an administrator and prints the one-time
 * link. Until that person has logged in, each start prints a fresh link.
 */
export async function firstStaffLink(ctx: AppCtx): Promise<string | null> {
  if (ctx.config.demo || ctx.config.role === 'worker') return null
  const staff = (await selectStaff(ctx.db)).filter(({ is_demo }) => !is_demo)
  const [first] = staff
  const is_new = first === undefined
  const is_waiting = staff.length === 1 && first?.username === FIRST_NAME && first.last_login_at === null
  if (!is_new && !is_waiting) return null
  const command = { db: ctx.db, now: ctx.clock.now(), public_url: ctx.config.public_url }
  const lines = await runStaffCommand(command, [is_new ? 'add' : 'link', FIRST_NAME])
  return lines.find((line) => line.includes('/ops/invite#'))?.trim() ?? null
}
