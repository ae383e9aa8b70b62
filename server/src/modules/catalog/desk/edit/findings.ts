import { checkDocument, type Problem } from '@inkroute/contract/catalog/desk/check-document'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import type { Language } from '@inkroute/contract/errors/errors'
import { messageIn } from '@inkroute/contract/input-messages'
import type { AppCtx } from '../../../../infra/context.ts'
import { levelTable } from '../../../account/account.ts'
import { readSharedNames, type SharedNames } from '../../base/shared-names.ts'
import { selectCodes, selectColoursOfPictures, selectTakenBarcodes, selectTakenSkus } from './desk.queries.ts'

const unknown = (is_known: boolean, field: string, message: string): Problem[] => (is_known ? [] : [{ field, message }])

export type KnownTerms = Pick<SharedNames, 'hasCategory' | 'hasTerm' | 'hasBrand' | 'hasWarehouse' | 'hasFactory'>

/** Words the document uses that no list contains any more. */
export function checkTerms(document: ProductDocument, names: KnownTerms): Problem[] {
  const term = (kind: string, key: string, field: string, message: string) =>
    unknown(names.hasTerm(kind, key), field, message)
  const { techniques, zones, supply } = document
  return [
    ...unknown(names.hasCategory(document.category), 'category', '请选择类目|Choose a category'),
    ...techniques.flatMap(({ key }, i) =>
      term(
        'technique',
        key,
        `techniques.${i}.key`,
        '这个工艺不存在，请重新选择|This technique does not exist; choose another',
      ),
    ),
    ...zones.flatMap((zone, i) =>
      term('zone', zone, `zones.${i}`, '这个专区不存在，请移除|This zone does not exist; remove it'),
    ),
    ...term('size_attribute', document.size_type, 'size_type', '请选择尺码类型|Choose a size type'),
    ...term('season', document.season, 'season', '请选择季节|Choose a season'),
    ...term('gender', document.gender, 'gender', '请选择适用人群|Choose the audience'),
    ...term('design_style', document.design_style, 'design_style', '请选择印花方式|Choose how it is printed'),
    ...unknown(
      document.brand === '' || names.hasBrand(document.brand),
      'brand',
      '这个品牌不存在，请重新选择|This brand does not exist; choose another',
    ),
    ...supply.flatMap(({ factory, warehouses }, i) => [
      ...unknown(names.hasFactory(factory), `supply.${i}.factory`, '请选择工厂|Choose a factory'),
      ...unknown(
        warehouses.every((code) => names.hasWarehouse(code)),
        `supply.${i}.warehouses`,
        '有仓库不存在，请重新选择|A warehouse does not exist; choose again',
      ),
    ]),
  ]
}

/** SKUs, barcodes and codes that other products hold, and products it names that do not exist. */
async function checkOthers(ctx: AppCtx, product_id: number, document: ProductDocument): Promise<Problem[]> {
  const skus = document.items.map(({ sku }) => sku).filter(Boolean)
  const barcodes = document.items.map(({ barcode }) => barcode).filter(Boolean)
  const parts = document.components.map(({ sub_code }) => sub_code)
  const folders = [...new Set(document.views.flatMap(({ picture }) => picture?.product ?? []))]
  const [taken, taken_barcodes, codes, shown] = await Promise.all([
    selectTakenSkus(ctx.db, product_id, skus),
    selectTakenBarcodes(ctx.db, product_id, barcodes),
    selectCodes(ctx.db, [...document.related, ...parts]),
    selectColoursOfPictures(ctx.db, product_id, folders),
  ])
  const others = (code: string | undefined, field: string, zh: string, en: string): Problem[] =>
    code === undefined ? [] : [{ field, message: `${zh} ${code} 使用|${en} ${code}` }]
  return [
    ...document.items.flatMap(({ sku, barcode }, i) => [
      ...others(taken.get(sku), `items.${i}.sku`, 'SKU 已被产品', 'This SKU belongs to the product'),
      ...others(
        taken_barcodes.get(barcode),
        `items.${i}.barcode`,
        '条码已被产品',
        'This barcode belongs to the product',
      ),
    ]),
    ...document.colours.flatMap(({ key, hex }, i) => {
      // A picture's address names the folder and the colour's key: one key cannot be two colours.
      const other = shown.find((one) => one.key === key && one.hex !== hex.toLowerCase())
      const zh = `产品 ${other?.code} 用同一组图片，标识 ${key} 是另一种颜色，请换一个颜色标识`
      const en = `The product ${other?.code} has the same pictures with another colour for ${key}; choose another key`
      return other ? [{ field: `colours.${i}.key`, message: `${zh}|${en}` }] : []
    }),
    ...document.related.flatMap((code, i) =>
      unknown(codes.has(code), `related.${i}`, `没有编码为 ${code} 的产品|There is no product with the code ${code}`),
    ),
    ...document.components.flatMap(({ sub_code }, i) =>
      unknown(
        codes.has(sub_code),
        `components.${i}.sub_code`,
        `没有编码为 ${sub_code} 的产品|There is no product with the code ${sub_code}`,
      ),
    ),
  ]
}

/** Everything that keeps the document from going on sale as this product. */
export async function findProblems(ctx: AppCtx, product_id: number, document: ProductDocument): Promise<Problem[]> {
  const [names, { levels }] = await Promise.all([readSharedNames(ctx.db), levelTable(ctx.db)])
  return [
    ...checkDocument(document, levels),
    ...checkTerms(document, names),
    ...(await checkOthers(ctx, product_id, document)),
  ]
}

export const problemsIn = (language: Language, problems: readonly Problem[]): Problem[] =>
  problems.map(({ field, message }) => ({ field, message: messageIn(message, language) }))
