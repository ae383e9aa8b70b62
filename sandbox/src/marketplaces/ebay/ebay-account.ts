import type { FastifyInstance } from 'fastify'
import { type Category, getFields, isLeaf, nested } from '../core/catalogue.ts'
import { matching, oneOf } from '../core/field-checks.ts'
import { sendJson, toQuery } from '../core/http.ts'
import type { World } from '../core/world.ts'
import { asking, SITE } from './ebay-guard.ts'

export const policies = [
  { kind: 'fulfillment', id: '6200001', name: 'Standard 7–12 days' },
  { kind: 'payment', id: '6200002', name: 'eBay payments' },
  { kind: 'return', id: '6200003', name: '30 days' },
] as const

export const locations = [
  {
    merchantLocationKey: 'works',
    name: 'InkRoute works',
    merchantLocationStatus: 'ENABLED',
    locationTypes: ['WAREHOUSE'],
    location: { locationId: '1', address: { city: 'Yiwu', country: 'CN', postalCode: '322000' } },
  },
]

const TREE_ID = '0'
const VERSION = '133'
const TAXONOMY = '/commerce/taxonomy/v1'

interface Node {
  readonly category: { readonly categoryId: string; readonly categoryName: string }
}

const getNode = (category: Category, children: readonly Node[]): Node => {
  const own = { category: { categoryId: String(category.id), categoryName: category.name }, categoryTreeNodeLevel: 1 }
  return isLeaf(category)
    ? ({ ...own, leafCategoryTreeNode: true } as Node)
    : ({ ...own, childCategoryTreeNodes: children } as Node)
}

/** Brand is asked for everywhere, colour and size wherever there are variants. */
const common = [
  { name: 'Brand', is_required: true, values: [] as readonly { readonly name: string }[], is_variant: false },
  { name: 'Color', is_required: true, values: [], is_variant: true },
]

function getAspects(category_id: number) {
  const own = getFields(category_id).map((field) => ({ ...field, is_variant: false }))
  return [...common, ...own].map(({ name, is_required, values, is_variant }) => ({
    localizedAspectName: name,
    aspectConstraint: {
      aspectDataType: 'STRING',
      itemToAspectCardinality: 'SINGLE',
      aspectMode: values.length > 0 ? 'SELECTION_ONLY' : 'FREE_TEXT',
      aspectRequired: is_required,
      aspectUsage: is_required ? 'RECOMMENDED' : 'OPTIONAL',
      aspectEnabledForVariations: is_variant,
      aspectApplicableTo: ['PRODUCT'],
    },
    ...(values.length > 0
      ? { aspectValues: values.map((value) => ({ localizedValue: value.name, valueConstraints: [] })) }
      : {}),
  }))
}

/** Categories and their item specifics, and what the seller keeps ready. */
export function addAccount(scope: FastifyInstance, world: World): void {
  scope.get(`${TAXONOMY}/get_default_category_tree_id`, async (request, reply) => {
    const shop = asking(world, request, reply, { marketplace_id: oneOf(SITE) })
    return shop ? sendJson(reply, { categoryTreeId: TREE_ID, categoryTreeVersion: VERSION }) : reply
  })
  scope.get(`${TAXONOMY}/category_tree/${TREE_ID}`, async (request, reply) => {
    if (!asking(world, request, reply, {})) return reply
    const root = {
      category: { categoryId: '0', categoryName: 'Root' },
      categoryTreeNodeLevel: 0,
      childCategoryTreeNodes: nested(getNode),
    }
    return sendJson(reply, {
      applicableMarketplaceIds: [SITE],
      categoryTreeId: TREE_ID,
      categoryTreeVersion: VERSION,
      rootCategoryNode: root,
    })
  })
  scope.get(`${TAXONOMY}/category_tree/${TREE_ID}/get_item_aspects_for_category`, async (request, reply) => {
    const shop = asking(world, request, reply, { category_id: matching(/^\d+$/) })
    return shop ? sendJson(reply, { aspects: getAspects(Number(toQuery(request).category_id)) }) : reply
  })
  for (const { kind, id, name } of policies) {
    scope.get(`/sell/account/v1/${kind}_policy`, async (request, reply) => {
      const shop = asking(world, request, reply, { marketplace_id: oneOf(SITE) })
      if (!shop) return reply
      const policy = {
        name,
        marketplaceId: SITE,
        categoryTypes: [{ name: 'ALL_EXCLUDING_MOTORS_VEHICLES' }],
        [`${kind}PolicyId`]: id,
      }
      return sendJson(reply, { total: 1, [`${kind}Policies`]: [policy] })
    })
  }
}
