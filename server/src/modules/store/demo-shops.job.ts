import { Platform } from '@inkroute/contract/codes'
import { storePlatformOf } from '@inkroute/contract/store/platforms'
import { emptyRule } from '@inkroute/contract/store/rule'
import { z } from 'zod'
import { AppError } from '../../infra/app-error.ts'
import type { AppCtx, SellerCtx } from '../../infra/context.ts'
import { job } from '../../infra/jobs/job.ts'
import { sandboxUrl } from '../../infra/signed-post.ts'
import { findUserByLogin } from '../account/account.ts'
import { searchGoods, skusOfGoods } from '../goods/goods.ts'
import { completeAuth } from './auth/complete-auth.ts'
import { startAuth } from './auth/start-auth.ts'
import { loseAuth } from './lose-auth.ts'
import { saveRules } from './rule/rule.queries.ts'
import { changeStores, findStore, selectByPlatform } from './store.queries.ts'
import { syncStore } from './sync/sync-store.job.ts'

const HOUR_MS = 3_600_000
const KEY_TRIES = 40

interface DemoShop {
  readonly platform: number
  readonly slug: string
  /** Which of the sandbox's first two shops. */
  readonly place: 0 | 1
  readonly name: string
  readonly group_name: string
  /** How many orders of known goods wait there, and how many of goods nobody matched yet. */
  readonly orders: number
  readonly unmatched: number
  /** What the buyer of one more order wants printed; that order waits until the seller has seen to it. */
  readonly wishes: readonly { readonly label: string; readonly value: string }[]
  readonly is_expired: boolean
}

const shop = (platform: number, slug: string, place: 0 | 1, name: string, rest: Partial<DemoShop> = {}): DemoShop => ({
  platform,
  slug,
  place,
  name,
  group_name: '欧美独立站',
  orders: 2,
  unmatched: 0,
  wishes: [],
  is_expired: false,
  ...rest,
})

/** Large orders and post boxes wait for a look; nothing is paid by itself. */
const demoRule = { ...emptyRule, match_title: true, hold_above: '500.00', hold_words: ['PO Box'] }

const demoShops: readonly DemoShop[] = [
  shop(Platform.shopify, 'shopify', 0, '晨光文创 Shopify', { orders: 3, unmatched: 1 }),
  shop(Platform.etsy, 'etsy', 0, 'MorningLightPrints', {
    group_name: 'Etsy',
    wishes: [
      { label: 'Names to print', value: 'Olivia & Jack' },
      { label: 'Date below the names', value: '12 September 2026' },
    ],
  }),
  shop(Platform.woocommerce, 'woocommerce', 0, '晨光官网', { orders: 1 }),
  shop(Platform.etsy, 'etsy', 1, 'NorthShoreStudio', { group_name: 'Etsy', orders: 0, is_expired: true }),
]

/** The sandbox's control desk; there is no such thing at a real marketplace, and no demo there either. */
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
  readonly handle: string
  readonly region: string
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

/** The way a person goes: leave for the platform, approve, come back. */
async function connect(ctx: SellerCtx, wanted: DemoShop, there: SandboxShop): Promise<number> {
  const facts = storePlatformOf(wanted.platform)
  const shop_domain = facts?.needs === 'shop_domain' ? `${there.handle}${facts.domain_suffix || '.test'}` : ''
  const { url } = await startAuth(ctx, { platform: wanted.platform, shop_domain, region: there.region })
  const { location } = await askDesk<{ location: string }>(ctx, wanted.slug, 'approve', {
    authorize_url: url,
    shop_id: there.shop_id,
  })
  const fields = Object.fromEntries(new URL(location).searchParams)
  const { stores } = await comeBack(ctx, fields, wanted.platform)
  return stores[0]?.id ?? 0
}

async function placeOrders(ctx: SellerCtx, wanted: DemoShop, shop_id: string): Promise<void> {
  const goods = await searchGoods(ctx.db, ctx.seller.id, '', 6)
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
  const personal = wished ? [{ ...wished, personalisation: wanted.wishes }] : []
  for (const [at, line] of [...known, ...strange, ...personal].entries()) {
    if (!line) continue
    const at_ms = ctx.clock.now().getTime() - (at + 1) * 5 * HOUR_MS
    await askDesk(ctx, wanted.slug, 'orders', { shop_id, lines: [line], at_ms, quiet: true })
  }
}

async function openDemoShop(ctx: SellerCtx, wanted: DemoShop): Promise<void> {
  const there = (await askDesk<SandboxShop[]>(ctx, wanted.slug, 'shops'))[wanted.place]
  if (!there) return
  const id = await connect(ctx, wanted, there)
  const { name, group_name } = wanted
  await changeStores(ctx.db, ctx.seller.id, [id], { name, group_name })
  if (wanted.platform === Platform.shopify)
    await saveRules(ctx.db, ctx.seller.id, [id], demoRule, ctx.clock.now().toISOString())
  await placeOrders(ctx, wanted, there.shop_id)
  const store = await findStore(ctx.db, ctx.seller.id, id)
  if (!store) return
  if (wanted.is_expired) {
    await askDesk(ctx, wanted.slug, 'revoke', { shop_id: there.shop_id })
    await loseAuth(ctx, store, 'expired')
  } else await syncStore(ctx, ctx.seller.id, id)
}

/** The demo seller's shops at the sandbox, connected the real way once both run. */
export const demoShopsJob = job({
  name: 'store.demo-shops',
  schema: z.object({}),
  run: async (ctx) => {
    if (ctx.sandbox_url === undefined) return
    const user = await findUserByLogin(ctx.db, 'demo')
    if (!user?.seller_id) return
    const { seller_id, id: user_id, username } = user
    const identity = { user_id, username, kind: 'seller' as const, seller_id, permissions: null, session_id: 0 }
    const request = { language: 'zh' as const, ip: '', user_agent: '', request_id: 'demo' }
    const seller: SellerCtx = { ...ctx, ...request, identity, seller: { id: seller_id } }
    // Run again after a crash it goes on with the shops that are not there yet.
    const known = new Set((await selectByPlatform(ctx.db, seller_id, null)).map(({ name }) => name))
    for (const wanted of demoShops) if (!known.has(wanted.name)) await openDemoShop(seller, wanted)
  },
})
