import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colourDifference } from '../../../../testing/colour-difference.ts'
import { writeTiff } from '../colour/write-tiff.ts'
import { takeInFile } from '../take-in-file.ts'

const fixtures = fileURLToPath(new URL('../../../../testing/colour-fixtures/', import.meta.url))
const { patch_px, across, files } = JSON.parse(await readFile(`${fixtures}reference.json`, 'utf8')) as {
  readonly patch_px: number
  readonly across: number
  /** The result of Little CMS for each patch. */
  readonly files: ReadonlyArray<{ readonly file: string; readonly srgb: ReadonlyArray<readonly number[]> }>
}
const DOWN = 4
const [WIDTH, HEIGHT] = [across * patch_px, DOWN * patch_px]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-colours-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function taken(name: string, file: Uint8Array) {
  const path = join(folder, name)
  await writeFile(path, file)
  const result = await takeInFile(path)
  if (result.status !== 'ready') throw new Error(`${result.error} ${JSON.stringify(result.details)}`)
  return result
}

/** The colour in the middle of each patch. */
async function patches(picture: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: across * DOWN }, (_, n) => {
    const x = Math.floor((((n % across) + 0.5) / across) * info.width)
    const y = Math.floor(((Math.floor(n / across) + 0.5) / DOWN) * info.height)
    return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  })
}

interface Space {
  readonly stored: Buffer
  readonly values: readonly (readonly number[])[]
  readonly icc: Buffer
}

/** The picture of a fixture as it is stored: samples, deflated. */
async function fixture(name: string): Promise<Space> {
  const file = await readFile(`${fixtures}${name}-8.tiff`)
  const { icc = Buffer.alloc(0), channels } = await sharp(file).metadata()
  const stored = file.subarray(8)
  const samples = inflateSync(stored)
  const values = Array.from({ length: across * DOWN }, (_, n) => {
    const at = (Math.floor(n / across) * patch_px * WIDTH + (n % across) * patch_px) * channels
    return [...samples.subarray(at, at + channels)].map((value) => value / 255)
  })
  return { stored, values, icc }
}

const page = async (draw: (pdf: PDFDocument, page: PDFPage) => string) => {
  const pdf = await PDFDocument.create()
  const sheet = pdf.addPage([WIDTH * 5, HEIGHT * 5])
  const content = draw(pdf, sheet)
  sheet.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)))
  return pdf.save()
}

/** Rectangles in the place of each patch, painted by `operators`. */
const rectangles = (values: readonly (readonly number[])[], operator: string) =>
  values
    .map((value, n) => {
      const side = patch_px * 5
      const [x, y] = [(n % across) * side, (DOWN - 1 - Math.floor(n / across)) * side]
      return `${value.map((one) => one.toFixed(6)).join(' ')} ${operator} ${x} ${y} ${side} ${side} re f`
    })
    .join('\n')

const profileStream = (pdf: PDFDocument, { icc, values }: Space): PDFRef =>
  pdf.context.register(pdf.context.flateStream(icc, { N: values[0]?.length ?? 0 }))

function expectColours(found: readonly (readonly number[])[], expected: readonly (readonly number[])[], mean = 1) {
  expect(found).toHaveLength(expected.length)
  const differences = found.map((patch, n) => colourDifference(patch, expected[n] ?? []))
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThanOrEqual(mean)
  expect(Math.max(...differences)).toBeLessThanOrEqual(3)
}

const reference = (file: string) => files.find((one) => one.file === file)?.srgb ?? []

test.each(['adobe-rgb', 'p3', 'prophoto', 'srgb', 'cmyk'])(
  '%s in a PDF has the colours Little CMS gives it',
  async (name) => {
    const space = await fixture(name)
    const fills = await page((pdf, { node }) => {
      const colours = pdf.context.obj({ Own: ['ICCBased', profileStream(pdf, space)] })
      node.set(PDFName.of('Resources'), pdf.context.obj({ ColorSpace: colours }))
      return `/Own cs\n${rectangles(space.values, 'scn')}`
    })
    const as_drawing = await taken('fills', fills)
    expect(as_drawing.vector).not.toBeNull()
    expectColours(await patches(as_drawing.picture.body), reference(`${name}-8.tiff`))

    const picture = await page((pdf, { node }) => {
      const facts = { Type: 'XObject', Subtype: 'Image', Width: WIDTH, Height: HEIGHT, BitsPerComponent: 8 }
      const image = pdf.context.stream(space.stored, {
        ...facts,
        ColorSpace: ['ICCBased', profileStream(pdf, space)],
        Filter: 'FlateDecode',
      })
      node.set(PDFName.of('Resources'), pdf.context.obj({ XObject: { Picture: pdf.context.register(image) } }))
      return `${WIDTH * 5} 0 0 ${HEIGHT * 5} 0 0 cm /Picture Do`
    })
    expectColours(await patches((await taken('picture', picture)).picture.body), reference(`${name}-8.tiff`))
  },
)

