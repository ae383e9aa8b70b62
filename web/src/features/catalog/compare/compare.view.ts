import { productGrades } from '@inkroute/contract/catalog/codes'
import type { PurchaseRule } from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { formatMoney } from '../../../shared/format/money.ts'
import { fill, type Language, type Texts } from '../../../shared/text/text.ts'
import { COMPARE_LIMIT } from '../card/compare-store.ts'
import type { compareText } from './compare.text.ts'

/** A product and its price table; either is missing until loaded. */
export interface Compared {
  readonly product: BasicProduct
  readonly rule: PurchaseRule | undefined
}

export interface CompareRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly string[]
  readonly differs: boolean
}

interface Words {
  readonly text: Texts<typeof compareText>
  readonly language: Language
  readonly placeName: (place: string) => string
}

/** `?compare=3,1,2` → product ids, without duplicates, at most four. */
export function readIds(value: string | null): readonly number[] {
  const ids = (value ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, COMPARE_LIMIT)
}

const round = (value: number) => String(Math.round(value * 10) / 10)

/** The largest print per view in cm; the height follows from the shape of the area. */
export function printAreas(product: BasicProduct): readonly string[] {
  return product.print_areas.flatMap((area) => {
    const view = product.views.find(({ view_id }) => view_id === area.view_id)
    const widths = product.actual_sizes.filter(({ view_id }) => view_id === area.view_id).map((s) => s.actual_width)
    if (!view || widths.length === 0) return []
    const width = Math.max(...widths)
    return `${view.name} ${round(width)} × ${round((width * area.height) / area.width)} cm`
  })
}

function getWeight({ text }: Words, product: BasicProduct): string {
  const grams = product.items.map((item) => item.weight_g)
  const [low, high] = [Math.min(...grams), Math.max(...grams)]
  return grams.length === 0 ? '' : fill(low === high ? text.grams_one : text.grams, { low, high })
}

function getFacts(words: Words, { product }: Compared): Readonly<Record<string, string>> {
  const { text, language, placeName } = words
  const join = (list: readonly string[]) => list.join(language === 'zh' ? '、' : ', ')
  const { min, max } = product.delivery_hours
  return {
    colors: fill(text.colors_count, { count: product.colors.length }),
    sizes: join(product.sizes.map(({ name }) => name)),
    technique: join(product.techniques.map(({ name }) => name)),
    material: product.material,
    print_area: printAreas(product).join('\n'),
    extra_view: formatMoney(product.extra_view_price),
    ships: join(product.ships_from.map(placeName)),
    delivery: fill(text.hours, { min, max }),
    weight: getWeight(words, product),
    grade: productGrades.find(({ id }) => id === product.grade)?.[language] ?? '',
  }
}

const rowKeys = [
  'colors',
  'sizes',
  'technique',
  'material',
  'print_area',
  'extra_view',
  'ships',
  'delivery',
  'weight',
  'grade',
] as const

const row = (key: string, label: string, cells: readonly string[]): CompareRow => {
  const told = cells.filter(Boolean)
  return { key, label, cells, differs: new Set(told).size > 1 }
}

/** Prices by quantity first, then everything products differ in. */
export function compareRows(words: Words, compared: readonly Compared[]): readonly CompareRow[] {
  const quantities = new Set(compared.flatMap(({ rule }) => rule?.tiers.map((tier) => tier.min_quantity) ?? []))
  const prices = [...quantities]
    .toSorted((a, b) => a - b)
    .map((low) =>
      row(
        `price${low}`,
        fill(words.text.price_one, { low }),
        compared.map(({ rule }) => {
          const tier = rule?.tiers.findLast((one) => one.min_quantity <= low)
          return tier ? formatMoney(tier.unit_price) : ''
        }),
      ),
    )
  const facts = compared.map((one) => getFacts(words, one))
  return [
    ...prices,
    ...rowKeys.map((key) =>
      row(
        key,
        words.text[key],
        facts.map((fact) => fact[key] ?? ''),
      ),
    ),
  ]
}
