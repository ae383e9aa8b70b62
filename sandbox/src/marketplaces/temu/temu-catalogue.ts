import { getChildren, getFields, isLeaf, missingField, shippingPlans } from '../core/catalogue.ts'
import { int, list } from '../core/field-checks.ts'
import { answer, type Method } from './temu-orders.ts'

/** Numbers of freight templates begin with letters. */
const plans = shippingPlans.map(({ id, name }) => ({ templateId: `LFT-${id}`, templateName: name }))

const WRITTEN = 0
const CHOSEN = 1

/** Each property has three numbers, and a listing names all of them. */
const getNumbers = (id: number) => ({ pid: id + 1000, templatePid: id + 2000, refPid: id })

const getProperties = (category_id: number) =>
  getFields(category_id).map((field) => ({
    ...getNumbers(field.id),
    name: field.name,
    required: field.is_required,
    isSale: false,
    showType: 0,
    controlType: field.values.length > 0 ? CHOSEN : WRITTEN,
    values: field.values.map(({ id, name }) => ({ vid: id, value: name })),
  }))

const parents = [
  { parentSpecId: 1001, parentSpecName: 'Color' },
  { parentSpecId: 3001, parentSpecName: 'Size' },
]
/** Variants differ in it: none of what a product says of itself. */
const color = { ...getNumbers(8001), name: 'Color', required: true, isSale: true, showType: 0, controlType: CHOSEN }

export const localCatalogue: Readonly<Record<string, Method>> = {
  'bg.local.goods.cats.get': {
    fields: { parentCatId: int(0) },
    run: ({ reply, params }) =>
      answer(reply, {
        goodsCatsList: getChildren(Number(params.parentCatId)).map((each) => ({
          catId: each.id,
          parentId: each.parent_id,
          catName: each.name,
          leaf: isLeaf(each),
        })),
      }),
  },
  'bg.local.goods.template.get': {
    fields: { catId: int(1) },
    run: ({ reply, params }) =>
      answer(reply, {
        inputMaxSpecNum: 2,
        singleSpecValueNum: 50,
        userInputParentSpecList: parents,
        templateInfo: { goodsProperties: getProperties(Number(params.catId)), goodsSpecProperties: [] },
      }),
  },
  'bg.freight.template.list.query': { fields: {}, run: ({ reply }) => answer(reply, { templateList: plans }) },
}

export const semiCatalogue: Readonly<Record<string, Method>> = {
  'bg.goods.cats.get': {
    fields: { parentCatId: int(0) },
    run: ({ reply, params }) =>
      answer(reply, {
        categoryDTOList: getChildren(Number(params.parentCatId)).map((each) => ({
          catId: each.id,
          parentCatId: each.parent_id,
          catName: each.name,
          isLeaf: isLeaf(each),
        })),
      }),
  },
  'bg.goods.attrs.get': {
    fields: { catId: int(1) },
    run: ({ reply, params }) =>
      answer(reply, {
        inputMaxSpecNum: 2,
        singleSpecValueNum: 50,
        chooseAllQualifySpec: false,
        properties: [...getProperties(Number(params.catId)), { ...color, values: [] }],
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

interface SentProperty {
  readonly pid: number
  readonly templatePid: number
  readonly refPid: number
}

/**
 * What is wrong with the properties of a listing: one named by numbers that do not belong together, or one that lacks.
 */
export function propertyFault(category_id: number, sent: readonly SentProperty[]): string | null {
  const strange = sent.find((each) => {
    const { pid, templatePid } = getNumbers(each.refPid)
    return each.pid !== pid || each.templatePid !== templatePid
  })
  if (strange) return `The attribute ${strange.refPid} is not of this category`
  const given = sent.map(({ refPid }) => refPid)
  const lacks = missingField(category_id, given)
  return lacks && `The attribute [${lacks.name}] refPid is ${lacks.id} and must be chosen`
}
