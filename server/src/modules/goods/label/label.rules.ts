import type { BarcodeKind, LabelPreset } from '@inkroute/contract/goods/codes'

/** Content of a label. */
export interface LabelContent {
  readonly kind: BarcodeKind
  readonly value: string
  readonly sku_code: string
  /** Null is not printed. */
  readonly title: string | null
  readonly variant: string
  readonly price: string | null
}

/** Where the next label goes: the page from 0, and its top left corner in millimetres. */
export interface LabelPlace {
  readonly page: number
  readonly x_mm: number
  readonly y_mm: number
}

/** `skip` labels of the first sheet are already used. */
export function getPlace(preset: LabelPreset, n: number, skip: number): LabelPlace {
  const per_page = preset.columns * preset.rows
  const slot = n + Math.min(skip, per_page - 1)
  const on_page = slot % per_page
  const column = on_page % preset.columns
  const row = Math.floor(on_page / preset.columns)
  return {
    page: Math.floor(slot / per_page),
    x_mm: preset.margin_mm[0] + column * (preset.label_mm[0] + preset.gap_mm[0]),
    y_mm: preset.margin_mm[1] + row * (preset.label_mm[1] + preset.gap_mm[1]),
  }
}

interface Box {
  readonly x_mm: number
  readonly y_mm: number
  readonly width_mm: number
  readonly height_mm: number
}

export interface LabelLayout {
  readonly code: Box
  readonly module_mm: number
  readonly lines: readonly {
    readonly text: string
    readonly y_mm: number
    readonly size_mm: number
    readonly x_mm: number
    readonly width_mm: number
    readonly is_strong: boolean
    readonly is_centred: boolean
  }[]
}

const PADDING_MM = 1.8
const TITLE_MM = 2.6
const CODE_TEXT_MM = 2.7
const SMALL_MM = 2.3
const LEADING = 1.3

/** Bars this narrow are lost on common label printers. */
export const MIN_MODULE_MM = 0.15
const MAX_MODULE_MM = 0.5

/** Bars at full width with text above and below. */
function barLayout(
  [width, height]: readonly [number, number],
  content: LabelContent,
  columns: number,
  quiet: number,
): LabelLayout {
  const inner = width - PADDING_MM * 2
  const module_mm = Math.min(MAX_MODULE_MM, inner / (columns + quiet * 2))
  const code_width = module_mm * columns
  let top = PADDING_MM
  const lines: LabelLayout['lines'][number][] = []
  const line = (text: string, y_mm: number, size_mm: number, is_strong = false) =>
    lines.push({ text, y_mm, size_mm, is_strong, x_mm: PADDING_MM, width_mm: inner, is_centred: true })
  if (content.title) {
    line(content.title, top, TITLE_MM, true)
    top += TITLE_MM * LEADING
  }
  const last = [content.variant, content.price].filter(Boolean).join('   ')
  let bottom = height - PADDING_MM
  if (last) {
    bottom -= SMALL_MM * LEADING
    line(last, bottom, SMALL_MM)
  }
  // Print the SKU too when the code differs, so that people can find it.
  const words = content.value === content.sku_code ? content.value : `${content.value}  ${content.sku_code}`
  bottom -= CODE_TEXT_MM * LEADING
  line(words, bottom, CODE_TEXT_MM)
  const code = { x_mm: (width - code_width) / 2, y_mm: top + 0.4, width_mm: code_width, height_mm: bottom - top - 1 }
  return { code, module_mm, lines }
}

/** The square on the left, words on the right. */
function squareLayout(
  [width, height]: readonly [number, number],
  content: LabelContent,
  columns: number,
  quiet: number,
): LabelLayout {
  const side = Math.min(height - PADDING_MM, width * 0.5)
  const module_mm = side / (columns + quiet * 2)
  const code_side = module_mm * columns
  const margin = (height - code_side) / 2
  const x_mm = side + PADDING_MM
  const width_mm = width - x_mm - PADDING_MM
  const words: [string | null, number, boolean][] = [
    [content.title, TITLE_MM, true],
    [content.variant || null, SMALL_MM, false],
    [content.sku_code, SMALL_MM, false],
    [content.price, CODE_TEXT_MM, true],
  ]
  const shown = words.filter((word): word is [string, number, boolean] => Boolean(word[0]))
  const total = shown.reduce((sum, [, size]) => sum + size * 1.5, 0)
  let y_mm = (height - total) / 2
  const lines = shown.map(([text, size_mm, is_strong]) => {
    const placed = { text, y_mm, size_mm, is_strong, x_mm, width_mm, is_centred: false }
    y_mm += size_mm * 1.5
    return placed
  })
  return {
    code: { x_mm: Math.max(module_mm * quiet, 1), y_mm: margin, width_mm: code_side, height_mm: code_side },
    module_mm,
    lines,
  }
}

export function getLayout(
  preset: LabelPreset,
  content: LabelContent,
  shape: { readonly columns: number; readonly rows: number; readonly quiet: number },
): LabelLayout {
  const lay = shape.rows > 1 ? squareLayout : barLayout
  return lay(preset.label_mm, content, shape.columns, shape.quiet)
}
