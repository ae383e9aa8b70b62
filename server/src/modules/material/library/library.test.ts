import { listExports } from '@inkroute/contract/export/export'
import * as folder from '@inkroute/contract/material/folder'
import * as library from '@inkroute/contract/material/library'
import { getUpload } from '@inkroute/contract/upload/upload'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, newSubAccount } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { getPictures } from '../material.ts'
import { purgeMaterialsJob } from './purge.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const png = (width = 60) => getCanvas(width, 40).png().toBuffer()
const fill = async (token: string, ...names: string[]) => {
  const ids: number[] = []
  for (const [n, name] of names.entries()) ids.push((await uploadFile(app, token, name, await png(60 + n * 2))).id)
  return ids
}

test('an uploaded picture is measured and found by folder, tag, colour and word', async () => {
  const { token } = await newSeller(app)
  const as = { token }
  const [cat, dog, loose] = (await fill(token, '猫.png', '狗.png', '散.png')) as [number, number, number]
  const { id: animals } = await app.call(folder.createMaterialCategory, { name: '动物' }, as)
  const { id: cats } = await app.call(folder.createMaterialCategory, { name: '猫', parent_id: animals }, as)
  const { id: cute } = await app.call(folder.createMaterialTag, { name: '可爱' }, as)
  await app.call(library.moveMaterials, { ids: [cat], category_id: cats }, as)
  await app.call(library.moveMaterials, { ids: [dog], category_id: animals }, as)
  expect(await app.call(library.tagMaterials, { ids: [cat, dog], tag_ids: [cute] }, as)).toEqual({ count: 2 })
  const ids = async (input: Parameters<typeof app.call<typeof library.listMaterials>>[1]) =>
    (await app.call(library.listMaterials, { sort: 'oldest', ...input }, as)).data.map((one) => one.id)
  expect(await ids({})).toEqual([cat, dog, loose])
  expect(await ids({ category_id: animals })).toEqual([cat, dog])
  expect(await ids({ category_id: animals, is_flat: '1' })).toEqual([dog])
  expect(await ids({ category_id: 0 })).toEqual([loose])
  expect(await ids({ tag_ids: String(cute) })).toEqual([cat, dog])
  expect(await ids({ is_untagged: '1' })).toEqual([loose])
  expect(await ids({ keyword: '可爱' })).toEqual([cat, dog])
  expect(await ids({ keyword: '猫' })).toEqual([cat])
  expect(await ids({ color: 'red', aspect: 'landscape' })).toEqual([cat, dog, loose])
  expect(await ids({ color: 'green' })).toEqual([])
  const { data } = await app.call(library.listMaterials, { keyword: '猫' }, as)
  expect(data[0]).toMatchObject({ category_id: cats, tags: [{ name: '可爱' }], color_families: ['red', 'blue'] })
  expect((await app.call(folder.listMaterialCategories, {}, as)).data).toMatchObject([
    { name: '动物', count: 2 },
    { name: '猫', count: 1 },
  ])
  expect((await app.call(folder.listMaterialTags, { is_all: '1' }, as)).data).toMatchObject([
    { name: '可爱', count: 2 },
  ])
  expect(await app.call(library.getMaterialUsage, {}, as)).toMatchObject({ count: 3, unsorted: 1, duplicates: 0 })
})

test('another seller’s pictures, folders and tags are not found', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const [id] = (await fill(owner.token, 'mine.png')) as [number]
  const { id: category_id } = await app.call(folder.createMaterialCategory, { name: 'A' }, { token: owner.token })
  const { id: tag_id } = await app.call(folder.createMaterialTag, { name: 'A' }, { token: owner.token })
  const [own] = (await fill(other.token, 'own.png')) as [number]
  const as = { token: other.token }
  const refused = { error: 'not_found' }
  const calls = [
    () => app.call(library.getMaterial, { id }, as),
    () => app.call(library.changeMaterial, { id, name: 'x' }, as),
    () => app.call(library.deleteMaterials, { ids: [id] }, as),
    () => app.call(library.restoreMaterials, { ids: [id] }, as),
    () => app.call(library.renameMaterials, { ids: [id], rule: { kind: 'prefix', text: 'x' } }, as),
    () => app.call(library.exportMaterials, { ids: [id] }, as),
    () => app.call(library.shareMaterials, { ids: [id], username: owner.username }, as),
    () => app.call(library.moveMaterials, { ids: [own], category_id }, as),
    () => app.call(library.tagMaterials, { ids: [own], tag_ids: [tag_id] }, as),
    () => app.call(library.changeMaterial, { id: own, category_id }, as),
    () => app.call(folder.changeMaterialCategory, { parent_id: category_id, name: 'x' }, as),
    () => app.call(folder.deleteMaterialCategory, { id: category_id }, as),
    () => app.call(folder.createMaterialCategory, { name: 'x', parent_id: category_id }, as),
    () => app.call(folder.changeMaterialTag, { id: tag_id, name: 'x' }, as),
    () => app.call(folder.deleteMaterialTag, { id: tag_id }, as),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject(refused)
  await expect(getPictures(app.ctx.db, other.seller_id, [id])).rejects.toMatchObject({ code: 'not_found' })
  expect(await app.call(library.getMaterial, { id }, { token: owner.token })).toMatchObject({ name: 'mine.png' })
})

