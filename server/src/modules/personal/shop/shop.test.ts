import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { getGoods } from '@inkroute/contract/goods/goods'
import * as order from '@inkroute/contract/order/order'
import * as contract from '@inkroute/contract/personal/personal'
import * as shop from '@inkroute/contract/personal/shop'
import { REFERENCE_KEY, REFERENCE_LABEL, SHOP_PAGE, SHOP_PICTURE } from '@inkroute/contract/personal/shop-names'
import { listUploads } from '@inkroute/contract/upload/upload'
import { newDocument } from '@inkroute/engine/document/design-document'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { expect, test } from 'vitest'
import { getAnswers, looseAnswers } from '../../../connectors/core/personalisation.ts'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { keychain, picture, words } from '../../design/testing/designs.ts'
import { saveGoods } from '../../goods/testing/saved-goods.ts'
import { createForeignOrders } from '../../order/order.ts'
import { berlin, newBuyer } from '../../order/testing/buyer.ts'
import { referencesIn } from '../core/shop.rules.ts'
import { cleanDraftsJob } from './clean-drafts.job.ts'

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

interface Sold {
  readonly seller: TestSeller
  readonly goods_id: number
  readonly sku_code: string
  readonly key: string
  readonly form: { readonly is_on: true; readonly fields: PersonalField[]; readonly approval: 'auto' | 'look' }
}

/** Goods in a shop, with the key a visitor uses. */
async function soldGoods(
  seller: TestSeller,
  { approval = 'auto', with_photo = false }: { approval?: 'auto' | 'look'; with_photo?: boolean } = {},
): Promise<Sold> {
  const layers = [words('name', 'SAMPLE', { cx: 278.6, cy: 380, width: 150, height: 60, size: 50 })]
  if (with_photo) {
    const sample = await uploadFile(app, seller.token, 'a.png', await getCanvas(200, 160).png().toBuffer())
    layers.unshift(picture('photo', 'material', String(sample.id)))
  }
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
  const fields = with_photo ? [nameField, photoField] : [nameField]
  const form = { is_on: true as const, fields, approval }
  await app.call(
    contract.savePersonalForm,
    { id: goods_id, revision: 0, forbidden: [], photo_days: 30, ...form },
    seller,
  )
  const made = await app.call(shop.makeShopKey, { id: goods_id }, seller)
  return { seller, goods_id, sku_code: skus[0]?.sku_code ?? '', key: made.shop.key, form }
}

const startVisit = async (key: string) => (await app.call(shop.startShopDraft, { key }, {})).draft

async function approve(key: string, answers: Record<string, unknown>, draft?: string) {
  const visit = { key, draft: draft ?? (await startVisit(key)), answers: answers as never }
  const { hash } = await app.call(shop.previewShopAnswers, visit, {})
  return app.call(shop.approveShopAnswers, { ...visit, hash: hash ?? '', language: 'en' }, {})
}

let last = 0
type Told = { label: string; value: string }
async function arrive({ seller, sku_code }: Sold, personalisation: Told[], remark = '') {
  const external_order_no = `S-${++last}`
  const [made] = await createForeignOrders(app.ctx, seller.seller_id, [
    {
      source: 'api',
      external_order_no,
      address: berlin,
      remark,
      lines: [{ external_sku: sku_code, title: 'Keychain', quantity: 1, external_line_id: 'a', personalisation }],
    },
  ])
  await app.drain('personal.')
  const [line] = (await app.call(contract.listPersonalLines, { order_id: made?.order_ids[0] ?? -1 }, seller)).data
  return { order_id: made?.order_ids[0] ?? -1, line }
}
const named = (value: string): Told[] => [{ label: REFERENCE_KEY, value }]
const sellerOrder = (seller: TestSeller, id: number) => app.call(order.getOrder, { id }, seller)

