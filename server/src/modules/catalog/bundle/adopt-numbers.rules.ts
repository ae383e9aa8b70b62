import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'

// Colours, sizes, views and variants have numbers within their product, and designs, goods, stock and orders refer to
// them. A product that is imported over an existing one therefore keeps the numbers of what it has in common with it.

export interface Renumbered {
  readonly colours: ReadonlyMap<number, number>
  readonly sizes: ReadonlyMap<number, number>
  readonly views: ReadonlyMap<number, number>
}

export interface KnownVariant {
  readonly id: number
  readonly color_id: number
  readonly size_id: number
  readonly sku: string
}

interface Numbered<T> {
  readonly idOf: (row: T) => number
  readonly keyOf: (row: T) => string
}

/** New numbers by old ones: those of `known` where the key is the same, otherwise numbers that nothing uses. */
function matched<T>(
  rows: readonly T[],
  known: readonly T[],
  used: readonly number[],
  { idOf, keyOf }: Numbered<NoInfer<T>>,
) {
  // A set has a view of the same name for each of its parts: they are matched in order.
  const byKey = Map.groupBy(known, keyOf)
  const taken = new Set([...used, ...known.map(idOf)])
  const ids = new Map<number, number>()
  let next = Math.max(0, ...taken, ...rows.map(idOf)) + 1
  for (const row of rows) {
    const kept = byKey.get(keyOf(row))?.shift()
    const id = kept ? idOf(kept) : taken.has(idOf(row)) ? next++ : idOf(row)
    taken.add(id)
    ids.set(idOf(row), id)
  }
  return ids
}

const byKey = { idOf: (row: { id: number }) => row.id, keyOf: (row: { key: string }) => row.key }

/** Variants keep the number of their colour and size, or of their SKU. */
function numberItems(items: ProductDocument['items'], known: readonly KnownVariant[]): ProductDocument['items'] {
  const getOption = (item: Omit<KnownVariant, 'id' | 'sku'>) => `${item.color_id}:${item.size_id}`
  const byOption = new Map(known.map((variant) => [getOption(variant), variant.id]))
  const bySku = new Map(known.map((variant) => [variant.sku, variant.id]))
  const used = new Set(known.map(({ id }) => id))
  const kept = new Set(items.flatMap((item) => byOption.get(getOption(item)) ?? []))
  let next = Math.max(0, ...used, ...items.map(({ id }) => id)) + 1
  return items.map((item) => {
    const of_sku = bySku.get(item.sku)
    const same = byOption.get(getOption(item)) ?? (of_sku !== undefined && !kept.has(of_sku) ? of_sku : undefined)
    const id = same ?? (used.has(item.id) ? next++ : item.id)
    used.add(id)
    kept.add(id)
    return { ...item, id }
  })
}

const toNumber = (ids: ReadonlyMap<number, number>, id: number): number => ids.get(id) ?? id

/** The document with the numbers of the product it replaces, and how its own numbers changed. */
export function adoptNumbers(
  document: ProductDocument,
  current: ProductDocument,
  variants: readonly KnownVariant[],
): { readonly document: ProductDocument; readonly renumbered: Renumbered } {
  const of = (list: 'color_id' | 'size_id') => variants.map((variant) => variant[list])
  const colours = matched(document.colours, current.colours, of('color_id'), byKey)
  const sizes = matched(document.sizes, current.sizes, of('size_id'), {
    idOf: ({ id }) => id,
    keyOf: ({ name }) => name,
  })
  const views = matched(document.views, current.views, [], { idOf: (row) => row.view_id, keyOf: ({ key }) => key })
  const attributes = matched(document.attributes, current.attributes, [], byKey)
  const view_id = (id: number) => toNumber(views, id)
  const option = <T extends { color_id: number; size_id: number }>(row: T): T => ({
    ...row,
    color_id: toNumber(colours, row.color_id),
    size_id: toNumber(sizes, row.size_id),
  })
  const adopted: ProductDocument = {
    ...document,
    colours: document.colours.map((colour) => ({ ...colour, id: toNumber(colours, colour.id) })),
    attributes: document.attributes.map((row) => ({ ...row, id: toNumber(attributes, row.id) })),
    sizes: document.sizes.map((size) => ({
      ...size,
      id: toNumber(sizes, size.id),
      attributes: size.attributes.map((value) => ({ ...value, attr_id: toNumber(attributes, value.attr_id) })),
    })),
    views: document.views.map((view) => ({ ...view, view_id: view_id(view.view_id) })),
    print_areas: document.print_areas.map((area) => ({ ...area, view_id: view_id(area.view_id) })),
    actual_sizes: document.actual_sizes.map((row) => ({
      ...row,
      size_id: toNumber(sizes, row.size_id),
      view_id: view_id(row.view_id),
    })),
    items: numberItems(document.items.map(option), variants),
    components: document.components.map((part) => ({
      ...option(part),
      component_designs: part.component_designs.map((design) => ({ ...design, view_id: view_id(design.view_id) })),
    })),
  }
  return { document: adopted, renumbered: { colours, sizes, views } }
}

/** A set names colours, sizes and views of its parts: they follow when a part got other numbers. */
export const followParts = (document: ProductDocument, parts: ReadonlyMap<string, Renumbered>): ProductDocument => ({
  ...document,
  components: document.components.map((part) => {
    const changed = parts.get(part.sub_code)
    if (!changed) return part
    return {
      ...part,
      sub_color_id: toNumber(changed.colours, part.sub_color_id),
      sub_size_id: toNumber(changed.sizes, part.sub_size_id),
      component_designs: part.component_designs.map((design) => ({
        ...design,
        sub_view_id: toNumber(changed.views, design.sub_view_id),
      })),
    }
  }),
})
