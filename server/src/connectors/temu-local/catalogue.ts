import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { temuCall } from '../temu/temu-call.ts'

const Places = z.object({
  goodsCatsList: z.array(z.object({ catId: ExternalId, catName: LooseText, leaf: z.boolean() })).nullish(),
})
const Plans = z.object({
  templateList: z.array(z.object({ templateId: ExternalId, templateName: LooseText })).nullish(),
})

export const catalogue: Catalogue = {
  way: 'level',
  async categories(conn, parent_id) {
    const params = { parentCatId: Number(parent_id || 0) }
    const { goodsCatsList } = readShape(Places, await temuCall(conn, 'bg.local.goods.cats.get', params))
    return (goodsCatsList ?? []).map(({ catId, catName, leaf }) => ({
      ...{ id: catId, parent_id, name: catName, is_leaf: leaf },
    }))
  },
  async choices(conn) {
    const { templateList } = readShape(Plans, await temuCall(conn, 'bg.freight.template.list.query'))
    return {
      freight_template_id: (templateList ?? []).map(({ templateId, templateName }) => ({
        ...{ value: templateId, name: templateName },
      })),
    }
  },
}
