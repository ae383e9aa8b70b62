import type { Language } from '@inkroute/contract/errors/errors'
import type { TemplateContent } from '@inkroute/contract/listing/listing'
import type { ListingPlatform } from '@inkroute/contract/listing/platforms'
import { languageOfShop, TAG_RULE } from '@inkroute/contract/listing/words'
import { type CategoryField, fieldKey } from '../../connectors/core/catalogue.ts'
import type { ShopRef } from '../../connectors/core/connector.ts'
import { askableQuestions, type ListingDraft, type ListingQuestion } from '../../connectors/core/listing.ts'
import type { MarketMoney } from '../../connectors/core/market-order.ts'
import { findConnector } from '../../connectors/registry.ts'
import type { AppCtx } from '../../infra/context.ts'
import { getStock } from '../catalog/catalog.ts'
import { pictureOrigin } from '../domain/domain.ts'
import { type ListableGoods, listableGoods } from '../goods/goods.ts'
import { type FormFinding, formFindings, questionsFor } from '../personal/personal.ts'
import type { storeFor } from '../store/store.ts'
import { placedTemplates } from './catalogue/place-goods.ts'
import { getPrice, getProblems, inLanguage, type Problem, priceIn, toHtml } from './core/listing.rules.ts'
import { type Gathered, gatherWords } from './words/gather-words.ts'
import { answersFrom, fillWords, spokenName, tagsIn, titleIn, wordsFor } from './words/words.rules.ts'

/** Listing drafts of goods, with the problems that block them. */
export interface MadeDraft {
  readonly goods: ListableGoods
  readonly description: string
  readonly draft: ListingDraft
  /** As it is for this product. */
  readonly template: TemplateContent
  /** What the category asks for, to name the answers by. */
  readonly fields: readonly CategoryField[]
  readonly problems: readonly Problem[]
  /** As the seller wrote it; empty where the template does. */
  readonly own_title: string
  /** Null for goods that are sold as they are. */
  readonly personal: PersonalWays | null
}

/** How buyers of personalised goods are asked. */
export interface PersonalWays {
  /** By the platform itself, with the order. */
  readonly asked: readonly ListingQuestion[]
  /** By our widget in the shop, or by a link after the order. */
  readonly left: readonly ListingQuestion[]
  readonly has_widget: boolean
  /** Extra charges of answers: none, carried by the platform's own options, or to be set in the shop by the seller. */
  readonly extras: 'none' | 'carried' | 'by_hand'
  readonly findings: readonly FormFinding[]
}

const OPTIONS = { color: 'Color', size: 'Size' } as const
const PARCEL_MM = { length: 300, width: 250, height: 30 } as const

