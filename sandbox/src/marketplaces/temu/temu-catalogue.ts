import { childrenOf, isLeaf, shippingPlans } from '../core/catalogue.ts'
import { int, list } from '../core/strict.ts'
import { answer, type Method } from './temu-orders.ts'

/** Numbers of freight templates begin with letters. */
const plans = shippingPlans.map(({ id, name }) => ({ templateId: `LFT-${id}`, templateName: name }))

export const localCatalogue: Readonly<Record<string, Method>> = {
  'bg.local.goods.cats.get': {
    fields: { parentCatId: int(0) },
    run: ({ reply, params }) =>
      answer(reply, {
        goodsCatsList: childrenOf(Number(params.parentCatId)).map((each) => ({
          ...{ catId: each.id, parentId: each.parent_id, catName: each.name, leaf: isLeaf(each) },
        })),
      }),
  },
  'bg.freight.template.list.query': { fields: {}, run: ({ reply }) => answer(reply, { templateList: plans }) },
}

export const semiCatalogue: Readonly<Record<string, Method>> = {
  'bg.goods.cats.get': {
    fields: { parentCatId: int(0) },
    run: ({ reply, params }) =>
      answer(reply, {
        categoryDTOList: childrenOf(Number(params.parentCatId)).map((each) => ({
          ...{ catId: each.id, parentCatId: each.parent_id, catName: each.name, isLeaf: isLeaf(each) },
        })),
      }),
  },
  'bg.logistics.template.get': {
    fields: { siteIds: list(int(1), 50) },
    run: ({ reply }) =>
      answer(reply, {
        freightTemplates: plans.map(({ templateId, templateName }) => ({
          freightTemplateId: templateId,
          templateName,
        })),
      }),
  },
}
