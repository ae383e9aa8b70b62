import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { getUpload, listUploads } from '@inkroute/contract/upload/upload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { everyPicture, getCanvas, hostileFiles, photoWithGps } from '../../../testing/pictures.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { permitFor, postForm, toForm, uploadFile } from '../../../testing/upload-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
const received = () => filesBelow(join(app.ctx.config.data_dir, 'incoming'))
const getStored = (seller_id: number) =>
  filesBelow(join(app.ctx.config.data_dir, 'storage', 'private', String(seller_id)))

const getRows = (seller_id: number) =>
  app.ctx.db.selectFrom('upload').selectAll().where('seller_id', '=', seller_id).execute()

async function bytesAt(url: string | null): Promise<Buffer> {
  const response = await fetch(app.origin + url)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('a picture of every kind', async () => {
  for (const [extension, body] of Object.entries(await everyPicture())) {
    test(`${extension} goes up with a signed policy and comes back as a clean PNG with previews`, async () => {
      const { token } = await newSeller(app)
      const upload = await uploadFile(app, token, `图案.${extension}`, body)
      expect(upload).toMatchObject({ status: 'ready', name: `图案.${extension}`, bytes: body.length, reason: null })
      expect(upload.type).toBe({ jpeg: 'jpg', heif: 'heic' }[extension] ?? extension)
      const facts = await sharp(await bytesAt(upload.url)).metadata()
      expect([facts.format, facts.width]).toEqual(['png', upload.width_px])
      expect((await sharp(await bytesAt(upload.preview_469_url)).metadata()).format).toBe('webp')
      expect((await app.call(listUploads, {}, { token })).data).toMatchObject([{ id: upload.id }])
      expect(received()).toEqual([])
    })
  }
})

test('a picture with the wrong extension is detected by content', async () => {
  const { token } = await newSeller(app)
  const { jpg } = await everyPicture()
  const upload = await uploadFile(app, token, '从聊天里存下的.png', jpg as Buffer)
  expect(upload).toMatchObject({ status: 'ready', type: 'jpg', name: '从聊天里存下的.png' })
})

test('large pictures get previews of 469 and 1000 px on the longer side', async () => {
  const { token } = await newSeller(app)
  const upload = await uploadFile(app, token, 'big.png', await getCanvas(1600, 800).png().toBuffer())
  const sizes = await Promise.all(
    [upload.preview_469_url, upload.preview_1000_url].map(async (url) => sharp(await bytesAt(url)).metadata()),
  )
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [469, 235],
    [1000, 500],
  ])
})

describe('a hostile file', async () => {
  for (const { name, body, error, says } of await hostileFiles()) {
    test(`${name} (${error}${says ? `: ${says}` : ''}) is refused clearly and leaves nothing behind`, async () => {
      const seller = await newSeller(app)
      const refusal = await uploadFile(app, seller.token, name, body, { language: 'en' }).catch((e: unknown) => e)
      expect(refusal).toMatchObject({ http: 200, error })
      if (says) expect((refusal as Error).message).toContain(says)
      expect((refusal as Error).message).not.toMatch(/[\u4e00-\u9fa5]{2}/)
      expect((await getRows(seller.seller_id)).filter((row) => row.status !== 'refused')).toEqual([])
      expect(await app.call(listUploads, {}, { token: seller.token })).toMatchObject({ data: [], total: 0 })
      expect(getStored(seller.seller_id)).toEqual([])
      expect(received()).toEqual([])
    })
  }
})

test('of a document with several pages, the sender chooses one', async () => {
  const { token } = await newSeller(app)
  const pdf = await PDFDocument.create()
  for (const side of [100, 200]) pdf.addPage([side, side]).drawSquare({ size: side, color: rgb(1, 0, 0) })
  const body = await pdf.save()
  expect(await uploadFile(app, token, 'cards.pdf', body)).toMatchObject({ status: 'refused', pages: 2 })
  const second = await uploadFile(app, token, 'cards.pdf', body, { page: 2 })
  expect(second).toMatchObject({ status: 'ready', type: 'pdf', name: 'cards.pdf' })
  expect(((second.width_px ?? 0) / (second.dpi ?? 1)) * 72).toBeCloseTo(200, 0)
  expect((await app.call(listUploads, {}, { token })).total).toBe(1)
})

test('an upload lists missing fonts', async () => {
  const { token } = await newSeller(app)
  const text = '<text y="9" font-family="Gotham">a</text><text y="9" font-family="Inter">b</text>'
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${text}</svg>`)
  const upload = await uploadFile(app, token, 'words.svg', svg)
  expect(upload.missing_fonts).toEqual(['Gotham'])
  expect((await app.call(getUpload, { id: upload.id }, { token })).missing_fonts).toEqual(['Gotham'])
})

test('stored photographs contain no location', async () => {
  const seller = await newSeller(app)
  const upload = await uploadFile(app, seller.token, 'holiday.jpg', await photoWithGps())
  expect([upload.width_px, upload.height_px]).toEqual([40, 60])
  for (const url of [upload.url, upload.preview_469_url, upload.preview_1000_url]) {
    const bytes = await bytesAt(url)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('secret-owner')).toBe(false)
  }
})

test('a name that tries to be a path is only a name', async () => {
  const { token } = await newSeller(app)
  const png = await getCanvas().png().toBuffer()
  const upload = await uploadFile(app, token, '..\\..\\etc\\pass\u202ewd.png', png)
  expect(upload.name).toBe('passwd.png')
})

test('a picture that needs longer than the answer can wait is repaired by the job', async () => {
  const seller = await newSeller(app)
  const permit = await permitFor(app, seller.token, 'slow.png')
  const nonce = permit.dir.split('/').at(-2) ?? ''
  const upload = await postForm(app, permit.host, toForm(permit, 'slow.png', await getCanvas().png().toBuffer()))
  // As after a crash between the callback and the end of intake.
  const { writeFile } = await import('node:fs/promises')
  await writeFile(join(app.ctx.config.data_dir, 'incoming', nonce), await getCanvas(20, 20).png().toBuffer())
  await app.ctx.db
    .updateTable('upload')
    .set({ status: 'pending', picture_key: null })
    .where('seller_id', '=', seller.seller_id)
    .where('id', '=', upload.id)
    .execute()
  expect(await app.call(getUpload, { id: upload.id }, { token: seller.token })).toMatchObject({ status: 'pending' })
  const { intakeJob } = await import('../core/intake.job.ts')
  for (let run = 0; run < 2; run++) await intakeJob.run(app.ctx, { seller_id: seller.seller_id, id: upload.id })
  expect(await app.call(getUpload, { id: upload.id }, { token: seller.token })).toMatchObject({
    status: 'ready',
    width_px: 20,
  })
  expect(received()).toEqual([])
})
