import type { Language } from '@inkroute/contract/errors/errors'
import type { TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingPlatform, ListingWord } from '@inkroute/contract/listing/platforms'
import { fenToDecimal } from '@inkroute/contract/money'
import type { ListingDraft } from '../../connectors/listing.ts'
import type { AppCtx } from '../../infra/context.ts'
import { stockOf } from '../catalog/catalog.ts'
import { pictureOrigin } from '../domain/domain.ts'
import { type ListableGoods, listableGoods } from '../goods/goods.ts'
import { askedFields } from './catalogue/read-catalogue.ts'
import { fillWords, htmlOf, type Problem, priceOf, problemsOf } from './listing.rules.ts'

/** Listing drafts of goods, with the problems that block them. */
export interface MadeDraft {
  readonly goods: ListableGoods
  readonly description: string
  readonly draft: ListingDraft
  readonly problems: readonly Problem[]
}

const OPTIONS = { color: 'Color', size: 'Size' } as const
const PARCEL_MM = { length: 300, width: 250, height: 30 } as const

const distinct = (values: readonly string[]): string => [...new Set(values)].join(', ')

function wordsOf(goods: ListableGoods, { brand }: TemplateContent): Record<ListingWord, string> {
  return {
    title: goods.title,
    title_en: goods.title_en || goods.title,
    product: goods.product_name,
    brand,
    colors: distinct(goods.skus.map(({ color_name }) => color_name)),
    sizes: distinct(goods.skus.map(({ size_name }) => size_name)),
  }
}

function variantsOf(
  goods: ListableGoods,
  template: TemplateContent,
  stock: ReadonlyMap<number, number>,
  origin: string,
) {
  return goods.skus.map((sku) => {
    const base_fen = template.price.base === 'cost' ? sku.cost_fen : (sku.price_fen ?? 0)
    return {
      sku: sku.sku_code,
      options: { [OPTIONS.color]: sku.color_name, [OPTIONS.size]: sku.size_name },
      price: { amount: fenToDecimal(priceOf(base_fen, template.price)), currency: template.currency },
      quantity: Math.min(template.quantity, stock.get(sku.item_id) ?? 0),
      picture_urls: goods.pictures.filter(({ color_id }) => color_id === sku.color_id).map(({ url }) => origin + url),
      barcode: sku.barcode ?? '',
      weight_g: sku.weight_g,
    }
  })
}

async function stockByItem(ctx: AppCtx, goods: readonly ListableGoods[]): Promise<Map<number, number>> {
  const items = [...new Set(goods.flatMap(({ skus }) => skus.map(({ item_id }) => item_id)))]
  const sums = new Map<number, number>()
  for (const row of await stockOf(ctx.db, items)) sums.set(row.item_id, (sums.get(row.item_id) ?? 0) + row.pieces)
  return sums
}

/** Drafts of goods for a platform, in the order asked for; goods that are gone are left out. */
export async function makeDrafts(
  ctx: AppCtx,
  seller_id: number,
  platform: ListingPlatform,
  template: TemplateContent,
  goods_ids: readonly number[],
  language: Language,
): Promise<MadeDraft[]> {
  const found = await listableGoods(ctx, seller_id, goods_ids, 'en')
  const stock = await stockByItem(ctx, found)
  const origin = await pictureOrigin(ctx, seller_id)
  const asked = await askedFields(ctx, seller_id, platform, template.category_id)
  const made = found.map((goods): MadeDraft => {
    const words = wordsOf(goods, template)
    const title = fillWords(template.title, words)
    const description = fillWords(template.description, words)
    const picture_urls = goods.shown.slice(0, platform.limits.pictures).map((url) => origin + url)
    const has_unpriced = template.price.base === 'price' && goods.skus.some(({ price_fen }) => price_fen === null)
    const variants = variantsOf(goods, template, stock, origin)
    const facts = {
      title,
      description,
      picture_count: picture_urls.length,
      variant_count: goods.skus.length,
      has_unpriced,
      variants: variants.map(({ sku, price, quantity }) => ({ sku, price: price.amount, quantity })),
      currency: template.currency,
    }
    return {
      goods,
      description,
      draft: {
        draft_id: `inkroute-${goods.id}`,
        title,
        description_html: htmlOf(description),
        category_id: template.category_id,
        brand: template.brand,
        picture_urls,
        package_mm: PARCEL_MM,
        option_names: Object.values(OPTIONS),
        variants,
        attributes: template.attributes,
      },
      problems: problemsOf(platform, facts, template, language === 'en', asked),
    }
  })
  const byId = new Map(made.map((one) => [one.goods.id, one]))
  return goods_ids.flatMap((id) => byId.get(id) ?? [])
}