test('what a visitor approved in the shop fills the order by its reference and goes on by the form’s rule', async () => {
  const { seller } = await newBuyer(app)
  const sold = await soldGoods(seller)
  const { key } = sold
  const page = await app.call(shop.openShopForm, { key, language: 'en' }, {})
  expect(page).toMatchObject({ fields: [{ id: 'name' }] })
  const long = await app.call(shop.previewShopAnswers, { key, answers: { name: 'x'.repeat(40) } }, {})
  expect(long).toMatchObject({ hash: null, problems: [{ field_id: 'name', kind: 'too_long' }] })
  const { reference, hash } = await approve(key, { name: 'Zoë' })
  expect(reference).toMatch(/^IR(-[0-9A-Z]{4}){3}$/)
  const { order_id, line } = await arrive(sold, [...named(reference), { label: REFERENCE_LABEL, value: reference }])
  expect(line).toMatchObject({
    state: 'approved',
    problems: [],
    answers: { name: 'Zoë' },
    buyer: { created_at: null, approved: { hash, is_current: true, reference } },
  })
  expect(line?.told).toEqual([])
  expect(line?.buyer?.approved?.picture_url).toContain(
    `/private/personal/${seller.seller_id}/${reference.toLowerCase()}`,
  )
  expect(await sellerOrder(seller, order_id)).toMatchObject({ state: 'awaiting_payment' })
  const { shop: counted } = await app.call(shop.getShopKey, { id: sold.goods_id }, seller)
  expect(counted).toMatchObject({ approved: 1, used: 1 })
  const look = await soldGoods(seller, { approval: 'look' })
  const waiting = await approve(look.key, { name: 'Ann' })
  expect(
    (await arrive(look, [{ label: 'buyer_note', value: `Code: ${waiting.reference.toLowerCase()}` }])).line,
  ).toMatchObject({ state: 'look', answers: { name: 'Ann' }, buyer: { approved: { is_current: true } } })
  const by_note = await approve(key, { name: 'Bea' })
  expect((await arrive(sold, [], `Thank you! ${by_note.reference}`)).line).toMatchObject({
    state: 'approved',
    answers: { name: 'Bea' },
  })
})

test('a reference that is not the line’s own holds it with the reason', async () => {
  const { seller } = await newBuyer(app)
  const [sold, other] = [await soldGoods(seller), await soldGoods(seller)]
  const stranger = await soldGoods((await newBuyer(app)).seller)
  const { reference } = await approve(sold.key, { name: 'Zoë' })
  const held = async (told: Told[], words: RegExp, of = sold) => {
    const { line, order_id } = await arrive(of, told)
    expect(line).toMatchObject({ state: 'held', answers: {}, buyer: null })
    expect(line?.problems[0]?.text).toMatch(words)
    expect(await sellerOrder(of.seller, order_id)).toMatchObject({ state: 'draft' })
  }
  await held(named('IR-0000-0000-0000'), /没有这个编号/)
  await held(named('<script>'), /没有这个编号/)
  await held(named(reference), /没有这个编号/, stranger)
  await held(named(reference), /属于另一件商品/, other)
  await held(named(`${reference} ${(await approve(sold.key, { name: 'Ann' })).reference}`), /多个定制编号/)
  const first = await arrive(sold, named(reference))
  expect(first.line).toMatchObject({ state: 'approved' })
  await held(named(reference), /已用于另一个订单/)
  await app.call(order.cancelOrder, { id: first.order_id }, seller)
  expect((await arrive(sold, named(reference))).line).toMatchObject({ state: 'approved', answers: { name: 'Zoë' } })
  const late = await approve(sold.key, { name: 'Late' })
  await app.call(shop.revokeShopKey, { id: sold.goods_id }, seller)
  await held(named(late.reference), /停用/)
  await expect(app.call(shop.openShopForm, { key: sold.key }, {})).rejects.toMatchObject({ error: 'shop_key_unknown' })
})

