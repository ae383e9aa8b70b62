import type { ListingPreview, ListingTemplate, TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingPlatform, ListingState } from '@inkroute/contract/listing/platforms'
import { startRules } from '@inkroute/contract/listing/words'

/** Defaults of a new template. */
export const newTemplate = (platform: ListingPlatform): TemplateContent => ({
  ...startRules.en,
  name: '',
  language: 'en',
  category_id: '',
  category_name: '',
  brand: '',
  currency: platform.currency,
  price: { base: 'cost', rate: 7.2, multiply: 2.5, add: 0, ending: '.99' },
  quantity: 100,
  attributes: Object.fromEntries(platform.fields.map(({ key, initial }) => [key, initial])),
})

/**
 * What the form sends. A form only reports the fields it shows: a platform without fields of its own reports no
 * `attributes` at all, and an optional choice that was cleared reports `undefined`.
 */
export function templateInput(
  platform: ListingPlatform,
  id: number | null,
  form: Omit<TemplateContent, 'attributes'> & { readonly attributes?: Readonly<Record<string, string | undefined>> },
) {
  const given = Object.entries(form.attributes ?? {}).filter((entry): entry is [string, string] => !!entry[1])
  return {
    ...form,
    attributes: Object.fromEntries(given),
    platform: platform.word,
    ...(id === null ? {} : { id }),
  }
}

/** A template as the form holds it; a copy loses its number and says that it is one. */
export function getContent(template: ListingTemplate): TemplateContent {
  const { id: _id, platform: _platform, updated_at: _updated_at, ...content } = template
  return content
}

/** Fields of a template that are asked for beside the preview: what a platform requires and nobody can guess. */
export const isAskedInPlace = (field: string, platform: ListingPlatform): boolean =>
  platform.fields.some(({ key }) => key === field)

/** What is asked for each product by itself. */
export const isOfPlace = (field: string): boolean => field === 'category_id' || field.startsWith('attr.')

/** One of the goods for each product that lacks a category, or what its category asks, and for that being changed. */
export function unplaced(previews: readonly ListingPreview[], changing: number | null): ListingPreview[] {
  const open = previews.filter(
    ({ product_id, problems }) => product_id === changing || problems.some(({ field }) => isOfPlace(field)),
  )
  return [...new Map(open.map((one) => [one.product_id, one])).values()]
}

export const idsIn = (list: string | null): number[] =>
  (list ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)

export const isUnderWay = (state: ListingState): boolean =>
  state === 'queued' || state === 'publishing' || state === 'pending'

export const getRange = (currency: string, min: string, max: string): string =>
  min === max ? `${currency} ${min}` : `${currency} ${min} – ${max}`

/** Fields fixed in the goods; all others are in the template. */
const of_goods = /^(pictures|variants|picture_urls|option_names)(\.|$)/
export const isOfGoods = (field: string): boolean => of_goods.test(field)

/** Form field of a problem. */
export function formPath(field: string, platform: ListingPlatform): (string | number)[] {
  if (field.startsWith('attr.') || platform.fields.some(({ key }) => key === field)) return ['attributes', field]
  if (field === 'price') return ['price', 'base']
  // Names used in marketplace refusals, and problems without their own field.
  const others: Record<string, string> = { description_html: 'description', attributes: 'category_id', '': 'title' }
  return [others[field] ?? field]
}
