import { newDocument } from '../../engine/src/document/design-document.ts'
import type { AppCtx } from '../../server/src/infra/context.ts'
import { createSeller } from '../../server/src/modules/account/account.ts'
import { openSession } from '../../server/src/modules/auth/auth.ts'
import { postTransaction } from '../../server/src/modules/wallet/wallet.ts'

export interface Shopper {
  readonly seller_id: number
  readonly token: string
  readonly sku_id: number
  readonly item_id: number
  readonly address: Record<string, string>
  readonly total: string
  /** Always the same one: by default a line ships from the warehouse with most blanks, which orders change. */
  readonly warehouse: string
}

// biome-ignore lint/suspicious/noExplicitAny: replies of many shapes, checked by the callers
type Answer = any

export async function call(
  origin: string,
  who: { readonly token: string },
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Answer> {
  const answer = await fetch(`${origin}/req${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await answer.json()) as { status_code: number; msg: string; data: Answer }
  if (envelope.status_code !== 200) throw new Error(`${path}: ${envelope.status_code} ${envelope.msg}`)
  return envelope.data
}

const PRODUCT = 1001
const MONEY_FEN = 10_000_000_000

const address = {
  name: 'Anna Schmidt',
  phone: '+49 30 901820',
  country: 'DE',
  state: 'Berlin',
  city: 'Berlin',
  postcode: '10115',
  street1: 'Invalidenstraße 43',
}

/** A seller with money, goods and a line in the cart. */
export async function newShopper(ctx: AppCtx, origin: string, at: number): Promise<Shopper> {
  const phone = `1380000${String(1000 + at)}`
  const { seller_id, user_id } = await createSeller(ctx, { username: `bench${at}`, phone, password: 'correct-horse-1' })
  const { token } = await openSession(ctx, { user_id, ip: '127.0.0.1', user_agent: 'bench' })
  await postTransaction(ctx, seller_id, {
    idempotency_key: 'bench-money',
    cause: 'recharge',
    cause_id: 'bench',
    lines: [
      { account: 'available', amount_fen: MONEY_FEN },
      { account: 'clearing_bank', amount_fen: -MONEY_FEN },
    ],
  })
  const who = { token }
  const product = await call(origin, who, `/distribution/basicProduct/${PRODUCT}`, null, 'GET')
  const blank = newDocument(PRODUCT, [product.views[0].view_id])
  const document = { ...blank, views: blank.views.map((view) => ({ ...view, background: '#e8452c' })) }
  const color_ids = [product.colors[0].id]
  const size_ids = [product.sizes[0].id, product.sizes[1].id]
  const saved = await call(origin, who, '/distribution/product', {
    basic_product_id: PRODUCT,
    document,
    color_ids,
    size_ids,
  })
  const skus = await ctx.db
    .selectFrom('goods_sku')
    .select(['id', 'item_id'])
    .where('seller_id', '=', seller_id)
    .where('goods_id', '=', saved.goods_id)
    .orderBy('id')
    .execute()
  const [{ id: sku_id, item_id } = { id: 0, item_id: 0 }] = skus
  // Enough blanks that no round runs out of them.
  await ctx.db.updateTable('product_stock').set({ pieces: 1_000_000_000 }).execute()
  const first = await call(origin, who, '/distribution/cartItem', { sku_id, quantity: 1 })
  const shown = await call(origin, who, '/distribution/order/preview', {
    shipments: [{ address, cart_item_ids: first.ids, coupon: 'none' }],
  })
  await call(origin, who, '/distribution/cartItem/multiUpdateCartInfo', { ids: first.ids, is_removed: true })
  return {
    seller_id,
    token,
    sku_id,
    item_id,
    address,
    total: shown.total,
    warehouse: shown.orders[0].warehouse_code,
  }
}
