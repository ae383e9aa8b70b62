import { fillPersonalisation } from '@inkroute/contract/order/foreign'
import * as order from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/personal/personal'
import type { PersonalField, TextField } from '@inkroute/engine/personal/personal-field'
import { expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { changeForeignWishes, createForeignOrders, getLines, mayPrintOrder } from '../order/order.ts'
import { berlin, placeOrder } from '../order/testing/buyer.ts'
import { approveOverdueJob } from './lines/approve-overdue.job.ts'
import { arrive, fieldBase, nameField, nameForm, newPersonalSeller } from './testing/personal-seller.ts'

const app = await testApp({ holds: 'shop', env: { RATE_LIMITS: 'false' } })
const { db } = app.ctx

const sellerOrder = (seller: TestSeller, id: number) => app.call(order.getOrder, { id }, seller)
const linesIn = async (seller: TestSeller) => (await app.call(contract.listPersonalLines, {}, seller)).data
const getTexts = async (seller_id: number, order_id: number) => {
  const [line] = await getLines(db, seller_id, order_id)
  const { document } = await db
    .selectFrom('design_version')
    .select('document')
    .where('seller_id', '=', seller_id)
    .where('design_id', '=', line?.design_id ?? -1)
    .where('version', '=', line?.design_version ?? 0)
    .executeTakeFirstOrThrow()
  return JSON.stringify(document)
}

test('good answers are filled in, approved by the rule and paid; the print has the buyer’s words', async () => {
  const { seller, sku } = await newPersonalSeller(app)
  const { id } = await arrive(app, seller, sku.sku_code, [
    { label: 'Name:', value: ' Zoë ' },
    { label: 'colour', value: 'blue' },
  ])
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'awaiting_payment' })
  const [line] = await linesIn(seller)
  expect(line).toMatchObject({ state: 'approved', answers: { name: 'Zoë', colour: 'Blue' }, problems: [] })
  expect(line?.hash).toMatch(/^[0-9a-f]{64}$/)
  const printed = await getTexts(seller.seller_id, id)
  expect(printed).toContain('"text":"Zoë"')
  expect(printed).toContain('#2c45e8')
  expect(printed).not.toContain('SAMPLE')
  await app.call(order.payOrders, { ids: [id] }, seller)
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'paid' })
  const [sold] = await getLines(db, seller.seller_id, id)
  const set = await db
    .selectFrom('print_set')
    .select(['design_id', 'version'])
    .where('seller_id', '=', seller.seller_id)
    .where('design_id', '=', sold?.design_id ?? -1)
    .execute()
  expect(set).toEqual([{ design_id: sold?.design_id, version: sold?.design_version }])
})

test.each([
  ['no answers', [], 'missing'],
  ['an empty answer', [{ label: 'Name', value: '\u200b' }], 'missing'],
  ['a name that is too long', [{ label: 'Name', value: 'x'.repeat(40) }], 'too_long'],
  ['a forbidden word', [{ label: 'Name', value: 'D.i.s.n.e.y' }], 'forbidden'],
  ['letters no font has', [{ label: 'Name', value: 'a\u{13000}' }], 'unsupported'],
  [
    'a colour that is not offered',
    [
      { label: 'Name', value: 'Ann' },
      { label: 'Colour', value: 'Plaid' },
    ],
    'not_offered',
  ],
  [
    'an answer that belongs nowhere',
    [
      { label: 'Name', value: 'Ann' },
      { label: 'Gift card', value: 'Happy!' },
    ],
    'unmapped',
  ],
] as const)('%s holds the order with the reason, and it can neither be paid nor confirmed', async (_, told, kind) => {
  const { seller, sku } = await newPersonalSeller(app)
  const { id } = await arrive(app, seller, sku.sku_code, [...told])
  const held = await sellerOrder(seller, id)
  expect(held).toMatchObject({ state: 'draft', problems: [{ kind: 'personalised' }] })
  const [line] = await linesIn(seller)
  expect(line?.state).toBe('held')
  expect(line?.problems.map((problem) => problem.kind)).toContain(kind)
  expect(line?.problems.every(({ text }) => text.length > 4)).toBe(true)
  await expect(app.call(order.payOrders, { ids: [id] }, seller)).rejects.toThrow('定制')
  if (told.length > 0)
    await expect(app.call(fillPersonalisation, { id: held.foreign_lines[0]?.id ?? -1 }, seller)).rejects.toMatchObject({
      error: 'order_line_needs_answers',
    })
})

