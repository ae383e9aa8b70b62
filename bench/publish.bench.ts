// Goods listed in forty shops of four sandbox marketplaces, through the real release call and jobs, with each connector's
// rate limit. Compared with the same marketplace calls alone: the connectors' `createListing` with prepared drafts, the
// same concurrency, no queue and no records. The difference is our overhead.
// Target: 2,000 listings a minute (Printify lets a seller publish 200 in 30 minutes).
//   npm run bench -- publish
import { sql } from 'kysely'
import { copyGoods } from '../contract/src/goods/goods.ts'
import { releaseListings, saveListingTemplate } from '../contract/src/listing/listing.ts'
import type { ListingDraft } from '../server/src/connectors/core/listing.ts'
import { saveDesign, shape } from '../server/src/modules/design/testing/designs.ts'
import { askMarket, findStore } from '../server/src/modules/store/store.ts'
import { newSeller } from '../server/src/testing/factories.ts'
import { type OpenedStore, openStore, openWorld } from './market/world.ts'
import { few, openBench } from './support/bench.ts'

const SLUGS = ['shopify', 'woocommerce', 'shoplazza', 'shopline'] as const
const words: Record<string, string> = { woocommerce: 'woo' }
const STORES = few(40, 4)
const GOODS = few(50, 2)
const AT_ONCE = 16
const PATIENCE_MS = 300_000

const content = {
  name: 'Bench',
  title: '{title_en} {product}',
  description: 'Made to order.',
  category_id: '',
  brand: 'Dawn',
  currency: 'USD',
  quantity: 50,
  attributes: {},
  price: { base: 'cost', rate: 7.2, multiply: 3, add: 1, ending: '.99' },
} as const

const opened = performance.now()
const bench = openBench('publish')
const world = await openWorld(bench)
const { app, call, desk } = world

/** Pictures are not measured: copies reuse those of the first instead of rendering their own. */
async function sharePictures(goods_id: number): Promise<void> {
  await sql`
    update goods g set design_id = f.design_id, design_version = f.design_version
    from goods f where f.id = ${goods_id} and g.seller_id = f.seller_id`.execute(app.ctx.db)
  await sql`delete from pgboss.job where state in ('created', 'retry')`.execute(app.ctx.db)
}
const seller = await newSeller(world.test_app)
const { goods_id } = await saveDesign(world.test_app, seller, [shape('a')], { name: 'Star keyring' })
await app.boss.drain(app.ctx)
const goods_ids = [goods_id]
while (goods_ids.length < GOODS) goods_ids.push((await call(copyGoods, { id: goods_id }, seller)).id)
await sharePictures(goods_id)
const stores: OpenedStore[] = []
for (let at = 0; at < STORES; at++) stores.push(await openStore(world, SLUGS[at % SLUGS.length] ?? '', seller))
const templates = new Map<string, number>()
for (const slug of SLUGS) {
  const platform = words[slug] ?? slug
  templates.set(slug, (await call(saveListingTemplate, { platform, ...content }, seller)).id)
}
await app.boss.drain(app.ctx)

const countIn = async (state: string): Promise<number> => {
  const row = await app.ctx.db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
await app.boss.work(app.ctx)
const total = STORES * GOODS
console.log(`made ready in                          ${(performance.now() - opened).toFixed(0)} ms`)
const started = performance.now()
await Promise.all(
  stores.map(({ id, slug }) => {
    const platform = words[slug] ?? slug
    return call(releaseListings, { platform, store_id: id, template_id: templates.get(slug) ?? 0, goods_ids }, seller)
  }),
)
const asked_ms = performance.now() - started
while ((await countIn('live')) < total) {
  if (performance.now() - started > PATIENCE_MS) break
  await new Promise((resolve) => setTimeout(resolve, 100))
}
const whole_ms = performance.now() - started
const [live, failed] = [await countIn('live'), await countIn('failed')]
const there = await Promise.all(
  stores.map(async ({ slug, shop_id }) => (await desk<unknown[]>(slug, `listings?shop_id=${shop_id}`)).length),
)
const shown = there.reduce((sum, count) => sum + count, 0)
if (live !== total || shown !== total) {
  throw new Error(`live ${live}, failed ${failed}, in the shops ${shown} of ${total}`)
}

// The same marketplaces again, alone, with other numbers so that each is a new listing.
// Shop by shop would wait for each shop's rate limit; ours rotate through all shops as well.
const rows = await app.ctx.db.selectFrom('listing').select(['store_id', 'draft']).orderBy('goods_id').execute()
const left = rows.map(({ store_id, draft }) => ({ store_id, draft: draft as unknown as ListingDraft }))
const bare_started = performance.now()
const turn = async () => {
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const store = await findStore(app.ctx.db, seller.seller_id, one.store_id)
    if (!store) continue
    const { draft } = one
    const variants = draft.variants.map((variant) => ({ ...variant, sku: `B-${variant.sku}` }))
    const fresh = { ...draft, draft_id: `b-${draft.draft_id}`, variants }
    await askMarket(app.ctx, store, async (conn, connector) => connector.createListing?.(conn, fresh)).catch(() => null)
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, turn))
const bare_ms = performance.now() - bare_started

const perMinute = (ms: number, count: number) => `${Math.round((count / ms) * 60_000)} a minute`
console.log(`listings                               ${total}: ${GOODS} goods in ${STORES} shops of ${SLUGS.join(', ')}`)
console.log(`release calls answered                 ${asked_ms.toFixed(0)} ms`)
console.log(`asked for, made, told, live            ${whole_ms.toFixed(0)} ms  ${perMinute(whole_ms, live)}`)
console.log(`the marketplaces' calls alone          ${bare_ms.toFixed(0)} ms  ${perMinute(bare_ms, total)}`)
bench.bar('listings a minute', (60_000 * live) / whole_ms, { least: 2000 })
bench.figure('publish beside the bare calls', bare_ms / whole_ms, 'more')
console.log(
  `publish beside the bare calls          ${((bare_ms / whole_ms) * 100).toFixed(0)} %  (target 2,000 a minute)`,
)
