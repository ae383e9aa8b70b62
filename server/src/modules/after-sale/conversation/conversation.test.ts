import * as contract from '@inkroute/contract/after-sale/conversation'
import { getCompanyForm, saveCompany } from '@inkroute/contract/company/company'
import { listMessages } from '@inkroute/contract/message/message'
import { countWaiting } from '@inkroute/contract/site/join/join'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { getCanvas, hostileFiles } from '../../../testing/pictures.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'

const app = await testApp()
let staff: { token: string }
beforeAll(async () => {
  staff = { token: await newStaff(app, ['ops.support', 'ops.company']) }
})
const png = () => getCanvas(40, 40).png().toBuffer()
const question = '打印区尺寸在哪里看？'

test('a question with a picture goes to staff, and the answer comes back with a message', async () => {
  const seller = await newSeller(app)
  const picture = await uploadFile(app, seller.token, 'screen.png', await png(), { purpose: 'attachment' })
  const { id } = await app.call(
    contract.openConversation,
    { body: question, upload_ids: [picture.id], path: '/product/pod' },
    seller,
  )
  const queue = await app.call(contract.listStaffConversations, { keyword: seller.username }, staff)
  expect(queue.data).toMatchObject([
    { id, seller: seller.username, state: 'waiting_staff', subject: question, path: '/product/pod', unread: 1 },
  ])
  expect((await app.call(countWaiting, {}, staff)).data['/ops/afterSale']).toBeGreaterThan(0)
  const seen = await app.call(contract.getStaffConversation, { id }, staff)
  expect(seen.messages.map(({ author }) => author)).toEqual(['seller', 'system'])
  expect(seen.messages[0]?.pictures).toMatchObject([{ name: 'screen.png' }])
  await app.call(contract.replyStaffConversation, { id, body: '在底版详情页的“印刷区”里' }, staff)
  const told = await app.call(listMessages, { type: 2 }, seller)
  expect(told.data[0]).toMatchObject({ link: `/views/main?conversation=${id}` })
  const listed = await app.call(contract.listConversations, {}, seller)
  expect(listed).toMatchObject({ total: 1, unread: 1, data: [{ id, state: 'waiting_seller', unread: 1 }] })
  const read = await app.call(contract.getConversation, { id }, seller)
  expect(read.messages.at(-1)).toMatchObject({ author: 'staff', body: '在底版详情页的“印刷区”里' })
  expect(read.messages.at(-1)?.author_name).not.toContain('staff_')
  expect((await app.call(contract.listConversations, {}, seller)).unread).toBe(0)
})

test('a closed conversation opens again with the next message', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(contract.openConversation, { body: question }, seller)
  await app.call(contract.closeStaffConversation, { id }, staff)
  expect(await app.call(contract.getConversation, { id }, seller)).toMatchObject({ state: 'closed' })
  await app.call(contract.replyConversation, { id, body: '还有一个问题' }, seller)
  expect(await app.call(contract.getStaffConversation, { id }, staff)).toMatchObject({ state: 'waiting_staff' })
  await app.call(contract.closeConversation, { id }, seller)
  expect(await app.call(contract.getConversation, { id }, seller)).toMatchObject({ state: 'closed' })
  await expect(app.call(contract.replyConversation, { id, body: '' }, seller)).rejects.toMatchObject({
    error: 'work_empty_message',
  })
})

test('another seller cannot see it, nor a colleague; the main account can', async () => {
  const seller = await newSeller(app)
  const other = await newSeller(app)
  const colleague = await newSubAccount(app, seller, [])
  const { id } = await app.call(contract.openConversation, { body: question }, seller)
  for (const caller of [other, colleague]) {
    await expect(app.call(contract.getConversation, { id }, caller)).rejects.toMatchObject({ error: 'not_found' })
    await expect(app.call(contract.replyConversation, { id, body: 'x' }, caller)).rejects.toMatchObject({
      error: 'not_found',
    })
    await expect(app.call(contract.closeConversation, { id }, caller)).rejects.toMatchObject({ error: 'not_found' })
    expect((await app.call(contract.listConversations, {}, caller)).total).toBe(0)
  }
  const theirs = await app.call(contract.openConversation, { body: '子账号的问题' }, colleague)
  expect((await app.call(contract.listConversations, {}, colleague)).data).toMatchObject([{ id: theirs.id }])
  expect((await app.call(contract.listConversations, {}, seller)).total).toBe(2)
  const stranger = { token: await newStaff(app, ['ops.company']) }
  await expect(app.call(contract.getStaffConversation, { id }, stranger)).rejects.toMatchObject({ error: 'forbidden' })
})

test('a picture of another seller cannot be attached, and nothing is written then', async () => {
  const seller = await newSeller(app)
  const other = await newSeller(app)
  const picture = await uploadFile(app, other.token, 'theirs.png', await png(), { purpose: 'attachment' })
  await expect(
    app.call(contract.openConversation, { body: question, upload_ids: [picture.id] }, seller),
  ).rejects.toMatchObject({ error: 'not_found' })
  expect((await app.call(contract.listConversations, {}, seller)).total).toBe(0)
})

test('a hostile file is refused when it is uploaded and cannot be attached afterwards', async () => {
  const seller = await newSeller(app)
  const [hostile] = await hostileFiles()
  if (!hostile) throw new Error('no hostile file')
  await expect(
    uploadFile(app, seller.token, hostile.name, hostile.body, { purpose: 'attachment' }),
  ).rejects.toMatchObject({ error: hostile.error })
  const rows = await app.ctx.db.selectFrom('upload').select('id').where('seller_id', '=', seller.seller_id).execute()
  const upload_ids = rows.length > 0 ? rows.map(({ id }) => id) : [1]
  await expect(app.call(contract.openConversation, { body: question, upload_ids }, seller)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('the expected reply is what the operator entered, and nothing is promised before that', async () => {
  const seller = await newSeller(app)
  const findNote = async () => {
    const { id } = await app.call(contract.openConversation, { body: question }, seller)
    return (await app.call(contract.getConversation, { id }, seller)).messages.at(-1)?.body
  }
  expect(await findNote()).toBe('已收到，客服会在这里回复。')
  const { company, revision } = await app.call(getCompanyForm, {}, staff)
  const reply_time = { zh: '4 个工作小时内', en: 'within 4 working hours' }
  await app.call(saveCompany, { company: { ...company, reply_time }, revision }, staff)
  expect(await findNote()).toBe('已收到，预计回复时间：4 个工作小时内。')
})

test('a seller with ten open conversations continues in one of them', async () => {
  const seller = await newSeller(app)
  for (let i = 0; i < 10; i++) await app.call(contract.openConversation, { body: question }, seller)
  await expect(app.call(contract.openConversation, { body: question }, seller)).rejects.toMatchObject({
    error: 'conversation_too_many',
  })
})
