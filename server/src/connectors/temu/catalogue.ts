import { z } from 'zod'
import { fieldValues } from '../core/catalogue.ts'
import type { Catalogue, StoreConn } from '../core/connector.ts'
import type { ListingDraft } from '../core/listing.ts'
import { ExternalId, LooseText, readShape } from '../core/read-shape.ts'
import { answersTo, getFields, Property } from './properties.ts'
import { partnerCall } from './temu-call.ts'

const Places = z.object({
  categoryDTOList: z.array(z.object({ catId: ExternalId, catName: LooseText, isLeaf: z.boolean() })).nullish(),
})
const Plans = z.object({
  freightTemplates: z.array(z.object({ freightTemplateId: ExternalId, templateName: LooseText })).nullish(),
})

const Properties = z.object({
  properties: z.array(Property.extend({ valueUnit: z.array(z.string()).nullish() })).nullish(),
})

/** The United States. */
export const SITE_ID = 100

const getLeaf = (category_id: string): number => Number(category_id.split('/').at(-1) || 0)

async function getProperties(conn: StoreConn, category_id: string) {
  const answer = await partnerCall(conn, 'bg.goods.attrs.get', { catId: getLeaf(category_id) })
  return readShape(Properties, answer).properties ?? []
}

/** A category is identified by all ids from the root. */
export const catalogue: Catalogue = {
  way: 'level',
  async categories(conn, parent_id) {
    const params = { parentCatId: getLeaf(parent_id) }
    const { categoryDTOList } = readShape(Places, await partnerCall(conn, 'bg.goods.cats.get', params))
    return (categoryDTOList ?? []).map(({ catId, catName, isLeaf }) => ({
      id: [parent_id, catId].filter(Boolean).join('/'),
      parent_id,
      name: catName,
      is_leaf: isLeaf,
    }))
  },
  fields: async (conn, category_id) => getFields(await getProperties(conn, category_id)),
  async choices(conn) {
    const answer = await partnerCall(conn, 'bg.logistics.template.get', { siteIds: [SITE_ID] })
    return {
      freight_template_id: (readShape(Plans, answer).freightTemplates ?? []).map((each) => ({
        value: each.freightTemplateId,
        name: each.templateName,
      })),
    }
  },
}

/** Rereads the template, because each value must repeat four fields of its property. */
export async function productProperties(conn: StoreConn, draft: ListingDraft) {
  if (fieldValues(draft).length === 0) return []
  const properties = await getProperties(conn, draft.category_id)
  return answersTo(properties, draft).map(({ property, vid, value, numberInputValue }) => ({
    pid: property.pid,
    templatePid: property.templatePid,
    refPid: property.refPid,
    propName: property.name,
    vid,
    propValue: value,
    valueUnit: property.valueUnit?.[0] ?? '',
    numberInputValue,
  }))
}