test('ink without a profile is as in a TIFF without one, and pure black is black', async () => {
  const { values } = await fixture('cmyk')
  const data = Buffer.from(values.flat().map((value) => Math.round(value * 255)))
  const shape = {
    width: across,
    height: DOWN,
    bits: 8,
    colours: 'cmyk',
    has_alpha: false,
    data,
    profile: null,
  } as const
  const tiff = await patches((await taken('tiff', writeTiff(shape))).picture.body)
  const pdf = await patches((await taken('ink', await page(() => rectangles(values, 'k')))).picture.body)
  expectColours(pdf, tiff, 0.5)
  const pure_black = values.findIndex((value) => value.join() === '0,0,0,1')
  expect(Math.max(...(pdf[pure_black] ?? []))).toBeLessThan(30)
})

test.each(['of the printer it is meant for', 'the page names'])('plain ink has the profile %s', async (which) => {
  const space = await fixture('cmyk')
  const file = await page((pdf, { node }) => {
    const profile = profileStream(pdf, space)
    if (which === 'the page names') {
      node.set(PDFName.of('Resources'), pdf.context.obj({ ColorSpace: { DefaultCMYK: ['ICCBased', profile] } }))
    } else {
      const intent = pdf.context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX', DestOutputProfile: profile })
      pdf.catalog.set(PDFName.of('OutputIntents'), pdf.context.obj([intent]))
    }
    return rectangles(space.values, 'k')
  })
  expectColours(await patches((await taken('intent', file)).picture.body), reference('cmyk-8.tiff'))
})

test('Lab and calibrated colours are those Little CMS gives them', async () => {
  // As `make-fixtures.py` has them.
  const lab = [
    [50, 0, 0],
    [20, 0, 0],
    [80, 0, 0],
    [100, 0, 0],
    [0, 0, 0],
    [60, 20, 20],
    [50, 60, 40],
    [50, 30, -40],
    [60, -40, 30],
    [70, 10, 60],
    [40, 10, -40],
    [85, -10, 40],
    [38, 14, 14],
    [65, 18, 18],
    [50, -5, -22],
    [43, -13, 22],
    [55, 9, -25],
    [71, -32, 0],
    [62, 34, 57],
    [40, 10, -46],
    [51, 48, 17],
    [30, 22, -21],
    [72, -23, 57],
    [72, 19, 67],
  ]
  const in_lab = await page((pdf, { node }) => {
    const facts = pdf.context.obj({ WhitePoint: [0.9642, 1, 0.8249], Range: [-128, 127, -128, 127] })
    node.set(PDFName.of('Resources'), pdf.context.obj({ ColorSpace: { Own: ['Lab', facts] } }))
    return `/Own cs\n${rectangles(lab, 'scn')}`
  })
  expectColours(await patches((await taken('lab', in_lab)).picture.body), reference('lab-8.tiff'))

  const { values } = await fixture('adobe-rgb')
  const calibrated = await page((pdf, { node }) => {
    const facts = pdf.context.obj({
      WhitePoint: [0.9505, 1, 1.089],
      Gamma: [2.19921875, 2.19921875, 2.19921875],
      Matrix: [0.57667, 0.29734, 0.02703, 0.18556, 0.62736, 0.07069, 0.18823, 0.07529, 0.99134],
    })
    node.set(PDFName.of('Resources'), pdf.context.obj({ ColorSpace: { Own: ['CalRGB', facts] } }))
    return `/Own cs\n${rectangles(values, 'scn')}`
  })
  expectColours(await patches((await taken('calibrated', calibrated)).picture.body), reference('adobe-rgb-8.tiff'))
})

test('a grey with a curve of its own is as light as its curve says', async () => {
  const file = await page((pdf, { node }) => {
    const facts = pdf.context.obj({ WhitePoint: [0.9505, 1, 1.089], Gamma: 1 })
    node.set(PDFName.of('Resources'), pdf.context.obj({ ColorSpace: { Own: ['CalGray', facts] } }))
    return `/Own cs 0.5 scn 0 0 ${WIDTH * 5} ${HEIGHT * 5} re f`
  })
  const [first = []] = await patches((await taken('grey', file)).picture.body)
  // Half of the light, in sRGB.
  for (const value of first) expect(Math.abs(value - 188)).toBeLessThanOrEqual(1)
})

test('a profile that is none leaves the colours as they are', async () => {
  const space = { ...(await fixture('srgb')), icc: Buffer.alloc(500, 7) }
  const file = await page((pdf, { node }) => {
    node.set(PDFName.of('Resources'), pdf.context.obj({ ColorSpace: { Own: ['ICCBased', profileStream(pdf, space)] } }))
    return `/Own cs 1 0 0 scn 0 0 ${WIDTH * 5} ${HEIGHT * 5} re f`
  })
  expect((await patches((await taken('broken', file)).picture.body))[0]).toEqual([255, 0, 0])
})
