import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cancelExport, createExport, deleteExport, listExports, retryExport } from '@inkroute/contract/export/export'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { exporter } from '../../infra/exporter.ts'
import { newSeller, type TestSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { runExport } from './run-export.ts'
import { sweepExportsJob } from './sweep-exports.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ module: { exporters: [manyRows, brokenRows] } })
})

/** Pauses between rows, so that a test can act on a running export. */
let midway: () => Promise<void> = async () => {}

const manyRows = exporter<z.ZodType, number>({
  kind: 'test.many',
  zh: '很多',
  en: 'Many',
  schema: z.object({}),
  columns: [{ zh: '数', en: 'Number', value: (n) => n }],
  count: async () => 2000,
  async *rows() {
    yield Array.from({ length: 1000 }, (_, n) => n)
    await midway()
    // Past the interval at which progress is written and cancelling noticed.
    app.clock.advance(1000)
    yield Array.from({ length: 1000 }, (_, n) => 1000 + n)
  },
})

const brokenRows = exporter<z.ZodType, number>({
  kind: 'test.broken',
  zh: '坏的',
  en: 'Broken',
  schema: z.object({}),
  columns: [{ zh: '数', en: 'Number', value: (n) => n }],
  count: async () => 10,
  // biome-ignore lint/correctness/useYield: it fails before its first row
  async *rows() {
    throw new Error('the disk of the source is gone')
  },
})

const newest = async ({ token }: TestSeller) => {
  const { data } = await app.call(listExports, {}, { token })
  if (!data[0]) throw new Error('no export')
  return data[0]
}

/** Cells of a sheet by position, parsed like a spreadsheet program would. */
function getCells(xlsx: Uint8Array): Record<string, string> {
  const parts = unzipSync(xlsx)
  for (const name of ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']) {
    new SaxesParser().write(strFromU8(parts[name]!)).close()
  }
  const cells: Record<string, string> = {}
  let place = ''
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    if (tag.name === 'c') place = String(tag.attributes.r)
  })
  parser.on('text', (text) => {
    cells[place] = (cells[place] ?? '') + text
  })
  parser.write(strFromU8(parts['xl/worksheets/sheet1.xml']!)).close()
  return cells
}

async function download(url: string | null): Promise<{ bytes: Uint8Array; disposition: string }> {
  const response = await fetch(app.origin + url)
  expect(response.status).toBe(200)
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    disposition: decodeURIComponent(response.headers.get('content-disposition') ?? ''),
  }
}

const leftovers = () => {
  const folder = join(app.ctx.config.data_dir, 'exporting')
  return existsSync(folder) ? readdirSync(folder) : []
}
const getStored = ({ seller_id }: TestSeller) => {
  const folder = join(app.ctx.config.data_dir, 'storage', 'private', 'export', String(seller_id))
  return existsSync(folder) ? readdirSync(folder) : []
}

test('an export is queued, runs as a job, and its xlsx holds the rows in the asker’s language and zone', async () => {
  const seller = await newSeller(app)
  const picture = await uploadFile(app, seller.token, '=1+1 <猫> & "狗".png', await getCanvas().png().toBuffer())
  const headers = { 'accept-language': 'zh' }
  await app.call(createExport, { kind: 'upload.list', name: '图库清单' }, { token: seller.token, headers })
  expect(await newest(seller)).toMatchObject({ status: 'queued', progress: 0, download_url: null })
  await app.drain()
  const record = await newest(seller)
  expect(record).toMatchObject({ status: 'done', progress: 1, total: 1, name: '图库清单', error: null })
  const { bytes, disposition } = await download(record.download_url)
  expect(disposition).toContain('图库清单.xlsx')
  expect(bytes.length).toBe(record.bytes)
  const cells = getCells(bytes)
  expect([cells.A1, cells.B1, cells.J1]).toEqual(['编号', '名称', '上传时间'])
  expect([cells.A2, cells.B2, cells.C2, cells.D2]).toEqual([String(picture.id), '=1+1 <猫> & "狗".png', 'PNG', '60'])
  const shanghai_ms = new Date(picture.created_at).getTime() + 8 * 3_600_000
  expect(Number(cells.J2)).toBeCloseTo((shanghai_ms - Date.UTC(1899, 11, 30)) / 86_400_000, 3)
  expect(leftovers()).toEqual([])
})

test('csv begins with the UTF-8 mark, quotes what needs it and disarms formulas', async () => {
  const seller = await newSeller(app)
  await uploadFile(app, seller.token, '=cmd,"x".png', await getCanvas().png().toBuffer())
  const headers = { 'accept-language': 'en' }
  await app.call(createExport, { kind: 'upload.list', format: 'csv' }, { token: seller.token, headers })
  await app.drain()
  const { bytes } = await download((await newest(seller)).download_url)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header, line] = new TextDecoder().decode(bytes).split('\r\n')
  expect(header).toMatch(/^ID,Name,Type/)
  expect(line).toContain(`"'=cmd,""x"".png"`)
})