test('the approval counts only for what was seen, and other words beside it are not lost', async () => {
  const { seller } = await newBuyer(app)
  const sold = await soldGoods(seller)
  const { reference } = await approve(sold.key, { name: 'Zoë' })
  const again = await approve(sold.key, { name: 'Max' })
  const same = await arrive(sold, [...named(again.reference), { label: 'Name', value: 'Max' }])
  expect(same.line).toMatchObject({ state: 'approved' })
  const other = await approve(sold.key, { name: 'Tom' })
  const doubtful = await arrive(sold, [...named(other.reference), { label: 'Name', value: 'Tim' }])
  expect(doubtful.line).toMatchObject({ state: 'held', problems: [{ kind: 'unmapped' }] })
  const fields = [{ ...nameField, is_upper: true }]
  await app.call(
    contract.savePersonalForm,
    { id: sold.goods_id, revision: 1, forbidden: [], ...sold.form, fields },
    seller,
  )
  const changed = await arrive(sold, named(reference))
  expect(changed.line).toMatchObject({ state: 'held', problems: [{ kind: 'reference' }], buyer: null })
  expect(changed.line?.problems[0]?.text).toMatch(/与买家看到的不同/)
})

test('keys and visits are signed, bounded and the seller’s own; photos stay out of the library and are erased', async () => {
  const { seller } = await newBuyer(app)
  const sold = await soldGoods(seller, { with_photo: true })
  const { key } = sold
  const stranger = await newSeller(app)
  expect(await app.call(shop.getShopKey, { id: sold.goods_id }, stranger)).toEqual({ shop: null })
  await expect(app.call(shop.makeShopKey, { id: sold.goods_id }, stranger)).rejects.toMatchObject({
    error: 'not_found',
  })
  for (const wrong of ['x', key.slice(0, -1), key.replace(/^\d+/, String(stranger.seller_id)), `${key}A`])
    await expect(app.call(shop.openShopForm, { key: wrong }, {})).rejects.toMatchObject({ error: 'shop_key_unknown' })
  const draft = await startVisit(key)
  const send = (file: Uint8Array, visit = draft) => app.call(shop.sendShopPhoto, { key, draft: visit }, { file })
  await expect(send(Buffer.from('<svg/>'))).rejects.toMatchObject({ error: 'buyer_photo_type' })
  await expect(send(Buffer.from('<svg/>'), key)).rejects.toMatchObject({ error: 'shop_visit_over' })
  const before = (await app.call(listUploads, {}, seller)).total
  const sent = await send(await getCanvas(400, 320).flatten().jpeg().toBuffer())
  const unused = await send(await getCanvas(300, 240).flatten().jpeg().toBuffer())
  expect((await app.call(listUploads, {}, seller)).total).toBe(before)
  const answer = ({ upload_id, width_px, height_px }: typeof sent) => ({
    source: { kind: 'material', key: String(upload_id), width_px, height_px },
    x: 0.5,
    y: 0.5,
    zoom: 1,
  })
  const answers = { name: 'Ann', photo: answer(sent) }
  const elsewhere = await app.call(
    shop.previewShopAnswers,
    { key, draft: await startVisit(key), answers: answers as never },
    {},
  )
  expect(elsewhere.problems).toMatchObject([{ field_id: 'photo', kind: 'missing' }])
  const { reference } = await approve(key, answers, draft)
  const { line } = await arrive(sold, named(reference))
  expect(line).toMatchObject({
    state: 'approved',
    answers: { name: 'Ann', photo: { source: { key: String(sent.upload_id) } } },
  })
  const isKept = async (id: number) =>
    (await db.selectFrom('upload').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  await cleanDraftsJob.run(app.ctx, {})
  expect([await isKept(sent.upload_id), await isKept(unused.upload_id)]).toEqual([true, true])
  app.clock.advance(31 * DAY_MS)
  await cleanDraftsJob.run(app.ctx, {})
  expect([await isKept(sent.upload_id), await isKept(unused.upload_id)]).toEqual([true, false])
  const left = await db.selectFrom('personal_draft').select('id').where('seller_id', '=', seller.seller_id).execute()
  expect(left).toEqual([])
  for (let visit = 0; visit < shop.shopLimits.visits_an_hour; visit++) await startVisit(key)
  await expect(startVisit(key)).rejects.toMatchObject({ error: 'shop_visits_full' })
})

test('platforms keep our reference although they hide such names', () => {
  const code = 'IR-0123-4567-89AB'
  expect(
    getAnswers([
      [REFERENCE_KEY, code],
      ['_other', 'x'],
    ]),
  ).toEqual([{ label: REFERENCE_KEY, value: code }])
  expect(
    looseAnswers([
      { name: REFERENCE_KEY, value: code },
      { name: '_x', value: 'y' },
    ]),
  ).toHaveLength(1)
  expect(looseAnswers({ [REFERENCE_KEY]: code, _x: 'y' })).toHaveLength(1)
  const said = (value: string) => referencesIn([{ label: 'Note', value }])
  expect(said(`My code is ${code.toLowerCase()}!`)).toEqual({ references: [code], rest: [] })
  expect(said(`${code} please hurry`)).toMatchObject({ references: [code], rest: [{ value: 'please hurry' }] })
  expect(said(`A${code}`).references).toEqual([])
})

test('pages of other origins may call what the script needs and nothing else', async () => {
  const { seller } = await newBuyer(app)
  const { key } = await soldGoods(seller)
  const allowed = async (path: string, method = 'GET') => {
    const answer = await fetch(app.origin + path, { method, headers: { origin: 'https://shop.example' } })
    await answer.arrayBuffer()
    return {
      status: answer.status,
      origin: answer.headers.get('access-control-allow-origin'),
      type: answer.headers.get('content-type'),
    }
  }
  const path = `/req/frontend/personal/shop/${key}`
  expect(await allowed(path)).toMatchObject({ status: 200, origin: '*' })
  expect(await allowed(`${path}/preview`, 'OPTIONS')).toMatchObject({ status: 204, origin: '*' })
  expect(await allowed('/req/frontend/personal/shop/x')).toMatchObject({ status: 200, origin: '*' })
  expect(await allowed(SHOP_PICTURE + key)).toMatchObject({
    status: 200,
    origin: '*',
    type: expect.stringMatching(/^image\//),
  })
  expect(await allowed('/req/frontend/personal/buyer/x')).toMatchObject({ origin: null })
  expect(await allowed('/req/frontend/basicProduct')).toMatchObject({ origin: null })
})

test('without scripts a visitor fills in, looks, sends a photo and approves; nothing they write becomes markup', async () => {
  const { seller } = await newBuyer(app)
  const sold = await soldGoods(seller, { with_photo: true })
  const url = app.origin + SHOP_PAGE + sold.key
  const page = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text()
  expect(page).toContain('<form method="post"')
  const post = async (fields: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return (await fetch(url, { method: 'POST', body, headers: { 'accept-language': 'en' } })).text()
  }
  const hidden = (html: string, name: string) =>
    new RegExp(`name="${name.replace('.', '\\.')}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const odd = await post({ 'f.name': '"><script>alert(1)</script>', do: 'preview' })
  expect(odd).not.toContain('<script>alert')
  expect(odd).toContain('Please fill this in')
  const svg = await post({ 'f.name': 'Ann', 'p.photo': new Blob(['<svg/>']), do: 'preview' })
  expect(svg).toContain('Choose a photo in JPG')
  const photo = new Blob([Uint8Array.from(await getCanvas(400, 320).flatten().jpeg().toBuffer())])
  const seen = await post({ 'f.name': 'Ann', 'p.photo': photo, do: 'preview' })
  expect(seen).toContain('src="data:image/')
  const form = { draft: hidden(seen, 'draft'), 'k.photo': hidden(seen, 'k.photo'), hash: hidden(seen, 'hash') }
  expect(await post({ ...form, 'f.name': 'Bob', do: 'approve' })).toContain('Something has changed')
  const done = await post({ ...form, 'f.name': 'Ann', do: 'approve' })
  const reference = /IR(-[0-9A-Z]{4}){3}/.exec(done)?.[0] ?? ''
  expect((await arrive(sold, named(reference))).line).toMatchObject({ state: 'approved', answers: { name: 'Ann' } })
  const gone = await fetch(`${app.origin}${SHOP_PAGE}x`)
  expect([gone.status, (await gone.text()).includes('<form')]).toEqual([404, false])
})

const getOutcome = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { error?: string }) => error.error ?? 'broken',
  )
const getCounts = (outcomes: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([name, all]) => [name, all.length]))

test('limits of visits, approvals and photos hold however many come at once', async () => {
  const { seller } = await newBuyer(app)
  const { key } = await soldGoods(seller, { with_photo: true })
  const at = { headers: { 'x-forwarded-for': '203.0.113.77' } }
  const visits = await Promise.all(
    Array.from({ length: 70 }, () => getOutcome(app.call(shop.startShopDraft, { key }, at))),
  )
  expect(getCounts(visits)).toEqual({ ok: shop.shopLimits.visits_an_hour, shop_visits_full: 10 })
  const draft = await startVisit(key)
  const photo = await getCanvas(400, 320).flatten().jpeg().toBuffer()
  const sent = Array.from({ length: 14 }, () => app.call(shop.sendShopPhoto, { key, draft }, { file: photo }))
  const photos = await Promise.all(sent.map(getOutcome))
  expect(getCounts(photos)).toEqual({ ok: shop.shopLimits.photos, buyer_photo_limit: 4 })
  const { key: plain } = await soldGoods(seller)
  const visit = { key: plain, draft: await startVisit(plain), answers: { name: 'Ann' } }
  const { hash } = await app.call(shop.previewShopAnswers, visit, {})
  const approvals = await Promise.all(
    Array.from({ length: 40 }, () =>
      getOutcome(app.call(shop.approveShopAnswers, { ...visit, hash: hash ?? '', language: 'en' }, {})),
    ),
  )
  expect(getCounts(approvals)).toEqual({ ok: shop.shopLimits.approvals, shop_approvals_full: 20 })
})

test('photos count as they are stored, one address has a share, and none is taken where none is asked for', async () => {
  const { seller } = await newBuyer(app)
  const { key } = await soldGoods(seller, { with_photo: true })
  const draft = await startVisit(key)
  const photo = await getCanvas(400, 320).flatten().jpeg().toBuffer()
  const padded = Buffer.concat([photo, Buffer.alloc(8_000_000)])
  const { upload_id } = await app.call(shop.sendShopPhoto, { key, draft }, { file: padded })
  const kept = db.selectFrom('personal_draft_photo').select('bytes').where('seller_id', '=', seller.seller_id)
  const stored = db.selectFrom('upload').select('stored_bytes').where('id', '=', upload_id)
  const { bytes } = await kept.executeTakeFirstOrThrow()
  expect(bytes).toBe((await stored.executeTakeFirstOrThrow()).stored_bytes)
  expect(Number(bytes)).toBeLessThan(1_000_000)
  await db
    .updateTable('personal_draft_photo')
    .set({ bytes: shop.shopLimits.address_photo_bytes })
    .where('seller_id', '=', seller.seller_id)
    .execute()
  const refused = { error: 'shop_photos_full' }
  await expect(app.call(shop.sendShopPhoto, { key, draft }, { file: photo })).rejects.toMatchObject(refused)
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.78' } }
  const other = (await app.call(shop.startShopDraft, { key }, elsewhere)).draft
  const theirs = app.call(shop.sendShopPhoto, { key, draft: other }, { ...elsewhere, file: photo })
  await expect(theirs).resolves.toBeTruthy()
  const { key: plain } = await soldGoods(seller)
  const unasked = app.call(shop.sendShopPhoto, { key: plain, draft: await startVisit(plain) }, { file: photo })
  await expect(unasked).rejects.toMatchObject({ error: 'buyer_photo_unasked' })
})
