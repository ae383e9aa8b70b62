import type { FastifyInstance } from 'fastify'
import { type Category, getFields, nested } from '../core/catalogue.ts'
import { int, list } from '../core/field-checks.ts'
import type { World } from '../core/world.ts'
import { answer, exactBody, guard } from './shein-guard.ts'

/** Product types have their own numbers. */
const typeOf = (category_id: number): number => category_id + 1_000_000

const getNode = ({ id, parent_id, name }: Category, children: readonly object[]): object => ({
  category_id: id,
  product_type_id: typeOf(id),
  parent_category_id: parent_id,
  category_name: name,
  last_category: children.length === 0,
  children,
})

const REQUIRED = 3
const OPTIONAL = 2
const PRODUCT_ATTRIBUTE = 4

export function addCatalogue(scope: FastifyInstance, world: World): void {
  scope.post('/open-api/goods/query-category-tree', async (request, reply) =>
    guard(world, request, reply, {}) ? answer(reply, { data: nested(getNode) }) : reply,
  )
  scope.post('/open-api/goods/query-attribute-template', async (request, reply) => {
    if (!guard(world, request, reply, { product_type_id_list: list(int(1), 10) })) return reply
    const { product_type_id_list } = exactBody(request) as { product_type_id_list: number[] }
    const data = product_type_id_list.map((product_type_id) => ({
      product_type_id,
      attribute_infos: getFields(product_type_id - 1_000_000).map((field) => ({
        attribute_id: field.id,
        attribute_name: field.name,
        attribute_name_en: field.name,
        attribute_type: PRODUCT_ATTRIBUTE,
        attribute_status: field.is_required ? REQUIRED : OPTIONAL,
        attribute_value_info_list: field.values.map(({ id, name }) => ({
          attribute_value_id: id,
          attribute_value: name,
          attribute_value_en: name,
        })),
      })),
    }))
    return answer(reply, { data })
  })
}