function getVariants(
  goods: ListableGoods,
  template: TemplateContent,
  stock: ReadonlyMap<number, number>,
  origin: string,
) {
  return goods.skus.map((sku) => {
    const base_fen = template.price.base === 'cost' ? sku.cost_fen : (sku.price_fen ?? 0)
    return {
      sku: sku.sku_code,
      options: {
        [OPTIONS.color]: spokenName(sku.color_name, template.language),
        [OPTIONS.size]: spokenName(sku.size_name, template.language),
      },
      price: priceIn(template.currency, getPrice(base_fen, template.price)),
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
  for (const row of await getStock(ctx.db, items)) sums.set(row.item_id, (sums.get(row.item_id) ?? 0) + row.pieces)
  return sums
}

/** What an answer costs extra in the currency of the shop, as the price it is added to. */
const getMoney =
  ({ price, currency }: TemplateContent) =>
  (fen: number): MarketMoney => {
    const multiply = price.base === 'price' ? price.multiply : 1
    return priceIn(currency, Math.max(1, Math.round((fen / price.rate) * multiply)))
  }

type Store = Awaited<ReturnType<typeof storeFor>>

interface Making {
  readonly platform: ListingPlatform
  readonly template: TemplateContent
  readonly fields: readonly CategoryField[]
  readonly stock: ReadonlyMap<number, number>
  /** Where pictures are fetched from. */
  readonly origin: string
}

/** Answers of the template, and for what it leaves open those the product gives. */
function getAnswers({ platform, template, fields }: Making, { words, origin }: Gathered): Record<string, string> {
  const { material } = words
  const known = Object.entries({ material, origin }).filter(
    ([key, value]) => value !== '' && platform.fields.some((field) => field.key === key),
  )
  const given = Object.entries(template.attributes).filter(([, value]) => value !== '')
  return Object.fromEntries([
    ...known,
    ...Object.entries(answersFrom(fields, { material, origin, brand: template.brand })),
    ...given,
  ])
}

const costsExtra = ({ extra, option_extras }: ListingQuestion): boolean =>
  extra !== undefined || (option_extras ?? []).some((one) => one !== null)

function findWays(
  { platform }: ListingPlatform,
  questions: readonly ListingQuestion[] | undefined,
  findings: readonly FormFinding[],
): PersonalWays | null {
  if (!questions) return null
  const connector = platform === null ? undefined : findConnector(platform)
  const asked = connector?.questions ? askableQuestions(questions, connector.questions) : []
  const ids = new Set(asked.map(({ field_id }) => field_id))
  const left = questions.filter(({ field_id }) => !ids.has(field_id))
  const is_carried = connector?.questions?.takes_extras === true && !left.some(costsExtra)
  const extras = !questions.some(costsExtra) ? 'none' : is_carried ? 'carried' : 'by_hand'
  return { asked, left, has_widget: connector?.marks_form ?? false, extras, findings }
}

interface About {
  readonly gathered: Gathered
  readonly personal: PersonalWays | null
  readonly own_title: string
}

function toDraft(making: Making, goods: ListableGoods, { gathered, personal, own_title }: About) {
  const { platform, template, stock, origin } = making
  const words = wordsFor(gathered.words, template.language)
  const description = fillWords(template.description, words)
  const draft: ListingDraft = {
    draft_id: `inkroute-${goods.id}`,
    title: own_title || titleIn(template.title, words),
    description_html: toHtml(description),
    category_id: template.category_id,
    brand: template.brand,
    tags: tagsIn(template.tags ?? TAG_RULE, words),
    picture_urls: goods.shown.slice(0, platform.limits.pictures).map((url) => origin + url),
    package_mm: PARCEL_MM,
    option_names: Object.values(OPTIONS),
    variants: getVariants(goods, template, stock, origin),
    attributes: getAnswers(making, gathered),
    ...(personal && personal.asked.length > 0 ? { questions: personal.asked } : {}),
  }
  return { draft, description }
}

const NO_SHOP: ShopRef = { external_shop_id: '', shop_domain: '', region: '' }
const OUR_FIELDS: Readonly<Record<string, string>> = {
  description_html: 'description',
  picture_urls: 'pictures',
  option_names: 'variants',
}

/** What the connector itself would refuse, beside what is known already. */
function connectorProblems(
  { platform }: ListingPlatform,
  draft: ListingDraft,
  shop: ShopRef,
  known: readonly Problem[],
): Problem[] {
  const issues = platform === null ? [] : (findConnector(platform)?.checkListing?.(draft, shop) ?? [])
  const found = issues.map(({ field, message }) => {
    const [first = field] = field.startsWith('attr.') ? [field] : field.split('.')
    return { field: OUR_FIELDS[first] ?? first, message }
  })
  const fresh = found.filter(({ field }) => !known.some((one) => one.field === field))
  return [...new Map(fresh.map((one) => [`${one.field} ${one.message}`, one])).values()]
}

function problemsIn(
  { platform, template, fields }: Making,
  goods: ListableGoods,
  { draft, description }: ReturnType<typeof toDraft>,
  { language, shop }: { readonly language: Language; readonly shop: ShopRef },
): Problem[] {
  const facts = {
    title: draft.title,
    description,
    picture_count: draft.picture_urls.length,
    is_making: goods.is_making,
    variant_count: goods.skus.length,
    has_unpriced: template.price.base === 'price' && goods.skus.some(({ price_fen }) => price_fen === null),
    variants: draft.variants.map(({ sku, price, quantity }) => ({ sku, price: price.amount, quantity })),
    currency: template.currency,
    language: template.language,
  }
  const attributes = draft.attributes as Record<string, string>
  const asked = fields.filter(({ is_required }) => is_required).map(({ id, name }) => ({ key: fieldKey(id), name }))
  const content = { attributes, category_id: template.category_id }
  const found = getProblems(platform, facts, content, language === 'en', asked)
  const refused = connectorProblems(platform, draft, shop, found)
  return [...found, ...refused.map((problem) => inLanguage(problem, language))]
}

/** Templates made before there was a choice of language write in that of the shop they are for. */
const inShopLanguage = ({ limits: { rules } }: ListingPlatform, template: TemplateContent): TemplateContent => ({
  ...template,
  language: template.language ?? languageOfShop(template.currency, !rules.no_chinese),
})

interface Asked {
  readonly language: Language
  readonly store?: Store | undefined
  /** Titles of the seller's own, by goods. */
  readonly titles?: ReadonlyMap<number, string>
}

/** Drafts of goods for a platform, in the order asked for; goods that are gone are left out. */
export async function makeDrafts(
  ctx: AppCtx,
  seller_id: number,
  platform: ListingPlatform,
  chosen: TemplateContent,
  goods_ids: readonly number[],
  { language, store, titles = new Map() }: Asked,
): Promise<MadeDraft[]> {
  const template = inShopLanguage(platform, chosen)
  const found = await listableGoods(ctx, seller_id, goods_ids, template.language ?? 'en')
  const [stock, origin, placed, wordsAbout, questions, findings] = await Promise.all([
    stockByItem(ctx, found),
    pictureOrigin(ctx, seller_id),
    placedTemplates(
      ctx,
      seller_id,
      { platform, template, store },
      found.map(({ product_id }) => product_id),
    ),
    gatherWords(ctx, seller_id, found, template),
    questionsFor(ctx.db, seller_id, goods_ids, template.language ?? 'en', getMoney(template)),
    formFindings(ctx, seller_id, goods_ids, language),
  ])
  const made = found.map((goods): MadeDraft => {
    const making = { platform, stock, origin, ...placed(goods.product_id) }
    const personal = findWays(platform, questions.get(goods.id), findings.get(goods.id) ?? [])
    const own_title = titles.get(goods.id) ?? ''
    const drafted = toDraft(making, goods, { gathered: wordsAbout(goods), personal, own_title })
    const serious = (personal?.findings ?? []).filter(({ is_serious }) => is_serious)
    const problems = [
      ...problemsIn(making, goods, drafted, { language, shop: store ?? NO_SHOP }),
      ...serious.map(({ text }) => ({ field: 'personal', message: text })),
    ]
    return { goods, ...drafted, own_title, problems, personal, template: making.template, fields: making.fields }
  })
  const byId = new Map(made.map((one) => [one.goods.id, one]))
  return goods_ids.flatMap((id) => byId.get(id) ?? [])
}
