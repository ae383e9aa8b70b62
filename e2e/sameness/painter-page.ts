/** Runs in the browser: renders golden designs with the studio's own modules and returns a digest of the pixels. */
import type { DesignDocument, ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import type { Cutout } from '@inkroute/engine/layers/adjust'
import { paintView } from '@inkroute/engine/paint/paint-view'
import { checkAnswers } from '@inkroute/engine/personal/check-answers'
import { fillDesign, fitProblems } from '@inkroute/engine/personal/fill-design'
import type { Answers, PersonalFields } from '@inkroute/engine/personal/personal-field'
import { rulesIn } from '@inkroute/engine/personal/sample-answers'
import { type GoldenDesign, goldenDesigns, goldenPicture, goldenSources } from '@inkroute/engine/testing/golden-designs'
import { sun } from '@inkroute/engine/testing/golden-layers'
import { findSurface, paintTools } from '../../web/src/features/design/paint/paint-tools.ts'
import { loadFontsFor, openTypesetter, setOwnFonts } from '../../web/src/features/design/state/font-shelf.ts'
import type { UsableFont } from '../../web/src/features/design/state/own-fonts.ts'

const CANVAS_PX = 550

function newCanvas(width_px: number, height_px: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width_px
  canvas.height = height_px
  return canvas
}

const pictures = new Map(
  goldenSources.map((source) => {
    const canvas = newCanvas(source.width_px, source.height_px)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen?.putImageData(new ImageData(goldenPicture(source) as never, source.width_px), 0, 0)
    return [source.key, canvas] as const
  }),
)

function designAt(index: number): GoldenDesign {
  const design = goldenDesigns[index]
  if (!design) throw new Error('no such design')
  return design
}

async function paint(design: GoldenDesign, scale: number): Promise<Uint8ClampedArray> {
  const typesetter = await loadFontsFor(design.view.layers)
  const canvas = newCanvas(CANVAS_PX * scale, CANVAS_PX * scale)
  const surface = findSurface(canvas)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface || !pen) throw new Error('no canvas')
  const { makeTile, sizeOf } = paintTools
  const tools = { pictureOf: (_: string, key: string) => pictures.get(key), sizeOf, makeTile, typesetter }
  const { view, area } = design
  const missing = paintView(surface, { view, area, scale, tools, origin: 'canvas', is_clipped: true })
  if (missing.length > 0) throw new Error(`${design.name}: ${missing.join()} not at hand`)
  return pen.getImageData(0, 0, canvas.width, canvas.height).data
}

interface BuyersInput {
  readonly sample: DesignDocument
  readonly fields: PersonalFields
  readonly answers: Answers
  readonly cutout: Cutout | null
}

/** The print area alone, as large as the print file. */
async function paintArea(view: ViewDesign, area: Area, scale: number): Promise<Uint8ClampedArray> {
  const typesetter = await loadFontsFor(view.layers)
  const canvas = newCanvas(area.width * scale, area.height * scale)
  const surface = findSurface(canvas)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface || !pen) throw new Error('no canvas')
  const { makeTile, sizeOf } = paintTools
  const tools = { pictureOf: (_: string, key: string) => pictures.get(key), sizeOf, makeTile, typesetter }
  paintView(surface, { view, area, scale, tools, origin: 'area', is_clipped: true })
  return pen.getImageData(0, 0, canvas.width, canvas.height).data
}

/** Checks and fills as the buyer's browser does. What is refused is named by its fields and reasons. */
async function paintFilled({ cutout, ...input }: BuyersInput, area: Area, scale: number): Promise<string> {
  const { sample, fields, answers } = input
  const { missingIn } = await openTypesetter()
  const { values, problems } = checkAnswers(fields, answers, rulesIn(sample, missingIn, []))
  const named = (found: typeof problems) => `refused ${found.map((one) => `${one.field_id}:${one.kind}`).join()}`
  if (problems.length > 0) return named(problems)
  const draft = fillDesign(sample, fields, values, undefined)
  const typesetter = await loadFontsFor(draft.views.flatMap(({ layers }) => layers))
  const cutouts = new Map(cutout ? [[sun.key, cutout]] : [])
  const filled = fillDesign(sample, fields, values, typesetter, cutouts)
  const misfits = fitProblems(filled, fields, values, typesetter)
  const [view] = filled.views
  return misfits.length > 0 || !view ? named(misfits) : digest(await paintArea(view, area, scale))
}

async function digest(pixels: Uint8ClampedArray): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels as never))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

Object.assign(globalThis, {
  paintDigests: async (scale: number, from: number, to: number): Promise<string[]> => {
    const digests: string[] = []
    for (let index = from; index < to; index++) digests.push(await digest(await paint(designAt(index), scale)))
    return digests
  },
  /** A design that is no golden one, in fonts of a seller. */
  paintOwn: async (design: GoldenDesign, scale: number, own: readonly UsableFont[]): Promise<string> => {
    setOwnFonts(own)
    return digest(await paint(design, scale))
  },
  paintBuyers: async (inputs: readonly BuyersInput[], area: Area, scale: number): Promise<string[]> => {
    const painted: string[] = []
    for (const input of inputs)
      painted.push(await paintFilled(input, area, scale).catch((error: unknown) => `thrown ${String(error)}`))
    return painted
  },
  /** As text, which transfers faster than a million numbers. */
  paintPixels: async (index: number, scale: number): Promise<string> => {
    let text = ''
    const pixels = await paint(designAt(index), scale)
    for (let at = 0; at < pixels.length; at += 32_768) text += String.fromCharCode(...pixels.subarray(at, at + 32_768))
    return text
  },
})
