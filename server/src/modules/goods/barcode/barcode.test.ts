import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { type BarcodeKind, isEan13, labelPresets } from '@inkroute/contract/goods/codes'
import { getGoods, listGoods } from '@inkroute/contract/goods/goods'
import * as contract from '@inkroute/contract/goods/sku'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { barcodeSvg } from '../label/barcode-svg.ts'
import { labelJob } from '../label/label.job.ts'
import { getLayout, getPlace } from '../label/label.rules.ts'
import { labelPdf } from '../label/label-pdf.ts'
import { saveGoods } from '../testing/saved-goods.ts'

const app = await testApp({ holds: 'catalogue' })

type Person = { readonly token: string }
const getSkus = async (person: Person, id: number) => (await app.call(getGoods, { id }, person)).skus

/** Read by a library that did not draw it. */
async function scan(svg: string): Promise<{ text: string; format: string }> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .resize({ width: 1200, kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = Uint8ClampedArray.from({ length: info.width * info.height }, (_, n) => data[n * info.channels] as number)
  const reader = new MultiFormatReader()
  reader.setHints(new Map([[DecodeHintType.TRY_HARDER, true]]))
  const found = reader.decode(
    new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, info.width, info.height))),
  )
  return { text: found.getText(), format: BarcodeFormat[found.getBarcodeFormat()] as string }
}

test.for<[BarcodeKind, string, string]>([
  ['code128', 'TSHIRT-0007-BLACK-M', 'CODE_128'],
  ['code128', 'a.b_c-12345678', 'CODE_128'],
  ['ean13', '4006381333931', 'EAN_13'],
  ['qr', 'TSHIRT-0007-HEATHER-GREY-2XL', 'QR_CODE'],
])('a scanner reads the %s code %s', async ([kind, value, format]) => {
  expect(await scan(barcodeSvg(kind, value))).toEqual({ text: value, format })
})

test('an invalid code is refused instead of drawn', async () => {
  const seller = await newSeller(app)
  const draw = (kind: BarcodeKind, value: string) => app.call(contract.drawBarcode, { kind, value }, seller)
  expect((await draw('ean13', '4006381333931')).svg).toContain('<svg')
  for (const [kind, value] of [
    ['ean13', '4006381333932'],
    ['ean13', '123'],
    ['code128', '中文'],
  ] as const) {
    await expect(draw(kind, value)).rejects.toMatchObject({ error: 'barcode_invalid' })
  }
})

test('barcodes are generated for SKUs without one, and replaced only on request', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  const sku_ids = (await getSkus(seller, goods_id)).map(({ id }) => id)
  const make = (kind: BarcodeKind, replace = false) =>
    app.call(contract.generateBarcodes, { sku_ids, kind, replace }, seller)
  expect(await make('ean13')).toEqual({ made: 4, kept: 0 })
  const codes = (await getSkus(seller, goods_id)).map(({ barcode }) => barcode ?? '')
  expect(codes.every(isEan13)).toBe(true)
  expect(new Set(codes).size).toBe(4)
  expect(await make('qr')).toEqual({ made: 0, kept: 4 })
  expect(await make('code128', true)).toEqual({ made: 4, kept: 0 })
  for (const sku of await getSkus(seller, goods_id))
    expect(sku).toMatchObject({ barcode: sku.sku_code, barcode_kind: 'code128' })
  const rest = await app.call(contract.listSkus, { codes: 'without' }, seller)
  expect(rest).toMatchObject({ total: 0, with_code: 4, without_code: 0 })
})

test('imported codes are checked row by row, and only valid rows are applied', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  const [a, b, c, d] = (await getSkus(seller, goods_id)).map(({ sku_code }) => sku_code) as [
    string,
    string,
    string,
    string,
  ]
  const rows = [
    { sku_code: a.toLowerCase(), barcode: '4006381333931' },
    { sku_code: b, barcode: '4006381333932' },
    { sku_code: c, barcode: 'SAME' },
    { sku_code: d, barcode: 'SAME' },
    { sku_code: 'NOBODY', barcode: 'X1' },
  ]
  const run = (dry_run: boolean) => app.call(contract.importBarcodes, { rows, dry_run }, seller)
  const tried = await run(true)
  expect(tried).toMatchObject({ accepted: 1, unchanged: 0 })
  expect(tried.problems.map(({ row, problem }) => [row, problem])).toEqual([
    [2, 'code_invalid'],
    [3, 'code_twice'],
    [4, 'code_twice'],
    [5, 'sku_unknown'],
  ])
  expect((await getSkus(seller, goods_id))[0]?.barcode).toBeNull()
  await run(false)
  expect((await getSkus(seller, goods_id))[0]).toMatchObject({ barcode: '4006381333931', barcode_kind: 'ean13' })
  expect(await run(false)).toMatchObject({ accepted: 0, unchanged: 1 })
})

