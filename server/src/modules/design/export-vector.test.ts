import { PDFDocument } from '@cantoo/pdf-lib'
import { exportVector, getDrawing } from '@inkroute/contract/design/vector'
import { outlineDrawing, readDrawing } from '@inkroute/engine/paths/svg/svg-outline'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newSeller } from '../../testing/factories.ts'
import { getCanvas } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { cachedProduct } from '../catalog/catalog.ts'
import { getDocument, keychain, picture, shape, words } from './testing/designs.ts'

const app = await testApp({ holds: 'catalogue' })
const MM_PER_POINT = 25.4 / 72

async function sizeOfProduct() {
  const id = await keychain(app)
  const product = await cachedProduct(app.ctx, id)
  const [actual, area] = [product?.actual_sizes[0], product?.print_areas[0]]
  if (!actual || !area) throw new Error('no print area')
  return { id, ...actual, area }
}

/** Extent of the first path with this colour, in the units of the file. */
function extentIn(svg: string, colour: string) {
  const path = svg.match(new RegExp(`<(?:path|rect)[^>]*fill="${colour}"[^>]*>`, 'i'))?.[0] ?? ''
  const [a = 1, , , d = 1, e = 0, f = 0] = (path.match(/matrix\(([^)]*)\)/)?.[1] ?? '').split(/[ ,]+/).map(Number)
  const numbers = [...(path.match(/ d="([^"]*)"/)?.[1] ?? '').matchAll(/-?[\d.]+/g)].map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x * a + e)
  const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => y * d + f)
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

test('an exported file has its true size in millimetres, with shapes and letters as curves', async () => {
  const seller = await newSeller(app)
  const { id, view_id, size_id, actual_width, area } = await sizeOfProduct()
  const middle = { cx: area.left + area.width / 2, cy: area.top + area.height / 2 }
  const box = { ...middle, width: area.width / 2, height: area.width / 4, fill: '#e8452c', shape: 'rectangle' } as const
  const document = getDocument(id, shape('a', box), words('w', 'InkRoute', { ...middle, fill: '#2f7d6b' }))
  const input = { document, view_id, size_id, name: 'A/B' }
  const svg = await app.call(exportVector, { ...input, format: 'svg' }, seller)
  const text = Buffer.from(svg.file_base64, 'base64').toString('utf8')
  expect(svg).toMatchObject({ name: 'A-B.svg', width_mm: actual_width * 10 })
  const [, width_mm, height_mm, across] =
    text.match(/width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 ([\d.]+) /) ?? []
  expect(Number(width_mm)).toBeCloseTo(actual_width * 10, 1)
  expect(Number(height_mm)).toBeCloseTo((actual_width * 10 * area.height) / area.width, 0)
  const mm_per_unit = Number(width_mm) / Number(across)
  expect(extentIn(text, '#E8452C').width * mm_per_unit).toBeCloseTo(actual_width * 5, 1)
  expect(extentIn(text, '#E8452C').height * mm_per_unit).toBeCloseTo(actual_width * 2.5, 1)
  expect(text).not.toMatch(/<image|<text/)
  expect(text).toMatch(/<path fill="#2F7D6B"/i)
  const pdf = await app.call(exportVector, { ...input, format: 'pdf' }, seller)
  const page = (await PDFDocument.load(Buffer.from(pdf.file_base64, 'base64'))).getPage(0)
  expect(page.getWidth() * MM_PER_POINT).toBeCloseTo(actual_width * 10, 1)
  expect(page.getHeight() * MM_PER_POINT).toBeCloseTo(pdf.height_mm, 1)
  expect(page.node.Resources()?.toString()).not.toContain('XObject')
})

