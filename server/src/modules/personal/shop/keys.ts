import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/shop'
import { SHOP_PAGE, SHOP_PICTURE, WIDGET_PATH } from '@inkroute/contract/personal/shop-names'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../../infra/context.ts'
import { derivedKey } from '../../../infra/derived-key.ts'
import { findForm } from '../core/personal.queries.ts'
import { countReferences, findKeyOfGoods, insertKey, type KeyRecord, revokeKeys } from '../core/shop.queries.ts'
import { readSignedToken, type SignedRow, signedToken } from '../core/shop.rules.ts'

type Purpose = 'personal-shop-key' | 'personal-shop-draft'

export const getToken = ({ config }: AppCtx, purpose: Purpose, row: SignedRow): string =>
  signedToken(derivedKey(config.app_secret, purpose), row)

export function rowIn({ config }: AppCtx, purpose: Purpose, token: string): SignedRow | null {
  const keys = [config.app_secret, ...config.old_app_secrets].map((secret) => derivedKey(secret, purpose))
  return readSignedToken(keys, token)
}

async function viewKey(ctx: AppCtx, row: KeyRecord): Promise<contract.ShopKey> {
  const key = getToken(ctx, 'personal-shop-key', row)
  const { public_url } = ctx.config
  return {
    key,
    created_at: new Date(row.created_at).toISOString(),
    page_url: public_url + SHOP_PAGE + key,
    script_url: public_url + WIDGET_PATH,
    picture_url: public_url + SHOP_PICTURE + key,
    ...(await countReferences(ctx.db, row.seller_id, row.id)),
  }
}

export async function getShopKey(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getShopKey>,
): Promise<Reply<typeof contract.getShopKey>> {
  const row = await findKeyOfGoods(ctx.db, ctx.seller.id, id)
  return { shop: row ? await viewKey(ctx, row) : null }
}

export async function makeShopKey(
  ctx: SellerCtx,
  { id }: Input<typeof contract.makeShopKey>,
): Promise<Reply<typeof contract.makeShopKey>> {
  const seller_id = ctx.seller.id
  if (!(await findForm(ctx.db, seller_id, id))) throw new AppError('not_found')
  const made = { created_by: ctx.identity.user_id, created_at: ctx.clock.now().toISOString() }
  await insertKey(ctx.db, { seller_id, goods_id: id, ...made })
  const row = await findKeyOfGoods(ctx.db, seller_id, id)
  if (!row) throw new AppError('not_found')
  return { shop: await viewKey(ctx, row) }
}

/** The key that a published product carries, made where there is none yet. */
export const formKeyFor = async (ctx: SellerCtx, goods_id: number): Promise<string> =>
  (await makeShopKey(ctx, { id: goods_id })).shop.key

export async function revokeShopKey(
  ctx: SellerCtx,
  { id }: Input<typeof contract.revokeShopKey>,
): Promise<Reply<typeof contract.revokeShopKey>> {
  await revokeKeys(ctx.db, ctx.seller.id, id, ctx.clock.now().toISOString())
  return {}
}