test('a folder cannot be moved into itself or a subfolder, sibling names are unique, and depth is limited', async () => {
  const { token } = await newSeller(app)
  const as = { token }
  const make = (name: string, parent_id: number | null = null) =>
    app.call(folder.createMaterialCategory, { name, parent_id }, as).then(({ id }) => id)
  const [top, beside] = [await make('上'), await make('旁')]
  const inner = await make('中', top)
  const leaf = await make('下', inner)
  for (const to_parent_id of [top, inner, leaf]) {
    const move = app.call(folder.changeMaterialCategory, { parent_id: top, to_parent_id }, as)
    await expect(move).rejects.toMatchObject({ error: 'material_folder_cycle' })
  }
  await expect(make('上')).rejects.toMatchObject({ error: 'material_folder_exists' })
  await app.call(folder.changeMaterialCategory, { parent_id: inner, to_parent_id: beside }, as)
  await app.call(folder.sortMaterialCategories, { parent_id: null, ids: [beside, top] }, as)
  const { data } = await app.call(folder.listMaterialCategories, {}, as)
  expect(data.filter(({ parent_id }) => parent_id === null).map(({ name }) => name)).toEqual(['旁', '上'])
  expect(data.find(({ id }) => id === leaf)).toMatchObject({ parent_id: inner })
  let deep = leaf
  for (const name of ['4', '5', '6']) deep = await make(name, deep)
  await expect(make('7', deep)).rejects.toMatchObject({ error: 'material_folder_deep' })
  const [id] = (await fill(token, 'a.png')) as [number]
  await app.call(library.moveMaterials, { ids: [id], category_id: leaf }, as)
  expect(await app.call(folder.deleteMaterialCategory, { id: inner }, as)).toEqual({ moved: 1 })
  expect(await app.call(library.getMaterial, { id }, as)).toMatchObject({ category_id: beside })
})

test('pictures are renamed by one rule in the order of selection, after a preview', async () => {
  const { token } = await newSeller(app)
  const as = { token }
  const ids = await fill(token, 'IMG_1.png', 'IMG_2.png', '猫.png')
  const order = [ids[2], ids[0], ids[1]] as number[]
  const rule = { kind: 'number', text: '夏季-', start: 8, digits: 2 } as const
  const look = await app.call(library.renameMaterials, { ids: order, rule, preview: true }, as)
  expect(look.names.map(({ after }) => after)).toEqual(['夏季-08.png', '夏季-09.png', '夏季-10.png'])
  expect((await app.call(library.getMaterial, { id: ids[0] ?? 0 }, as)).name).toBe('IMG_1.png')
  expect((await app.call(library.renameMaterials, { ids: order, rule }, as)).count).toBe(3)
  const replace = { kind: 'replace', find: '夏季-', text: '$1 ' } as const
  await app.call(library.renameMaterials, { ids, rule: replace }, as)
  expect((await app.call(library.getMaterial, { id: ids[0] ?? 0 }, as)).name).toBe('$1 09.png')
  const changed = await app.call(library.changeMaterial, { id: ids[0] ?? 0, name: '新名' }, as)
  expect(changed.name).toBe('新名.png')
})