test('the seller corrects in place, looks and approves; others cannot', async () => {
  const { seller, sku } = await newPersonalSeller(app, { approval: 'look' })
  const { id } = await arrive(app, seller, sku.sku_code, [{ label: 'Name', value: 'x'.repeat(40) }])
  const [held] = await linesIn(seller)
  const line_id = held?.id ?? -1
  const other = await newSeller(app)
  await expect(
    app.call(contract.correctPersonalLine, { id: line_id, answers: { name: 'Max' } }, other),
  ).rejects.toMatchObject({ error: 'not_found' })
  expect(await app.call(contract.correctPersonalLine, { id: line_id, answers: { name: '' } }, seller)).toMatchObject({
    state: 'held',
    problems: [{ kind: 'missing' }],
  })
  const fixed = await app.call(contract.correctPersonalLine, { id: line_id, answers: { name: 'Max' } }, seller)
  expect(fixed).toMatchObject({ state: 'look', answers: { name: 'Max', colour: 'Red' } })
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'draft' })
  const lines = [{ id: line_id, hash: fixed.hash ?? '' }]
  await expect(app.call(contract.approvePersonalLines, { lines }, other)).rejects.toMatchObject({ error: 'not_found' })
  // What was not seen is not approved.
  expect(await app.call(contract.approvePersonalLines, { lines: [{ id: line_id, hash: 'old' }] }, seller)).toEqual({
    approved: [],
  })
  expect(await app.call(contract.approvePersonalLines, { lines }, seller)).toEqual({ approved: [line_id] })
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'awaiting_payment' })
  expect(await getTexts(seller.seller_id, id)).toContain('Max')
})

test('good answers wait the chosen hours for a look, then go on by themselves; what was guessed does not', async () => {
  const { seller, sku } = await newPersonalSeller(app, { approval: 'look', wait_hours: 2 })
  const { id } = await arrive(app, seller, sku.sku_code, [{ label: 'Name', value: 'Ann' }])
  await arrive(app, seller, sku.sku_code, [{ label: 'Engraving', value: 'Ida' }])
  const [guessed, good] = await linesIn(seller)
  expect([guessed?.goes_on_at, good?.goes_on_at]).toEqual([null, expect.any(String)])
  await approveOverdueJob.run(app.ctx, {})
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'draft' })
  app.clock.advance(2 * 3_600_000)
  await approveOverdueJob.run(app.ctx, {})
  expect((await linesIn(seller)).map(({ state }) => state)).toEqual(['look', 'approved'])
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'awaiting_payment' })
})

test('a buyer who changes the answers invalidates the approval, and the new design is printed', async () => {
  const { seller, sku } = await newPersonalSeller(app, { approval: 'look' })
  const { id, external_order_no } = await arrive(app, seller, sku.sku_code, [{ label: 'Name', value: 'Ann' }])
  const approve = async () => {
    const [line] = await linesIn(seller)
    const lines = [{ id: line?.id ?? -1, hash: line?.hash ?? '' }]
    return app.call(contract.approvePersonalLines, { lines }, seller)
  }
  await approve()
  const key = { source: 'api', store_id: 0, external_no: external_order_no }
  const change = async (value: string) => {
    const wishes = [{ external_line_id: 'a', personalisation: [{ label: 'Name', value }] }]
    await changeForeignWishes(app.ctx, seller.seller_id, key, wishes)
  }
  await change('Bea')
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'on_hold', hold_reason: 'personalised' })
  await expect(app.call(order.payOrders, { ids: [id] }, seller)).rejects.toThrow('定制')
  await app.drain('personal.')
  await approve()
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'awaiting_payment' })
  expect(await getTexts(seller.seller_id, id)).toContain('Bea')
  await app.call(order.payOrders, { ids: [id] }, seller)
  // Paid, not made yet: the changed piece gets a number of its own, whose print file has the new words.
  const [before] = await getLines(db, seller.seller_id, id)
  await change('Cleo')
  await app.drain('personal.')
  await approve()
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'paid' })
  const [after] = await getLines(db, seller.seller_id, id)
  expect(after?.piece_no).toBeGreaterThan(before?.piece_no ?? 0)
  expect(await getTexts(seller.seller_id, id)).toContain('Cleo')
})

