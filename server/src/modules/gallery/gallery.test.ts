import { readFile } from 'node:fs/promises'
import type { CallInput } from '@inkroute/contract/endpoint'
import * as artwork from '@inkroute/contract/gallery/artwork'
import * as collection from '@inkroute/contract/gallery/collection'
import { listGalleryUsers } from '@inkroute/contract/gallery/use'
import { buyGalleryItem, copyArtworks, listArtworks } from '@inkroute/contract/material/material'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { newStaff } from '../../testing/staff.ts'
import { testApp } from '../../testing/test-app.ts'
import { getPainting } from '../design/core/painting.ts'
import { picture, saveDesign } from '../design/testing/designs.ts'
import { addGallery } from '../material/gallery/gallery.base.ts'
import { postTransaction } from '../wallet/wallet.ts'

const app = await testApp({ holds: 'catalogue' })
let token = ''
beforeAll(async () => {
  await addGallery(app.ctx)
  token = await newStaff(app, ['ops.gallery'])
})

const drawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><script>alert(1)</script>` +
      `<rect width="300" height="200" fill="${colour}"/></svg>`,
  )

const upload = (file: Buffer, name: string) => app.call(artwork.uploadArtwork, { name }, { token, file })

type Saved = CallInput<typeof artwork.saveArtwork>

const finished: Omit<Saved, 'slug' | 'revision'> = {
  name_zh: '红色方块',
  name_en: 'Red square',
  tags_zh: ['方块'],
  tags_en: ['square'],
  author: '林墨',
  licence: 'bought',
  licence_note: '发票 0081',
  price_fen: 0,
  category: { key: 'geometric', zh: '几何', en: 'Geometric' },
  style: { key: 'flat', zh: '扁平', en: 'Flat' },
  tileable: false,
  collection_ids: [],
}

async function published(colour: string, change: Partial<Saved> = {}) {
  const { slug, revision } = await upload(drawing(colour), `${colour}.svg`)
  const saved = await app.call(artwork.saveArtwork, { ...finished, ...change, slug, revision }, { token })
  return app.call(artwork.publishArtwork, { slug, revision: saved.revision }, { token })
}

test('an upload is cleaned, kept as a draft, described, published and found by sellers', async () => {
  const draft = await upload(drawing('#c03030'), '红_方块.svg')
  expect(draft).toMatchObject({ name_zh: '红 方块', state: 'draft', is_drawing: true, designs: 0 })
  const { slug } = draft
  expect((await app.call(listArtworks, { slug })).data).toEqual([])
  await expect(upload(drawing('#c03030'), 'again.svg')).rejects.toMatchObject({ error: 'artwork_exists' })
  const row = await app.ctx.db
    .selectFrom('gallery_artwork')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  expect(String(await app.ctx.storage.get(row.vector_key ?? ''))).not.toContain('script')

  await expect(app.call(artwork.publishArtwork, { slug, revision: 1 }, { token })).rejects.toMatchObject({
    error: 'gallery_unfinished',
    problems: [{ field: 'name_en' }, { field: 'author' }],
  })
  const { id } = await app.call(
    collection.createCollection,
    { name_zh: '几何精选', name_en: 'Geometric picks', is_shown: true },
    { token },
  )
  const saved = await app.call(artwork.saveArtwork, { ...finished, slug, revision: 1, collection_ids: [id] }, { token })
  await app.call(artwork.publishArtwork, { slug, revision: saved.revision }, { token })
  const found = await app.call(listArtworks, { collection_id: id })
  expect(found.data).toMatchObject([{ slug, name: '红色方块', author: '林墨', licence: 'bought', is_vector: true }])
  expect(found.collections).toEqual([{ key: String(id), name: '几何精选', count: 1 }])
  const sent = await fetch(`${app.origin}/pictures/art/${slug}-240.webp`)
  expect(sent.headers.get('content-type')).toBe('image/webp')
  expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(40)
})

test('a withdrawn artwork leaves the gallery and new designs; designs that show it keep painting from their files', async () => {
  const seller = await newSeller(app)
  const { slug } = await published('#3060c0')
  const { design_id, goods_id } = await saveDesign(app, seller, [picture('a', 'artwork', slug)])
  await app.call(copyArtworks, { slugs: [slug] }, seller)
  const use = await app.call(artwork.getArtworkUse, { slug }, { token })
  expect(use).toEqual({ designs: 1, goods: 1, orders: 0, sellers: 1, libraries: 1, templates: [] })
  const users = await app.call(listGalleryUsers, { kind: 'artwork', item: slug }, { token })
  expect(users).toMatchObject({ total: 1, data: [{ seller_id: seller.seller_id, designs: 1, goods: 1 }] })

  const now = await app.call(artwork.getDeskArtwork, { slug }, { token })
  await app.call(artwork.withdrawArtwork, { slug, revision: now.revision }, { token })
  expect((await app.call(listArtworks, { slug })).total).toBe(0)
  await expect(saveDesign(app, seller, [picture('a', 'artwork', slug)])).rejects.toMatchObject({
    error: 'design_artwork_withdrawn',
  })
  await expect(app.call(copyArtworks, { slugs: [slug] }, await newSeller(app))).rejects.toMatchObject({
    error: 'not_found',
  })
  const { painting } = await getPainting(app.ctx, seller.seller_id, { design_id, version: 1 })
  const [source] = painting.sources
  expect((await readFile(source?.path ?? '')).subarray(1, 4).toString()).toBe('PNG')
  expect(source?.vector_path).toMatch(/\.svg$/)
  expect(goods_id).toBeGreaterThan(0)
})

const give = (seller: TestSeller, amount_fen: number) =>
  postTransaction(app.ctx, seller.seller_id, {
    idempotency_key: `test:${seller.seller_id}`,
    cause: 'recharge',
    cause_id: 'test',
    created_by: seller.user_id,
    title: { zh: '充值', en: 'Recharge' },
    lines: [
      { account: 'available', amount_fen },
      { account: 'clearing_bank', amount_fen: -amount_fen },
    ],
  })

test('an artwork with a price is used and copied only by sellers who bought it', async () => {
  const { slug } = await published('#208040', { price_fen: 990 })
  const seller = await newSeller(app)
  await give(seller, 5000)
  const [offered] = (await app.call(listArtworks, { slug }, seller)).data
  expect(offered).toMatchObject({ price: '9.90', is_bought: false })
  await expect(saveDesign(app, seller, [picture('a', 'artwork', slug)])).rejects.toMatchObject({
    error: 'artwork_not_bought',
  })
  await expect(app.call(copyArtworks, { slugs: [slug] }, seller)).rejects.toMatchObject({ error: 'artwork_not_bought' })
  const wish = { kind: 'artwork', item: slug, method: 'balance' } as const
  await expect(app.call(buyGalleryItem, { ...wish, price: '1.00' }, seller)).rejects.toMatchObject({
    error: 'price_changed',
  })
  expect(await app.call(buyGalleryItem, { ...wish, price: '9.90' }, seller)).toMatchObject({ amount: '9.90' })
  await expect(app.call(buyGalleryItem, { ...wish, price: '9.90' }, seller)).rejects.toMatchObject({
    error: 'gallery_item_bought',
  })
  await saveDesign(app, seller, [picture('a', 'artwork', slug)])
  expect((await app.call(listArtworks, { slug }, seller)).data[0]?.is_bought).toBe(true)
})

test('a start brings in the artworks of the release without touching what staff have changed', async () => {
  const slug = 'great-wave'
  const before = await app.call(artwork.getDeskArtwork, { slug }, { token })
  const own = { ...finished, name_zh: '我们的巨浪', category: before.category, style: before.style }
  const saved = await app.call(artwork.saveArtwork, { ...own, slug, revision: before.revision }, { token })
  await app.call(artwork.withdrawArtwork, { slug, revision: saved.revision }, { token })
  await app.ctx.db.updateTable('gallery_artwork').set({ name_zh: '旧' }).where('slug', '=', 'koi-pond').execute()
  await addGallery(app.ctx)
  expect(await app.call(artwork.getDeskArtwork, { slug }, { token })).toMatchObject({
    name_zh: '我们的巨浪',
    state: 'withdrawn',
  })
  expect((await app.call(artwork.getDeskArtwork, { slug: 'koi-pond' }, { token })).name_zh).not.toBe('旧')
})

test('two editors are told of each other, and every change is on record', async () => {
  const { slug, revision } = await published('#705090')
  await app.call(artwork.saveArtwork, { ...finished, slug, revision, name_zh: '第一位' }, { token })
  await expect(
    app.call(artwork.saveArtwork, { ...finished, slug, revision, name_zh: '第二位' }, { token }),
  ).rejects.toMatchObject({ error: 'conflict' })
  const records = await app.ctx.db
    .selectFrom('audit_record')
    .select(['title', 'before', 'after'])
    .where('subject', '=', 'artwork')
    .where('subject_id', '=', slug)
    .where('title', '=', '第一位')
    .execute()
  expect(records).toMatchObject([{ before: { name_zh: '红色方块' }, after: { name_zh: '第一位' } }])
})

test('many artworks change at once; what cannot go on sale is reported and left alone', async () => {
  const good = await published('#109090')
  const draft = await upload(drawing('#909010'), 'unfinished.svg')
  const slugs = [good.slug, draft.slug]
  const call = (change: artwork.ArtworkChange) => app.call(artwork.changeArtworks, { slugs, change }, { token })
  expect(await call({ kind: 'tags', add_zh: ['批量贴'], add_en: ['new'], remove: ['方块'] })).toMatchObject({
    changed: 2,
  })
  expect(await call({ kind: 'state', state: 'on_sale' })).toMatchObject({ changed: 1, refused: [{ key: draft.slug }] })
  const list = await app.call(artwork.listDeskArtworks, { keyword: '批量贴' }, { token })
  expect(list.counts).toEqual({ draft: 1, on_sale: 1, withdrawn: 0 })
  const sheet = await app.call(artwork.exportDeskArtworks, { keyword: '批量贴' }, { token })
  expect(sheet).toMatchObject({ rows: 2, is_cut: false })
  expect(await app.call(artwork.removeArtwork, { slug: draft.slug, revision: 2 }, { token })).toEqual({})
  await expect(
    app.call(artwork.removeArtwork, { slug: good.slug, revision: good.revision + 1 }, { token }),
  ).rejects.toMatchObject({ error: 'gallery_in_use' })
})

test('wrong input names the field; files that are no pictures are refused; others may not enter', async () => {
  const { slug, revision } = await published('#806040')
  const save = (change: object) => app.call(artwork.saveArtwork, { ...finished, slug, revision, ...change }, { token })
  await expect(save({ price_fen: -1 })).rejects.toMatchObject({ problems: [{ field: 'price_fen' }] })
  await expect(save({ licence_note: '' })).rejects.toMatchObject({ problems: [{ field: 'licence_note' }] })
  await expect(save({ category: { key: 'Ä', zh: '几何', en: 'x' } })).rejects.toMatchObject({
    problems: [{ field: 'category.key' }],
  })
  await expect(save({ collection_ids: [999] })).rejects.toMatchObject({ problems: [{ field: 'collection_ids' }] })
  await expect(upload(Buffer.from('MZ not a picture'), 'a.png')).rejects.toMatchObject({
    error: 'upload_type_not_allowed',
  })
  const small = await getCanvas(100, 100).png().toBuffer()
  await expect(upload(small, 'small.png')).rejects.toMatchObject({ error: 'artwork_small' })
  const stranger = await newStaff(app, ['ops.catalog'])
  await expect(app.call(artwork.listDeskArtworks, {}, { token: stranger })).rejects.toMatchObject({
    error: 'forbidden',
  })
  await expect(app.call(artwork.listDeskArtworks, {}, await newSeller(app))).rejects.toMatchObject({
    error: 'wrong_console',
  })
})

test('collections keep their order and are hidden, renamed and removed', async () => {
  const make = (name_zh: string) =>
    app.call(collection.createCollection, { name_zh, name_en: name_zh, is_shown: true }, { token })
  const [a, b] = [await make('甲'), await make('乙')]
  await expect(make('甲')).rejects.toMatchObject({ error: 'gallery_collection_exists' })
  const slugs = ['koi-pond', 'astro-cat', 'ramen-bowl']
  await app.call(collection.sortCollectionItems, { id: a.id, slugs }, { token })
  expect((await app.call(listArtworks, { collection_id: a.id })).data.map(({ slug }) => slug)).toEqual(slugs)
  await app.call(collection.sortCollections, { ids: [b.id, a.id] }, { token })
  const list = (await app.call(collection.listDeskCollections, {}, { token })).data
  const order = list.map(({ id }) => id)
  expect(order.indexOf(b.id)).toBeLessThan(order.indexOf(a.id))
  const hide = { id: a.id, revision: 1, name_zh: '甲', name_en: 'A', is_shown: false }
  await app.call(collection.saveCollection, hide, { token })
  await expect(app.call(collection.saveCollection, hide, { token })).rejects.toMatchObject({ error: 'conflict' })
  expect((await app.call(listArtworks, { collection_id: a.id })).total).toBe(0)
  await app.call(collection.removeCollection, { id: a.id, revision: 2 }, { token })
  expect((await app.call(listArtworks, { slug: 'koi-pond' })).total).toBe(1)
})
