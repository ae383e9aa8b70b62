import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { hashToken } from '../core/session.ts'
import { findOpenInvite, lockFirstStaff, selectStaff } from '../core/staff.queries.ts'
import { inviteLink, runStaffCommand } from './staff-command.ts'

const FIRST_NAME = 'admin'

/**
 * A new installation has nobody who could add staff, so its first start adds an administrator and prints the one-time
 * link. Until that person has logged in, each start prints it again, and a new one once it was used or ended.
 *
 * The token follows from the secret that all nodes share and the time the link ends, so nodes that start together print
 * the same link instead of invalidating each other's, and the database holds no more than its hash.
 */
export async function firstStaffLink(ctx: AppCtx): Promise<string | null> {
  const { config, clock } = ctx
  if (config.demo || config.role === 'worker') return null
  const tokenUntil = (expires_at: string) =>
    derivedKey(config.app_secret, `first-staff:${new Date(expires_at).getTime()}`).toString('base64url')
  return inTransaction(ctx, async ({ db }) => {
    await lockFirstStaff(db)
    const staff = (await selectStaff(db)).filter(({ is_demo }) => !is_demo)
    const [first] = staff
    const is_new = first === undefined
    const is_waiting = staff.length === 1 && first?.username === FIRST_NAME && first.last_login_at === null
    if (!is_new && !is_waiting) return null
    const open = await findOpenInvite(db, FIRST_NAME, clock.now())
    if (open) {
      const token = tokenUntil(open.expires_at)
      if (hashToken(token).equals(open.token_hash)) return inviteLink(config.public_url, token)
    }
    const command = { db, now: clock.now(), public_url: config.public_url, tokenUntil }
    const lines = await runStaffCommand(command, [is_new ? 'add' : 'link', FIRST_NAME])
    return lines.find((line) => line.includes('/ops/invite#'))?.trim() ?? null
  })
}
