import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { copyGoods, getGoods } from '@inkroute/contract/goods/goods'
import * as order from '@inkroute/contract/order/order'
import * as buyer from '@inkroute/contract/personal/buyer'
import * as contract from '@inkroute/contract/personal/personal'
import { listUploads } from '@inkroute/contract/upload/upload'
import { addMark, changeMark } from '@inkroute/engine/commands/mark'
import { newDocument } from '@inkroute/engine/document/design-document'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { keychain, picture, words } from '../../design/testing/designs.ts'
import { saveGoods, TSHIRT } from '../../goods/testing/saved-goods.ts'
import { createForeignOrders } from '../../order/order.ts'
import { berlin, newBuyer } from '../../order/testing/buyer.ts'
import { eraseBuyerPhotosJob } from './erase-photos.job.ts'

const app = await testApp({ holds: 'shop' })
const { db } = app.ctx
const DAY_MS = 86_400_000

const base = { help: {}, is_required: true, when: null }
const nameField: PersonalField = {
  ...base,
  id: 'name',
  label: { en: 'Name', zh: '名字' },
  layer_ids: ['name'],
  kind: 'text',
  min_length: 1,
  max_length: 12,
  letters: 'any',
  is_upper: false,
  fit: 'shrink',
  frame: null,
  min_size: 6,
  default: '',
}
const photoField: PersonalField = {
  ...base,
  id: 'photo',
  label: { en: 'Photo', zh: '照片' },
  layer_ids: ['photo'],
  kind: 'photo',
  min_width_px: 100,
  min_height_px: 80,
}

/** A seller with an order that waits for its buyer's answers. */
async function waitingLine(
  change: Partial<contract.PersonalForm> = {},
  with_photo: boolean | { readonly removes_background: true } = false,
) {
  const { seller } = await newBuyer(app)
  const layers = [words('name', 'SAMPLE', { cx: 278.6, cy: 380, width: 150, height: 60, size: 50 })]
  if (with_photo) {
    const sample = await uploadFile(app, seller.token, 'a.png', await getCanvas(200, 160).png().toBuffer())
    layers.unshift(picture('photo', 'material', String(sample.id)))
  }
  // A small product: its picture is painted in no time.
  const basic_product_id = await keychain(app)
  const product = await app.call(getProductAsSeller, { id: basic_product_id }, seller)
  const blank = newDocument(basic_product_id, [product.views[0]?.view_id ?? 1])
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, layers })) }
  const { goods_id } = await saveGoods(app, seller, {
    basic_product_id,
    document,
    color_ids: product.colors.slice(0, 1).map(({ id }) => id),
    size_ids: product.sizes.slice(0, 1).map(({ id }) => id),
  })
  const { skus } = await app.call(getGoods, { id: goods_id }, seller)
  const photo_field = with_photo === true ? photoField : { ...photoField, ...(with_photo || {}) }
  const fields = with_photo ? [nameField, photo_field] : [nameField]
  const form = { is_on: true, fields, approval: 'auto' as const, forbidden: [], ...change }
  await app.call(contract.savePersonalForm, { id: goods_id, revision: 0, ...form }, seller)
  const [made] = await createForeignOrders(app.ctx, seller.seller_id, [
    {
      source: 'api',
      external_order_no: `B-${goods_id}`,
      address: berlin,
      lines: [{ external_sku: skus[0]?.sku_code ?? '', title: 'Mug', quantity: 2, external_line_id: 'a' }],
    },
  ])
  await app.drain('personal.')
  const [line] = await linesIn(seller)
  return { seller, order_id: made?.order_ids[0] ?? -1, line_id: line?.id ?? -1, goods_id }
}

const linesIn = async (seller: TestSeller) => (await app.call(contract.listPersonalLines, {}, seller)).data
const getToken = (url: string) => url.slice(url.indexOf(buyer.BUYER_PAGE) + buyer.BUYER_PAGE.length)
async function ask(seller: TestSeller, id: number) {
  const { url } = await app.call(buyer.askBuyer, { id }, seller)
  return getToken(url)
}
const preview = (token: string, answers: Record<string, unknown>) =>
  app.call(buyer.previewBuyerAnswers, { token, answers: answers as never }, {})
const approve = (token: string, answers: Record<string, unknown>, hash: string | null) =>
  app.call(buyer.approveBuyerAnswers, { token, answers: answers as never, hash: hash ?? '' }, {})

const answer = ({ upload_id, width_px, height_px }: { upload_id: number; width_px: number; height_px: number }) => ({
  source: { kind: 'material', key: String(upload_id), width_px, height_px },
  x: 0.5,
  y: 0.5,
  zoom: 1,
})

