import type { CallInput } from '@inkroute/contract/endpoint'
import { listMessages } from '@inkroute/contract/message/message'
import { MAX_PENDING_APPLICATIONS } from '@inkroute/contract/product-request/codes'
import * as contract from '@inkroute/contract/product-request/product-request'
import { countWaiting } from '@inkroute/contract/site/join/join'
import { deleteUploads } from '@inkroute/contract/upload/upload'
import { expect, test } from 'vitest'
import { newSeller, newSubAccount, type TestSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const app = await testApp()
const names = { name_zh: '马克杯', name_en: 'Mugs' }
await app.ctx.db
  .insertInto('product_category')
  .values({ id: 901, key: 'test-mugs', http_url: 'test-mugs', sort: 1, ...names })
  .onConflict((conflict) => conflict.doNothing())
  .execute()
await app.ctx.db
  .insertInto('product_term')
  .values([
    { kind: 'technique', key: 'sublimation', name_zh: '热升华', name_en: 'Sublimation', sort: 1 },
    { kind: 'size_attribute', key: 'capacity', name_zh: '按容量', name_en: 'By capacity', sort: 1 },
  ])
  .onConflict((conflict) => conflict.doNothing())
  .execute()

const staff = async () => ({ token: await newStaff(app, ['ops.catalog']) })

const redBluePng = (width = 60) => getCanvas(width).png().toBuffer()
const picture = async (seller: { token: string }) =>
  (await uploadFile(app, seller.token, 'cup.png', await redBluePng(), { purpose: 'attachment' })).id

type Form = CallInput<typeof contract.createApplication>
const form = (upload_ids: number[], change: Partial<Form> = {}): Form => ({
  name: '竹盖玻璃罐杯',
  category_id: 901,
  material: '高硼硅玻璃',
  technique: 'sublimation',
  size_attribute: 'capacity',
  sizes: ['16 oz', '16 oz'],
  countries: ['us', 'CA'],
  expected_price: '26.5',
  monthly_quantity: 900,
  reference_link: 'https://example.com/cup',
  upload_ids,
  ...change,
})
const apply = async (seller: TestSeller, change: Partial<Form> = {}) =>
  (await app.call(contract.createApplication, form([await picture(seller)], change), seller)).id
const review = (seller: TestSeller, id: number, change: object, by: { token: string }) =>
  app.call(contract.reviewApplication, { seller_id: seller.seller_id, id, is_accepted: true, ...change }, by)

test('an application is kept with its pictures and shown in the language of the call', async () => {
  const seller = await newSeller(app)
  const id = await apply(seller)
  const shown = await app.call(contract.getApplication, { id }, seller)
  expect(shown).toMatchObject({
    status: 'pending',
    category_name: '马克杯',
    technique_name: '热升华',
    expected_price: '26.50',
    sizes: ['16 oz'],
    countries: ['US', 'CA'],
    product_id: null,
    pictures: [{ name: 'cup.png' }],
  })
  expect((await fetch(app.origin + shown.pictures[0]?.preview_url)).status).toBe(200)
  const english = { token: seller.token, headers: { 'accept-language': 'en' } }
  expect((await app.call(contract.getApplication, { id }, english)).category_name).toBe('Mugs')
})

test('the list filters by state and keyword, and the count shows pending ones', async () => {
  const seller = await newSeller(app)
  const cup = await apply(seller)
  await apply(seller, { name: '100%_纯棉围巾' })
  await app.call(contract.cancelApplication, { id: cup }, seller)
  const pending = await app.call(contract.listApplications, { status: 'pending' }, seller)
  expect(pending.data.map(({ name }) => name)).toEqual(['100%_纯棉围巾'])
  expect((await app.call(contract.listApplications, { keyword: '%_' }, seller)).total).toBe(1)
  expect(await app.call(contract.getApplicationCount, {}, seller)).toMatchObject({
    count: 1,
    by_status: { pending: 1, cancelled: 1, accepted: 0 },
  })
})

test('pictures stay although the upload is deleted, and go when the application drops them', async () => {
  const seller = await newSeller(app)
  const first = (await uploadFile(app, seller.token, 'a.png', await redBluePng(40))).id
  const { id } = await app.call(contract.createApplication, form([first]), seller)
  await app.call(deleteUploads, { ids: [first] }, seller)
  await app.drain()
  const before = await app.call(contract.getApplication, { id }, seller)
  expect((await fetch(app.origin + before.pictures[0]?.url)).status).toBe(200)
  const second = await picture(seller)
  await app.call(contract.updateApplication, { id, ...form([first, second]) }, seller)
  expect((await app.call(contract.getApplication, { id }, seller)).pictures.map((kept) => kept.upload_id)).toEqual([
    first,
    second,
  ])
  await app.call(contract.updateApplication, { id, ...form([second]) }, seller)
  await app.drain()
  expect((await fetch(app.origin + before.pictures[0]?.url)).status).toBe(404)
})

test('staff refuse with a reason, the seller reads it, mends it and sends it again', async () => {
  const [seller, by] = [await newSeller(app), await staff()]
  const id = await apply(seller)
  await expect(review(seller, id, { is_accepted: false }, by)).rejects.toMatchObject({ error: 'invalid_input' })
  await review(seller, id, { is_accepted: false, remark: '价格低于材料成本' }, by)
  expect(await app.call(contract.getApplication, { id }, seller)).toMatchObject({
    status: 'refused',
    remark: '价格低于材料成本',
  })
  const { data } = await app.call(listMessages, {}, seller)
  expect(data[0]).toMatchObject({ title: '上架申请未通过', link: `/basic/applyProducts?id=${id}` })
  expect(data[0]?.description).toContain('价格低于材料成本')
  expect((await app.call(contract.getApplicationCount, {}, seller)).count).toBe(0)

  const upload = await picture(seller)
  await app.call(contract.updateApplication, { id, ...form([upload], { expected_price: '32' }) }, seller)
  expect(await app.call(contract.getApplication, { id }, seller)).toMatchObject({ status: 'pending', remark: '' })
  await review(seller, id, { remark: '欢迎' }, by)
  await expect(review(seller, id, {}, by)).rejects.toMatchObject({ error: 'application_state' })
  await expect(app.call(contract.cancelApplication, { id }, seller)).rejects.toMatchObject({
    error: 'application_state',
  })
  await expect(app.call(contract.updateApplication, { id, ...form([upload]) }, seller)).rejects.toMatchObject({
    error: 'application_state',
  })
})

test('staff see whose application it is, and an unknown product code is refused', async () => {
  const [seller, by] = [await newSeller(app), await staff()]
  const id = await apply(seller, { name: '独一无二的杯子' })
  const list = await app.call(contract.listStaffApplications, { keyword: '独一无二', status: 'pending' }, by)
  expect(list).toMatchObject({ total: 1, data: [{ id, seller_id: seller.seller_id, seller_name: seller.username }] })
  expect(list.pending).toBeGreaterThan(0)
  // Their menu says so wherever they are.
  expect((await app.call(countWaiting, {}, by)).data['/ops/productRequest']).toBe(list.pending)
  await expect(review(seller, id, { product_code: 'nothing' }, by)).rejects.toMatchObject({
    error: 'product_code_unknown',
  })
  expect(await app.call(contract.getStaffApplication, { seller_id: seller.seller_id, id }, by)).toMatchObject({
    status: 'pending',
  })
})

test('another seller’s application is not found, and sellers cannot review', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const id = await apply(seller)
  const upload = await picture(other)
  const attempts = [
    () => app.call(contract.getApplication, { id }, other),
    () => app.call(contract.cancelApplication, { id }, other),
    () => app.call(contract.updateApplication, { id, ...form([upload]) }, other),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ error: 'not_found' })
  await expect(review(seller, id, {}, seller)).rejects.toMatchObject({ error: 'wrong_console' })
})

