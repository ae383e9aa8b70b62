import { categories } from '../core/catalogue.ts'
import { changeListing, makeListing } from '../core/listings.ts'
import type { ListingVariant, Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import type { Row } from './ps-lists.ts'

type Texts = Record<string, string>
type Fields = Record<string, string>

interface PsProduct {
  readonly id: number
  fields: Fields
  texts: Record<string, Texts>
  categories: string[]
  images: number[]
}

interface PsCombination {
  readonly id: number
  fields: Fields
  values: string[]
  images: string[]
}

interface PsOption {
  readonly id: number
  readonly fields: Fields
  readonly texts: Record<string, Texts>
}

interface PsQuestion {
  readonly id: number
  fields: Fields
  texts: Record<string, Texts>
}

interface PsStock {
  readonly id: number
  fields: Fields
}

export interface Catalogue {
  next: number
  products: PsProduct[]
  combinations: PsCombination[]
  stock: PsStock[]
  options: PsOption[]
  values: PsOption[]
  /** What buyers are asked; absent in shops kept before there were any. */
  questions?: PsQuestion[]
}

/** Two languages, as a shop that sells abroad has them. */
export const languages = [
  { id: 1, iso_code: 'en' },
  { id: 2, iso_code: 'fr' },
]
const HOME = 2

const inBoth = (text: string): Texts => Object.fromEntries(languages.map(({ id }) => [String(id), text]))

/** A new shop has sizes; everything else is made by the merchant. */
const fresh = (): Catalogue => ({
  next: 40,
  products: [],
  combinations: [],
  stock: [],
  options: [{ id: 1, fields: { group_type: 'select' }, texts: { name: inBoth('Size'), public_name: inBoth('Size') } }],
  values: [{ id: 2, fields: { id_attribute_group: '1' }, texts: { name: inBoth('M') } }],
})

export const getCatalogue = (shop: Shop): Catalogue =>
  shop.extra.catalogue ? (JSON.parse(shop.extra.catalogue) as Catalogue) : fresh()

const getVariant = ({ products, stock }: Catalogue, { id, fields }: PsCombination): ListingVariant => {
  const base = products.find((product) => String(product.id) === fields.id_product)
  const row = stock.find((each) => each.fields.id_product_attribute === String(id))
  return {
    variant_id: String(id),
    sku: fields.reference ?? '',
    options: {},
    price: (Number(base?.fields.price ?? 0) + Number(fields.price ?? 0)).toFixed(2),
    quantity: Number(row?.fields.quantity ?? 0),
  }
}

/** Keeps the catalogue, and shows its products as listings. */
export function keepCatalogue(world: World, shop: Shop, kept: Catalogue): void {
  shop.extra.catalogue = JSON.stringify(kept)
  for (const { id, fields, texts, images } of kept.products) {
    const product_id = String(id)
    const title = texts.name?.['1'] ?? ''
    const listing =
      world.book.listings.get(product_id) ?? makeListing(world, shop, { product_id, title, state: 'offline' })
    // Buyers see fields only of a product whose row counts them.
    const shown = fields.customizable === '1' || fields.customizable === '2' ? getQuestions(kept, product_id) : []
    listing.extra = { ...listing.extra, questions: shown.map(questionRow) }
    changeListing(world, listing, {
      title,
      state: fields.active === '1' ? 'live' : 'offline',
      picture_urls: images.map(String),
      variants: kept.combinations
        .filter((combination) => combination.fields.id_product === product_id)
        .map((combination) => getVariant(kept, combination)),
    })
  }
  world.book.touch()
}

const told = (texts: Texts | undefined) => languages.map(({ id }) => ({ id: String(id), value: texts?.[id] ?? '' }))
const six = (text: string | undefined): string => Number(text ?? 0).toFixed(6)
const links = (ids: readonly (string | number)[]) => ids.map((id) => ({ id: String(id) }))

export const productRow = ({ combinations, stock }: Catalogue, product: PsProduct): Row => {
  const { id, fields, texts } = product
  const own = combinations.filter((each) => each.fields.id_product === String(id))
  const first = own.find((each) => each.fields.default_on === '1')
  return {
    id,
    id_category_default: fields.id_category_default,
    cache_default_attribute: first ? String(first.id) : '0',
    id_default_image: fields.id_default_image ?? '',
    id_default_combination: first ? first.id : 0,
    id_tax_rules_group: fields.id_tax_rules_group ?? '0',
    position_in_category: '1',
    manufacturer_name: false,
    quantity: '0',
    type: 'simple',
    reference: fields.reference ?? '',
    width: six(fields.width),
    height: six(fields.height),
    depth: six(fields.depth),
    weight: six(fields.weight),
    state: fields.state ?? '0',
    product_type: fields.product_type ?? '',
    minimal_quantity: fields.minimal_quantity ?? '1',
    price: six(fields.price),
    active: fields.active ?? '0',
    available_for_order: fields.available_for_order ?? '0',
    show_price: fields.show_price ?? '0',
    visibility: fields.visibility ?? 'both',
    customizable: fields.customizable ?? '0',
    text_fields: fields.text_fields ?? '0',
    uploadable_files: fields.uploadable_files ?? '0',
    name: told(texts.name),
    description: told(texts.description),
    link_rewrite: told(texts.link_rewrite),
    associations: {
      categories: links(product.categories),
      images: links(product.images),
      combinations: links(own.map((each) => each.id)),
      stock_availables: stock
        .filter((row) => row.fields.id_product === String(id))
        .map((row) => ({ id: String(row.id), id_product_attribute: row.fields.id_product_attribute })),
    },
  }
}

export const combinationRow = ({ id, fields, values, images }: PsCombination): Row => ({
  id,
  id_product: fields.id_product,
  ean13: fields.ean13 ?? '',
  reference: fields.reference ?? '',
  price: six(fields.price),
  weight: six(fields.weight),
  minimal_quantity: fields.minimal_quantity ?? '1',
  default_on: fields.default_on || null,
  associations: { product_option_values: links(values), images: links(images) },
})

export const stockRow = ({ id, fields }: PsStock): Row => ({
  id,
  id_product: fields.id_product,
  id_product_attribute: fields.id_product_attribute,
  id_shop: '1',
  id_shop_group: '0',
  quantity: fields.quantity,
  depends_on_stock: fields.depends_on_stock,
  out_of_stock: fields.out_of_stock,
  location: '',
})

export const optionRow = ({ id, fields, texts }: PsOption): Row => ({
  id,
  is_color_group: fields.is_color_group ?? '0',
  group_type: fields.group_type,
  name: told(texts.name),
  public_name: told(texts.public_name),
})

export const valueRow = ({ id, fields, texts }: PsOption): Row => ({
  id,
  id_attribute_group: fields.id_attribute_group,
  color: '',
  name: told(texts.name),
})

const getQuestions = ({ questions = [] }: Catalogue, product_id: string): PsQuestion[] =>
  questions.filter(({ fields }) => fields.id_product === product_id && fields.is_deleted !== '1')

export const questionRow = ({ id, fields, texts }: PsQuestion): Row => ({
  id,
  id_product: fields.id_product,
  type: fields.type,
  required: fields.required,
  is_module: fields.is_module ?? '0',
  is_deleted: fields.is_deleted ?? '0',
  name: told(texts.name),
})

/** Lists about products, as the webservice names them. */
export const productTables: Readonly<Record<string, (shop: Shop) => readonly Row[]>> = {
  products: (shop) => {
    const all = getCatalogue(shop)
    return all.products.map((product) => productRow(all, product))
  },
  combinations: (shop) => getCatalogue(shop).combinations.map(combinationRow),
  stock_availables: (shop) => getCatalogue(shop).stock.map(stockRow),
  product_options: (shop) => getCatalogue(shop).options.map(optionRow),
  product_option_values: (shop) => getCatalogue(shop).values.map(valueRow),
  languages: () => languages,
  categories: () => [
    { id: 1, id_parent: '0', name: told(inBoth('Root')) },
    { id: HOME, id_parent: '1', name: told(inBoth('Home')) },
    ...categories.map(({ id, parent_id, name }) => ({
      id,
      id_parent: String(parent_id || HOME),
      name: told(inBoth(name)),
    })),
  ],
}
