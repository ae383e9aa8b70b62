import type { profitCal } from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { Reply } from '@inkroute/contract/endpoint'
import { LATE_BP_PER_DAY, LATE_MAX_DAYS } from '@inkroute/contract/production/codes'
import { fill, type Texts } from '../../../../shared/text/text.ts'
import type { questionText } from './sections.text.ts'

const CM_PER_INCH = 2.54
const ML_PER_FL_OZ = 29.5735

/** A printed face in the chosen size, with its physical and pixel dimensions. */
export interface PrintFace {
  readonly view_id: number
  readonly key: string
  readonly name: string
  readonly width_cm: number
  readonly height_cm: number
  readonly width_px: number
  readonly height_px: number
  /** Position on the 550 canvas. */
  readonly area: BasicProduct['print_areas'][number]
  /** Blank picture in the chosen colour; null for a flat sheet. */
  readonly image_src: string | null
  /** For a set: the part it belongs to; that part's page has the templates. */
  readonly part: { readonly id: number; readonly name: string } | null
}

type Printed = Pick<BasicProduct, 'views' | 'print_areas' | 'actual_sizes' | 'bottom_templates' | 'dpi' | 'components'>

function partOf(product: Printed, view_id: number): PrintFace['part'] {
  const part = product.components.find(({ component_designs }) =>
    component_designs.some((one) => one.view_id === view_id),
  )
  return part ? { id: part.sub_basic_product_id, name: part.sub_name } : null
}

const round = (value: number) => Math.round(value * 10) / 10

/** Faces of a product with their physical size. Faces without a measured width are left out. */
export function printFaces(product: Printed, color_id: number, size_id: number): readonly PrintFace[] {
  return product.views.flatMap((view) => {
    const area = product.print_areas.find(({ view_id }) => view_id === view.view_id)
    const actual = product.actual_sizes.find((size) => size.view_id === view.view_id && size.size_id === size_id)
    if (!area || !actual) return []
    const height_cm = (actual.actual_width * area.height) / area.width
    const pixels = (cm: number) => Math.round((cm / CM_PER_INCH) * product.dpi)
    const blank = product.bottom_templates.find((one) => one.view_id === view.view_id && one.color_id === color_id)
    return [
      {
        view_id: view.view_id,
        key: view.key,
        name: view.name,
        width_cm: round(actual.actual_width),
        height_cm: round(height_cm),
        width_px: pixels(actual.actual_width),
        height_px: pixels(height_cm),
        area,
        image_src: area.lies_on === 'picture' ? (blank?.image_src ?? null) : null,
        part: partOf(product, view.view_id),
      },
    ]
  })
}

/** The print area as fractions of the canvas, to draw it over the picture. */
export const CANVAS_PX = 550

export interface Question {
  readonly question: string
  readonly answer: string
}

const per_day = LATE_BP_PER_DAY / 100
const late = { per_day, most: per_day * LATE_MAX_DAYS }

/** Questions and answers generated from the product's data, for the page and its structured data. */
export function getQuestions(product: BasicProduct, text: Texts<typeof questionText>): readonly Question[] {
  const faces = printFaces(product, product.colors[0]?.id ?? 0, product.sizes[0]?.id ?? 0)
  const { min, max } = product.delivery_hours
  const first = faces[0]
  const techniques = product.techniques.map(({ name }) => name).join(text.comma)
  const list: Question[] = [
    { question: text.q_minimum, answer: fill(text.a_minimum, { name: product.name }) },
    { question: text.q_time, answer: fill(text.a_time, { min, max }) },
  ]
  if (first) {
    const { width_px, height_px } = first
    list.push({ question: text.q_file, answer: fill(text.a_file, { width_px, height_px, dpi: product.dpi }) })
  }
  list.push({ question: text.q_wash, answer: fill(text.a_wash, { techniques, material: product.material }) })
  if (product.zones.some(({ key }) => key === 'time'))
    list.push({ question: text.q_late, answer: fill(text.a_late, late) })
  list.push({ question: text.q_fault, answer: text.a_fault })
  return list
}

export type Profit = Reply<typeof profitCal>

export const costKeys = ['goods', 'freight', 'commission', 'payment_fee', 'fixed_fee', 'tax'] as const
export type CostKey = (typeof costKeys)[number]

export interface Share {
  readonly key: CostKey | 'profit'
  readonly amount: string
  /** Fraction of the revenue; a loss has no segment. */
  readonly percent: number
}

/** Splits the revenue into segments of a bar. With a loss the costs fill the whole bar. */
export function getShares(profit: Profit): readonly Share[] {
  const costs = costKeys.map((key) => ({ key, amount: profit[key], value: Number(profit[key]) }))
  const spent = costs.reduce((sum, { value }) => sum + value, 0)
  const whole = Math.max(Number(profit.revenue), spent)
  const percent = (value: number) => (whole > 0 ? Math.max(0, (value / whole) * 100) : 0)
  return [
    ...costs.map(({ key, amount, value }) => ({ key, amount, percent: percent(value) })),
    { key: 'profit', amount: profit.profit, percent: percent(Number(profit.profit)) },
  ]
}

/** `1234` basis points → `12.34%`; null without revenue. */
export const toPercent = (bp: number | null): string => (bp === null ? '–' : `${(bp / 100).toFixed(2)}%`)

/** Parses an amount of money; null if invalid. */
export function findAmount(typed: string): number | null {
  const text = typed.trim().replace(/[，,\s]/g, '')
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(text)) return null
  const value = Number(text)
  return value <= 1_000_000 ? value : null
}

export type LengthUnit = 'cm' | 'inch'

export interface SizeTable {
  /** Measurement and its unit. */
  readonly columns: readonly { readonly id: number; readonly name: string; readonly unit: string }[]
  readonly rows: readonly { readonly id: number; readonly name: string; readonly values: readonly string[] }[]
}

const shown = (value: number) => String(Math.round(value * 10) / 10)

function converted(value: number, unit: 'cm' | 'ml', wanted: LengthUnit): string {
  if (wanted === 'cm') return shown(value)
  return shown(unit === 'cm' ? value / CM_PER_INCH : value / ML_PER_FL_OZ)
}

const getUnit = (unit: 'cm' | 'ml', wanted: LengthUnit) => (wanted === 'cm' ? unit : unit === 'cm' ? 'in' : 'fl oz')

/** Sizes as rows, measurements as columns. Columns without values are left out; a missing value is a dash. */
export function sizeTable(
  product: Pick<BasicProduct, 'attributes' | 'size_attributes' | 'sizes'>,
  wanted: LengthUnit,
): SizeTable {
  const used = product.attributes.filter(({ id }) => product.size_attributes.some(({ attr_id }) => attr_id === id))
  const measured = (size_id: number, attr_id: number) =>
    product.size_attributes.find((value) => value.size_id === size_id && value.attr_id === attr_id)?.attr_value
  return {
    columns: used.map(({ id, name, unit }) => ({ id, name, unit: getUnit(unit, wanted) })),
    rows: product.sizes.map((size) => ({
      id: size.id,
      name: size.name,
      values: used.map(({ id, unit }) => {
        const value = measured(size.id, id)
        return value === undefined ? '–' : converted(value, unit, wanted)
      }),
    })),
  }
}