test('codes change together, or not at all if any would collide', async () => {
  const seller = await newSeller(app)
  const { goods_id } = await saveGoods(app, seller)
  const skus = await getSkus(seller, goods_id)
  const sku_ids = skus.slice(0, 2).map(({ id }) => id)
  const change = (input: object, dry_run = false) =>
    app.call(contract.transformSkuCodes, { sku_ids, change: input as contract.CodeChange, dry_run }, seller)
  const [first, second] = skus.map(({ sku_code }) => sku_code) as [string, string]
  expect(await change({ kind: 'prefix', text: 'US-' }, true)).toMatchObject({ changed: 2, blocked: 0 })
  await change({ kind: 'prefix', text: 'US-' })
  expect((await getSkus(seller, goods_id)).slice(0, 2).map(({ sku_code }) => sku_code)).toEqual([
    `US-${first}`,
    `US-${second}`,
  ])
  await expect(change({ kind: 'replace', find: `US-${first}`, text: `US-${second}` })).rejects.toMatchObject({
    error: 'sku_codes_collide',
  })
  await expect(change({ kind: 'suffix', text: '中' })).rejects.toMatchObject({ error: 'sku_codes_collide' })
})

test('labels are made in the background as a PDF with the right pages', async () => {
  const [seller, stranger] = [await newSeller(app), await newSeller(app)]
  const { goods_id } = await saveGoods(app, seller)
  const items = (await getSkus(seller, goods_id)).map(({ id }) => ({ sku_id: id, copies: 6 }))
  const print = (person: Person) => app.call(contract.printLabels, { items, preset: 'a4-21', skip: 3 }, person)
  await expect(print(stranger)).rejects.toMatchObject({ error: 'not_found' })
  const { id } = await print(seller)
  await labelJob.run(app.ctx, { seller_id: seller.seller_id, id })
  const run = await app.call(contract.getLabelRun, { id }, seller)
  expect(run).toMatchObject({ status: 'done', label_count: 24, page_count: 2 })
  const file = await fetch(app.origin + run.download_url)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const pdf = await PDFDocument.load(await file.arrayBuffer())
  expect(pdf.getPage(0).getWidth()).toBeCloseTo((210 * 72) / 25.4, 1)
  await expect(app.call(contract.getLabelRun, { id }, stranger)).rejects.toMatchObject({ error: 'not_found' })
  expect((await app.call(listGoods, {}, stranger)).total).toBe(0)
})

test('labels stay within their paper for any content', () => {
  const content = { value: 'X', sku_code: 'X', title: 'T', variant: 'black / M', price: '¥9.00' } as const
  for (const preset of labelPresets) {
    const last = getPlace(preset, preset.columns * preset.rows - 1, 0)
    expect(last.page).toBe(0)
    expect(last.x_mm + preset.label_mm[0]).toBeLessThanOrEqual(preset.page_mm[0] + 0.01)
    expect(last.y_mm + preset.label_mm[1]).toBeLessThanOrEqual(preset.page_mm[1] + 0.01)
    for (const shape of [
      { kind: 'code128', columns: 200, rows: 1, quiet: 10 },
      { kind: 'qr', columns: 25, rows: 25, quiet: 4 },
    ] as const) {
      const { code, lines } = getLayout(preset, { ...content, kind: shape.kind }, shape)
      expect(code.x_mm).toBeGreaterThanOrEqual(0)
      expect(code.x_mm + code.width_mm).toBeLessThanOrEqual(preset.label_mm[0])
      expect(code.height_mm).toBeGreaterThan(8)
      for (const line of lines) expect(line.y_mm + line.size_mm).toBeLessThanOrEqual(preset.label_mm[1])
    }
  }
})

test('bars too narrow for common printers are reported', async () => {
  const label = (value: string) => ({
    content: { kind: 'code128' as const, value, sku_code: value, title: null, variant: '', price: null },
    copies: 2,
  })
  const file = await labelPdf({ preset: '50x30', skip: 0, labels: [label('SHORT-1'), label('A'.repeat(38))] })
  expect(file).toMatchObject({ page_count: 4, dense_count: 2 })
})

test('printed bars are filled without strokes, which would widen them', async () => {
  const content = { kind: 'qr' as const, value: 'A-1', sku_code: 'A-1', title: '小鹿', variant: '黑色', price: null }
  const { bytes } = await labelPdf({ preset: '60x40', skip: 0, labels: [{ content, copies: 1 }] })
  const pdf = await PDFDocument.load(bytes)
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [decodePDFRawStream(object).decode()] : []))
    .map((stream) => Buffer.from(stream).toString('latin1'))
  expect(streams.some((stream) => /^f$/m.test(stream))).toBe(true)
  expect(streams.filter((stream) => /^(S|s|B)$/m.test(stream))).toEqual([])
})
