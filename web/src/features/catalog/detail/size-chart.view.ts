import type { BasicProduct } from '@inkroute/contract/catalog/product'

export type LengthUnit = 'cm' | 'inch'

const CM_PER_INCH = 2.54
const ML_PER_FL_OZ = 29.5735

export interface SizeTable {
  /** Measure with the unit its values are in. */
  readonly columns: readonly { readonly id: number; readonly name: string; readonly unit: string }[]
  readonly rows: readonly { readonly id: number; readonly name: string; readonly values: readonly string[] }[]
}

const shown = (value: number) => String(Math.round(value * 10) / 10)

function converted(value: number, unit: 'cm' | 'ml', wanted: LengthUnit): string {
  if (wanted === 'cm') return shown(value)
  return shown(unit === 'cm' ? value / CM_PER_INCH : value / ML_PER_FL_OZ)
}

const unitOf = (unit: 'cm' | 'ml', wanted: LengthUnit) => (wanted === 'cm' ? unit : unit === 'cm' ? 'in' : 'fl oz')

/** Sizes down, measures across. A measure that no size has is left out; a missing value is a dash. */
export function sizeTable(
  product: Pick<BasicProduct, 'attributes' | 'size_attributes' | 'sizes'>,
  wanted: LengthUnit,
): SizeTable {
  const used = product.attributes.filter(({ id }) => product.size_attributes.some(({ attr_id }) => attr_id === id))
  const measured = (size_id: number, attr_id: number) =>
    product.size_attributes.find((value) => value.size_id === size_id && value.attr_id === attr_id)?.attr_value
  return {
    columns: used.map(({ id, name, unit }) => ({ id, name, unit: unitOf(unit, wanted) })),
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