test('the filters of the screen narrow the export', async () => {
  const seller = await newSeller(app)
  await uploadFile(app, seller.token, 'cat.png', await getCanvas().png().toBuffer())
  await uploadFile(app, seller.token, 'dog.jpg', await getCanvas().flatten().jpeg().toBuffer())
  await app.call(createExport, { kind: 'upload.list', params: { type: 'jpg' } }, { token: seller.token })
  await app.drain()
  expect(await newest(seller)).toMatchObject({ status: 'done', total: 1 })
})

test('progress is reported, and cancelling stops the export and leaves no file', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(createExport, { kind: 'test.many' }, { token: seller.token })
  midway = async () => {
    expect(await newest(seller)).toMatchObject({ status: 'running', progress: 1000, total: 2000 })
    await app.call(cancelExport, { id }, { token: seller.token })
  }
  await app.drain()
  midway = async () => {}
  expect(await newest(seller)).toMatchObject({ status: 'cancelled', download_url: null })
  expect([leftovers(), getStored(seller)]).toEqual([[], []])
  await expect(app.call(cancelExport, { id }, { token: seller.token })).rejects.toMatchObject({
    error: 'export_not_running',
  })
})

test('a cancelled export can be run again', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(createExport, { kind: 'test.many' }, { token: seller.token })
  await app.call(cancelExport, { id }, { token: seller.token })
  await app.call(retryExport, { id }, { token: seller.token })
  await app.drain()
  expect(await newest(seller)).toMatchObject({ id, status: 'done', total: 2000 })
  expect(getStored(seller)).toHaveLength(1)
})

test('an export that fails says so and can be deleted', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(createExport, { kind: 'test.broken' }, { token: seller.token })
  await app.drain()
  expect(await newest(seller)).toMatchObject({ status: 'failed', error: '导出时出错，请重试' })
  await app.call(deleteExport, { id }, { token: seller.token })
  expect((await app.call(listExports, {}, { token: seller.token })).total).toBe(0)
})

test('a run repeated after a crash ends with one file; a run that was overtaken changes nothing', async () => {
  const seller = await newSeller(app)
  const { id } = await app.call(createExport, { kind: 'test.many' }, { token: seller.token })
  const run = { seller_id: seller.seller_id, id, attempt: 0 }
  await app.ctx.db
    .updateTable('export_record')
    .set({ status: 'running', progress: 7, beat_at: new Date().toISOString() })
    .where('seller_id', '=', seller.seller_id)
    .where('id', '=', id)
    .execute()
  app.clock.advance(3 * 60_000)
  await sweepExportsJob.run(app.ctx, {})
  expect(await newest(seller)).toMatchObject({ status: 'queued', progress: 0 })
  await runExport(app.ctx, run)
  expect(await newest(seller)).toMatchObject({ status: 'queued' })
  await app.drain()
  await app.drain()
  expect(await newest(seller)).toMatchObject({ status: 'done', total: 2000 })
  expect(getStored(seller)).toHaveLength(1)
})

test('the file goes after seven days; the record stays and says so', async () => {
  const seller = await newSeller(app)
  await app.call(createExport, { kind: 'upload.list' }, { token: seller.token })
  await app.drain()
  const { expires_at, finished_at } = await newest(seller)
  expect(new Date(expires_at!).getTime() - new Date(finished_at!).getTime()).toBe(7 * 86_400_000)
  app.clock.advance(7 * 86_400_000 - 60_000)
  await sweepExportsJob.run(app.ctx, {})
  expect(getStored(seller)).toHaveLength(1)
  app.clock.advance(120_000)
  await sweepExportsJob.run(app.ctx, {})
  app.clock.advance(-(7 * 86_400_000 + 60_000))
  expect(await newest(seller)).toMatchObject({ status: 'expired', download_url: null })
  expect(getStored(seller)).toEqual([])
})

test('another seller can neither see, cancel, retry nor delete it, and the address needs its signature', async () => {
  const [owner, other] = [await newSeller(app), await newSeller(app)]
  const { id } = await app.call(createExport, { kind: 'upload.list' }, { token: owner.token })
  await app.drain()
  expect((await app.call(listExports, {}, { token: other.token })).total).toBe(0)
  for (const endpoint of [cancelExport, retryExport, deleteExport]) {
    await expect(app.call(endpoint, { id }, { token: other.token })).rejects.toMatchObject({ error: 'not_found' })
  }
  const { download_url } = await newest(owner)
  const unsigned = download_url?.replace(/signature=[0-9a-f]+/, 'signature=00')
  expect((await fetch(app.origin + unsigned)).status).toBe(404)
})

test('an unknown kind, bad filters and too many at once are refused', async () => {
  const { token } = await newSeller(app)
  await expect(app.call(createExport, { kind: 'nothing' }, { token })).rejects.toMatchObject({
    error: 'export_kind_unknown',
  })
  await expect(
    app.call(createExport, { kind: 'upload.list', params: { type: 'exe' } }, { token }),
  ).rejects.toMatchObject({ error: 'invalid_input' })
  for (let n = 0; n < 5; n++) await app.call(createExport, { kind: 'upload.list' }, { token })
  await expect(app.call(createExport, { kind: 'upload.list' }, { token })).rejects.toMatchObject({
    error: 'export_too_many',
  })
})
