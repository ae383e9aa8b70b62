import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlendMode, PDFDocument, PDFName, type PDFPage, type PDFRef, rgb, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoWithGps } from '../../../../testing/pictures.ts'
import { type IntakeResult, takeInFile } from '../take-in-file.ts'

const MM = 72 / 25.4

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function takeIn(pdf: PDFDocument, page: number | null = null): Promise<IntakeResult> {
  const path = join(folder, 'file')
  await writeFile(path, await pdf.save())
  return takeInFile(path, page)
}

async function ready(pdf: PDFDocument, page: number | null = null) {
  const result = await takeIn(pdf, page)
  if (result.status !== 'ready') throw new Error(`${result.error} ${JSON.stringify(result.details)}`)
  return result
}

/** A page of 100 × 50 mm with a blue rectangle at its left edge, 40 mm wide. */
async function card(draw: (page: PDFPage, pdf: PDFDocument) => Promise<void> | void = () => {}) {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([100 * MM, 50 * MM])
  page.drawRectangle({ x: 0, y: 0, width: 40 * MM, height: 50 * MM, color: rgb(0, 0, 1) })
  await draw(page, pdf)
  return pdf
}

/** Colour at a place of the page, in millimetres from its upper left corner. */
async function at({ picture, dpi }: Awaited<ReturnType<typeof ready>>, x_mm: number, y_mm: number) {
  const px = (mm: number) => Math.round((mm / 25.4) * (dpi ?? 0))
  const area = { left: px(x_mm), top: px(y_mm), width: 1, height: 1 }
  return [...(await sharp(picture.body).ensureAlpha().extract(area).raw().toBuffer())]
}

test('a page becomes a drawing of its true size, with text as outlines and a transparent ground', async () => {
  const result = await ready(
    await card(async (page, pdf) => {
      const font = await pdf.embedFont(StandardFonts.HelveticaBold)
      page.drawText('I', { x: 60 * MM, y: 10 * MM, size: 100, font, color: rgb(1, 0, 0) })
      page.drawCircle({ x: 85 * MM, y: 25 * MM, size: 10 * MM, color: rgb(0, 0.5, 0), opacity: 0.5 })
    }),
  )
  const mm = (px: number) => (px / (result.dpi ?? 1)) * 25.4
  expect(mm(result.width_px)).toBeCloseTo(100, 1)
  expect(mm(result.height_px)).toBeCloseTo(50, 1)
  expect([result.type, result.is_flattened, result.has_alpha]).toEqual(['pdf', false, true])
  const drawing = Buffer.from(result.vector?.body ?? []).toString()
  expect(drawing.match(/<path /g)?.length).toBeGreaterThanOrEqual(3)
  expect(drawing).not.toMatch(/<text|<image/)
  expect(await at(result, 39.8, 25)).toEqual([0, 0, 255, 255])
  expect((await at(result, 40.2, 25))[3]).toBe(0)
  expect(await at(result, 64.5, 30)).toEqual([255, 0, 0, 255])
  const [, green = 0, , opacity = 0] = await at(result, 85, 25)
  expect([Math.round(green / 4), Math.round(opacity / 4)]).toEqual([32, 32])
})

