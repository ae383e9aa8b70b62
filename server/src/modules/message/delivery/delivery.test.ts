import { getDelivery, readMailStop, setDelivery, stopMails } from '@inkroute/contract/message/delivery'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { newEmail, readMails } from '../../../testing/people.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { type NewMessage, sendMessage } from '../message.ts'
import { collectDue } from './deliver.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  app.clock.toNoon()
})

async function newReader() {
  const seller = await newSeller(app)
  const email = newEmail()
  await app.ctx.db.updateTable('app_user').set({ email }).where('id', '=', seller.user_id).execute()
  return { ...seller, email }
}

type Mode = 'off' | 'now' | 'daily'
const choose = (token: string, mail: Partial<Record<'order' | 'money' | 'shop' | 'ticket' | 'news', Mode>>) =>
  app.call(
    setDelivery,
    {
      choices: Object.entries(mail).map(([topic, mode]) => ({
        channel: 'mail' as const,
        topic: topic as 'order',
        mode,
      })),
    },
    { token },
  )

const tell = (seller_id: number, title: string, more: Pick<Partial<NewMessage>, 'type' | 'topic' | 'digest'> = {}) =>
  sendMessage(app.ctx, {
    seller_id,
    type: 2,
    title: { zh: title, en: `${title} (en)` },
    body: { zh: '正文 <b>', en: 'Body <b>' },
    link: '/myOrder/orderAdmin',
    ...more,
  })

async function getMails(email: string) {
  await collectDue.run(app.ctx, {})
  return readMails(app, email)
}

const consents = (user_id: number) =>
  app.ctx.db
    .selectFrom('delivery_consent')
    .select(['topic', 'mode', 'source', 'address'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute()

test('nothing is mailed until it is chosen; then at once, one mail for the notices of a minute', async () => {
  const { seller_id, token, email, user_id } = await newReader()
  await tell(seller_id, '订单 1 已付款')
  expect(await getMails(email)).toEqual([])
  await choose(token, { order: 'now', ticket: 'now' })
  await tell(seller_id, '订单 2 已付款')
  await tell(seller_id, '余额已到账', { type: 3 })
  const [single] = await getMails(email)
  expect(single?.subject).toBe('订单 2 已付款')
  expect(single?.html).toContain('正文 &lt;b&gt;')
  expect(single?.text).toContain(`${app.ctx.config.public_url}/myOrder/orderAdmin`)
  await tell(seller_id, '订单 3 已付款')
  await tell(seller_id, '工单有回复', { topic: 'ticket' })
  const [both, ...older] = await getMails(email)
  expect([both?.subject, older.length]).toEqual(['2 条新通知', 1])
  expect(await consents(user_id)).toMatchObject([
    { topic: 'order', mode: 'now', source: 'settings', address: email },
    { topic: 'ticket', mode: 'now', source: 'settings', address: email },
  ])
})

test('events counted in one message are mailed once while they wait, and again after it has left', async () => {
  const { seller_id, token, email } = await newReader()
  await choose(token, { order: 'now' })
  const title = { zh: '{count} 个订单已发货', en: '{count} orders have shipped' }
  const body = { zh: '在订单列表中查看。', en: 'See them in your orders.' }
  const ship = () =>
    tell(seller_id, '订单 1 已发货', { digest: { key: 'orders-shipped', title, body, link: '/myOrder/orderAdmin' } })
  await ship()
  await ship()
  await ship()
  expect((await getMails(email)).map(({ subject }) => subject)).toEqual(['3 个订单已发货'])
  await ship()
  expect((await getMails(email)).map(({ subject }) => subject)).toEqual(['4 个订单已发货', '3 个订单已发货'])
})

test('a daily summary comes the next morning of its reader, in their language', async () => {
  const { seller_id, user_id, token, email } = await newReader()
  const person = { language: 'en', time_zone: 'America/New_York' }
  await app.ctx.db.updateTable('app_user').set(person).where('id', '=', user_id).execute()
  await choose(token, { order: 'daily' })
  await tell(seller_id, 'A')
  await tell(seller_id, 'B')
  // Noon in Shanghai is late evening in New York: its morning is nine to ten hours away.
  app.clock.advance(4 * 3_600_000)
  expect(await getMails(email)).toEqual([])
  app.clock.advance(7 * 3_600_000)
  const mails = await getMails(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Daily summary: 2 notifications'])
  expect(mails[0]?.text).toContain('A (en)')
  expect(await getMails(email)).toHaveLength(1)
})

test('one click in the mail program stops that kind, without a login; opening the link alone changes nothing', async () => {
  const { seller_id, user_id, token, email } = await newReader()
  await choose(token, { order: 'now', money: 'now' })
  await tell(seller_id, '订单 5 已付款')
  const [mail] = await getMails(email)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const url = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  const path = url.slice(app.ctx.config.public_url.length)
  const opened = await fetch(app.origin + path, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/user/mailStop?token='),
  ])
  const on = async () =>
    (await app.call(getDelivery, {}, { token })).choices.filter(({ mode }) => mode !== 'off').map(({ topic }) => topic)
  expect(await on()).toEqual(['order', 'money'])
  await tell(seller_id, '订单 6 已付款')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(app.origin + path, { method: 'POST', body })).status).toBe(200)
  expect(await on()).toEqual(['money'])
  // What was waiting is not sent any more.
  expect(await getMails(email)).toHaveLength(1)
  expect((await consents(user_id)).at(-1)).toMatchObject({ topic: 'order', mode: 'off', source: 'one_click' })

  const stop_token = decodeURIComponent(path.split('/').at(-1) ?? '')
  expect(await app.call(readMailStop, { token: stop_token })).toMatchObject({ topic: 'order', topics_on: ['money'] })
  expect(await app.call(stopMails, { token: stop_token, scope: 'all' })).toEqual({ topics_on: [] })
  expect(await on()).toEqual([])
})

