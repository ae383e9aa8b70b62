import type { Input, Reply } from '@inkroute/contract/endpoint'
import { errorText } from '@inkroute/contract/errors/errors'
import type {
  releaseListings as releaseContract,
  retryListings as retryContract,
  unpublishListings as unpublishContract,
} from '@inkroute/contract/listing/listing'
import { findListingPlatform } from '@inkroute/contract/listing/platforms'
import type { ListingDraft } from '../../connectors/core/listing.ts'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { selectRate } from '../catalog/catalog.ts'
import { formKeyFor } from '../personal/personal.ts'
import { storeFor } from '../store/store.ts'
import { keepPlaces } from './catalogue/catalogue.queries.ts'
import { answersOfCategory } from './catalogue/place-goods.ts'
import { changeListings, selectListingsByIds, wantListings } from './core/listing.queries.ts'
import type { MadeDraft } from './make-drafts.ts'
import { draftsFor } from './preview-listings.ts'
import { publishJob } from './publish.job.ts'
import { templateFor } from './template/templates.ts'

const RATE_UNIT = 10_000

/** A price without its currency is the shop's: 4 USD would go live as 4 yuan. */
async function refuseOtherCurrency(
  ctx: SellerCtx,
  store: { readonly name: string; readonly currency: string },
  template: { readonly name: string; readonly currency: string },
): Promise<void> {
  if (store.currency === '' || store.currency === template.currency) return
  const rate_e4 = await selectRate(ctx.db, store.currency)
  const facts = { template: template.name, from: template.currency, name: store.name, to: store.currency }
  if (rate_e4 <= 0) throw new AppError('listing_currency_unrated', facts)
  throw new AppError('listing_currency', { ...facts, rate: String(rate_e4 / RATE_UNIT) })
}

/** The store has to be open, of this platform, and in the currency of the template. */
export async function openStore(
  ctx: SellerCtx,
  store_id: number,
  word: string,
  template: { readonly name: string; readonly currency: string },
): Promise<void> {
  const platform = findListingPlatform(word)
  if (platform?.way !== 'direct') throw new AppError('listing_by_file', { platform: platform?.[ctx.language] ?? word })
  const store = await storeFor(ctx, store_id)
  if (store.platform !== platform.platform) throw new AppError('listing_other_platform')
  if (store.authed !== 1) throw new AppError('listing_store_closed', { name: store.name })
  await refuseOtherCurrency(ctx, store, template)
}

async function send(tx: SellerCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const jobs = ids.map((listing_id) => ({ seller_id: tx.seller.id, listing_id }))
  // Shops have rate limits: interleave them, so that one does not delay the others.
  await tx.jobs.sendMany(publishJob, jobs, { in_turns: true })
}

/** For our widget, where the shop keeps it with the product. */
const withFormKey = async (tx: SellerCtx, { goods, draft, personal }: MadeDraft): Promise<ListingDraft> =>
  personal?.has_widget ? { ...draft, form_key: await formKeyFor(tx, goods.id) } : draft

/** The category each product went to, once: the next time it goes there whatever the template says. */
const placesIn = (platform: string, made: readonly MadeDraft[]) => [
  ...new Map(
    made
      .filter(({ template }) => template.category_id !== '')
      .map(({ goods: { product_id }, template: { category_id, category_name, attributes } }) => [
        product_id,
        { platform, product_id, category_id, category_name, attributes: answersOfCategory(attributes) },
      ]),
  ).values(),
]

/** Goods with a problem are named and left out; the others are queued together. */
export async function releaseListings(
  ctx: SellerCtx,
  { store_id, ...input }: Input<typeof releaseContract>,
): Promise<Reply<typeof releaseContract>> {
  await openStore(ctx, store_id, input.platform, await templateFor(ctx, input.template_id, input.platform))
  const { made } = await draftsFor(ctx, { ...input, store_id })
  if (made.length === 0) throw new AppError('not_found')
  const [good, bad] = [made.filter(({ problems }) => problems.length === 0), made.filter((one) => one.problems[0])]
  const queued = await inTransaction(ctx, async (tx) => {
    const wanted = await Promise.all(
      good.map(async (one) => ({
        platform: input.platform,
        store_id,
        goods_id: one.goods.id,
        template_id: input.template_id,
        title: one.draft.title,
        draft: await withFormKey(tx, one),
        own_title: one.own_title,
      })),
    )
    await keepPlaces(tx.db, tx.seller.id, placesIn(input.platform, good), tx.clock.now().toISOString())
    const ids = await wantListings(tx.db, tx.seller.id, wanted, tx.clock.now().toISOString())
    await send(tx, ids)
    return ids.length
  })
  return {
    queued,
    refused: bad.map(({ goods, problems }) => ({ goods_id: goods.id, message: problems[0]?.message ?? '' })),
  }
}

type Listed = Awaited<ReturnType<typeof selectListingsByIds>>[number]

/** Republishes the same goods to the same stores with their current template and data. */
export async function releaseAgain(ctx: SellerCtx, rows: readonly Listed[]): Promise<Reply<typeof releaseContract>> {
  const done: Reply<typeof releaseContract> = { queued: 0, refused: [] }
  for (const group of Map.groupBy(rows, (row) => `${row.store_id}:${row.template_id}:${row.platform}`).values()) {
    const [first] = group
    if (!first) continue
    const { platform, store_id, template_id } = first
    const goods_ids = group.map(({ goods_id }) => goods_id)
    const input = { platform, store_id, template_id, goods_ids }
    const { queued, refused } = await releaseListings(ctx, input).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'listing_currency') throw error
      const message = errorText(error.code, ctx.language, error.details)
      return { queued: 0, refused: goods_ids.map((goods_id) => ({ goods_id, message })) }
    })
    done.queued += queued
    done.refused.push(...refused)
  }
  return done
}

export async function retryListings(
  ctx: SellerCtx,
  { ids }: Input<typeof retryContract>,
): Promise<Reply<typeof retryContract>> {
  const rows = (await selectListingsByIds(ctx.db, ctx.seller.id, ids)).filter(
    ({ state }) => state === 'failed' || state === 'draft',
  )
  return { queued: (await releaseAgain(ctx, rows)).queued }
}

export async function unpublishListings(
  ctx: SellerCtx,
  { ids }: Input<typeof unpublishContract>,
): Promise<Reply<typeof unpublishContract>> {
  return inTransaction(ctx, async (tx) => {
    const rows = await selectListingsByIds(tx.db, tx.seller.id, ids)
    const shown = rows.filter(({ external_product_id, state }) => external_product_id !== '' && state !== 'unpublished')
    const wanted = shown.map(({ id }) => id)
    const change = { wish: 'unpublish', state: 'queued', attempts: 0 } as const
    await changeListings(tx.db, tx.seller.id, wanted, change, tx.clock.now().toISOString())
    await send(tx, wanted)
    return { queued: wanted.length }
  })
}