test('goods that become personalised hold unpaid orders of buyers; the print gate holds paid ones; a sample of one’s own is free', async () => {
  const { seller, sku, goods_id } = await newPersonalSeller(app, { is_on: false })
  const orders = ['A', 'B'].map((name) => ({
    source: 'api' as const,
    external_order_no: `early-${goods_id}-${name}`,
    address: berlin,
    lines: [{ external_sku: sku.sku_code, title: 'Mug', quantity: 1 }],
  }))
  const [unpaid, paid] = (await createForeignOrders(app.ctx, seller.seller_id, orders)).map(
    ({ order_ids }) => order_ids[0] ?? 0,
  )
  await app.call(order.payOrders, { ids: [paid ?? 0] }, seller)
  const saved = await app.call(contract.savePersonalForm, { id: goods_id, revision: 1, ...nameForm }, seller)
  expect(saved).toEqual({ revision: 2, held_orders: 1 })
  expect(await sellerOrder(seller, unpaid ?? 0)).toMatchObject({ state: 'on_hold', hold_reason: 'personalised' })
  const row = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '=', paid ?? 0)
    .executeTakeFirstOrThrow()
  expect(await mayPrintOrder(app.ctx, row)).toBe(false)
  expect(await sellerOrder(seller, paid ?? 0)).toMatchObject({ state: 'on_hold', hold_reason: 'personalised' })
  // Even an order that slipped in between is refused at the till.
  await db
    .updateTable('sales_order')
    .set({ state: 'awaiting_payment', hold_reason: null })
    .where('id', '=', unpaid ?? 0)
    .execute()
  await expect(app.call(order.payOrders, { ids: [unpaid ?? 0] }, seller)).rejects.toMatchObject({
    error: 'order_unfilled',
  })
  const { id } = await placeOrder(app, seller, [{ sku_id: sku.id }])
  await app.call(order.payOrders, { ids: [id] }, seller)
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'paid' })
})

test('an answer by another name is mapped once, and what is guessed waits for a look', async () => {
  const { seller, sku, goods_id } = await newPersonalSeller(app)
  await arrive(app, seller, sku.sku_code, [{ label: 'Engraving', value: 'Ida' }])
  const [guessed] = await linesIn(seller)
  expect(guessed).toMatchObject({ state: 'look', told: [{ key: 'engraving', field_id: 'name', is_known: false }] })
  const mapping = { engraving: 'name', 'gift card': null }
  await expect(
    app.call(contract.savePersonalMapping, { goods_id, store_id: 0, mapping }, await newSeller(app)),
  ).rejects.toMatchObject({ error: 'not_found' })
  expect(await app.call(contract.savePersonalMapping, { goods_id, store_id: 0, mapping }, seller)).toEqual({
    queued: 1,
  })
  await app.drain('personal.')
  const { id } = await arrive(app, seller, sku.sku_code, [
    { label: 'Engraving', value: 'Uma' },
    { label: 'Gift card', value: 'Happy birthday' },
  ])
  expect((await linesIn(seller)).map(({ state }) => state)).toEqual(['approved', 'approved'])
  expect(await sellerOrder(seller, id)).toMatchObject({ state: 'awaiting_payment' })
})

