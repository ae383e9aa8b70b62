import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getFields } from '../core/catalogue.ts'
import { fieldFault, oneOf, type Shape } from '../core/field-checks.ts'
import { getHeader, sendJson, toQuery } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { getBase, getMarketplaceId, refuse, shopFor } from './amazon-guard.ts'

/** Kinds of products, and the place of the shared tree whose questions each asks. */
const kinds: Readonly<Record<string, readonly [string, number]>> = {
  SHIRT: ['Shirt', 500_111],
  SWEATSHIRT: ['Sweatshirt', 500_112],
  HAT: ['Hat', 500_120],
  TOTE_BAG: ['Tote bag', 500_310],
  KEYCHAIN: ['Keychain', 500_330],
  WALL_ART: ['Wall art', 500_220],
  DRINKING_CUP: ['Drinking cup', 500_211],
  CELLULAR_PHONE_CASE: ['Phone case', 500_320],
}

const getQuestions = (kind: string) =>
  getFields(kinds[kind]?.[1] ?? 0).map((field) => ({ ...field, attribute: field.name.toLowerCase() }))

/** Required attributes of a kind that are not among these. */
export const missingAttributes = (kind: string, given: readonly string[]): string[] =>
  getQuestions(kind).flatMap(({ attribute, is_required }) =>
    is_required && !given.includes(attribute) ? [attribute] : [],
  )

const isMeasure = (told: unknown): boolean => {
  const { value, unit } = (told ?? {}) as { value?: unknown; unit?: unknown }
  return typeof value === 'number' && typeof unit === 'string'
}

/** Attributes of parts that are missing or lack one. */
export const brokenParts = (
  kind: string,
  attributes: Readonly<Record<string, readonly object[] | undefined>>,
): string[] =>
  getMeasured(kind).filter((name) => {
    const [given] = attributes[name] ?? []
    const parts = name.endsWith('weight') ? [given] : sides.map((side) => (given as Record<string, unknown>)?.[side])
    return !parts.every(isMeasure)
  })

/** Attributes of parts: a number with its unit, and what a package measures. */
const measure = (title: string, units: readonly string[]) => ({
  title,
  type: 'object',
  required: ['unit', 'value'],
  properties: {
    value: { title: 'Value', type: 'number' },
    unit: { title: 'Unit', type: 'string', enum: units, enumNames: units },
  },
})
const marketplace = { marketplace_id: { type: 'string' } }
const weight = {
  title: 'Package Weight',
  type: 'array',
  items: {
    ...measure('', ['grams', 'pounds']),
    properties: { ...measure('', ['grams', 'pounds']).properties, ...marketplace },
  },
}
const sides = ['length', 'width', 'height'] as const
const dimensions = {
  title: 'Package Dimensions',
  type: 'array',
  items: {
    type: 'object',
    required: [...sides, 'marketplace_id'],
    properties: {
      ...Object.fromEntries(sides.map((side) => [side, measure(side, ['centimeters', 'inches'])])),
      ...marketplace,
    },
  },
}
const theme = {
  title: 'Variation Theme Name',
  type: 'array',
  items: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', enum: ['COLOR/SIZE', 'COLOR', 'SIZE'] }, ...marketplace },
  },
}
/** Kinds that ask for the parts above. */
const measured = new Set(['DRINKING_CUP', 'WALL_ART'])
const getMeasured = (kind: string): readonly string[] =>
  measured.has(kind) ? ['item_package_weight', 'item_package_dimensions'] : []

const getAttribute = (title: string, value: object) => ({
  title,
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['value', 'language_tag', 'marketplace_id'],
    properties: { value, marketplace_id: { type: 'string' }, language_tag: { type: 'string' } },
  },
})

/**
 * Common attributes, a structured one, and those the product type requires; enumerations are open, as most of theirs
 * are.
 */
function getSchema(kind: string) {
  const questions = getQuestions(kind)
  return {
    $schema: 'https://schemas.amazon.com/selling-partners/definitions/product-types/meta-schema/v1',
    required: [
      ...['item_name', 'brand', 'condition_type'],
      ...questions.filter((each) => each.is_required).map((each) => each.attribute),
      ...getMeasured(kind),
    ],
    properties: {
      item_name: getAttribute('Item Name', { type: 'string' }),
      brand: getAttribute('Brand Name', { type: 'string' }),
      item_package_weight: weight,
      item_package_dimensions: dimensions,
      variation_theme: theme,
      ...Object.fromEntries(
        questions.map(({ attribute, name, values }) => {
          const words = values.map((each) => each.name)
          const open = { anyOf: [{ type: 'string' }, { type: 'string', enum: words, enumNames: words }] }
          return [attribute, getAttribute(name, words.length > 0 ? open : { type: 'string' })]
        }),
      ),
    },
  }
}

/** Kinds of products and the schema of each; the schema itself is fetched without a token. */
export function addDefinitions(scope: FastifyInstance, world: World): void {
  const path = '/definitions/2020-09-01/productTypes'
  const asking = (request: FastifyRequest, reply: FastifyReply, more: (shop: Shop) => Shape): Shop | null => {
    const shop = shopFor(world, request, reply)
    if (!shop) return null
    const fault = fieldFault(toQuery(request), { marketplaceIds: oneOf(getMarketplaceId(shop)), ...more(shop) })
    if (!fault) return shop
    world.violate(request, fault)
    refuse(reply, 400, 'InvalidInput', fault)
    return null
  }
  scope.get(path, async (request, reply) => {
    const shop = asking(request, reply, () => ({}))
    if (!shop) return reply
    const productTypes = Object.entries(kinds).map(([name, [displayName]]) => ({
      name,
      displayName,
      marketplaceIds: [getMarketplaceId(shop)],
    }))
    return sendJson(reply, { productTypes, productTypeVersion: 'LATEST' })
  })
  scope.get<{ Params: { kind: string } }>(`${path}/:kind`, async (request, reply) => {
    const { kind } = request.params
    const shop = asking(request, reply, ({ shop_id }) => ({
      sellerId: oneOf(shop_id),
      requirements: oneOf('LISTING'),
      requirementsEnforced: oneOf('ENFORCED'),
    }))
    if (!shop) return reply
    if (!(kind in kinds)) return refuse(reply, 404, 'NotFound', `The product type ${kind} does not exist`)
    const resource = `${getBase(request)}/schemas/${kind}.json`
    const link = (resource: string) => ({ link: { resource, verb: 'GET' }, checksum: kind })
    return sendJson(reply, {
      metaSchema: link(`${getBase(request)}/schemas/meta.json`),
      schema: link(resource),
      requirements: 'LISTING',
      requirementsEnforced: 'ENFORCED',
      propertyGroups: {},
      locale: 'en_US',
      marketplaceIds: [getMarketplaceId(shop)],
      productType: kind,
      displayName: kinds[kind]?.[0],
      productTypeVersion: { version: 'LATEST', latest: true },
    })
  })
  scope.get<{ Params: { file: string } }>('/schemas/:file', async (request, reply) => {
    // A token sent along would be shown to a place that is none of theirs.
    if (getHeader(request, 'x-amz-access-token')) world.violate(request, 'the token was sent to the schema')
    return sendJson(reply, getSchema(request.params.file.replace('.json', '')))
  })
}
