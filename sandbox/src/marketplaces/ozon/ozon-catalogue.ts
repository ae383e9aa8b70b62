import type { FastifyInstance } from 'fastify'
import { categories, getChildren, getFields, isLeaf } from '../core/catalogue.ts'
import { int, oneOf } from '../core/field-checks.ts'
import { findJson, sendJson } from '../core/http.ts'
import type { World } from '../core/world.ts'
import { guard } from './ozon-guard.ts'

const language = oneOf('DEFAULT', 'EN', 'RU', 'ZH_HANS')
const node = (parent_id: number): object[] =>
  getChildren(parent_id).map((each) =>
    isLeaf(each)
      ? { type_id: each.id, type_name: each.name, disabled: false, children: [] }
      : { description_category_id: each.id, category_name: each.name, disabled: false, children: node(each.id) },
  )

/** Categories end in kinds of things, and it is the kind that asks. */
export function addCatalogue(scope: FastifyInstance, world: World): void {
  scope.post('/v1/description-category/tree', async (request, reply) =>
    guard(world, request, reply, { language }) ? sendJson(reply, { result: node(0) }) : reply,
  )
  const pair = { description_category_id: int(1), type_id: int(1), language }
  scope.post('/v1/description-category/attribute', async (request, reply) => {
    if (!guard(world, request, reply, pair)) return reply
    const result = getFields(Number(findJson(request)?.type_id)).map((field) => ({
      id: field.id,
      name: field.name,
      is_required: field.is_required,
      type: 'String',
      is_collection: false,
      description: '',
      dictionary_id: field.values.length > 0 ? field.id : 0,
    }))
    const brand = { id: 85, name: 'Brand', is_required: true, type: 'String', is_collection: false, description: '' }
    return sendJson(reply, { result: [{ ...brand, dictionary_id: 28_732_849 }, ...result] })
  })
  scope.post('/v1/description-category/attribute/values', async (request, reply) => {
    const fields = { ...pair, attribute_id: int(1), limit: int(1, 2000), last_value_id: int(0) }
    if (!guard(world, request, reply, fields)) return reply
    const asked = findJson(request) ?? {}
    const known = categories.flatMap(({ id }) => (id === asked.type_id ? getFields(id) : []))
    const values = known.find(({ id }) => id === asked.attribute_id)?.values ?? []
    return sendJson(reply, { result: values.map(({ id, name }) => ({ id, value: name })), has_next: false })
  })
}