test('a cancelled order leaves the list, and nothing of it is made', async () => {
  const { seller, sku } = await newPersonalSeller(app, { approval: 'look' })
  const { id } = await arrive(app, seller, sku.sku_code, [{ label: 'Name', value: 'Ann' }])
  const [line] = await linesIn(seller)
  await app.call(order.cancelOrder, { id }, seller)
  expect(await linesIn(seller)).toEqual([])
  const answers = { name: 'Bea' }
  await expect(app.call(contract.correctPersonalLine, { id: line?.id ?? -1, answers }, seller)).rejects.toMatchObject({
    error: 'order_line_not_open',
  })
})

test('the worst a form allows is painted, and a form that cannot be filled well says so', async () => {
  const { seller, goods_id } = await newPersonalSeller(app)
  const check = async (change: Partial<TextField>) =>
    (await app.call(contract.checkPersonalForm, { id: goods_id, fields: [{ ...nameField, ...change }] }, seller))
      .samples
  const good = await check({})
  expect(good.map(({ kind, problems }) => [kind, problems])).toEqual([
    ['longest', []],
    ['shortest', []],
    ['strangest', []],
  ])
  expect(new Set(good.map(({ picture }) => picture)).size).toBe(3)
  const [longest] = await check({ max_length: 200 })
  expect(longest?.problems).toMatchObject([{ field_id: 'name', kind: 'does_not_fit' }])
})

test('a form names layers of the design, and two people do not overwrite each other', async () => {
  const { seller, goods_id } = await newPersonalSeller(app)
  const save = (revision: number, fields: PersonalField[]) =>
    app.call(contract.savePersonalForm, { id: goods_id, ...nameForm, revision, fields }, seller)
  await expect(save(1, [{ ...nameField, layer_ids: ['gone'] }])).rejects.toMatchObject({ error: 'personal_layer' })
  await expect(
    save(1, [{ ...fieldBase, id: 'p', label: {}, kind: 'photo', min_width_px: 1, min_height_px: 1 } as never]),
  ).rejects.toMatchObject({ error: 'personal_layer' })
  await expect(save(0, [nameField])).rejects.toMatchObject({ error: 'personal_outdated' })
  const kept = await app.call(contract.getPersonalForm, { id: goods_id }, seller)
  expect(kept).toMatchObject({ revision: 1, form: { fields: [{ id: 'name' }, { id: 'colour' }] } })
  const other = await newSeller(app)
  await expect(app.call(contract.getPersonalForm, { id: goods_id }, other)).rejects.toMatchObject({
    error: 'not_found',
  })
})

test('statistics count the answers of each field and what holds orders, for the seller alone', async () => {
  const { seller, goods_id, sku } = await newPersonalSeller(app)
  const named = (name: string, colour: string) => [
    { label: 'Name', value: name },
    { label: 'Colour', value: colour },
  ]
  await arrive(app, seller, sku.sku_code, named('Zoë', 'Red'))
  await arrive(app, seller, sku.sku_code, named('Zoë', 'Blue'))
  await arrive(app, seller, sku.sku_code, named('Ben', 'Red'))
  await arrive(app, seller, sku.sku_code, named('Disney', 'Red'))
  const { lines, counts, fields } = await app.call(contract.getPersonalStatistics, { id: goods_id }, seller)
  expect({ lines, counts }).toEqual({ lines: 4, counts: { queued: 0, held: 1, look: 0, approved: 3 } })
  const [name, colour] = fields
  expect(name).toMatchObject({ field_id: 'name', held: 1 })
  expect(name?.values[0]).toEqual({ value: 'Zoë', count: 2 })
  expect(colour).toMatchObject({ field_id: 'colour', held: 0, answered: 4 })
  expect(colour?.values).toEqual([
    { value: 'Red', count: 3 },
    { value: 'Blue', count: 1 },
  ])
  const stranger = await newSeller(app)
  await expect(app.call(contract.getPersonalStatistics, { id: goods_id }, stranger)).rejects.toMatchObject({
    error: 'not_found',
  })
})
