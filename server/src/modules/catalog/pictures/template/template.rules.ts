// What a print template says and how large it is. Pure: the drawing is next door.
import { type TemplateFormat, templateFormats } from '@inkroute/contract/catalog/pictures'
import type { Order } from '../shelf/picture-address.rules.ts'
import { MODEL_FILE, type PictureShelf, type ShelfProduct } from '../shelf/picture-shelf.ts'

export interface TemplateTask {
  readonly kind: 'template'
  readonly format: TemplateFormat
  /** File of the 3D model whose outline is drawn; null without one. */
  readonly model: string | null
  /** Material of the model that shows this face. */
  readonly slot: string
  readonly width_px: number
  readonly height_px: number
  /** Of this file; less than the printer's where the file is drawn smaller. */
  readonly dpi: number
  /** Left, top, right, bottom of what is safe from cutting and folding. */
  readonly safe_px: readonly [number, number, number, number]
  /** Left, top, right, bottom of what is not folded over an edge, as fractions; null when nothing is. */
  readonly fold: readonly [number, number, number, number] | null
  readonly lines: readonly string[]
}

export interface TemplateOrder extends Order<TemplateTask> {
  readonly file_name: string
}

const CM_PER_INCH = 2.54
/** Every layer is held in memory as four bytes a pixel; larger sheets are drawn at a half, a third … */
const MAX_PIXELS = 25_000_000
const WIDEST_SAFE_CM = 1
const SAFE_SHARE = 0.04

/** Whole steps, so that a template of half size lines up with the full one. */
export function getReduction(width_px: number, height_px: number): number {
  return Math.max(1, Math.ceil(Math.sqrt((width_px * height_px) / MAX_PIXELS)))
}

/** A centimetre on large goods, less on small ones, never so fine that it cannot be written down. */
export function safeMarginCm(width_cm: number, height_cm: number): number {
  const wanted = Math.min(WIDEST_SAFE_CM, Math.min(width_cm, height_cm) * SAFE_SHARE)
  return Math.max(0.1, Math.round(wanted * 10) / 10)
}

const short = (value: number) => String(Math.round(value * 10) / 10)

/** The letters we carry are Latin; what else a size name holds is left out. */
const latin = (text: string) =>
  text
    .replaceAll('×', ' x ')
    .replaceAll('″', ' inch')
    .replace(/[^\w .,:+-]/g, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()

interface Sheet {
  readonly width_cm: number
  readonly height_cm: number
  readonly full_px: readonly [number, number]
  readonly reduction: number
  readonly safe_cm: number
}

function getLines({ data }: ShelfProduct, face: string, size: string, sheet: Sheet, isFolded: boolean): string[] {
  const [width, height] = sheet.full_px
  const lines = [
    latin(`${data.name.en} - ${face} - ${size}`),
    `${short(sheet.width_cm)} x ${short(sheet.height_cm)} cm: ${width} x ${height} px at ${data.dpi} dpi`,
    `Dashed line: safe area, ${short(sheet.safe_cm * 10)} mm inside`,
  ]
  if (isFolded) lines.push('Dotted line: what lies beyond it folds over the edge')
  if (sheet.reduction > 1) lines.push(`This file is drawn at 1:${sheet.reduction}. Artwork may be sent at full size`)
  return [...lines, 'Hide the guides before saving']
}

function findSheet({ data }: ShelfProduct, size_id: number, view_id: number, aspect: number): Sheet | null {
  const width_cm = data.actual_sizes.find((row) => row.size_id === size_id && row.view_id === view_id)?.actual_width
  if (width_cm === undefined) return null
  const height_cm = width_cm / aspect
  const px = (cm: number) => Math.max(16, Math.round((cm / CM_PER_INCH) * data.dpi))
  const full_px = [px(width_cm), px(height_cm)] as const
  return {
    width_cm,
    height_cm,
    full_px,
    reduction: getReduction(...full_px),
    safe_cm: safeMarginCm(width_cm, height_cm),
  }
}

/** Our fold lines are counted from the top, the pictures' from the bottom. */
const findFold = (visible: readonly [number, number, number, number] | undefined): TemplateTask['fold'] =>
  visible ? [visible[0], 1 - visible[3], visible[2], 1 - visible[1]] : null

function getSafe([width, height]: readonly [number, number], fold: TemplateTask['fold'], margin_px: number) {
  const [left, top, right, bottom] = fold ?? [0, 0, 1, 1]
  return [
    Math.round(left * width + margin_px),
    Math.round(top * height + margin_px),
    Math.round(right * width - margin_px),
    Math.round(bottom * height - margin_px),
  ] as const
}

export function templateOrder(
  shelf: PictureShelf,
  address: { readonly code: string; readonly file: string; readonly size: string },
): TemplateOrder | null {
  const product = shelf.products.get(address.code)
  const [, face = '', extension] = /^([a-z]+)\.([a-z]+)$/.exec(address.file) ?? []
  const format = templateFormats.find((known) => known === extension)
  const view = product?.data.views.find((known) => known.key === face)
  const size = product?.data.sizes.find((known) => known.name === address.size)
  const area = view?.picture && product?.views.get(view.picture.view)?.print_areas[view.picture.area]
  if (!product || !format || !view || !size || !area) return null
  const sheet = findSheet(product, size.id, view.view_id, area.width_m / area.height_m)
  if (!sheet) return null
  const { code, dpi } = product.data
  const { reduction } = sheet
  const size_px = [Math.round(sheet.full_px[0] / reduction), Math.round(sheet.full_px[1] / reduction)] as const
  const fold = findFold(area.visible)
  const task: TemplateTask = {
    kind: 'template',
    format,
    model: product.files.has(MODEL_FILE) ? `${product.folder}/${MODEL_FILE}` : null,
    slot: `print_${face}`,
    width_px: size_px[0],
    height_px: size_px[1],
    dpi: dpi / reduction,
    safe_px: getSafe(size_px, fold, Math.round(((sheet.safe_cm / CM_PER_INCH) * dpi) / reduction)),
    fold,
    lines: getLines(product, face, size.name, sheet, fold !== null),
  }
  return {
    task,
    key: `template/${code}/${product.edition}${face}-${size.id}.${format}`,
    file_name: `inkroute-${code}-${face}-${size.name}.${format}`,
  }
}
