import { z } from 'zod'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { getFields, Property } from '../temu/properties.ts'
import { temuCall } from '../temu/temu-call.ts'

const Places = z.object({
  goodsCatsList: z.array(z.object({ catId: ExternalId, catName: LooseText, leaf: z.boolean() })).nullish(),
})
const Plans = z.object({
  templateList: z.array(z.object({ templateId: ExternalId, templateName: LooseText })).nullish(),
})

const Unit = z.object({ valueUnitId: z.int(), valueUnit: LooseText })
const Template = z.object({
  userInputParentSpecList: z.array(z.object({ parentSpecId: z.int(), parentSpecName: z.string() })).nullish(),
  templateInfo: z.object({
    goodsProperties: z.array(Property.extend({ valueUnitList: z.array(Unit).nullish() })).nullish(),
  }),
})

/** The variant options and the required attributes of a category. */
export async function getTemplate(conn: StoreConn, category_id: string) {
  const answer = await temuCall(conn, 'bg.local.goods.template.get', { catId: Number(category_id) })
  const { userInputParentSpecList, templateInfo } = readShape(Template, answer)
  return { parents: userInputParentSpecList ?? [], properties: templateInfo.goodsProperties ?? [] }
}

export const catalogue: Catalogue = {
  way: 'level',
  async categories(conn, parent_id) {
    const params = { parentCatId: Number(parent_id || 0) }
    const { goodsCatsList } = readShape(Places, await temuCall(conn, 'bg.local.goods.cats.get', params))
    return (goodsCatsList ?? []).map(({ catId, catName, leaf }) => ({
      id: catId,
      parent_id,
      name: catName,
      is_leaf: leaf,
    }))
  },
  fields: async (conn, category_id) => getFields((await getTemplate(conn, category_id)).properties),
  async choices(conn) {
    const { templateList } = readShape(Plans, await temuCall(conn, 'bg.freight.template.list.query'))
    return {
      freight_template_id: (templateList ?? []).map(({ templateId, templateName }) => ({
        value: templateId,
        name: templateName,
      })),
    }
  },
}
