import { Platform } from '@inkroute/contract/codes'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import { emptyRule } from '@inkroute/contract/store/rule'
import { z } from 'zod'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { asDemoSeller, demoFile } from '../../infra/module/demo.ts'
import { sandboxUrl } from '../../infra/signed-post.ts'
import { findDemoSeller } from '../account/account.ts'
import { searchGoods, skusOfGoods } from '../goods/goods.ts'
import { addDemoPersonal, type DemoPersonal } from '../personal/personal.ts'
import { completeAuth } from './auth/complete-auth.ts'
import { startAuth } from './auth/start-auth.ts'
import { markAuthLost } from './core/mark-auth-lost.ts'
import { changeStores, findStore, selectByPlatform } from './core/store.queries.ts'
import { saveRules } from './rule/rule.queries.ts'
import { syncStore } from './sync/sync-store.job.ts'

const HOUR_MS = 3_600_000
const KEY_TRIES = 40

const DemoShop = z.strictObject({
  platform: z.enum(['shopify', 'etsy', 'woocommerce', 'prestashop', 'magento', 'ebay']),
  /** Which of the sandbox's first two shops. */
  place: z.int().min(0).max(1),
  name: z.string(),
  group_name: z.string(),
  /** How many orders of known goods it has, and how many of goods that match nothing yet. */
  orders: z.int(),
  unmatched: z.int(),
  /** What the buyer of one more order wants printed; that order waits until the seller confirms it. */
  wishes: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** One more order with a quantity nobody can make, to show what becomes of an order that cannot be read. */
  odd_quantity: z.number().optional(),
  is_expired: z.boolean(),
})
type DemoShop = z.infer<typeof DemoShop>

const demoStores = demoFile(
  'store',
  z.strictObject({
    shops: z.array(DemoShop),
    /** Large orders and post boxes are held for a check; nothing is paid automatically. */
    rule: z.strictObject({ match_title: z.boolean(), hold_above: z.string(), hold_words: z.array(z.string()) }),
  }),
)

/** Calls the sandbox's control desk, which real marketplaces do not have. */
export async function askDesk<T>(ctx: AppCtx, slug: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${sandboxUrl(ctx)}/__sandbox/${slug}/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(5000),
  })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${path}`)
  return (await answer.json()) as T
}

export interface SandboxShop {
  readonly shop_id: string
  readonly name: string
  readonly handle: string
  readonly region: string
  /** What the merchant pastes, on platforms without an approval page. */
  readonly keys: Readonly<Record<string, string>>
}

/** A site posts its keys beside the redirect; on a busy machine they may take a while. */
async function comeBack(ctx: SellerCtx, fields: Record<string, string>, platform: number) {
  for (let tries = 0; ; tries++) {
    try {
      return await completeAuth(ctx, { fields, shop_domain: '', region: '' }, platform)
    } catch (error) {
      const is_early = error instanceof AppError && error.code === 'store_keys_pending'
      if (!is_early || tries >= KEY_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** As a person does it: leave for the platform, approve, come back; or paste the keys of the site. */
async function connect(ctx: SellerCtx, wanted: DemoShop, there: SandboxShop): Promise<number> {
  const platform = Platform[wanted.platform]
  const facts = findStorePlatform(platform)
  const shop_domain = facts?.needs === 'shop_domain' ? `${there.handle}${facts.domain_suffix || '.test'}` : ''
  if (facts?.way === 'keys') {
    const pasted = await completeAuth(ctx, { fields: there.keys, shop_domain, region: there.region }, platform)
    return getId(pasted.stores, wanted)
  }
  const { url } = await startAuth(ctx, { platform, shop_domain, region: there.region, return_origin: '' })
  const { location } = await askDesk<{ location: string }>(ctx, wanted.platform, 'approve', {
    authorize_url: url,
    shop_id: there.shop_id,
  })
  const fields = Object.fromEntries(new URL(location).searchParams)
  const { stores } = await comeBack(ctx, fields, platform)
  return getId(stores, wanted)
}

function getId([store]: readonly { readonly id: number }[], { platform }: DemoShop): number {
  if (!store) throw new Error(`the sandbox's ${platform} connected no shop`)
  return store.id
}

const PLAIN_GOODS = 6