test('a picture on the page stays a picture in the drawing, at its own resolution', async () => {
  const photo = await sharp(await photoWithGps())
    .autoOrient()
    .jpeg()
    .toBuffer()
  const result = await ready(
    await card(async (page, pdf) => {
      page.drawImage(await pdf.embedJpg(photo), { x: 50 * MM, y: 5 * MM, width: 26 * MM, height: 40 * MM })
    }),
  )
  const drawing = Buffer.from(result.vector?.body ?? []).toString()
  const inner = Buffer.from(/base64,([^"]+)"/.exec(drawing)?.[1] ?? '', 'base64')
  const facts = await sharp(inner).metadata()
  expect([facts.width, facts.height]).toEqual([40, 60])
  expect(drawing).toContain('<path ')
})

test('of a page with a blend mode only what blends becomes pixels, at print resolution, and the cause is said', async () => {
  const result = await ready(
    await card((page) => {
      const area = { x: 20 * MM, y: 0, width: 40 * MM, height: 50 * MM }
      page.drawRectangle({ ...area, color: rgb(1, 1, 0), blendMode: BlendMode.Multiply })
      page.drawCircle({ x: 80 * MM, y: 25 * MM, size: 10 * MM, color: rgb(0, 0.5, 0) })
    }),
  )
  expect([result.type, result.is_flattened, result.pixel_causes]).toEqual(['pdf', false, ['blend']])
  const drawing = Buffer.from(result.vector?.body ?? []).toString()
  expect(drawing.match(/<path [^>]*fill="#(0000ff|008000)"/g)).toHaveLength(2)
  const [image = '', width_units, height_units] = /<image width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
  expect(drawing.match(/<image /g)).toHaveLength(1)
  expect(image).not.toBe('')
  const [, page_units] = /viewBox="0 0 ([\d.]+)/.exec(drawing) ?? []
  const mm = (units: string | undefined) => (Number(units) / Number(page_units)) * 100
  expect([mm(width_units), mm(height_units)]).toEqual([expect.closeTo(40, 0), expect.closeTo(50, 0)])
  expect((Number(page_units) / 100) * 25.4).toBeGreaterThanOrEqual(300)
  expect(await at(result, 30, 25)).toEqual([0, 0, 0, 255])
  expect(await at(result, 50, 25)).toEqual([255, 255, 0, 255])
  expect(await at(result, 80, 25)).toEqual([0, 128, 0, 255])
})

type LiteralObject = NonNullable<Parameters<PDFDocument['context']['flateStream']>[1]>

/** A page of 100 × 50 mm, blue on its left 40 mm, drawn by operators in millimetres. */
async function drawn(
  content: string,
  resources: (form: (content: string, facts: LiteralObject) => PDFRef) => LiteralObject,
) {
  const pdf = await PDFDocument.create()
  const { node } = pdf.addPage([100 * MM, 50 * MM])
  const form = (inner: string, facts: LiteralObject) =>
    pdf.context.register(
      pdf.context.flateStream(inner, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 50], ...facts }),
    )
  node.set(PDFName.of('Resources'), pdf.context.obj(resources(form)))
  const whole = `${MM} 0 0 ${MM} 0 0 cm 0 0 1 rg 0 0 40 50 re f ${content}`
  node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(whole)))
  return ready(pdf)
}

const shades = (colours: readonly (readonly number[])[]) =>
  colours.map((colour) => colour.map((v) => Math.round(v / 3)))

// The colours are those Ghostscript 10 paints.
test('an object below a soft mask becomes pixels, and nothing else', async () => {
  const result = await drawn('q /Masked gs 1 0 0 rg 20 0 60 50 re f Q 0 0.5 0 rg 85 0 10 50 re f', (form) => ({
    ExtGState: {
      Masked: {
        SMask: {
          S: 'Luminosity',
          G: form('0.5 g 30 0 20 50 re f', { Group: { S: 'Transparency', CS: 'DeviceGray' } }),
        },
      },
    },
  }))
  expect([result.type, result.is_flattened, result.pixel_causes]).toEqual(['pdf', false, ['mask']])
  expect(
    Buffer.from(result.vector?.body ?? [])
      .toString()
      .match(/<path [^>]*fill="#(0000ff|008000)"/g),
  ).toHaveLength(2)
  const found = [await at(result, 25, 25), await at(result, 35, 25), await at(result, 90, 25)]
  expect(shades(found)).toEqual(
    shades([
      [0, 0, 255, 255],
      [128, 0, 127, 255],
      [0, 128, 0, 255],
    ]),
  )
  const [, , , outside] = await at(result, 60, 25)
  const [red, , , half = 0] = await at(result, 45, 25)
  expect([outside, red, Math.round(half / 4)]).toEqual([0, 255, 32])
})

