import * as contract from '@inkroute/contract/catalog/own'
import { MAX_OWN_SHOW_IMAGES } from '@inkroute/contract/catalog/own-codes'
import { listMessages } from '@inkroute/contract/message/message'
import { expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { newStaff } from '../../../testing/staff.ts'
import { testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'

const app = await testApp({ holds: 'catalogue' })
const [TSHIRT, OTHER, THIRD] = [1001, 1002, 1003]

type Person = { readonly token: string }
const collect = (person: Person, ids: number[], change: object = {}) =>
  app.call(contract.collectProducts, { ids, is_collected: 1, ...change }, person)
const favourites = async (person: Person, input: object = {}) =>
  (await app.call(contract.listFavourites, input, person)).data.map(({ product }) => product.id)
const category = async (person: Person, name: string, parent_id: number | null = null) =>
  (await app.call(contract.createOwnCategory, { name, parent_id }, person)).id
const picture = async (person: Person, width = 60) =>
  (
    await uploadFile(app, person.token, `p${width}.png`, await getCanvas(width).png().toBuffer(), {
      purpose: 'attachment',
    })
  ).id

test('products become favourites once, and stop being so', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  expect(await collect(seller, [TSHIRT, OTHER, TSHIRT])).toEqual({ total: 2 })
  expect(await collect(seller, [OTHER])).toEqual({ total: 2 })
  expect((await favourites(seller)).sort()).toEqual([TSHIRT, OTHER])
  expect(await favourites(other)).toEqual([])
  expect(await collect(seller, [TSHIRT], { is_collected: 0 })).toEqual({ total: 1 })
  await expect(collect(seller, [999_999])).rejects.toMatchObject({ error: 'not_found' })
})

test('favourites show the card as the seller sees it, and are found by name in either language', async () => {
  const seller = await newSeller(app)
  await collect(seller, [TSHIRT, OTHER, THIRD])
  const { data } = await app.call(contract.listFavourites, { keyword: 'tshirt' }, seller)
  expect(data).toMatchObject([{ product: { id: TSHIRT, is_collected: 1 }, category_id: null }])
  expect(await favourites(seller, { keyword: '%' })).toEqual([])
})

test('a category shows its own favourites and those below, and none shows the rest', async () => {
  const seller = await newSeller(app)
  const top = await category(seller, '主推')
  const below = await category(seller, '礼物', top)
  await collect(seller, [TSHIRT], { category_id: top })
  await collect(seller, [OTHER], { category_id: below })
  await collect(seller, [THIRD])
  expect((await favourites(seller, { category_id: top })).sort()).toEqual([TSHIRT, OTHER])
  expect(await favourites(seller, { category_id: below })).toEqual([OTHER])
  expect(await favourites(seller, { category_id: 0 })).toEqual([THIRD])
  expect(await app.call(contract.moveFavourites, { ids: [OTHER, THIRD], category_id: null }, seller)).toEqual({
    moved: 2,
  })
  expect(await app.call(contract.listOwnCategories, {}, seller)).toMatchObject({
    total: 3,
    uncategorised: 2,
    data: [
      { id: top, parent_id: null, count: 1 },
      { id: below, parent_id: top, count: 0 },
    ],
  })
})

test('deleting a category moves what is in it up', async () => {
  const seller = await newSeller(app)
  const top = await category(seller, '甲')
  const middle = await category(seller, '乙', top)
  const low = await category(seller, '丙', middle)
  await collect(seller, [TSHIRT], { category_id: middle })
  await app.call(contract.deleteOwnCategory, { id: middle }, seller)
  const { data } = await app.call(contract.listOwnCategories, {}, seller)
  expect(data).toMatchObject([
    { id: top, count: 1 },
    { id: low, parent_id: top, count: 0 },
  ])
  await app.call(contract.deleteOwnCategory, { id: top }, seller)
  expect(await favourites(seller, { category_id: 0 })).toEqual([TSHIRT])
})

test('the tree takes a new order, but no circle, no fourth level and no missing branch', async () => {
  const seller = await newSeller(app)
  const [a, b, c] = [await category(seller, 'A'), await category(seller, 'B'), await category(seller, 'C')]
  const sort = (data: { id: number; parent_id: number | null }[]) =>
    app.call(contract.sortOwnCategories, { data }, seller)
  const node = (id: number, parent_id: number | null = null) => ({ id, parent_id })
  const sorted = await sort([node(c), node(a, c), node(b, a)])
  expect(sorted.data.map(({ id, parent_id }) => [id, parent_id])).toEqual([
    [c, null],
    [a, c],
    [b, a],
  ])
  await expect(sort([node(a, b), node(b, a), node(c)])).rejects.toMatchObject({ error: 'conflict' })
  await expect(sort([node(a), node(b)])).rejects.toMatchObject({ error: 'conflict' })
  await expect(category(seller, 'D', b)).rejects.toMatchObject({ error: 'own_category_depth' })
  await app.call(contract.updateOwnCategory, { id: a, name: '改名' }, seller)
  expect((await app.call(contract.listOwnCategories, {}, seller)).data[1]?.name).toBe('改名')
})

test('another seller’s category and pictures are not found', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const id = await category(seller, '私有')
  const upload = await picture(seller)
  const added = await app.call(contract.addOwnShowImages, { product_id: TSHIRT, upload_ids: [upload] }, seller)
  const image = added.data[0]!.id
  await collect(other, [TSHIRT])
  const attempts = [
    () => app.call(contract.updateOwnCategory, { id, name: 'x' }, other),
    () => app.call(contract.deleteOwnCategory, { id }, other),
    () => app.call(contract.moveFavourites, { ids: [TSHIRT], category_id: id }, other),
    () => app.call(contract.listFavourites, { category_id: id }, other),
    () => category(other, 'x', id),
    () => app.call(contract.getOwnShowImage, { id: image }, other),
    () => app.call(contract.updateOwnShowImage, { id: image, name: 'x' }, other),
    () => app.call(contract.deleteOwnShowImage, { id: image }, other),
    () => app.call(contract.addOwnShowImages, { product_id: TSHIRT, upload_ids: [upload] }, other),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ error: 'not_found' })
  expect((await app.call(contract.listOwnShowImages, {}, other)).data).toEqual([])
})

