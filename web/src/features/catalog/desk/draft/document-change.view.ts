import { CANVAS_PX } from '@inkroute/contract/catalog/desk/codes'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'

type Colour = ProductDocument['colours'][number]
type View = ProductDocument['views'][number]

const nextId = (ids: readonly number[]): number => Math.max(0, ...ids) + 1

/** `Sky Blue` → `sky-blue`; Chinese leaves nothing. */
const keyFrom = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const unusedKey = (wanted: string, taken: readonly string[]): string => {
  if (!taken.includes(wanted)) return wanted
  let number = 2
  while (taken.includes(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}

export function addColour(document: ProductDocument): ProductDocument {
  const id = nextId(document.colours.map((colour) => colour.id))
  const key = unusedKey(
    `colour-${id}`,
    document.colours.map((colour) => colour.key),
  )
  const colour: Colour = { id, key, hex: '#ffffff', name: { zh: '', en: '' }, part_ids: [] }
  return { ...document, colours: [...document.colours, colour] }
}

/** Replaces the key a new colour began with by one made from its English name. */
export function nameColourKey(document: ProductDocument, id: number): ProductDocument {
  const colour = document.colours.find((one) => one.id === id)
  const wanted = keyFrom(colour?.name.en ?? '')
  if (!colour || !wanted || !/^colour-\d+$/.test(colour.key)) return document
  const taken = document.colours.map((one) => one.key)
  const named = { ...colour, key: unusedKey(wanted, taken) }
  return { ...document, colours: document.colours.map((one) => (one.id === id ? named : one)) }
}

export const removeColour = (document: ProductDocument, id: number): ProductDocument => ({
  ...document,
  colours: document.colours.filter((colour) => colour.id !== id),
  items: document.items.filter((item) => item.color_id !== id),
  components: document.components.filter((component) => component.color_id !== id),
})

/** Sizes as people type them: separated by spaces, or by commas where a name has spaces. */
export const sizeNames = (typed: string): string[] => typed.split(/[,，、;；]/.test(typed) ? /[,，、;；]+/ : /\s+/)

/** New sizes begin with the print widths of the first one. */
export function addSizes(document: ProductDocument, names: readonly string[]): ProductDocument {
  const taken = document.sizes.map((size) => size.name)
  const fresh = [...new Set(names.map((name) => name.trim()).filter(Boolean))].filter((name) => !taken.includes(name))
  if (fresh.length === 0) return document
  const next = nextId(document.sizes.map((size) => size.id))
  const sizes = fresh.map((name, index) => ({ id: next + index, name, attributes: [] }))
  const widths = document.actual_sizes.filter((one) => one.size_id === document.sizes[0]?.id)
  return {
    ...document,
    sizes: [...document.sizes, ...sizes],
    actual_sizes: [
      ...document.actual_sizes,
      ...sizes.flatMap((size) => widths.map((width) => ({ ...width, size_id: size.id }))),
    ],
  }
}

export const removeSize = (document: ProductDocument, id: number): ProductDocument => ({
  ...document,
  sizes: document.sizes.filter((size) => size.id !== id),
  items: document.items.filter((item) => item.size_id !== id),
  actual_sizes: document.actual_sizes.filter((size) => size.size_id !== id),
  components: document.components.filter((component) => component.size_id !== id),
})

export const addMeasure = (document: ProductDocument): ProductDocument => {
  const id = nextId(document.attributes.map((attribute) => attribute.id))
  const attribute = { id, key: `measure-${id}`, name: { zh: '', en: '' }, unit: 'cm' as const }
  return { ...document, attributes: [...document.attributes, attribute] }
}

export const removeMeasure = (document: ProductDocument, id: number): ProductDocument => ({
  ...document,
  attributes: document.attributes.filter((attribute) => attribute.id !== id),
  sizes: document.sizes.map((size) => ({
    ...size,
    attributes: size.attributes.filter((value) => value.attr_id !== id),
  })),
})

/** A measure of the size chart; null leaves it out. */
export const withMeasure = (
  document: ProductDocument,
  size_id: number,
  attr_id: number,
  attr_value: number | null,
): ProductDocument => ({
  ...document,
  sizes: document.sizes.map((size) => {
    if (size.id !== size_id) return size
    const others = size.attributes.filter((value) => value.attr_id !== attr_id)
    return { ...size, attributes: attr_value === null ? others : [...others, { attr_id, attr_value }] }
  }),
})

/** A new view has a print area in the middle of the canvas. */
export function addView(document: ProductDocument): ProductDocument {
  const view_id = nextId(document.views.map((view) => view.view_id))
  const key = unusedKey(
    view_id === 1 ? 'front' : `view-${view_id}`,
    document.views.map((view) => view.key),
  )
  const view: View = { view_id, key, name: { zh: '', en: '' }, picture: null }
  const quarter = CANVAS_PX / 4
  const area = {
    view_id,
    left: quarter,
    top: quarter,
    width: quarter * 2,
    height: quarter * 2,
    lies_on: 'picture' as const,
    focus: null,
    cut_outs: [],
    places: [],
    bleed_cm: 0,
    safe_cm: 0,
  }
  return { ...document, views: [...document.views, view], print_areas: [...document.print_areas, area] }
}

/** The holes, seams and folds of one print area. */
export const withCutOuts = (
  document: ProductDocument,
  at: number,
  cut_outs: ProductDocument['print_areas'][number]['cut_outs'],
): ProductDocument => ({
  ...document,
  print_areas: document.print_areas.map((area, n) => (n === at ? { ...area, cut_outs } : area)),
})

export const removeView = (document: ProductDocument, view_id: number): ProductDocument => ({
  ...document,
  views: document.views.filter((view) => view.view_id !== view_id),
  print_areas: document.print_areas.filter((area) => area.view_id !== view_id),
  actual_sizes: document.actual_sizes.filter((size) => size.view_id !== view_id),
})

/** Width of the print in cm; null where it is not known. */
export function withPrintWidth(
  document: ProductDocument,
  size_id: number,
  view_id: number,
  actual_width: number | null,
): ProductDocument {
  const others = document.actual_sizes.filter((one) => one.size_id !== size_id || one.view_id !== view_id)
  return {
    ...document,
    actual_sizes: actual_width === null ? others : [...others, { size_id, view_id, actual_width }],
  }
}
