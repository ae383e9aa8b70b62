import { activityKinds } from '@inkroute/contract/account/account'
import { z } from 'zod'
import type { AppCtx } from '../../infra/context.ts'
import { daysAgo, demoFile } from '../../infra/module/demo.ts'
import { insertActivity, insertUser } from './account.queries.ts'
import { createSeller, createStaff, grantPlatformRoles } from './account.ts'
import { hashPassword } from './password.ts'
import { insertMissingRole, listRoles, replaceRoles, updateSeller, updateUserRow } from './team.queries.ts'

const Account = z.object({ username: z.string(), display_name: z.string() })

const demoAccounts = demoFile(
  'account',
  z.strictObject({
    /** Of the seller and the team. */
    password: z.string(),
    seller: Account.extend({
      phone: z.string(),
      email: z.string(),
      level: z.int(),
      member_for_days: z.number(),
      shortcuts: z.array(z.string()),
    }),
    team: z.array(
      Account.extend({
        role: z.object({ name: z.string(), description: z.string(), permissions: z.array(z.string()) }),
      }),
    ),
    staff: Account.extend({ password: z.string() }),
    history: z.object({
      user_agent: z.string(),
      entries: z.array(
        z.object({
          days_ago: z.number(),
          by: z.string(),
          kind: z.enum(activityKinds),
          subject: z.string().default(''),
          ip: z.string(),
        }),
      ),
    }),
  }),
)

async function addTeam(ctx: AppCtx, seller_id: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const { team, password } = demoAccounts()
  const password_hash = await hashPassword(password)
  for (const { username, display_name, role } of team) {
    await insertMissingRole(ctx.db, seller_id, role)
    const user_id = await insertUser(ctx.db, { seller_id, kind: 'sub', username, display_name, password_hash })
    const roles = await listRoles(ctx.db, seller_id)
    const own = roles.filter(({ name }) => name === role.name).map(({ id }) => id)
    await replaceRoles(ctx.db, seller_id, user_id, own)
    ids.set(username, user_id)
  }
  return ids
}

/** The demo seller with a small team, and the staff account every newcomer is told about. */
export async function addDemoAccounts(ctx: AppCtx): Promise<void> {
  const { password, seller, staff, history } = demoAccounts()
  const { username, phone, email, display_name, level, member_for_days, shortcuts } = seller
  const { seller_id, user_id } = await createSeller(ctx, {
    username,
    password,
    phone,
    email,
    display_name,
    is_demo: true,
  })
  await updateSeller(ctx.db, seller_id, { level, created_at: daysAgo(ctx, member_for_days).toISOString() })
  await updateUserRow(ctx.db, seller_id, user_id, { fast_keys: shortcuts })
  const ids = (await addTeam(ctx, seller_id)).set(username, user_id)
  for (const { days_ago, by, kind, subject, ip } of history.entries) {
    const created_at = daysAgo(ctx, days_ago).toISOString()
    const who = { user_id: ids.get(by) ?? user_id, username: by }
    const { user_agent } = history
    await insertActivity(ctx.db, { seller_id, ...who, kind, subject, ip, user_agent, created_at })
    if (kind === 'login') await updateUserRow(ctx.db, seller_id, who.user_id, { last_login_at: created_at })
  }
  await grantPlatformRoles(ctx.db, await createStaff(ctx, { ...staff, is_demo: true }))
}
