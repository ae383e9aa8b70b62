import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { readyTemplate as contract, TemplateContent } from '@inkroute/contract/listing/listing'
import { findListingPlatform, type ListingPlatform } from '@inkroute/contract/listing/platforms'
import { languageOfShop, startRules } from '@inkroute/contract/listing/words'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { selectRate } from '../../catalog/catalog.ts'
import { storeFor } from '../../store/store.ts'
import { getChoices } from '../catalogue/read-catalogue.ts'
import { insertTemplate, lockTemplates, selectTemplates } from '../core/listing.queries.ts'
import { shown } from './templates.ts'

const RATE_UNIT = 10_000
const USUAL_RATE = 7.2
const MAX_FACTOR = 1000
/** Added to a price for the freight of one piece, about what a small parcel overseas costs. */
const FREIGHT_YUAN = 35
const MAX_EXTRA = 100_000
/** Currencies whose prices have no cents. */
const WHOLE_MONEY = new Set(['JPY', 'KRW', 'VND', 'IDR', 'CLP', 'HUF', 'TWD'])

/** Yuan for one of the currency. What is worth less than the form can hold is left at its least. */
function rateFrom(rate_e4: number, currency: string): number {
  if (currency === 'CNY') return 1
  return rate_e4 > 0 ? Math.min(MAX_FACTOR, rate_e4 / RATE_UNIT) : USUAL_RATE
}

/** The first of each list the shop keeps: its freight template, its return policy and the like. */
async function shopAnswers(ctx: SellerCtx, platform: ListingPlatform, store_id: number | undefined) {
  if (store_id === undefined || platform.fields.length === 0) return new Map<string, string>()
  try {
    const lists = await getChoices(ctx, platform.word, store_id, false)
    return new Map(lists.flatMap(({ key, choices: [first] }) => (first ? [[key, first.value] as const] : [])))
  } catch (error) {
    // The shop does not answer now: what is missing is asked for beside the preview.
    if (error instanceof AppError) return new Map<string, string>()
    throw error
  }
}

async function startContent(
  ctx: SellerCtx,
  platform: ListingPlatform,
  store: { readonly id: number; readonly currency: string } | null,
): Promise<TemplateContent> {
  const currency = store?.currency || platform.currency
  const language = languageOfShop(currency, !platform.limits.rules.no_chinese)
  const answers = await shopAnswers(ctx, platform, store?.id)
  const rate = rateFrom(await selectRate(ctx.db, currency), currency)
  const name = ctx.language === 'zh' ? `${platform.zh} 默认模板（${currency}）` : `${platform.en} default (${currency})`
  return {
    ...startRules[language],
    name,
    language,
    category_id: '',
    category_name: '',
    brand: '',
    currency,
    price: {
      base: 'cost',
      rate,
      multiply: 2.5,
      add: Math.min(MAX_EXTRA, Math.round(FREIGHT_YUAN / rate)),
      ending: WHOLE_MONEY.has(currency) ? '.00' : '.99',
    },
    quantity: 100,
    attributes: Object.fromEntries(
      platform.fields.map(({ key, initial }) => [key, initial || (answers.get(key) ?? '')]),
    ),
  }
}

/** The template to list in a store with: the last used one in its currency, or a new one that is ready to use. */
export async function readyTemplate(
  ctx: SellerCtx,
  { platform: word, store_id }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const platform = findListingPlatform(word)
  if (!platform) throw new AppError('not_found')
  const store = store_id === undefined ? null : await storeFor(ctx, store_id)
  if (store && store.platform !== platform.platform) throw new AppError('listing_other_platform')
  const find = async (db: SellerCtx['db']) =>
    (await selectTemplates(db, ctx.seller.id, word)).find(
      ({ currency }) => !store || store.currency === '' || currency === store.currency,
    )
  const known = await find(ctx.db)
  if (known) return shown(known)
  const content = await startContent(ctx, platform, store)
  return inTransaction(ctx, async (tx) => {
    await lockTemplates(tx.db, tx.seller.id)
    const made_meanwhile = await find(tx.db)
    if (made_meanwhile) return shown(made_meanwhile)
    const now = tx.clock.now().toISOString()
    const id = await insertTemplate(tx.db, tx.seller.id, word, content, now)
    return { id, platform: word, ...content, updated_at: now }
  })
}
