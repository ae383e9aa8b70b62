import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cutOutUpload } from '@inkroute/contract/upload/cutout'
import { deleteUploads, getUpload, getUploadPolicy, listUploads } from '@inkroute/contract/upload/upload'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { cleanName, parseObjectKey } from './core/upload.rules.ts'
import { holdUpload, releaseUpload } from './upload.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const png = (width = 60) => getCanvas(width, 40).png().toBuffer()
const getStored = ({ seller_id }: TestSeller) => {
  const folder = join(app.ctx.config.data_dir, 'storage', 'private', String(seller_id))
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
}

test('the library is filtered by type, word and day, sorted and paged', async () => {
  const { token } = await newSeller(app)
  for (const name of ['100% 猫.png', '狗.png', 'small.png']) {
    await uploadFile(app, token, name, await png(name === 'small.png' ? 20 : 60))
  }
  await uploadFile(app, token, '猫.jpg', await getCanvas().flatten().jpeg().toBuffer())
  const names = async (input: Parameters<typeof app.call<typeof listUploads>>[1]) =>
    (await app.call(listUploads, input, { token })).data.map((upload) => upload.name)
  expect(await names({})).toEqual(['猫.jpg', 'small.png', '狗.png', '100% 猫.png'])
  expect(await names({ type: 'jpg' })).toEqual(['猫.jpg'])
  expect(await names({ keyword: '猫' })).toEqual(['猫.jpg', '100% 猫.png'])
  expect(await names({ keyword: '100%' })).toEqual(['100% 猫.png'])
  expect(await names({ keyword: '%' })).toEqual(['100% 猫.png'])
  expect((await names({ sort: 'oldest' }))[0]).toBe('100% 猫.png')
  expect((await names({ sort: 'largest' })).at(-1)).toBe('small.png')
  expect(await names({ page: 2, page_size: 3 })).toEqual(['100% 猫.png'])
  const { data } = await app.call(listUploads, {}, { token })
  // Two days when the test runs at midnight.
  const days = data.map(({ created_at }) => new Date(Date.parse(created_at) + 8 * 3_600_000).toISOString().slice(0, 10))
  expect(await names({ date_from: days.at(-1), date_to: days[0] })).toHaveLength(4)
  expect(await names({ date_to: '2020-01-01' })).toEqual([])
})

test('another seller’s picture is not found, can not be deleted and its address needs the signature', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const upload = await uploadFile(app, owner.token, 'mine.png', await png())
  const asOther = { token: other.token }
  await expect(app.call(getUpload, { id: upload.id }, asOther)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(deleteUploads, { ids: [upload.id] }, asOther)).rejects.toMatchObject({ error: 'not_found' })
  await expect(app.call(cutOutUpload, { id: upload.id }, asOther)).rejects.toMatchObject({ error: 'not_found' })
  await expect(holdUpload(app.ctx, other.seller_id, upload.id, 'x')).rejects.toMatchObject({ code: 'not_found' })
  expect((await fetch(`${app.origin}${upload.url?.split('?')[0]}`)).status).toBe(404)
  expect((await app.call(getUpload, { id: upload.id }, { token: owner.token })).status).toBe('ready')
})

test('without a model of the operator’s the studio is left to its own cut-out', async () => {
  const { token } = await newSeller(app)
  const { id } = await uploadFile(app, token, 'mine.png', await png())
  expect(await app.call(cutOutUpload, { id }, { token })).toEqual({ cutout: null })
})

test('deleting removes the files, but not those another picture still shares', async () => {
  const seller = await newSeller(app)
  const [first, twin, third] = [
    await uploadFile(app, seller.token, 'a.png', await png()),
    await uploadFile(app, seller.token, 'twin.png', await png()),
    await uploadFile(app, seller.token, 'b.png', await png(30)),
  ]
  const before = getStored(seller).length
  const { deleted } = await app.call(deleteUploads, { ids: [first.id, third.id] }, { token: seller.token })
  expect(deleted).toBe(2)
  await app.drain()
  expect(getStored(seller).length).toBeLessThan(before)
  expect((await fetch(app.origin + twin.url)).status).toBe(200)
  expect((await fetch(app.origin + third.url)).status).toBe(404)
  await app.call(deleteUploads, { ids: [twin.id] }, { token: seller.token })
  await app.drain()
  expect(getStored(seller)).toEqual([])
})

test('a picture in use outlives its deletion from the library until it is released', async () => {
  const seller = await newSeller(app)
  const upload = await uploadFile(app, seller.token, 'logo.png', await png())
  const picture = await holdUpload(app.ctx, seller.seller_id, upload.id, 'design:7')
  expect(picture).toMatchObject({ width_px: 60, height_px: 40, type: 'png' })
  await app.call(deleteUploads, { ids: [upload.id] }, { token: seller.token })
  await app.drain()
  expect(await app.ctx.storage.size(picture.picture_key)).toBeGreaterThan(0)
  await releaseUpload(app.ctx, seller.seller_id, 'design:7')
  await app.drain()
  expect(await app.ctx.storage.size(picture.picture_key)).toBeNull()
})

test('an avatar is no material and never shows in the library', async () => {
  const { token } = await newSeller(app)
  await uploadFile(app, token, 'me.png', await png(), { purpose: 'avatar' })
  expect((await app.call(listUploads, {}, { token })).total).toBe(0)
})

test('a sub-account without the permission gets no permit for the library, but one for its avatar', async () => {
  const seller = await newSeller(app)
  await app.ctx.db.updateTable('app_user').set({ kind: 'sub' }).where('id', '=', seller.user_id).execute()
  const { token } = seller
  await expect(app.call(getUploadPolicy, {}, { token })).rejects.toMatchObject({ http: 403, error: 'forbidden' })
  await expect(app.call(listUploads, {}, { token })).rejects.toMatchObject({ http: 403 })
  const mine = await uploadFile(app, token, 'me.png', await png(), { purpose: 'avatar' })
  expect(await app.call(getUpload, { id: mine.id }, { token })).toMatchObject({ status: 'ready' })
})

test('object keys say whose file it is and nothing else passes for one', () => {
  const nonce = 'a'.repeat(32)
  expect(parseObjectKey(`incoming/material/3/4/${nonce}/猫.png`)).toMatchObject({ seller_id: 3, user_id: 4, nonce })
  for (const key of [`incoming/other/3/4/${nonce}/a`, `incoming/material/3/4/${nonce}/a/b`, `../${nonce}`, '']) {
    expect(parseObjectKey(key)).toBeNull()
  }
})

test('names lose paths and control characters and keep their extension when cut', () => {
  expect(cleanName('C:\\fakepath\\a\u0000b\u202e.png')).toBe('ab.png')
  expect(cleanName('   ')).toBe('picture')
  const long = cleanName(`${'很'.repeat(300)}.tiff`)
  expect([long.length, long.endsWith('.tiff')]).toEqual([120, true])
})