test('a buyer answers by a signed link without a login, and exactly what they approved goes on', async () => {
  const { seller, order_id, line_id } = await waitingLine()
  const token = await ask(seller, line_id)
  expect(await ask(seller, line_id)).toBe(token)
  const page = await app.call(buyer.openBuyerPage, { token }, {})
  expect(page).toMatchObject({ status: 'open', quantity: 2, answers: {}, approved: null })
  const long = await preview(token, { name: 'x'.repeat(40) })
  expect(long).toMatchObject({ problems: [{ field_id: 'name', kind: 'too_long', detail: '40/12' }], hash: null })
  const good = await preview(token, { name: 'Zoë' })
  expect(good.problems).toEqual([])
  expect(good.pictures[0]).toMatch(/^data:image\/(jpeg|webp|png);base64,/)
  expect(good.pictures[0]).not.toBe(long.pictures[0])
  await expect(approve(token, { name: 'Max' }, good.hash)).rejects.toMatchObject({ error: 'buyer_picture_changed' })
  expect((await linesIn(seller))[0]).toMatchObject({ state: 'held', answers: {} })
  const approved = await approve(token, { name: 'Zoë' }, good.hash)
  expect(approved.hash).toBe(good.hash)
  const [line] = await linesIn(seller)
  expect(line).toMatchObject({
    state: 'approved',
    answers: { name: 'Zoë' },
    buyer: { approved: { hash: good.hash, is_current: true } },
  })
  expect([line?.buyer?.opened_at, line?.buyer?.answered_at]).not.toContain(null)
  expect(await app.call(order.getOrder, { id: order_id }, seller)).toMatchObject({ state: 'awaiting_payment' })
  await expect(approve(token, { name: 'Zoë' }, good.hash)).rejects.toMatchObject({ error: 'buyer_link_used' })
  expect(await app.call(buyer.openBuyerPage, { token }, {})).toMatchObject({
    status: 'answered',
    answers: { name: 'Zoë' },
    approved: { hash: good.hash },
  })
})

test('a link that is wrong, changed or too old says so; another seller cannot ask', async () => {
  const { seller, line_id } = await waitingLine()
  const token = await ask(seller, line_id)
  const other = await newSeller(app)
  await expect(app.call(buyer.askBuyer, { id: line_id }, other)).rejects.toMatchObject({ error: 'not_found' })
  const [, ...rest] = token.split('.')
  for (const wrong of ['x', `${other.seller_id}.${rest.join('.')}`, token.slice(0, -1), `${token}A`])
    await expect(app.call(buyer.openBuyerPage, { token: wrong }, {})).rejects.toMatchObject({
      error: 'buyer_link_unknown',
    })
  app.clock.advance(15 * DAY_MS)
  await expect(app.call(buyer.openBuyerPage, { token }, {})).rejects.toMatchObject({ error: 'buyer_link_expired' })
  await expect(preview(token, {})).rejects.toMatchObject({ error: 'buyer_link_expired' })
})

test('where the seller allows it, answers change until production begins; then the page is read only', async () => {
  const { seller, order_id, line_id } = await waitingLine({ buyer_may_change: true })
  const token = await ask(seller, line_id)
  const say = async (name: string) => approve(token, { name }, (await preview(token, { name })).hash)
  await say('Ann')
  await app.call(order.payOrders, { ids: [order_id] }, seller)
  await say('Bea')
  expect((await linesIn(seller))[0]).toMatchObject({ state: 'approved', answers: { name: 'Bea' } })
  expect(await app.call(order.getOrder, { id: order_id }, seller)).toMatchObject({ state: 'paid' })
  await db.updateTable('sales_order').set({ state: 'in_production' }).where('id', '=', order_id).execute()
  expect(await app.call(buyer.openBuyerPage, { token }, {})).toMatchObject({
    status: 'closed',
    answers: { name: 'Bea' },
  })
  await expect(say('Cleo')).rejects.toMatchObject({ error: 'buyer_link_closed' })
})

test('the seller’s look comes after the buyer’s approval where the form asks for it', async () => {
  const { seller, line_id } = await waitingLine({ approval: 'look' })
  const token = await ask(seller, line_id)
  await approve(token, { name: 'Ann' }, (await preview(token, { name: 'Ann' })).hash)
  const [line] = await linesIn(seller)
  expect(line).toMatchObject({ state: 'look', problems: [], buyer: { approved: { is_current: true } } })
  await app.call(contract.correctPersonalLine, { id: line_id, answers: { name: 'Anna' } }, seller)
  expect((await linesIn(seller))[0]).toMatchObject({ buyer: { approved: { is_current: false } } })
})

