import { bilingual, getFacts, getSku, toTexts } from './assemble.ts'
import { colourName, palette } from './colours.ts'
import type { Product } from './product-schema.ts'
import type { SetDefinition } from './products/sets.ts'
import { shownAndDeclared } from './shown-and-declared.ts'
import { getHours } from './supply.ts'

interface Part {
  product: Product
  label: { zh: string; en: string }
  quantity: number
  /** Numbers of the set's views and attributes that come from this part start after these. */
  first_view: number
  first_attribute: number
}

/** The item of a part that belongs to one colour and size of the set. */
interface Chosen {
  part: Part
  item: Product['items'][number]
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the set needs ${what}`)
  return value
}

function getParts(definition: SetDefinition, products: ReadonlyMap<string, Product>): Part[] {
  let first_view = 0
  let first_attribute = 0
  return definition.parts.map(({ code, label, quantity }) => {
    const product = need(products.get(code), `the product ${code}`)
    const part = { product, label: bilingual(label), quantity, first_view, first_attribute }
    first_view += product.views.length
    first_attribute += product.attributes.length
    return part
  })
}

function chosenFor(parts: readonly Part[], definition: SetDefinition, colour: number, size: number): Chosen[] {
  return parts.map((part) => {
    const { code } = part.product
    const wanted = definition.colours[colour]
    const key = need(wanted?.of?.[code] ?? wanted?.key, `a colour of ${code}`)
    const name = need(definition.sizes[size]?.of[code], `a size of ${code}`)
    const color_id = need(
      part.product.colours.find((entry) => entry.key === key),
      `${code} in ${key}`,
    ).id
    const size_id = need(
      part.product.sizes.find((entry) => entry.name === name),
      `${code} in ${name}`,
    ).id
    const isWanted = (item: Product['items'][number]) => item.color_id === color_id && item.size_id === size_id
    return { part, item: need(part.product.items.find(isWanted), `an item of ${code}`) }
  })
}

/** A set can only be packed where every part lies. */
function commonStock(chosen: readonly Chosen[]): Record<string, number> {
  const [first, ...others] = chosen
  const shared = Object.keys(first?.item.stock ?? {}).filter((code) => others.every(({ item }) => code in item.stock))
  const sets = (code: string) =>
    Math.min(...chosen.map(({ item, part }) => Math.floor((item.stock[code] ?? 0) / part.quantity)))
  return Object.fromEntries(shared.map((code) => [code, sets(code)]))
}

function getItem(definition: SetDefinition, chosen: readonly Chosen[], c: number, s: number): Product['items'][number] {
  const total = (of: (item: Product['items'][number]) => number) =>
    chosen.reduce((sum, { item, part }) => sum + of(item) * part.quantity, 0)
  const most = (of: (item: Product['items'][number]) => number) => Math.max(...chosen.map(({ item }) => of(item)))
  const apart_fen = total((item) => item.base_price_fen)
  return {
    id: (c + 1) * 100 + s + 1,
    sku: getSku(definition.code, definition.colours[c]?.key ?? '', definition.sizes[s]?.name ?? ''),
    color_id: c + 1,
    size_id: s + 1,
    base_price_fen: Math.round((apart_fen * (10_000 - definition.saving_bp)) / 10_000),
    cost_fen: total((item) => item.cost_fen),
    weight_g: total((item) => item.weight_g) + 20,
    packed: {
      length_cm: most((item) => item.packed.length_cm),
      width_cm: most((item) => item.packed.width_cm),
      height_cm: total((item) => item.packed.height_cm),
    },
    stock: commonStock(chosen),
  }
}

const getComponents = (chosen: readonly Chosen[], c: number, s: number): Product['components'] =>
  chosen.map(({ part, item }) => ({
    color_id: c + 1,
    size_id: s + 1,
    sub_code: part.product.code,
    sub_color_id: item.color_id,
    sub_size_id: item.size_id,
    quantity: part.quantity,
    component_designs: part.product.views.map(({ view_id }) => ({
      view_id: part.first_view + view_id,
      sub_view_id: view_id,
    })),
  }))

const joined = (label: Part['label'], name: Part['label']) => ({
  zh: `${label.zh} · ${name.zh}`,
  en: `${label.en} · ${name.en}`,
})

/** What the set takes over from its parts, numbered through. */
function getFaces(parts: readonly Part[]) {
  return {
    views: parts.flatMap((part) =>
      part.product.views.map((view) => ({
        ...view,
        view_id: part.first_view + view.view_id,
        name: joined(part.label, view.name),
      })),
    ),
    print_areas: parts.flatMap((part) =>
      part.product.print_areas.map((area) => ({ ...area, view_id: part.first_view + area.view_id })),
    ),
    attributes: parts.flatMap((part) =>
      part.product.attributes.map((entry) => ({
        ...entry,
        id: part.first_attribute + entry.id,
        key: `${part.product.code}.${entry.key}`,
        name: joined(part.label, entry.name),
      })),
    ),
  }
}

function getSizes(definition: SetDefinition, parts: readonly Part[]): Pick<Product, 'sizes' | 'actual_sizes'> {
  const rows = definition.sizes.map(({ name }, s) => ({ id: s + 1, name, chosen: chosenFor(parts, definition, 0, s) }))
  return {
    sizes: rows.map(({ id, name, chosen }) => ({
      id,
      name,
      attributes: chosen.flatMap(({ part, item }) =>
        need(
          part.product.sizes.find((size) => size.id === item.size_id),
          'a size',
        ).attributes.map((entry) => ({
          ...entry,
          attr_id: part.first_attribute + entry.attr_id,
        })),
      ),
    })),
    actual_sizes: rows.flatMap(({ id, chosen }) =>
      chosen.flatMap(({ part, item }) =>
        part.product.actual_sizes
          .filter((entry) => entry.size_id === item.size_id)
          .map((entry) => ({ ...entry, size_id: id, view_id: part.first_view + entry.view_id })),
      ),
    ),
  }
}

function supplyOfParts(parts: readonly Part[]): Product['supply'] {
  const all = new Map(parts.flatMap(({ product }) => product.supply.map((entry) => [entry.factory, entry] as const)))
  return [...all.values()]
}

/** A composite product out of finished ones. */
export function compose(definition: SetDefinition, products: ReadonlyMap<string, Product>): Product {
  const parts = getParts(definition, products)
  const choices = definition.colours.flatMap((_, c) => definition.sizes.map((_, s) => [c, s] as const))
  const supply = supplyOfParts(parts)
  const pictures = (kind: 'hero' | 'detail' | 'scene') => parts.flatMap(({ product }) => product.pictures[kind])
  return shownAndDeclared({
    code: definition.code,
    ...toTexts(definition),
    ...getFacts(definition),
    is_mul: 1,
    is_brand: 0,
    is_factory_muti: supply.length > 1 ? 1 : 0,
    is_merge_design: 0,
    ...getFaces(parts),
    colours: definition.colours.map(({ key }, i) => ({
      id: i + 1,
      key,
      hex: palette[key][0],
      name: bilingual(colourName(key)),
      part_ids: [],
    })),
    ...getSizes(definition, parts),
    items: choices.map(([c, s]) => getItem(definition, chosenFor(parts, definition, c, s), c, s)),
    components: choices.flatMap(([c, s]) => getComponents(chosenFor(parts, definition, c, s), c, s)),
    supply,
    production_hours: getHours(supply),
    pictures: { hero: pictures('hero'), detail: pictures('detail'), scene: pictures('scene') },
    model: null,
    size_chart: null,
  })
}
