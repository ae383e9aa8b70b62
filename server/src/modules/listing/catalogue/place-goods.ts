import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { placeProduct as contract } from '@inkroute/contract/listing/catalogue'
import type { TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import type { CategoryField } from '../../../connectors/core/catalogue.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { cachedProduct } from '../../catalog/catalog.ts'
import type { storeFor } from '../../store/store.ts'
import { categoryUsers, keepPlaces, selectPlaces } from './catalogue.queries.ts'
import { placeNamedIn } from './catalogue.rules.ts'
import { askedFields, freshFields, knownTree } from './read-catalogue.ts'

type Store = Awaited<ReturnType<typeof storeFor>>
/** Where goods of a product belong, and what that category asks. */
export type Place = Pick<TemplateContent, 'category_id' | 'category_name' | 'attributes'>

const isOfCategory = (key: string): boolean => key.startsWith('attr.')
type Answers = TemplateContent['attributes']
export const answersOfCategory = (attributes: Answers): Answers =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => isOfCategory(key)))
const nowhere = { category_id: '', category_name: '' }

interface Placing {
  readonly platform: ListingPlatform
  readonly template: TemplateContent
  readonly store: Store | undefined
}

/**
 * As the seller said for this product, else as the template says unless that was said of another product, else as the
 * platform's own tree names such products.
 */
async function getPlaces(
  ctx: AppCtx,
  seller_id: number,
  { platform, template, store }: Placing,
  ids: readonly number[],
) {
  const { word } = platform
  const { category_id, category_name } = template
  const kept = await selectPlaces(ctx.db, seller_id, word, ids)
  const open = ids.filter((id) => !kept.has(id))
  const users = category_id === '' ? [] : await categoryUsers(ctx.db, seller_id, word, category_id)
  const is_free = category_id !== '' && users.length === 0
  const general = Object.fromEntries(Object.entries(template.attributes).filter(([key]) => !isOfCategory(key)))
  const tree = open.length > 0 && !is_free && platform.needs_category && store ? await knownTree(ctx, store) : []
  const places = new Map<number, Place>()
  for (const id of ids) {
    const known = kept.get(id)
    if (known) {
      const answers = known.category_id === category_id ? template.attributes : {}
      places.set(id, { ...known, attributes: { ...answers, ...general, ...known.attributes } })
      continue
    }
    if (is_free || !platform.needs_category) {
      places.set(id, { category_id, category_name, attributes: template.attributes })
      continue
    }
    const product = tree.length > 0 ? await cachedProduct(ctx, id) : null
    const found = product ? placeNamedIn(tree, `${product.name_en} ${product.gender}`) : null
    const named = found ? { category_id: found.id, category_name: found.path } : nowhere
    places.set(id, { ...named, attributes: general })
  }
  return places
}

/** The template as it is for the goods of each product, with what the category asks. */
export async function placedTemplates(
  ctx: AppCtx,
  seller_id: number,
  placing: Placing,
  product_ids: readonly number[],
): Promise<(product_id: number) => { readonly template: TemplateContent; readonly fields: readonly CategoryField[] }> {
  const { platform, template, store } = placing
  const places = await getPlaces(ctx, seller_id, placing, [...new Set(product_ids)])
  const fields = new Map<string, readonly CategoryField[]>()
  for (const { category_id } of places.values()) {
    if (fields.has(category_id)) continue
    fields.set(
      category_id,
      await (store ? freshFields(ctx, store, category_id) : askedFields(ctx, seller_id, platform, category_id)),
    )
  }
  return (product_id) => {
    const placed = { ...template, ...places.get(product_id) }
    return { template: placed, fields: fields.get(placed.category_id) ?? [] }
  }
}

export async function placeProduct(
  ctx: SellerCtx,
  { platform, product_id, ...place }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await cachedProduct(ctx, product_id))) throw new AppError('not_found')
  await keepPlaces(ctx.db, ctx.seller.id, [{ platform, product_id, ...place }], ctx.clock.now().toISOString())
  return {}
}