test('show images keep their order, move, change colour and go with their files', async () => {
  const seller = await newSeller(app)
  const uploads = [await picture(seller, 50), await picture(seller, 70)]
  const { data } = await app.call(contract.addOwnShowImages, { product_id: TSHIRT, upload_ids: uploads }, seller)
  expect(data.map(({ name }) => name)).toEqual(['p50.png', 'p70.png'])
  const [first, second] = data
  if (!first || !second) throw new Error('two pictures were added')
  const moved = await app.call(contract.updateOwnShowImage, { id: second.id, position: 0, color_id: 1 }, seller)
  expect(moved.data).toMatchObject([{ id: second.id, color_id: 1 }, { id: first.id }])
  await expect(app.call(contract.updateOwnShowImage, { id: second.id, color_id: 999 }, seller)).rejects.toMatchObject({
    error: 'not_found',
  })
  expect((await fetch(app.origin + first.url)).status).toBe(200)
  await app.call(contract.deleteOwnShowImage, { id: first.id }, seller)
  expect((await app.call(contract.listOwnShowImages, { product_id: TSHIRT }, seller)).data).toHaveLength(1)
})

test('a product takes twenty own show images and no more', async () => {
  const seller = await newSeller(app)
  const upload = await picture(seller)
  const add = () => app.call(contract.addOwnShowImages, { product_id: OTHER, upload_ids: [upload] }, seller)
  for (let index = 0; index < MAX_OWN_SHOW_IMAGES; index++) await add()
  await expect(add()).rejects.toMatchObject({ error: 'show_image_limit' })
})

test('a sub-account needs the screen for favourites and the button for pictures', async () => {
  const seller = await newSeller(app)
  const viewer = await newSubAccount(app, seller, ['selection.self'])
  await expect(collect(viewer, [TSHIRT])).rejects.toMatchObject({ error: 'forbidden' })
  expect((await app.call(contract.listOwnShowImages, {}, viewer)).data).toEqual([])
  const upload = await picture(viewer)
  await expect(
    app.call(contract.addOwnShowImages, { product_id: TSHIRT, upload_ids: [upload] }, viewer),
  ).rejects.toMatchObject({ error: 'forbidden' })
})

test('feedback reaches staff with its pictures, and the answer reaches the one who wrote it', async () => {
  const seller = await newSeller(app)
  const staff = { token: await newStaff(app, ['ops.catalog']) }
  const upload_ids = [await picture(seller)]
  const text = '领口容易变形，洗三次以后松了 2 cm'
  const { id } = await app.call(
    contract.applyProductFeedback,
    { product_id: TSHIRT, kind: 'quality', text, upload_ids },
    seller,
  )
  const list = await app.call(contract.listProductFeedback, { keyword: '领口', status: 'open' }, staff)
  expect(list.data).toMatchObject([{ id, product_code: 'tshirt', seller_name: seller.username, kind: 'quality' }])
  expect(list.data[0]?.pictures).toHaveLength(1)
  const answer = { seller_id: seller.seller_id, id, answer: '已换成双针领口' }
  await app.call(contract.answerProductFeedback, answer, staff)
  await expect(app.call(contract.answerProductFeedback, answer, staff)).rejects.toMatchObject({ error: 'conflict' })
  const { data } = await app.call(listMessages, {}, seller)
  expect(data[0]).toMatchObject({ title: '产品反馈有了回复', link: `/productDesignDetail/${TSHIRT}` })
  expect(data[0]?.description).toContain('已换成双针领口')
})

test('feedback needs a known product and some words, and sellers cannot read that of others', async () => {
  const seller = await newSeller(app)
  const base = { product_id: TSHIRT, kind: 'other' as const, text: '希望增加墨绿色' }
  await expect(app.call(contract.applyProductFeedback, { ...base, product_id: 999_999 }, seller)).rejects.toMatchObject(
    {
      error: 'not_found',
    },
  )
  await expect(app.call(contract.applyProductFeedback, { ...base, text: '嗯' }, seller)).rejects.toMatchObject({
    error: 'invalid_input',
  })
  await expect(app.call(contract.listProductFeedback, {}, seller)).rejects.toMatchObject({ error: 'wrong_console' })
})
