import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { Language } from '@inkroute/contract/errors/errors'
import { serialIn } from '@inkroute/contract/goods/serial'
import { saidIn } from '@inkroute/contract/input-messages'
import type { previewListings as contract, ListedGoods } from '@inkroute/contract/listing/listing'
import { findListingPlatform, type ListingPlatform } from '@inkroute/contract/listing/platforms'
import { fenToDecimal } from '@inkroute/contract/money'
import { fieldKey } from '../../connectors/core/catalogue.ts'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { storeFor } from '../store/store.ts'
import { selectOwnTitles } from './core/listing.queries.ts'
import { listedGoods } from './listed-goods.ts'
import { type MadeDraft, makeDrafts, type PersonalWays } from './make-drafts.ts'
import { templateFor } from './template/templates.ts'

interface Wanted {
  readonly platform: string
  readonly template_id: number
  readonly goods_ids: readonly number[]
  readonly store_id?: number | undefined
  /** By goods; an empty one is written by the template again. */
  readonly titles?: Readonly<Record<string, string>> | undefined
}

/** Drafts of a release, with the platform and template they are made by. */
export async function draftsFor(ctx: SellerCtx, wanted: Wanted) {
  const platform = findListingPlatform(wanted.platform)
  if (!platform) throw new AppError('not_found')
  const template = await templateFor(ctx, wanted.template_id, wanted.platform)
  const store = wanted.store_id === undefined ? undefined : await storeFor(ctx, wanted.store_id)
  const kept = store ? await selectOwnTitles(ctx.db, ctx.seller.id, store.id, wanted.goods_ids) : new Map()
  const given = Object.entries(wanted.titles ?? {}).map(([id, title]) => [Number(id), title] as const)
  const titles = new Map<number, string>([...kept, ...given])
  const asked = { language: ctx.language, titles, store: store?.platform === platform.platform ? store : undefined }
  const made = await makeDrafts(ctx, ctx.seller.id, platform, template, wanted.goods_ids, asked)
  return { platform, template, made }
}

/** Answers by the names the platform gives them, as they will be sent. */
function getAnswers(platform: ListingPlatform, { draft, fields }: MadeDraft, language: Language) {
  const given = Object.entries(draft.attributes).filter(([, value]) => String(value ?? '') !== '')
  return given.map(([key, value]) => {
    const own = platform.fields.find((field) => field.key === key)
    const asked = fields.find(({ id }) => fieldKey(id) === key)
    const meaning = own?.choices.find((choice) => choice.value === value)?.[language]
    const text = String(value).replace(/^#[^~]*~/, '')
    return { name: own?.[language] ?? asked?.name ?? key, value: meaning ?? text }
  })
}

/** What a platform takes and buyers wonder about. */
function warningsAbout(title: string, language: Language): string[] {
  const serial = serialIn(title)
  const said = `标题里有日期或编号“${serial}”，买家看不懂|The title holds a date or number, “${serial}”, that means nothing to buyers`
  return serial === '' ? [] : [saidIn(said, language)]
}

const getNames = ({ asked, left, has_widget, extras, findings }: PersonalWays) => ({
  asked: asked.map(({ label }) => label),
  left: left.map(({ label }) => label),
  has_widget,
  extras,
  warnings: findings.filter(({ is_serious }) => !is_serious).map(({ text }) => text),
})

function getPreview(
  platform: ListingPlatform,
  one: MadeDraft,
  { language, listed }: { readonly language: Language; readonly listed: ListedGoods | null },
) {
  const { goods, draft, description, problems, personal, template } = one
  return {
    goods_id: goods.id,
    product_id: goods.product_id,
    product_name: goods.product_name,
    cover: goods.cover,
    title: draft.title,
    description,
    tags: [...(draft.tags ?? [])],
    category: template.category_name || template.category_id,
    category_id: template.category_id,
    brand: draft.brand,
    attributes: getAnswers(platform, one, language),
    pictures: goods.previews.slice(0, platform.limits.pictures),
    listed,
    personal: personal && getNames(personal),
    problems: [...problems],
    warnings: warningsAbout(draft.title, language),
    picture_count: draft.picture_urls.length,
    variants: draft.variants.map((variant, at) => ({
      sku: variant.sku,
      price: variant.price.amount,
      quantity: variant.quantity,
      options: Object.values(variant.options).join(' / '),
      cost: fenToDecimal(goods.skus[at]?.cost_fen ?? 0),
    })),
  }
}

export async function previewListings(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { platform, template, made } = await draftsFor(ctx, input)
  const there = (await listedGoods(ctx, input.goods_ids)).filter(({ store_id }) => store_id === input.store_id)
  const byGoods = new Map(there.map((listed) => [listed.goods_id, listed]))
  return {
    currency: template.currency,
    data: made.map((one) =>
      getPreview(platform, one, { language: ctx.language, listed: byGoods.get(one.goods.id) ?? null }),
    ),
  }
}
