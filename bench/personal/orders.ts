import sharp from 'sharp'
import { bindStore } from '../../contract/src/store/auth.ts'
import { storePlatforms } from '../../contract/src/store/platforms.ts'
import { connectors } from '../../server/src/connectors/registry.ts'
import { saveSellerLevel } from '../../server/src/modules/account/account.ts'
import {
  answerCases,
  answeredOrder,
  newAnsweredSeller,
} from '../../server/src/modules/personal/testing/answer-cases.ts'
import { judgeOrders, type PlacedOrder } from '../../server/src/modules/personal/testing/judge-orders.ts'
import { syncStore } from '../../server/src/modules/store/sync/sync-store.job.ts'
import { takeFile } from '../../server/src/modules/upload/upload.ts'
import { type OpenedStore, openStore, openWorld, type World } from '../market/world.ts'
import { type Bench, few } from '../support/bench.ts'
import { openPhotoShop } from './photo-shop.ts'

const BALANCE_FEN = 100_000_000
/** The level with unlimited stores. */
const LEVEL = 4
/** What changed a moment ago is read a moment later. */
const AGO_MS = 300_000

interface Shop {
  readonly shop_id: string
  readonly handle: string
  readonly keys: Readonly<Record<string, string>>
}

/** Some marketplaces have keys that are copied from their console instead of a page that asks. */
async function connectStore(world: World, slug: string, seller: { seller_id: number; token: string }) {
  const facts = storePlatforms.find((one) => one.slug === slug)
  if (facts?.way !== 'keys') return openStore(world, slug, seller)
  const shop = await world.desk<Shop>(slug, 'shops', { name: 'Bench shop' })
  const wants_token = facts.fields.some(({ name }) => name === 'access_token')
  const token = wants_token ? await world.desk<{ access: string }>(slug, 'token', { shop_id: shop.shop_id }) : null
  const fields = { ...shop.keys, ...(token ? { access_token: token.access } : {}), platform: String(facts.id) }
  const shop_domain = facts.needs === 'shop_domain' ? `${shop.handle}.test` : ''
  const { stores } = await world.call(bindStore, { fields, shop_domain }, seller)
  return { id: stores[0]?.id ?? 0, slug, shop_id: shop.shop_id } satisfies OpenedStore
}

/** So many orders over all marketplaces, their answers in turn, read, filled, paid where possible, and compared. */
export async function judgeMany(bench: Bench, count: number) {
  const photos = await openPhotoShop()
  bench.atEnd(photos.close)
  const cases = [...answerCases, ...photos.cases]
  const world = await openWorld(bench, { RATE_LIMITS: 'false', IMPORT_ALLOW: photos.host })
  const samplePhoto = ({ seller_id, user_id }: { readonly seller_id: number; readonly user_id: number }) =>
    takeFile(world.app.ctx, { seller_id, user_id, name: 'sample' }, async (path) => {
      const { size } = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#1e9e6a' } })
        .png()
        .toFile(path)
      return size
    })
  const { seller, sku_code } = await newAnsweredSeller(world.test_app, BALANCE_FEN, samplePhoto)
  await saveSellerLevel(world.app.ctx.db, seller.seller_id, LEVEL)
  const placed: PlacedOrder[] = []
  const shops = few(connectors, connectors.slice(0, 4))
  const per_shop = Math.ceil(count / shops.length)
  for (const { slug } of shops) {
    const { id, shop_id } = await connectStore(world, slug, seller)
    for (let n = 0; n < per_shop && placed.length < count; n++) {
      const one = cases[placed.length % cases.length]
      if (!one) break
      const order = { shop_id, quiet: true, ...answeredOrder(one, sku_code), at_ms: Date.now() - AGO_MS }
      const made = await world.desk<{ number: string; order_id: string }[]>(slug, 'orders', order)
      placed.push({ store_id: id, numbers: made.flatMap(({ number, order_id }) => [number, order_id]), case: one })
    }
    await syncStore(world.app.ctx, seller.seller_id, id)
  }
  const { orders, printed, held, wrong, unexplained } = await judgeOrders(world.test_app, seller, placed)
  if (wrong.length + unexplained.length > 0)
    throw new Error(JSON.stringify([...wrong, ...unexplained].slice(0, 20), null, 2))
  return {
    orders,
    platforms: shops.length,
    printed,
    held,
    wrong: wrong.length,
    unexplained: unexplained.length,
  }
}