test('deleting can be undone; an expired picture is purged unless a design uses it', async () => {
  const seller = await newSeller(app)
  const as = { token: seller.token }
  const [kept, gone] = (await fill(seller.token, 'kept.png', 'gone.png')) as [number, number]
  const { holdUpload } = await import('../../upload/upload.ts')
  await holdUpload(app.ctx, seller.seller_id, kept, 'design:1')
  await app.call(library.deleteMaterials, { ids: [kept, gone] }, as)
  expect((await app.call(library.listMaterials, {}, as)).total).toBe(0)
  expect((await app.call(library.listMaterials, { is_deleted: '1' }, as)).total).toBe(2)
  expect(await app.call(library.restoreMaterials, { ids: [gone] }, as)).toEqual({ count: 1 })
  await app.call(library.deleteMaterials, { ids: [gone] }, as)
  const long_ago = new Date(app.clock.now().getTime() - 8 * 86_400_000).toISOString()
  await app.ctx.db.updateTable('upload').set({ deleted_at: long_ago }).where('deleted_at', 'is not', null).execute()
  await purgeMaterialsJob.run(app.ctx, {})
  await app.drain()
  await expect(app.call(library.restoreMaterials, { ids: [gone] }, as)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(getUpload, { id: gone }, as)).rejects.toMatchObject({ error: 'not_found' })
  expect((await getPictures(app.ctx.db, seller.seller_id, [kept])).get(kept)).toMatchObject({ width_px: 60 })
})

test('sharing copies pictures to the other account once and sends a message', async () => {
  const [giver, taker] = [await newSeller(app), await newSeller(app)]
  const [id] = (await fill(giver.token, '礼物.png')) as [number]
  const as = { token: giver.token }
  const to = (username: string) => app.call(library.shareMaterials, { ids: [id], username }, as)
  await expect(to('nobody-at-all')).rejects.toMatchObject({ error: 'material_share_unknown' })
  await expect(to(taker.phone)).rejects.toMatchObject({ error: 'material_share_unknown' })
  await expect(to(giver.username)).rejects.toMatchObject({ error: 'material_share_self' })
  expect(await to(taker.username.toUpperCase())).toMatchObject({ count: 1, username: taker.username })
  await app.drain()
  await app.call(library.deleteMaterials, { ids: [id] }, as)
  const { data } = await app.call(library.listMaterials, {}, { token: taker.token })
  expect(data).toMatchObject([{ name: '礼物.png', origin: giver.username, color_families: ['red', 'blue'] }])
  expect(data[0]?.category_id).not.toBeNull()
  expect((await fetch(app.origin + data[0]?.url)).status).toBe(200)
  const messages = await app.ctx.db
    .selectFrom('user_message')
    .selectAll()
    .where('seller_id', '=', taker.seller_id)
    .execute()
  expect(messages).toHaveLength(1)
})

test('an export packs the chosen pictures in their folders and renames duplicates', async () => {
  const { token } = await newSeller(app)
  const as = { token }
  const ids = await fill(token, '图.png', '图.png', 'b.png')
  const { id: category_id } = await app.call(folder.createMaterialCategory, { name: '春/夏' }, as)
  await app.call(library.moveMaterials, { ids: ids.slice(0, 2), category_id }, as)
  await app.call(library.exportMaterials, { ids, name: '打包' }, as)
  await app.drain()
  const { data } = await app.call(listExports, {}, as)
  expect(data[0]).toMatchObject({ name: '打包', format: 'zip', status: 'done', progress: 3 })
  const zip = new Uint8Array(await (await fetch(app.origin + data[0]?.download_url)).arrayBuffer())
  const files = unzipSync(zip)
  expect(Object.keys(files).sort()).toEqual(['b.png', '春_夏/图 (2).png', '春_夏/图.png'])
  expect(
    Buffer.from(files['b.png'] ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('a sub-account with read permission cannot sort, delete or share', async () => {
  const owner = await newSeller(app)
  const [id] = (await fill(owner.token, 'a.png')) as [number]
  const { token } = await newSubAccount(app, owner, ['design.material'])
  expect((await app.call(library.listMaterials, {}, { token })).total).toBe(1)
  const refused = [
    () => app.call(library.deleteMaterials, { ids: [id] }, { token }),
    () => app.call(library.renameMaterials, { ids: [id], rule: { kind: 'prefix', text: 'x' } }, { token }),
    () => app.call(library.shareMaterials, { ids: [id], username: 'x' }, { token }),
    () => app.call(folder.createMaterialTag, { name: 'x' }, { token }),
  ]
  for (const call of refused) await expect(call()).rejects.toMatchObject({ http: 403, error: 'forbidden' })
})