test.each([['x'.repeat(40)], [`1.all.${'A'.repeat(43)}`], [`999999999999999999.order.${'A'.repeat(43)}`]])(
  'the made-up token %s stops nothing',
  async (token) => {
    await expect(app.call(stopMails, { token })).rejects.toMatchObject({ error: 'mail_stop_unknown' })
    const answer = await fetch(`${app.origin}/req/frontend/mail/stop/${token}`, { method: 'POST', body: 'x=1' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  },
)

test('choices are one’s own; mail needs an address, WeChat a linked account and no summary', async () => {
  const owner = await newReader()
  const sub = await newSubAccount(app, owner, ['order.admin'])
  await choose(owner.token, { order: 'now' })
  const { choices, email } = await app.call(getDelivery, {}, { token: sub.token })
  expect([email, choices.every(({ mode }) => mode === 'off')]).toEqual([null, true])
  await expect(choose(sub.token, { order: 'now' })).rejects.toMatchObject({ error: 'email_needed' })
  const wechat = (mode: 'now' | 'daily') =>
    app.call(setDelivery, { choices: [{ channel: 'wechat', topic: 'order', mode }] }, { token: owner.token })
  await expect(wechat('now')).rejects.toMatchObject({ error: 'wechat_needed' })
  await expect(wechat('daily')).rejects.toMatchObject({ problems: [{ field: 'choices.0.mode' }] })
})

test('after twelve mails in an hour the rest wait and share one', async () => {
  const { seller_id, token, email } = await newReader()
  await choose(token, { order: 'now' })
  const created_at = app.clock.now().toISOString()
  const rows = Array.from({ length: 12 }, () => ({ recipient: email, kind: 'notice', created_at }))
  await app.ctx.db.insertInto('mail_sent').values(rows).execute()
  await tell(seller_id, '订单 7 已付款')
  await tell(seller_id, '订单 8 已付款')
  expect(await getMails(email)).toEqual([])
  app.clock.advance(61 * 60_000)
  expect((await getMails(email)).map(({ subject }) => subject)).toEqual(['2 条新通知'])
})
