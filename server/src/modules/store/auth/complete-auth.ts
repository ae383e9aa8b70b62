import type { Input, Reply } from '@inkroute/contract/endpoint'
import { saidIn } from '@inkroute/contract/input-messages'
import type { bindStore as contract, whereBegan as whereBeganContract } from '@inkroute/contract/store/auth'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { AuthorisedShop, Connector } from '../../../connectors/core/connector.ts'
import { openConn } from '../../../connectors/core/market-app.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { PublicCtx, SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { findKeys, getVerifier, toHash } from '../core/attempt.ts'
import { type AttemptRecord, findAttempt, spendAttempt } from '../core/auth.queries.ts'
import { otherOwnOrigin, readDomain } from '../core/store.rules.ts'
import { openPlatform } from '../core/store-conn.ts'
import { connectShop } from './connect-shop.ts'

type Answer = Input<typeof contract>
type Bound = Reply<typeof contract>

/** Platforms name what we gave them differently when they hand it back. */
const stateIn = ({ state, customField, custom_field }: Record<string, string>): string =>
  state ?? customField ?? custom_field ?? ''

/** Asked before anybody is known: the state is a secret of who left, and the origin one of ours. */
export async function whereBegan(
  ctx: PublicCtx,
  { fields }: Input<typeof whereBeganContract>,
): Promise<Reply<typeof whereBeganContract>> {
  const attempt = await findAttempt(ctx.db, toHash(stateIn(fields)))
  return { origin: otherOwnOrigin(ctx.callback_origin(), attempt?.return_origin ?? '') }
}

/** Ours, of this seller, unused and young; used up from here on. */
async function takeAttempt(ctx: SellerCtx, state: string, platform: number | null): Promise<AttemptRecord> {
  const attempt = await findAttempt(ctx.db, toHash(state))
  const is_own = attempt?.seller_id === ctx.seller.id && (platform === null || attempt.platform === platform)
  if (!attempt || !is_own) throw new AppError('store_state_invalid')
  const waits_for_keys = findStorePlatform(attempt.platform)?.way === 'key_post' && !attempt.sealed_keys
  if (waits_for_keys && attempt.used_at === null) throw new AppError('store_keys_pending')
  const now = ctx.clock.now().toISOString()
  if (!(await spendAttempt(ctx.db, ctx.seller.id, attempt.id, now))) throw new AppError('store_state_invalid')
  return attempt
}

async function askPlatform(ctx: SellerCtx, connector: Connector, answer: Parameters<Connector['completeAuth']>[1]) {
  try {
    return await connector.completeAuth(openConn(ctx, connector, `auth:${ctx.seller.id}`), answer)
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const later = error.kind === 'temporary' || error.kind === 'throttled'
    throw new AppError(later ? 'store_unreachable' : 'store_auth_refused', {
      reason: saidIn(error.message, ctx.language) || error.code,
    })
  }
}

const save = (ctx: SellerCtx, platform: number, store_id: number | null, shops: readonly AuthorisedShop[]) =>
  inTransaction(ctx, async (tx): Promise<Bound> => {
    const stores: Bound['stores'] = []
    for (const shop of shops) {
      stores.push(await connectShop(tx, { platform, shop, store_id: shops.length === 1 ? store_id : null }))
    }
    return { stores }
  })

/** The seller came back: the state must be one we gave them, for one use. */
async function completeReturn(ctx: SellerCtx, input: Answer, platform: number | null): Promise<Bound> {
  const attempt = await takeAttempt(ctx, stateIn(input.fields), platform)
  const connector = openPlatform(ctx, attempt.platform, attempt.store_id !== null)
  const shops = await askPlatform(ctx, connector, {
    fields: { ...input.fields, ...findKeys(ctx, attempt) },
    code_verifier: getVerifier(ctx, attempt),
    shop_domain: attempt.shop_domain,
    region: attempt.region,
  })
  return save(ctx, attempt.platform, attempt.store_id, shops)
}

/** Keys or a token pasted by the seller: there was no redirect, so there is no state to check. */
async function completePasted(ctx: SellerCtx, input: Answer, platform: number): Promise<Bound> {
  const connector = openPlatform(ctx, platform, Boolean(input.store_id))
  const facts = findStorePlatform(platform)
  if (!connector.traits.ways.includes('keys') || !facts) throw new AppError('store_state_invalid')
  const shop_domain = facts.needs === 'shop_domain' ? readDomain(input.shop_domain, facts) : ''
  if (facts.needs === 'shop_domain' && !shop_domain) throw new AppError('store_domain', { suffix: '.com' })
  const { fields, region } = input
  const shops = await askPlatform(ctx, connector, { fields, code_verifier: '', shop_domain, region })
  return save(ctx, platform, input.store_id ?? null, shops)
}

export const completeAuth = (ctx: SellerCtx, input: Answer, platform: number | null): Promise<Bound> => {
  if (stateIn(input.fields)) return completeReturn(ctx, input, platform)
  if (platform === null) throw new AppError('store_state_invalid')
  return completePasted(ctx, input, platform)
}

/** `bind` without a state takes the platform from the fields: self-hosted shops have no endpoint of their own. */
export const bindStore = (ctx: SellerCtx, input: Answer): Promise<Bound> =>
  completeAuth(ctx, input, input.fields.platform && !stateIn(input.fields) ? Number(input.fields.platform) : null)

export const bindAs =
  (platform: number) =>
  (ctx: SellerCtx, input: Answer): Promise<Bound> =>
    completeAuth(ctx, input, platform)
