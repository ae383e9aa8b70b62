import { findListingPlatform, type ListingPlatform, MAX_RELEASE } from '@inkroute/contract/listing/platforms'
import { decimalToFen } from '@inkroute/contract/money'
import { WireId } from '@inkroute/contract/wire'
import { z } from 'zod'
import type { ListingDraft, ListingVariant } from '../../connectors/core/listing.ts'
import { AppError } from '../../infra/app-error.ts'
import { amountCell, exporter } from '../../infra/exporter.ts'
import { findTemplate } from './core/listing.queries.ts'
import { makeDrafts } from './make-drafts.ts'

const Params = z.object({
  platform: z.string().max(20),
  template_id: WireId,
  goods_ids: z.array(WireId).min(1).max(MAX_RELEASE),
})

interface Row {
  readonly platform: ListingPlatform
  readonly draft: ListingDraft
  readonly variant: ListingVariant
}

/** What the platform asks beside the usual columns: its number and, where it is one of a list, what that means. */
const settings = ({ platform, draft }: Row): string =>
  platform.fields
    .flatMap(({ key, zh, choices }) => {
      const value = String(draft.attributes[key] ?? '')
      const meaning = choices.find((choice) => choice.value === value)?.zh
      return value === '' ? [] : [`${zh}: ${meaning === undefined ? value : `${value} ${meaning}`}`]
    })
    .join('\n')

/** Currencies without cents are written without. */
const priceCell = (amount: string) =>
  amount.includes('.') ? amountCell(decimalToFen(Number(amount).toFixed(2))) : Number(amount)

const options = (variant: ListingVariant, name: string) => variant.options[name] ?? ''

/** One line for each variant, as the upload pages of marketplaces want it. */
export const listingExporter = exporter<typeof Params, Row>({
  kind: 'listing.drafts',
  zh: '刊登资料',
  en: 'Listing drafts',
  permission: 'listing.release',
  schema: Params,
  columns: [
    { zh: '父 SKU', en: 'Parent SKU', width: 18, value: ({ draft }) => draft.draft_id },
    { zh: 'SKU', en: 'SKU', width: 30, value: ({ variant }) => variant.sku },
    { zh: '标题', en: 'Title', width: 50, value: ({ draft }) => draft.title },
    { zh: '描述（HTML）', en: 'Description (HTML)', width: 60, value: ({ draft }) => draft.description_html },
    { zh: '类目', en: 'Category', width: 16, value: ({ draft }) => draft.category_id },
    { zh: '品牌', en: 'Brand', width: 16, value: ({ draft }) => draft.brand },
    { zh: '颜色', en: 'Colour', width: 14, value: ({ variant }) => options(variant, 'Color') },
    { zh: '尺码', en: 'Size', width: 10, value: ({ variant }) => options(variant, 'Size') },
    { zh: '价格', en: 'Price', width: 10, value: ({ variant }) => priceCell(variant.price.amount) },
    { zh: '币种', en: 'Currency', width: 8, value: ({ variant }) => variant.price.currency },
    { zh: '库存', en: 'Quantity', width: 8, value: ({ variant }) => variant.quantity },
    { zh: '条码', en: 'Barcode', width: 18, value: ({ variant }) => variant.barcode },
    { zh: '重量（克）', en: 'Weight (g)', width: 10, value: ({ variant }) => variant.weight_g },
    { zh: '平台属性', en: 'Platform settings', width: 30, value: settings },
    { zh: '主图', en: 'Main picture', width: 60, value: ({ draft }) => draft.picture_urls[0] ?? '' },
    { zh: '附图', en: 'More pictures', width: 60, value: ({ draft }) => draft.picture_urls.slice(1).join('\n') },
  ],
  count: async (_ctx, _scope, { goods_ids }) => goods_ids.length,
  async *rows(ctx, { seller_id }, { platform: word, template_id, goods_ids }) {
    const platform = findListingPlatform(word)
    const template = await findTemplate(ctx.db, seller_id, template_id)
    if (!platform || template?.platform !== word) throw new AppError('not_found')
    const made = await makeDrafts(ctx, seller_id, platform, template, goods_ids, { language: 'zh' })
    yield made.flatMap(({ draft }) => draft.variants.map((variant) => ({ platform, draft, variant })))
  },
})
