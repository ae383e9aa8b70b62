import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import { ExternalId, LooseText, readShape } from '../read-shape.ts'
import { SITE_ID } from './listing.ts'
import { partnerCall } from './temu-call.ts'

const Places = z.object({
  categoryDTOList: z.array(z.object({ catId: ExternalId, catName: LooseText, isLeaf: z.boolean() })).nullish(),
})
const Plans = z.object({
  freightTemplates: z.array(z.object({ freightTemplateId: ExternalId, templateName: LooseText })).nullish(),
})

/** A place is named by all numbers from the root to it. */
export const catalogue: Catalogue = {
  way: 'level',
  async categories(conn, parent_id) {
    const params = { parentCatId: Number(parent_id.split('/').at(-1) || 0) }
    const { categoryDTOList } = readShape(Places, await partnerCall(conn, 'bg.goods.cats.get', params))
    return (categoryDTOList ?? []).map(({ catId, catName, isLeaf }) => ({
      ...{ id: [parent_id, catId].filter(Boolean).join('/'), parent_id, name: catName, is_leaf: isLeaf },
    }))
  },
  async choices(conn) {
    const answer = await partnerCall(conn, 'bg.logistics.template.get', { siteIds: [SITE_ID] })
    return {
      freight_template_id: (readShape(Plans, answer).freightTemplates ?? []).map((each) => ({
        ...{ value: each.freightTemplateId, name: each.templateName },
      })),
    }
  },
}
