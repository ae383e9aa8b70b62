import * as contract from '@inkroute/contract/message/message'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount, type TestSeller } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addPlatformRoles, createStaff } from '../account/account.ts'
import { listRoles, replaceRoles } from '../account/team.queries.ts'
import { openSession } from '../auth/auth.ts'
import { deliverPlatformMessage } from './deliver-platform-message.job.ts'
import { sendMessage } from './message.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await testApp()
  await addPlatformRoles(app.ctx)
})

/** Staff with one of the platform's roles. */
async function newStaff(role_name: string): Promise<{ token: string }> {
  const user_id = await createStaff(app.ctx, {
    username: `staff_${++count}`,
    password: 'correct-horse-1',
    display_name: '小印',
  })
  const role = (await listRoles(app.ctx.db, 0)).find((entry) => entry.name === role_name)
  await replaceRoles(app.ctx.db, 0, user_id, [role!.id])
  return openSession(app.ctx, { user_id, ip: '127.0.0.1', user_agent: 'test' })
}

const words = { title_zh: '维护通知', title_en: 'Maintenance', body_zh: '今晚十点', body_en: 'Tonight at ten' }
const titles = async (who: { token: string }) =>
  (await app.call(contract.listMessages, {}, who)).data.map((row) => row.title)

test('staff send to one seller by phone: the whole team gets it, nobody else does', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const sub = await newSubAccount(app, seller, ['order.admin'])
  const staff = await newStaff('客服')
  await app.call(contract.sendPlatformMessage, { ...words, recipient: seller.phone }, staff)
  await app.drain()
  expect([await titles(seller), await titles(sub), await titles(other)]).toEqual([['维护通知'], ['维护通知'], []])
  const [sent] = (await app.call(contract.listPlatformMessages, {}, staff)).data
  expect(sent).toMatchObject({ recipient: seller.phone, delivered: 2, sent_by: '小印', title_en: 'Maintenance' })
})

test('a message to all reaches every seller once, even when its job runs again', async () => {
  const sellers: TestSeller[] = []
  for (let i = 0; i < 3; i++) sellers.push(await newSeller(app))
  const staff = await newStaff('运营')
  const { id } = await app.call(contract.sendPlatformMessage, { ...words, title_zh: '全员' }, staff)
  await app.ctx.jobs.send(deliverPlatformMessage, { id })
  await app.drain()
  for (const seller of sellers) expect(await titles(seller)).toEqual(['全员'])
})

test('an unknown recipient, a foreign link and missing words are refused', async () => {
  const staff = await newStaff('运营')
  const send = (change: object) => app.call(contract.sendPlatformMessage, { ...words, ...change }, staff)
  await expect(send({ recipient: 'nobody-here' })).rejects.toMatchObject({ error: 'recipient_unknown' })
  for (const link of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    await expect(send({ link })).rejects.toMatchObject({ error: 'invalid_input', problems: [{ field: 'link' }] })
  }
  await expect(send({ title_en: ' ' })).rejects.toMatchObject({ problems: [{ field: 'title_en' }] })
})

test('sellers and staff without the permission cannot send', async () => {
  const seller = await newSeller(app)
  await expect(app.call(contract.sendPlatformMessage, words, seller)).rejects.toMatchObject({ error: 'wrong_console' })
  const factory = await newStaff('工厂')
  await expect(app.call(contract.sendPlatformMessage, words, factory)).rejects.toMatchObject({
    http: 403,
    error: 'forbidden',
  })
})

test('a message that needs a permission reaches only those of the team who hold it', async () => {
  const seller = await newSeller(app)
  const buyer = await newSubAccount(app, seller, ['account.fees'])
  await sendMessage(app.ctx, {
    seller_id: seller.seller_id,
    permission: 'account.fees',
    type: 3,
    title: { zh: '到账', en: 'Credited' },
    body: { zh: '一笔', en: 'One' },
  })
  await sendMessage(app.ctx, {
    seller_id: seller.seller_id,
    permission: 'order.admin',
    type: 2,
    title: { zh: '新订单', en: 'New order' },
    body: { zh: '一单', en: 'One' },
  })
  expect(await titles(buyer)).toEqual(['到账'])
  expect(await titles(seller)).toEqual(['新订单', '到账'])
})