async function placeOrders(ctx: SellerCtx, wanted: DemoShop, shop_id: string, personal: DemoPersonal): Promise<void> {
  const own = new Set(personal.goods_ids)
  const found = await searchGoods(ctx.db, ctx.seller.id, '', PLAIN_GOODS + own.size)
  const goods = found.filter(({ id }) => !own.has(id)).slice(0, PLAIN_GOODS)
  const skus = await skusOfGoods(
    ctx.db,
    ctx.seller.id,
    goods.map(({ id }) => id),
  )
  const lines = skus.map((sku) => ({ sku: sku.sku_code, title: sku.title, quantity: 1, price: '24.90' }))
  const known = Array.from({ length: wanted.orders }, (_, at) => lines[(wanted.place * 3 + at * 5) % lines.length])
  const strange = Array.from({ length: wanted.unmatched }, (_, at) => ({
    sku: `OLD-TEE-${at + 1}`,
    title: 'Retro Sunset Tee (old listing)',
    quantity: 2,
    price: '19.90',
  }))
  const [wished] = wanted.wishes.length > 0 ? lines : []
  const asked = wished ? [{ ...wished, personalisation: wanted.wishes }] : []
  for (const [at, line] of [...known, ...strange, ...asked].entries()) {
    if (!line) continue
    const at_ms = ctx.clock.now().getTime() - (at + 1) * 5 * HOUR_MS
    await askDesk(ctx, wanted.platform, 'orders', { shop_id, lines: [line], at_ms, quiet: true })
  }
}

/** Orders of personalised goods with what their buyers wrote: some good, some that nobody could print. */
async function placePersonal(ctx: SellerCtx, wanted: DemoShop, shop_id: string, personal: DemoPersonal): Promise<void> {
  for (const { sku, title, hours_ago, answers } of personal.ordersOf(wanted.name)) {
    const lines = [{ sku, title, quantity: 1, price: '32.00', personalisation: answers }]
    const at_ms = ctx.clock.now().getTime() - hours_ago * HOUR_MS
    await askDesk(ctx, wanted.platform, 'orders', { shop_id, lines, at_ms, quiet: true })
  }
}

/** The shop sells by the metre, say: its order is set aside and shown, the others are read. */
async function placeOdd(ctx: SellerCtx, { platform, odd_quantity }: DemoShop, shop_id: string): Promise<void> {
  if (odd_quantity === undefined) return
  const lines = [{ sku: 'FABRIC-M', title: 'Printed linen, by the metre', quantity: 1, price: '18.50' }]
  const at_ms = ctx.clock.now().getTime() - HOUR_MS
  const [order] = await askDesk<{ order_id: string }[]>(ctx, platform, 'orders', { shop_id, lines, at_ms, quiet: true })
  const changes = [{ path: 'line_items.0.quantity', value: odd_quantity }]
  await askDesk(ctx, platform, 'orders/odd', { order_id: order?.order_id, changes })
}

async function openDemoShop(ctx: SellerCtx, wanted: DemoShop, personal: DemoPersonal): Promise<void> {
  const there = (await askDesk<SandboxShop[]>(ctx, wanted.platform, 'shops'))[wanted.place]
  if (!there) return
  // Before it is connected: the first reading of a new shop starts at once and does not come back to older orders.
  await placeOrders(ctx, wanted, there.shop_id, personal)
  await placePersonal(ctx, wanted, there.shop_id, personal)
  await placeOdd(ctx, wanted, there.shop_id)
  const id = await connect(ctx, wanted, there)
  const { name, group_name } = wanted
  await changeStores(ctx.db, ctx.seller.id, [id], { name, group_name })
  if (wanted.platform === 'shopify') {
    const rule = { ...emptyRule, ...demoStores().rule }
    await saveRules(ctx.db, ctx.seller.id, [id], rule, ctx.clock.now().toISOString())
  }
  await personal.mapFor(wanted.name, id)
  const store = await findStore(ctx.db, ctx.seller.id, id)
  if (!store) return
  if (wanted.is_expired) {
    await askDesk(ctx, wanted.platform, 'revoke', { shop_id: there.shop_id })
    await markAuthLost(ctx, store, 'expired')
  } else await syncStore(ctx, ctx.seller.id, id)
}

/** The demo seller's shops at the sandbox, connected the real way once both run. */
export const demoShopsJob = job({
  name: 'store.demo-shops',
  schema: z.object({}),
  run: async (ctx) => {
    if (ctx.sandbox_url === undefined) return
    const demo = await findDemoSeller(ctx.db)
    if (!demo) return
    const seller: SellerCtx = { ...asDemoSeller(ctx, demo), clock: ctx.clock }
    // After a crash the job runs again and connects only the shops that are missing.
    const known = new Set((await selectByPlatform(ctx.db, demo.seller_id, null)).map(({ name }) => name))
    const missing = demoStores().shops.filter(({ name }) => !known.has(name))
    if (missing.length === 0) return
    const personal = await addDemoPersonal(seller)
    for (const wanted of missing) await openDemoShop(seller, wanted, personal)
  },
})
