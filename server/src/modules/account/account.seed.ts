import type { ActivityKind } from '@inkroute/contract/account/account'
import type { AppCtx } from '../../infra/context.ts'
import { createSeller, createStaff, grantPlatformRoles } from './account.ts'
import { insertActivity } from './activity.queries.ts'
import { hashPassword } from './password.ts'
import { insertMissingRole, listRoles, replaceRoles, updateSeller, updateUserRow } from './team.queries.ts'
import { insertUser } from './user.queries.ts'

const GOLD = 2
const DEMO_PASSWORD = 'inkroute-demo'

const team = [
  {
    username: 'demo-design',
    display_name: '林小雨',
    role: {
      name: '设计',
      description: '做图、管理图库与商品',
      permissions: [
        ...['design.single', 'design.group', 'design.grid', 'design.record', 'design.template', 'design.gallery'],
        ...['design.material', 'design.material:upload', 'design.material:delete', 'goods.library', 'home.export'],
      ],
    },
  },
  {
    username: 'demo-service',
    display_name: '周文',
    role: {
      name: '客服',
      description: '处理订单、工单和退货',
      permissions: ['order.admin', 'order.detail', 'order.work', 'order.return', 'home.export'],
    },
  },
]

const DAY_MS = 86_400_000
const history: { days_ago: number; by: string; kind: ActivityKind; subject?: string; ip: string }[] = [
  { days_ago: 21.2, by: 'demo', kind: 'login', ip: '113.87.14.202' },
  { days_ago: 21.1, by: 'demo', kind: 'profile_changed', ip: '113.87.14.202' },
  { days_ago: 20.9, by: 'demo', kind: 'role_created', subject: '设计', ip: '113.87.14.202' },
  { days_ago: 20.8, by: 'demo', kind: 'sub_account_created', subject: 'demo-design', ip: '113.87.14.202' },
  { days_ago: 20.5, by: 'demo-design', kind: 'login', ip: '183.14.30.77' },
  { days_ago: 9.4, by: 'demo', kind: 'role_created', subject: '客服', ip: '113.87.14.202' },
  { days_ago: 9.3, by: 'demo', kind: 'sub_account_created', subject: 'demo-service', ip: '113.87.14.202' },
  { days_ago: 3.1, by: 'demo-service', kind: 'login', ip: '119.123.71.8' },
  { days_ago: 1.2, by: 'demo', kind: 'login', ip: '113.87.14.202' },
]

const demoShortcuts = ['home.message', 'design.material', 'home.export', 'setting.role', 'setting.preference']

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

async function addTeam(ctx: AppCtx, seller_id: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const password_hash = await hashPassword(DEMO_PASSWORD)
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
export async function seedAccounts(ctx: AppCtx): Promise<void> {
  const { seller_id, user_id } = await createSeller(ctx, {
    username: 'demo',
    password: DEMO_PASSWORD,
    phone: '13800000000',
    display_name: '演示卖家',
    is_demo: true,
  })
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS).toISOString()
  await updateSeller(ctx.db, seller_id, { level: GOLD, created_at: daysAgo(24) })
  await updateUserRow(ctx.db, seller_id, user_id, { fast_keys: demoShortcuts })
  const ids = (await addTeam(ctx, seller_id)).set('demo', user_id)
  for (const { days_ago, by, kind, subject = '', ip } of history) {
    const created_at = daysAgo(days_ago)
    const who = { user_id: ids.get(by) ?? user_id, username: by }
    await insertActivity(ctx.db, { seller_id, ...who, kind, subject, ip, user_agent: BROWSER, created_at })
    if (kind === 'login') await updateUserRow(ctx.db, seller_id, who.user_id, { last_login_at: created_at })
  }
  const ops = await createStaff(ctx, {
    ...{ username: 'ops', password: 'inkroute-ops', display_name: '运营小印', is_demo: true },
  })
  await grantPlatformRoles(ctx.db, ops)
}
