import { z } from 'zod'
import { flattened, type MarketChoice } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { ebayCall } from './ebay-call.ts'

const TAXONOMY = '/commerce/taxonomy/v1'
const ACCOUNT = '/sell/account/v1'
/** Every category has dozens of optional ones. */
const MAX_OPTIONAL = 20

interface Node {
  readonly category: { readonly categoryId: string; readonly categoryName: string }
  readonly childCategoryTreeNodes?: readonly Node[] | null | undefined
}
const Node: z.ZodType<Node> = z.object({
  category: z.object({ categoryId: ExternalId, categoryName: LooseText }),
  get childCategoryTreeNodes() {
    return z.array(Node).nullish()
  },
})
const Tree = z.object({ rootCategoryNode: Node })
const TreeId = z.object({ categoryTreeId: ExternalId })
const Aspects = z.object({
  aspects: z
    .array(
      z.object({
        localizedAspectName: z.string(),
        aspectConstraint: z.object({
          aspectRequired: z.boolean().nullish(),
          aspectUsage: LooseText,
          aspectEnabledForVariations: z.boolean().nullish(),
        }),
        aspectValues: z.array(z.object({ localizedValue: z.string() })).nullish(),
      }),
    )
    .nullish(),
})

async function treeId(conn: StoreConn): Promise<string> {
  const path = `${TAXONOMY}/get_default_category_tree_id`
  const answer = await ebayCall(conn, { path, query: { marketplace_id: conn.shop.region } })
  return readShape(TreeId, answer.json()).categoryTreeId
}

/** The brand comes with the product, colour and size with its variants. */
const isOurs = (name: string, is_variant: boolean): boolean =>
  name === 'Brand' || (is_variant && /^(colou?r|size)$/i.test(name))

async function policies(conn: StoreConn, kind: 'fulfillment' | 'payment' | 'return'): Promise<MarketChoice[]> {
  const id = `${kind}PolicyId`
  const Policies = z.object({
    [`${kind}Policies`]: z.array(z.object({ [id]: ExternalId, name: LooseText })).nullish(),
  })
  const path = `${ACCOUNT}/${kind}_policy`
  const answer = await ebayCall(conn, { path, query: { marketplace_id: conn.shop.region } })
  const list = Object.values(readShape(Policies, answer.json()))[0] ?? []
  return list.map((policy) => ({ value: String(policy[id]), name: String(policy.name) }))
}

const Locations = z.object({
  locations: z.array(z.object({ merchantLocationKey: z.string(), name: LooseText })).nullish(),
})

export const catalogue: Catalogue = {
  way: 'tree',
  async categories(conn) {
    const path = `${TAXONOMY}/category_tree/${encodeURIComponent(await treeId(conn))}`
    const { rootCategoryNode } = readShape(Tree, (await ebayCall(conn, { path })).json())
    return flattened(
      rootCategoryNode.childCategoryTreeNodes ?? [],
      ({ childCategoryTreeNodes }) => childCategoryTreeNodes ?? [],
      ({ category }, parent_id, is_leaf) => ({
        id: category.categoryId,
        parent_id,
        name: category.categoryName,
        is_leaf,
      }),
    )
  },
  async fields(conn, category_id) {
    const path = `${TAXONOMY}/category_tree/${encodeURIComponent(await treeId(conn))}/get_item_aspects_for_category`
    const answer = await ebayCall(conn, { path, query: { category_id } })
    const fields = (readShape(Aspects, answer.json()).aspects ?? [])
      .filter(({ localizedAspectName: name, aspectConstraint }) =>
        isOurs(name, aspectConstraint.aspectEnabledForVariations === true) ? false : name.trim() !== '',
      )
      .map(({ localizedAspectName, aspectConstraint, aspectValues }) => ({
        id: localizedAspectName,
        name: localizedAspectName,
        is_required: aspectConstraint.aspectRequired === true,
        values: (aspectValues ?? []).map(({ localizedValue }) => ({ value: localizedValue, name: localizedValue })),
      }))
    const required = fields.filter(({ is_required }) => is_required)
    return [...required, ...fields.filter(({ is_required }) => !is_required).slice(0, MAX_OPTIONAL)]
  },
  async choices(conn) {
    const fulfillment_policy_id = await policies(conn, 'fulfillment')
    const payment_policy_id = await policies(conn, 'payment')
    const return_policy_id = await policies(conn, 'return')
    const answer = await ebayCall(conn, { path: '/sell/inventory/v1/location', query: { limit: '100' } })
    const merchant_location_key = (readShape(Locations, answer.json()).locations ?? []).map((location) => ({
      value: location.merchantLocationKey,
      name: location.name || location.merchantLocationKey,
    }))
    return { fulfillment_policy_id, payment_policy_id, return_policy_id, merchant_location_key }
  },
}
