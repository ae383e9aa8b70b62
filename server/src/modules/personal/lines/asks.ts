import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/buyer'
import { BUYER_PAGE, type BuyerAsk } from '@inkroute/contract/personal/buyer'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { getMockups } from '../../design/design.ts'
import {
  type AskRecord,
  type ConsentRecord,
  insertAsk,
  isForeignOpen,
  selectLastAsks,
  selectLastConsents,
} from '../core/buyer.queries.ts'
import { type BuyerLink, buyerToken, readBuyerToken } from '../core/buyer-link.rules.ts'
import { findForm, findLine } from '../core/personal.queries.ts'
import { selectPictures } from '../core/shop.queries.ts'

const PURPOSE = 'personal-buyer'
const DAY_MS = 86_400_000
const LINK_DAYS = 14
/** Where answers may be changed until production, which can be far away. */
const LONG_LINK_DAYS = 90

export const getInstant = (at: string | Date): string => new Date(at).toISOString()

export function linkIn(ctx: AppCtx, token: string): BuyerLink | null {
  const { app_secret, old_app_secrets } = ctx.config
  return readBuyerToken(
    [app_secret, ...old_app_secrets].map((secret) => derivedKey(secret, PURPOSE)),
    token,
  )
}

function toUrl({ config }: AppCtx, { seller_id, id, expires_at }: AskRecord): string {
  const link = { seller_id, ask_id: id, expires_ms: new Date(expires_at).getTime() }
  return config.public_url + BUYER_PAGE + buyerToken(derivedKey(config.app_secret, PURPOSE), link)
}

interface AskedLine {
  readonly id: number
  readonly hash: string | null
}

/** The very picture that was approved in a shop, otherwise the design as it was approved. */
async function consentPictures(ctx: AppCtx, seller_id: number, consents: readonly ConsentRecord[]) {
  const versions = consents.map(({ design_id, design_version }) => ({ design_id, version: design_version }))
  const named = consents.flatMap(({ reference }) => reference ?? [])
  const [made, kept] = await Promise.all([
    getMockups(ctx, seller_id, versions, 'en'),
    selectPictures(ctx.db, seller_id, named),
  ])
  const keyOf = new Map(kept.map(({ reference, picture_key }) => [reference, picture_key]))
  return (of: ConsentRecord): string | null => {
    const key = of.reference === null ? null : (keyOf.get(of.reference) ?? null)
    if (key !== null) return ctx.storage.url(key)
    return made.get(`${of.design_id}:${of.design_version}`)?.pictures[0]?.large_url ?? null
  }
}

/** How far the questions to buyers of these lines are, by line. */
export async function getAsks(
  ctx: AppCtx,
  seller_id: number,
  lines: readonly AskedLine[],
): Promise<Map<number, BuyerAsk>> {
  const ids = lines.map(({ id }) => id)
  const [asks, consents] = await Promise.all([
    selectLastAsks(ctx.db, seller_id, ids),
    selectLastConsents(ctx.db, seller_id, ids),
  ])
  const findPicture = await consentPictures(ctx, seller_id, consents)
  const views = lines.flatMap(({ id, hash }): [number, BuyerAsk][] => {
    const ask = asks.find(({ line_id }) => line_id === id)
    const consent = consents.find(({ line_id }) => line_id === id)
    if (!ask && !consent) return []
    const view = {
      created_at: ask ? getInstant(ask.created_at) : null,
      expires_at: ask ? getInstant(ask.expires_at) : null,
      opened_at: ask?.opened_at ? getInstant(ask.opened_at) : null,
      answered_at: ask?.answered_at ? getInstant(ask.answered_at) : null,
      approved: consent
        ? {
            hash: consent.hash,
            approved_at: getInstant(consent.approved_at),
            is_current: hash === consent.design_hash,
            picture_url: findPicture(consent),
            reference: consent.reference,
          }
        : null,
    }
    return [[id, view]]
  })
  return new Map(views)
}

export async function askBuyer(
  ctx: SellerCtx,
  { id }: Input<typeof contract.askBuyer>,
): Promise<Reply<typeof contract.askBuyer>> {
  const seller_id = ctx.seller.id
  const line = await findLine(ctx.db, seller_id, id)
  const form = line && (await findForm(ctx.db, seller_id, line.goods_id))
  if (!line || !form) throw new AppError('not_found')
  if (!(await isForeignOpen(ctx.db, seller_id, line.foreign_id))) throw new AppError('order_line_not_open')
  const now = ctx.clock.now()
  const [last] = await selectLastAsks(ctx.db, seller_id, [id])
  const is_live = last && new Date(last.expires_at) > now && (last.answered_at === null || form.buyer_may_change)
  const days = form.buyer_may_change ? LONG_LINK_DAYS : LINK_DAYS
  const ask = is_live
    ? last
    : await insertAsk(ctx.db, {
        seller_id,
        line_id: id,
        foreign_id: line.foreign_id,
        created_by: ctx.identity.user_id,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
      })
  const view = (await getAsks(ctx, seller_id, [line])).get(id)
  if (!view) throw new AppError('not_found')
  return { url: toUrl(ctx, ask), ask: view }
}
