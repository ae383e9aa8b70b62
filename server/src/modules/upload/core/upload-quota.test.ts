import { getMaterialUsage } from '@inkroute/contract/material/library'
import { getUploadPolicy } from '@inkroute/contract/upload/upload'
import { beforeAll, expect, test } from 'vitest'
import { newSeller, type TestSeller } from '../../../testing/factories.ts'
import { getCanvas } from '../../../testing/pictures.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { permitFor, postForm, toForm, uploadFile } from '../../../testing/upload-file.ts'
import { sweepUploadsJob } from '../sweep.job.ts'
import { holdUpload } from '../upload.ts'
import { assertQuota, MAX_LOOSE_BYTES } from './upload-quota.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const DAY_MS = 86_400_000
const png = (width = 60) => getCanvas(width, 40).png().toBuffer()

const findRow = ({ seller_id }: TestSeller, id: number) =>
  app.ctx.db.selectFrom('upload').selectAll().where('seller_id', '=', seller_id).where('id', '=', id).executeTakeFirst()

async function getSize(seller: TestSeller, id: number): Promise<number> {
  const row = await findRow(seller, id)
  const keys = [row?.picture_key, row?.preview_469_key, row?.preview_1000_key, row?.vector_key]
  const sizes = await Promise.all(keys.map((key) => (key ? app.ctx.storage.size(key) : 0)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}

test('the library is charged for what is stored, not for what was sent', async () => {
  const seller = await newSeller(app)
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#c40"/></svg>',
  )
  const { id } = await uploadFile(app, seller.token, 'dot.svg', drawing)
  const stored = await getSize(seller, id)
  expect(stored).toBeGreaterThan(drawing.length * 20)
  expect((await app.call(getMaterialUsage, {}, seller)).bytes).toBe(stored)

  // A row from before this was counted is measured by the sweep.
  await app.ctx.db.updateTable('upload').set({ stored_bytes: null }).where('id', '=', id).execute()
  expect((await app.call(getMaterialUsage, {}, seller)).bytes).toBe(drawing.length)
  await sweepUploadsJob.run(app.ctx, {})
  expect((await app.call(getMaterialUsage, {}, seller)).bytes).toBe(stored)
})

test('attachments and avatars have their own limit, which also applies to policies issued earlier', async () => {
  const seller = await newSeller(app)
  const early = await permitFor(app, seller.token, 'early.png', { purpose: 'attachment' })
  const { id } = await uploadFile(app, seller.token, 'photo.png', await png(), { purpose: 'attachment' })
  await app.ctx.db.updateTable('upload').set({ stored_bytes: MAX_LOOSE_BYTES }).where('id', '=', id).execute()
  const full = { error: 'upload_attachments_full' }
  for (const type of ['attachment', 'avatar'] as const) {
    await expect(app.call(getUploadPolicy, { type }, seller)).rejects.toMatchObject(full)
  }
  await expect(postForm(app, early.host, toForm(early, 'early.png', await png()))).rejects.toMatchObject(full)
  await expect(app.call(getUploadPolicy, {}, seller)).resolves.toBeDefined()
  await expect(app.call(getUploadPolicy, { type: 'avatar' }, await newSeller(app))).resolves.toBeDefined()
})

test('an attachment nothing uses is removed after some days, one in use never, however often the sweep runs', async () => {
  const seller = await newSeller(app)
  const attach = async (width: number) =>
    (await uploadFile(app, seller.token, `${width}.png`, await png(width), { purpose: 'attachment' })).id
  const [unused, used, twin_of_used] = [await attach(50), await attach(70), await attach(70)]
  const { id: material } = await uploadFile(app, seller.token, 'library.png', await png(90))
  await holdUpload(app.ctx, seller.seller_id, used, 'work:1:1')
  const kept = await findRow(seller, used)
  const gone = await findRow(seller, unused)
  await sweepUploadsJob.run(app.ctx, {})
  await app.drain()
  expect(await findRow(seller, unused)).toBeDefined()

  app.clock.advance(4 * DAY_MS)
  const { id: fresh } = await uploadFile(app, seller.token, 'new.png', await png(80), { purpose: 'attachment' })
  for (let run = 0; run < 2; run++) {
    await sweepUploadsJob.run(app.ctx, {})
    await app.drain()
  }
  expect(await findRow(seller, unused)).toBeUndefined()
  expect(await app.ctx.storage.size(gone?.picture_key ?? '')).toBeNull()
  for (const id of [used, twin_of_used, fresh, material]) expect(await findRow(seller, id)).toBeDefined()
  expect(await app.ctx.storage.size(kept?.picture_key ?? '')).toBeGreaterThan(0)
})

test('reading files costs processor time, which an hour has an end of; buyers have a share of their own', async () => {
  app.clock.toNoon()
  const seller = await newSeller(app)
  const { id } = await uploadFile(app, seller.token, 'photo.png', await png(900))
  expect(id).toBeGreaterThan(0)
  const work = () =>
    app.ctx.db.selectFrom('upload_work').selectAll().where('seller_id', '=', seller.seller_id).executeTakeFirst()
  expect(await work()).toMatchObject({ sender: 'seller' })
  expect(Number((await work())?.cpu_ms)).toBeGreaterThan(0)
  const permit = await permitFor(app, seller.token, 'early.png')
  await app.ctx.db
    .updateTable('upload_work')
    .set({ cpu_ms: 1_800_000 })
    .where('seller_id', '=', seller.seller_id)
    .execute()
  const refused = { error: 'upload_work_full', status_code: 429 }
  await expect(app.call(getUploadPolicy, { type: 'material' }, seller)).rejects.toMatchObject(refused)
  const late = postForm(app, permit.host, toForm(permit, 'early.png', await png()))
  await expect(late).rejects.toMatchObject(refused)
  await expect(assertQuota(app.ctx, seller.seller_id, 'buyer')).resolves.toBeUndefined()
  app.clock.advance(DAY_MS / 24)
  await expect(app.call(getUploadPolicy, { type: 'material' }, seller)).resolves.toBeTruthy()
  app.clock.advance(2 * DAY_MS)
  await sweepUploadsJob.run(app.ctx, {})
  expect(await work()).toBeUndefined()
})
