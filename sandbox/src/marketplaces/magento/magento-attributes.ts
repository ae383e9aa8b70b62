import type { FastifyInstance } from 'fastify'
import { bool, fieldFault, int, list, matching, oneOf, shape, text } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { Shop } from '../core/model.ts'
import type { World } from '../core/world.ts'
import { invalid, missing, shopFor } from './magento-guard.ts'
import { getCriteria } from './magento-search.ts'

interface Attribute {
  readonly attribute_id: number
  readonly attribute_code: string
  readonly default_frontend_label: string
  readonly options: { label: string; value: string }[]
  /** Attributes out of the set belong to no product yet. */
  in_set: boolean
}

const DEFAULT_SET = 4
const BLANK = { label: ' ', value: '' }

/** A new shop has colours; everything else is made by the merchant. */
const first: Attribute = {
  attribute_id: 93,
  attribute_code: 'color',
  default_frontend_label: 'Color',
  options: [BLANK, { label: 'Red', value: '13' }],
  in_set: true,
}

export const getAttributes = (shop: Shop): Attribute[] =>
  shop.extra.attributes ? (JSON.parse(shop.extra.attributes) as Attribute[]) : [first]

function keep(world: World, shop: Shop, attributes: readonly Attribute[]): void {
  shop.extra.attributes = JSON.stringify(attributes)
  world.book.touch()
}

const attributeBody = ({ attribute_id, attribute_code, default_frontend_label, options }: Attribute) => ({
  attribute_id,
  attribute_code,
  entity_type_id: '4',
  frontend_input: 'select',
  scope: 'global',
  is_required: false,
  is_user_defined: true,
  default_frontend_label,
  options,
})

const NewAttribute = {
  attribute: shape({
    attribute_code: matching(/^[a-z][a-z0-9_]{0,59}$/),
    entity_type_id: oneOf('4'),
    frontend_input: oneOf('select'),
    scope: oneOf('global'),
    is_required: bool,
    default_frontend_label: text(255),
    frontend_labels: list(shape({ store_id: int(0), label: text(255) }), 20),
  }),
}
const NewOption = { option: shape({ label: text(255), is_default: bool }) }
const InSet = {
  attributeSetId: oneOf(DEFAULT_SET),
  attributeGroupId: oneOf(7),
  attributeCode: text(60),
  sortOrder: int(0),
}

type Params = { readonly code?: string }

function addSets(scope: FastifyInstance, world: World): void {
  const sets = '/:domain/rest/all/V1/products/attribute-sets'
  scope.get(`${sets}/${DEFAULT_SET}/attributes`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    const found = shop && getAttributes(shop).filter(({ in_set }) => in_set)
    return found ? sendJson(reply, found.map(attributeBody)) : reply
  })
  scope.get(`${sets}/groups/list`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const criteria = getCriteria(request, ['attribute_set_id'])
    if (typeof criteria === 'string') return invalid(world, request, reply, criteria)
    const group = { attribute_group_id: '7', attribute_group_name: 'Product Details', attribute_set_id: DEFAULT_SET }
    return sendJson(reply, { items: [group], total_count: 1 })
  })
  scope.post(`${sets}/attributes`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const reason = fieldFault(body, InSet)
    if (reason) return invalid(world, request, reply, reason)
    const attributes = getAttributes(shop)
    const found = attributes.find(({ attribute_code }) => attribute_code === body.attributeCode)
    if (!found) return missing(reply)
    found.in_set = true
    keep(world, shop, attributes)
    return sendJson(reply, String(found.attribute_id + 1000))
  })
}

/** Attributes that variants differ in, their values, and the set they belong to. */
export function addAttributes(scope: FastifyInstance, world: World): void {
  const base = '/:domain/rest/all/V1/products/attributes'
  addSets(scope, world)
  const find = (shop: Shop, params: unknown) =>
    getAttributes(shop).find(({ attribute_code }) => attribute_code === (params as Params).code)
  scope.get(`${base}/:code`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const found = find(shop, request.params)
    return found ? sendJson(reply, attributeBody(found)) : missing(reply)
  })
  scope.post(base, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const reason = fieldFault(body, NewAttribute)
    if (reason) return invalid(world, request, reply, reason)
    const { attribute_code, default_frontend_label } = body.attribute as Attribute
    const attributes = getAttributes(shop)
    if (attributes.some((each) => each.attribute_code === attribute_code))
      return sendJson(reply, { message: 'The attribute code already exists.' }, 400)
    const attribute_id = 200 + attributes.length
    const made = { attribute_id, attribute_code, default_frontend_label, options: [BLANK], in_set: false }
    keep(world, shop, [...attributes, made])
    return sendJson(reply, attributeBody(made))
  })
  scope.get(`${base}/:code/options`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const found = find(shop, request.params)
    return found ? sendJson(reply, found.options) : missing(reply)
  })
  scope.post(`${base}/:code/options`, async (request, reply) => {
    const shop = shopFor(world, request, reply)
    if (!shop) return reply
    const body = findJson(request) ?? {}
    const reason = fieldFault(body, NewOption)
    if (reason) return invalid(world, request, reply, reason)
    const attributes = getAttributes(shop)
    const found = attributes.find(({ attribute_code }) => attribute_code === (request.params as Params).code)
    if (!found) return missing(reply)
    const { label } = body.option as { label: string }
    if (found.options.some((option) => option.label === label))
      return sendJson(
        reply,
        { message: 'Admin store attribute option label "%1" is already exists.', parameters: [label] },
        400,
      )
    const value = String(found.attribute_id * 100 + found.options.length)
    found.options.push({ label, value })
    keep(world, shop, attributes)
    return sendJson(reply, `"${value}"`)
  })
}
