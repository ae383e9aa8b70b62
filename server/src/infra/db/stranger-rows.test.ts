import { randomUUID } from 'node:crypto'
import { getCaptcha } from '@inkroute/contract/auth/auth'
import { sendJoin } from '@inkroute/contract/site/join/join'
import { recordVisit } from '@inkroute/contract/site/site'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cleanUpAuth } from '../../modules/auth/clean-up.job.ts'
import { allEndpoints, getLabel } from '../../testing/endpoints.ts'
import { fromNewAddress } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { type StrangerMatter, strangerCaps } from '../strangers/stranger-rows.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** What limits the rows of each write that needs no login. */
const bounds: Record<string, StrangerMatter | { readonly why: string }> = {
  'POST /api/auth/forgetPassword': { why: 'needs a code, and codes are counted per contact and address' },
  'POST /api/auth/register': { why: 'needs a code, and codes are counted per contact and address' },
  'POST /api/frontend/mailCode': { why: 'codes are counted per contact and address' },
  'POST /api/frontend/phoneCode': { why: 'codes are counted per contact and address' },
  'POST /api/auth/login': { why: 'failures are counted per address, which slows it down' },
  'POST /api/auth/login/code': { why: 'needs the token of the first step' },
  'POST /ops/login': { why: 'failures are counted per address, which slows it down' },
  'POST /ops/login/code': { why: 'needs the token of the first step' },
  'POST /ops/login/enrol': { why: 'needs the token of the first step' },
  'POST /ops/login/enrol/confirm': { why: 'needs the token of the first step' },
  'POST /ops/invite/accept': { why: 'needs a one-time link' },
  'POST /ops/invite/read': { why: 'writes nothing' },
  'POST /frontend/captcha/verify': 'captcha_challenge',
  'POST /api/blog/execute': 'blog_comment',
  'POST /api/blog/executeCategory': { why: 'writes nothing' },
  'POST /frontend/design/share/comment': 'design_share_comment',
  'POST /frontend/helpCenterArticle/{id}/vote': 'help_vote',
  'POST /frontend/mail/stop': { why: 'needs the signed link of a mail' },
  'POST /frontend/personal/buyer/{token}/approve': { why: 'once for each line of an order' },
  'POST /frontend/personal/buyer/{token}/preview': { why: 'writes nothing' },
  'POST /frontend/personal/buyer/{token}/photo': { why: 'counted per line of an order' },
  'POST /frontend/personal/shop/{key}/approve': { why: 'counted per visit, and visits per address and shop' },
  'POST /frontend/personal/shop/{key}/preview': { why: 'writes nothing' },
  'POST /frontend/personal/shop/{key}/photo': { why: 'counted per visit and address' },
  'POST /frontend/personal/shop/{key}/draft': { why: 'visits are counted per address and shop' },
  'POST /frontend/browse': 'site_visit',
  'POST /frontend/join': 'join_application',
  'POST /distribution/userStore/whereBegan': { why: 'writes nothing' },
}

test('every write that needs no login has a bound on its rows', async () => {
  const open = (await allEndpoints())
    .map(({ endpoint }) => endpoint)
    .filter(({ access, method }) => access !== 'seller' && access !== 'staff' && method !== 'GET')
  expect(open.map(getLabel).filter((label) => !(label in bounds))).toEqual([])
})

const application = {
  kind: 'factory' as const,
  company: '义乌彩印有限公司',
  contact: '陈女士',
  phone: '13900001234',
  email: 'chen@print.example',
  region: '浙江义乌',
  volume: '2',
  capabilities: ['dtg'],
  text: '我们有两条数码直喷线，想接单。',
}

type From = ReturnType<typeof fromNewAddress>
const filled: Partial<Record<StrangerMatter, { table: string; fill: (from: From) => Promise<unknown> }>> = {
  site_visit: { table: 'site_visit', fill: (from) => app.call(recordVisit, { key: 'home', route: '/' }, from) },
  captcha_challenge: {
    table: 'captcha_challenge',
    fill: (from) => app.call(getCaptcha, { scene: 'nc_login' }, from),
  },
  join_application: { table: 'join_application', fill: (from) => app.call(sendJoin, application, from) },
  idempotency_key: {
    table: 'idempotency_key',
    fill: ({ headers }) =>
      app.call(recordVisit, { key: 'home', route: '/' }, { headers: { ...headers, 'idempotency-key': randomUUID() } }),
  },
}

async function rowsIn(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    app.ctx.db,
  )
  return rows[0]?.count ?? 0
}

const setCount = (matter: string, whose: 'own' | 'all', count: number) =>
  sql`update stranger_rows set count = ${count} where matter = ${matter} and (visitor = '') = ${whose === 'all'}`.execute(
    app.ctx.db,
  )

const AT_ONCE = 20

test.for(Object.keys(filled) as StrangerMatter[])('%s: one address and all together have a cap', async (matter) => {
  const { table, fill } = filled[matter] ?? { table: '', fill: async () => null }
  const { address, all } = strangerCaps[matter]
  const one = fromNewAddress()
  await fill(one)
  await setCount(matter, 'own', address - 1)
  const before = await rowsIn(table)
  await Promise.allSettled(Array.from({ length: AT_ONCE }, () => fill(one)))
  expect(await rowsIn(table)).toBe(before + 1)
  await fill(fromNewAddress())
  expect(await rowsIn(table)).toBe(before + 2)
  if (all === null) return
  await setCount(matter, 'all', all)
  await Promise.allSettled(Array.from({ length: AT_ONCE }, () => fill(fromNewAddress())))
  expect(await rowsIn(table)).toBe(before + 2)
})

test('a network of IPv6 addresses is one, and counts are forgotten after two days', async () => {
  const from = (last: string) => ({ headers: { 'x-forwarded-for': `2001:db8:9:9::${last}` } })
  const counts = () => rowsIn('stranger_rows')
  const fill = (last: string) => app.call(recordVisit, { key: 'home', route: '/' }, from(last))
  const before = await counts()
  for (const last of ['1', '2', 'ffff']) await fill(last)
  expect(await counts()).toBeLessThanOrEqual(before + 2)
  app.clock.advance(3 * 86_400_000)
  await cleanUpAuth.run(app.ctx, {})
  expect(await counts()).toBe(0)
})