test('a half-transparent group whose parts knock each other out becomes pixels, and nothing else', async () => {
  const result = await drawn('/Half gs /Group Do', (form) => ({
    ExtGState: { Half: { ca: 0.5 } },
    XObject: {
      Group: form('1 0 0 rg 20 0 40 50 re f 0 1 0 rg 50 0 30 50 re f', { Group: { S: 'Transparency', K: true } }),
    },
  }))
  expect([result.type, result.is_flattened, result.pixel_causes]).toEqual(['pdf', false, ['mask']])
  expect(Buffer.from(result.vector?.body ?? []).toString()).toContain('fill="#0000ff"')
  expect(shades([await at(result, 10, 25), await at(result, 30, 25)])).toEqual(
    shades([
      [0, 0, 255, 255],
      [128, 0, 127, 255],
    ]),
  )
  const [red, green, blue, half = 0] = await at(result, 55, 25)
  expect([red, green, blue, Math.round(half / 4)]).toEqual([0, 255, 0, 32])
})

test('a page of more parts than a drawing may have is drawn in pixels, and says so', async () => {
  const result = await drawn('0 0 1 1 re f\n'.repeat(90_001), () => ({}))
  expect([result.type, result.is_flattened, result.vector, result.pixel_causes]).toEqual([
    'png',
    true,
    null,
    ['detail'],
  ])
  expect(await at(result, 30, 25)).toEqual([0, 0, 255, 255])
})

test('a document with several pages asks which one, and gives the page it is asked for', async () => {
  const pdf = await card()
  pdf.addPage([30 * MM, 30 * MM]).drawSquare({ size: 30 * MM, color: rgb(1, 0, 0) })
  expect(await takeIn(pdf)).toMatchObject({ status: 'refused', error: 'upload_pdf_pages', details: { count: 2 } })
  expect(await takeIn(pdf, 3)).toMatchObject({ error: 'upload_pdf_page_missing', details: { page: 3, count: 2 } })
  const second = await ready(pdf, 2)
  expect(second.width_px).toBe(second.height_px)
  expect(await at(second, 15, 15)).toEqual([255, 0, 0, 255])
})

test('a protected file and a damaged one say what is wrong', async () => {
  const pdf = await card()
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
  expect(await takeIn(pdf)).toMatchObject({ status: 'refused', error: 'upload_pdf_locked' })
  const path = join(folder, 'damaged')
  await writeFile(path, (await (await card()).save()).slice(0, 200))
  expect(await takeInFile(path)).toMatchObject({ status: 'refused', error: 'upload_unreadable' })
})

/** Each form draws the next one ten times; the innermost draws a line. */
async function nested(levels: number): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([100, 100])
  let inner = pdf.context.register(pdf.context.formXObject([]))
  for (let level = 0; level < levels; level++) {
    const content = '/In Do '.repeat(10)
    const resources = { XObject: { In: inner } }
    const facts = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 100], Resources: resources }
    inner = pdf.context.register(pdf.context.flateStream(content, facts))
  }
  page.node.setXObject(PDFName.of('In'), inner)
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream('/In Do')))
  return pdf
}

test('forms within forms are counted before they are drawn', async () => {
  expect(await takeIn(await nested(9))).toMatchObject({ status: 'refused', error: 'upload_pdf_heavy' })
  expect(await takeIn(await nested(3))).toMatchObject({ status: 'ready' })
})

/** A mesh of free triangles, each vertex a flag, two coordinates and a colour. */
async function mesh(vertices: readonly (readonly [number, number])[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([100, 100])
  const shading = pdf.context.flateStream(Uint8Array.from(vertices.flatMap(([x, y]) => [0, x, y, x, 0, y])), {
    ShadingType: 4,
    ColorSpace: 'DeviceRGB',
    BitsPerCoordinate: 8,
    BitsPerComponent: 8,
    BitsPerFlag: 8,
    Decode: [0, 100, 0, 100, 0, 1, 0, 1, 0, 1],
  })
  const resources = pdf.context.obj({ Shading: { Mesh: pdf.context.register(shading) } })
  page.node.set(PDFName.of('Resources'), resources)
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream('/Mesh sh')))
  return pdf
}

test('a mesh may cover its area, not cover it a thousand times', async () => {
  const once = [
    [0, 0],
    [255, 0],
    [0, 255],
    [255, 0],
    [0, 255],
    [255, 255],
  ] as const
  expect(await takeIn(await mesh(once))).toMatchObject({ status: 'ready' })
  const often = Array.from({ length: 1000 }, () => once).flat()
  expect(await takeIn(await mesh(often))).toMatchObject({ status: 'refused', error: 'upload_pdf_heavy' })
})