test('another seller’s upload cannot be attached', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const stolen = await picture(other)
  await expect(app.call(contract.createApplication, form([stolen]), seller)).rejects.toMatchObject({
    error: 'not_found',
  })
  expect((await app.call(contract.listApplications, {}, seller)).total).toBe(0)
})

test('a sub-account needs the screen to look and the button to send', async () => {
  const seller = await newSeller(app)
  const stranger = await newSubAccount(app, seller, ['home.export'])
  const viewer = await newSubAccount(app, await newSeller(app), ['selection.apply'])
  await expect(app.call(contract.getApplicationCount, {}, stranger)).rejects.toMatchObject({ error: 'forbidden' })
  expect((await app.call(contract.getApplicationCount, {}, viewer)).count).toBe(0)
  const upload = await picture(viewer)
  await expect(app.call(contract.createApplication, form([upload]), viewer)).rejects.toMatchObject({
    error: 'forbidden',
  })
})

test.each([
  ['no picture', { upload_ids: [] }],
  ['a link that runs script', { reference_link: 'javascript:alert(1)' }],
  ['a price of nothing', { expected_price: '0' }],
  ['an unknown country', { countries: ['XX'] }],
  ['no size', { sizes: [] }],
  ['an unknown category', { category_id: 999_999 }],
  ['an unknown technique', { technique: 'magic' }],
] as [string, Partial<Form>][])('%s is refused', async (_, change) => {
  const seller = await newSeller(app)
  await expect(app.call(contract.createApplication, form([1], change), seller)).rejects.toMatchObject({
    error: 'invalid_input',
  })
})

test('only so many applications wait at once', async () => {
  const seller = await newSeller(app)
  const upload = await picture(seller)
  for (let index = 0; index < MAX_PENDING_APPLICATIONS; index++) {
    await app.call(contract.createApplication, form([upload]), seller)
  }
  await expect(app.call(contract.createApplication, form([upload]), seller)).rejects.toMatchObject({
    error: 'application_limit',
  })
})

test('the form’s choices come in the language of the call', async () => {
  const seller = await newSeller(app)
  const english = { token: seller.token, headers: { 'accept-language': 'en' } }
  const countries = await app.call(contract.listApplicationCountries, {}, english)
  expect(countries.data).toContainEqual({ key: 'DE', name: 'Germany' })
  const sizes = await app.call(contract.listApplicationSizeAttributes, {}, seller)
  expect(sizes.data).toContainEqual({ key: 'capacity', name: '按容量' })
  await expect(app.call(contract.listApplicationProduceAreas, {}, seller)).resolves.toBeDefined()
})