test('beside one soft shadow and one multiplied shape all letters and shapes stay curves', async () => {
  const seller = await newSeller(app)
  const { id, view_id, size_id, area } = await sizeOfProduct()
  const shadow = { colour: '#000000', opacity: 0.5, x_em: 0.1, y_em: 0.1, blur_em: 0.2 }
  const box = (cx: number, cy: number) => ({
    cx: area.left + area.width * cx,
    cy: area.top + area.height * cy,
    width: 20,
    height: 20,
  })
  const document = getDocument(
    id,
    shape('a', { ...box(0.2, 0.2), shape: 'rectangle' }),
    words('w', 'Ink', { ...box(0.5, 0.5), fill: '#2f7d6b', shadow }),
    shape('b', { ...box(0.8, 0.8), shape: 'rectangle', fill: '#3355aa' }),
    shape('m', { ...box(0.85, 0.85), shape: 'rectangle', fill: '#f2c300', blend: 'multiply' }),
  )
  const { file_base64 } = await app.call(exportVector, { document, view_id, size_id, format: 'svg' }, seller)
  const text = Buffer.from(file_base64, 'base64').toString('utf8')
  expect(text).toMatch(/<(path|rect)[^>]*fill="#E8452C"/i)
  expect(text).toMatch(/<path[^>]*fill="#2F7D6B"/i)
  expect(text).not.toMatch(/fill="#3355AA"/i)
  expect(text.match(/<image/g)?.length).toBeLessThanOrEqual(2)
})

test('pictures are embedded, and those of another seller are not handed out', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const { id, view_id, size_id } = await sizeOfProduct()
  const { id: material } = await uploadFile(app, seller.token, 'art.png', await getCanvas().png().toBuffer())
  const document = getDocument(id, picture('b', 'material', String(material)), words('w', 'Over it'))
  const input = { document, view_id, size_id, format: 'svg' } as const
  const { file_base64 } = await app.call(exportVector, input, seller)
  const text = Buffer.from(file_base64, 'base64').toString('utf8')
  expect(text.match(/<image/g)).toHaveLength(1)
  expect(text).toMatch(/<path/)
  await expect(app.call(exportVector, input, other)).rejects.toMatchObject({ error: 'not_found' })
})

/** Of a thousand pixels, how many either picture covers and the other does not. */
async function differing(svg: string, rings: readonly (readonly { x: number; y: number }[])[], side: number) {
  const path = rings.map((ring) => `M${ring.map(({ x, y }) => `${x / 256} ${y / 256}`).join('L')}Z`).join('')
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${path}"/></svg>`
  const [a, b] = await Promise.all(
    [svg, drawn].map((text) =>
      sharp(Buffer.from(text)).resize(side, side).ensureAlpha().extractChannel(3).raw().toBuffer(),
    ),
  )
  return (
    (1000 * (a?.reduce((sum, alpha, n) => sum + (alpha > 127 === (b?.[n] ?? 0) > 127 ? 0 : 1), 0) ?? side)) / side ** 2
  )
}

test.each(['christmas-tree', 'gingerbread-house', 'lion-king-crown', 'tropical-flamingo'])(
  'the outline of the artwork %s covers what the artwork does',
  async (key) => {
    const { svg } = await app.call(getDrawing, { kind: 'artwork', key }, await newSeller(app))
    const drawing = readDrawing(svg ?? '')
    if ('problem' in drawing) throw new Error(drawing.problem)
    const outline = outlineDrawing(drawing, { a: 300, b: 0, c: 0, d: 300, e: 0, f: 0 })
    expect(await differing(svg ?? '', outline?.rings ?? [], 300)).toBeLessThan(5)
  },
)

test('an uploaded drawing is handed out cleaned and to its owner only; a picture of pixels has none', async () => {
  const [seller, other] = [await newSeller(app), await newSeller(app)]
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><circle cx="20" cy="20" r="9"/></svg>'
  const drawn = await uploadFile(app, seller.token, 'own.svg', Buffer.from(text))
  const { svg } = await app.call(getDrawing, { kind: 'material', key: String(drawn.id) }, seller)
  expect(svg).toContain('circle')
  expect(svg).not.toContain('alert')
  await expect(app.call(getDrawing, { kind: 'material', key: String(drawn.id) }, other)).rejects.toMatchObject({
    error: 'not_found',
  })
  const pixels = await uploadFile(app, seller.token, 'art.png', await getCanvas().png().toBuffer())
  expect(await app.call(getDrawing, { kind: 'material', key: String(pixels.id) }, seller)).toEqual({ svg: null })
  await expect(app.call(getDrawing, { kind: 'artwork', key: '../secret' }, seller)).rejects.toBeDefined()
})