test('photos are cleaned, measured, the buyer’s own, and erased after the seller’s time', async () => {
  const { seller, line_id } = await waitingLine({ photo_days: 30 }, true)
  const token = await ask(seller, line_id)
  const send = (file: Uint8Array) => app.call(buyer.sendBuyerPhoto, { token }, { file })
  await expect(send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    error: 'buyer_photo_type',
  })
  const with_place = { IFD0: { Copyright: 'Secret street 5' } }
  const tiny = await send(await getCanvas(20, 16).flatten().jpeg().toBuffer())
  expect(
    await preview(token, { name: 'Ann', photo: answer({ ...tiny, width_px: 4000, height_px: 3200 }) }),
  ).toMatchObject({ problems: [{ field_id: 'photo', kind: 'photo_small' }], hash: null })
  const strange = await uploadFile(app, seller.token, 'a.png', await getCanvas(300, 240).png().toBuffer())
  const stolen = answer({ upload_id: strange.id, width_px: 300, height_px: 240 })
  expect((await preview(token, { name: 'Ann', photo: stolen })).problems).toMatchObject([{ kind: 'missing' }])
  const sent = await send(await getCanvas(400, 320).flatten().withExif(with_place).jpeg().toBuffer())
  const answers = { name: 'Ann', photo: answer(sent) }
  await approve(token, answers, (await preview(token, answers)).hash)
  // Only the seller's own two pictures: those of buyers are neither in the library nor in a quota.
  expect((await app.call(listUploads, {}, seller)).total).toBe(2)
  const kept = () => db.selectFrom('upload').select('picture_key').where('id', '=', sent.upload_id).executeTakeFirst()
  const key = (await kept())?.picture_key ?? ''
  expect((await app.ctx.storage.get(key)).includes('Secret street')).toBe(false)
  await eraseBuyerPhotosJob.run(app.ctx, {})
  expect(await app.ctx.storage.size(key)).not.toBeNull()
  app.clock.advance(31 * DAY_MS)
  await eraseBuyerPhotosJob.run(app.ctx, {})
  await app.drain('upload.')
  expect(await kept()).toBeUndefined()
  expect(await app.ctx.storage.size(key)).toBeNull()
  const { answers: left } = await db
    .selectFrom('personal_line')
    .select('answers')
    .where('id', '=', line_id)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({ name: 'Ann' })
})

test('the background of a photo is removed before the buyer approves it; where no subject stands out, they decide', async () => {
  const { seller, line_id } = await waitingLine({}, { removes_background: true })
  const token = await ask(seller, line_id)
  const send = (file: Uint8Array) => app.call(buyer.sendBuyerPhoto, { token }, { file })
  const wall = sharp({ create: { width: 200, height: 160, channels: 3, background: '#dfe9ee' } })
  const plain = answer(await send(await wall.clone().png().toBuffer()))
  const refused = await preview(token, { name: 'Ann', photo: plain })
  expect(refused).toMatchObject({ problems: [{ field_id: 'photo', kind: 'no_subject' }], hash: null })
  expect((await preview(token, { name: 'Ann', photo: { ...plain, keeps_background: true } })).problems).toEqual([])
  const person = await wall
    .composite([
      { input: { create: { width: 60, height: 100, channels: 3, background: '#c82a1e' } }, left: 70, top: 30 },
    ])
    .png()
    .toBuffer()
  const answers = { name: 'Ann', photo: answer(await send(person)) }
  const cut = await preview(token, answers)
  const whole = await preview(token, { ...answers, photo: { ...answers.photo, keeps_background: true } })
  expect([cut.problems, whole.problems]).toEqual([[], []])
  expect(cut.hash).not.toBe(whole.hash)
  expect(cut.pictures[0]).not.toBe(whole.pictures[0])
  await approve(token, answers, cut.hash)
  const [line] = await linesIn(seller)
  expect(line).toMatchObject({ state: 'approved', buyer: { approved: { hash: cut.hash, is_current: true } } })
  const { document } = await db
    .selectFrom('personal_line as l')
    .innerJoin('design_version as v', (join) =>
      join.onRef('v.design_id', '=', 'l.design_id').onRef('v.version', '=', 'l.design_version'),
    )
    .select('v.document')
    .where('l.id', '=', line_id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(document)).toContain('"cutout":{')
})

test('layers marked in the studio make the form, a later save changes it, and a copy keeps it', async () => {
  const { seller } = await newBuyer(app)
  const blank = newDocument(TSHIRT, [1])
  const layers = [words('name', 'SAMPLE', { cx: 275, cy: 220 })]
  const design = { ...blank, views: blank.views.map((view) => ({ ...view, layers })) }
  const marked = addMark(design, 'name', 'text')
  const { goods_id } = await saveGoods(app, seller, { document: marked })
  const findForm = async (id: number) => (await app.call(contract.getPersonalForm, { id }, seller)).form
  expect(await findForm(goods_id)).toMatchObject({
    is_on: true,
    approval: 'look',
    fields: [{ id: 'layer-text-1', layer_ids: ['name'], max_length: 12 }],
  })
  const shorter = changeMark(marked, 'layer-text-1', { max_length: 4 })
  await saveGoods(app, seller, { document: shorter, goods_id })
  expect(await findForm(goods_id)).toMatchObject({ fields: [{ id: 'layer-text-1', max_length: 4 }] })
  const copy = await app.call(copyGoods, { id: goods_id }, seller)
  expect(await findForm(copy.id)).toEqual(await findForm(goods_id))
  await saveGoods(app, seller, { document: design, goods_id })
  expect(await findForm(goods_id)).toMatchObject({ is_on: false, fields: [] })
  const plain = await saveGoods(app, seller, { document: design })
  expect(await findForm(plain.goods_id)).toBeNull()
})
