import type { BasicProduct } from '@inkroute/contract/catalog/product'

/** Room to move in a garment: its girth less the body's. */
export const EASE_CM = 8
const CM_PER_INCH = 2.54

/** Measures that follow from a body: a chest is measured flat, so its girth is twice that; a hat lies close. */
const bodyMeasures = [
  { key: 'chest', girthOf: (value: number) => 2 * value - EASE_CM },
  { key: 'head', girthOf: (value: number) => value },
] as const

interface FitRow {
  readonly id: number
  readonly name: string
  /** The largest body this size fits; from where the size below ends, null for the smallest. */
  readonly from_cm: number | null
  readonly to_cm: number
}

export interface Fit {
  readonly part: (typeof bodyMeasures)[number]['key']
  readonly rows: readonly FitRow[]
}

type Measured = Pick<BasicProduct, 'attributes' | 'size_attributes' | 'sizes'>

/** Which body each size fits; null for products that are not worn. */
export function findFit(product: Measured): Fit | null {
  for (const { key, girthOf } of bodyMeasures) {
    const attribute = product.attributes.find((one) => one.key === key && one.unit === 'cm')
    if (!attribute) continue
    const ends = product.sizes.flatMap(({ id, name }) => {
      const value = product.size_attributes.find((one) => one.size_id === id && one.attr_id === attribute.id)
      return value ? [{ id, name, to_cm: Math.round(girthOf(value.attr_value)) }] : []
    })
    const sorted = ends.toSorted((a, b) => a.to_cm - b.to_cm)
    const rows = sorted.map((row, place) => ({ ...row, from_cm: sorted[place - 1]?.to_cm ?? null }))
    if (rows.length > 0) return { part: key, rows }
  }
  return null
}

/** The smallest size that fits; null when all are too small. */
export const sizeFor = (fit: Fit, body_cm: number): FitRow | null =>
  fit.rows.find(({ to_cm }) => body_cm <= to_cm) ?? null

const inches = (cm: number) => Math.round((cm / CM_PER_INCH) * 2) / 2

export function getRange({ from_cm, to_cm }: FitRow, unit: 'cm' | 'in'): string {
  const shown = (cm: number) => String(unit === 'cm' ? cm : inches(cm))
  return from_cm === null ? `≤ ${shown(to_cm)}` : `${shown(from_cm)}–${shown(to_cm)}`
}

/** One line for each instruction, without the full stop. */
export const careLines = (care: string): readonly string[] =>
  care
    .split(/(?<=[。；])|(?<=[.;])\s+/)
    .map((line) => line.trim().replace(/[.;。；]$/, ''))
    .filter(Boolean)

export const hasAdvice = (product: Measured & Pick<BasicProduct, 'care'>): boolean =>
  product.care !== '' || findFit(product) !== null
