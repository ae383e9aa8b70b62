import type { ListInput } from '@inkroute/contract/catalog/catalog'
import {
  MAX_DELIVERY_HOURS,
  MAX_KEYWORD_LENGTH,
  MAX_PRICE_YUAN,
  type ProductFacet,
} from '@inkroute/contract/catalog/codes'
import type { z } from 'zod'
import type { CatalogueNames } from './catalogue-names.ts'

type Input = z.output<typeof ListInput>

const MAX_CHOICES = 40

/** Values divided by commas, Chinese ones too. */
export const getChoices = (...texts: (string | undefined)[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => (text ?? '').split(/[,，]/))
      .map((value) => value.trim())
      .filter(Boolean)
      .slice(0, MAX_CHOICES),
  ),
]

/** Selected values per filter; null if the URL names an unknown category or zone. */
export function readChoices(input: Input, names: CatalogueNames): Map<ProductFacet, string[]> | null {
  const categories = getChoices(input.category).map((ref) => names.findCategory(ref))
  const zones = getChoices(input.zone)
  const known_zones = names.facets.zone.map((zone) => zone.value)
  if (categories.includes(undefined) || zones.some((zone) => !known_zones.includes(zone))) return null
  const all: [ProductFacet, string[]][] = [
    ['category', categories.flatMap((category) => category?.http_url ?? [])],
    ['zone', zones],
    ['grade', getChoices(input.grade, input.level)],
    ['technique', getChoices(input.technique)],
    ['material', getChoices(input.material)],
    ['season', getChoices(input.season)],
    ['gender', getChoices(input.gender)],
    ['size_attribute', getChoices(input.size_attribute)],
    ['brand', getChoices(input.brand)],
    ['type', getChoices(input.type)],
    ['colour', getChoices(input.colour)],
    ['ships_from', getChoices(input.ships_from).map((country) => country.toUpperCase())],
  ]
  return new Map(all.filter(([, values]) => values.length > 0))
}

const clamp = (value: number | undefined, max: number): number | null =>
  value === undefined || Number.isNaN(value) ? null : Math.min(max, Math.max(0, value))

/** Prices and hours as they are applied: within reason, and the smaller one first. */
export function readLimits(input: Pick<Input, 'price_min' | 'price_max' | 'delivery_hours_max'>) {
  const ends = [clamp(input.price_min, MAX_PRICE_YUAN), clamp(input.price_max, MAX_PRICE_YUAN)] as const
  const [low, high] = ends[0] !== null && ends[1] !== null && ends[0] > ends[1] ? [ends[1], ends[0]] : ends
  const hours = clamp(input.delivery_hours_max, MAX_DELIVERY_HOURS)
  return { price_min: low, price_max: high, delivery_hours_max: hours === null ? null : Math.floor(hours) }
}

/** The keyword as displayed and searched. */
export const readKeyword = (keyword: string | undefined): string =>
  (keyword ?? '')
    .normalize('NFKC')
    .trim()
    .slice(0, MAX_KEYWORD_LENGTH + 1)
