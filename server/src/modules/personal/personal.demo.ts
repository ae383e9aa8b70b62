import { approvals } from '@inkroute/contract/personal/codes'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { Colour } from '@inkroute/engine/layers/placed'
import { firstSky } from '@inkroute/engine/layers/sky'
import { newTextStyle } from '@inkroute/engine/layers/text-layer'
import { PersonalFields } from '@inkroute/engine/personal/personal-field'
import { labelKey } from '@inkroute/engine/personal/suggest-mapping'
import { fitTextBox } from '@inkroute/engine/transform/fit-text-box'
import { z } from 'zod'
import type { SellerCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { loadTypesetter } from '../../infra/fonts/load-typesetter.ts'
import { at, daysAgo, demoFile } from '../../infra/module/demo.ts'
import { galleryArtworks } from '../catalog/catalog.ts'
import { addDemoDesign, skusOfGoods } from '../goods/goods.ts'
import { findFirstForm } from './core/personal.queries.ts'
import { savePersonalForm, savePersonalMapping } from './forms.ts'
import { makeShopKey } from './shop/keys.ts'

const DemoLayer = z.strictObject({
  id: z.string(),
  cx: z.number(),
  cy: z.number(),
  /** A picture with the longer of its sides. */
  artwork: z.string().optional(),
  side: z.number().default(100),
  /** A round night sky of that side. */
  sky: z.boolean().default(false),
  text: z.string().default(''),
  family: z.string().default(newTextStyle.family),
  size: z.number().default(newTextStyle.size),
  weight: z.int().default(400),
  fill: Colour.default(newTextStyle.fill),
  letter_spacing_em: z.number().default(0),
})
type DemoLayer = z.infer<typeof DemoLayer>

const Goods = z.strictObject({
  key: z.string(),
  product: z.string(),
  title: z.string(),
  title_en: z.string(),
  colors: z.array(z.string()),
  sizes: z.array(z.string()).optional(),
  price: z.string(),
  days_ago: z.number(),
  layers: z.array(DemoLayer),
  approval: z.enum(approvals),
  wait_hours: z.int().default(0),
  forbidden: z.array(z.string()),
  fields: PersonalFields,
  /** What the demo's shops call the fields. */
  mapping: z.record(z.string(), z.string().nullable()),
})

const Order = z.strictObject({
  /** Name of a shop of the demo. */
  shop: z.string(),
  goods: z.string(),
  hours_ago: z.number(),
  answers: z.array(z.strictObject({ label: z.string(), value: z.string() })),
})

const file = demoFile('personal', z.strictObject({ goods: z.array(Goods), orders: z.array(Order) }))

async function getLayers(wanted: readonly DemoLayer[]): Promise<Layer[]> {
  const artworks = await galleryArtworks()
  const layers = wanted.flatMap((one): Layer[] => {
    const placed = {
      id: one.id,
      cx: one.cx,
      cy: one.cy,
      rotation_deg: 0,
      opacity: 1,
      flip_x: false,
      flip_y: false,
      is_locked: false,
      is_hidden: false,
      group_id: null,
    }
    if (one.sky) {
      const round = { type: 'shape', shape: 'ellipse', width: one.side, height: one.side } as const
      return [{ ...placed, ...round, name: one.id, fill: one.fill, stroke: null, stroke_width: 0, sky: firstSky }]
    }
    if (one.artwork === undefined) {
      const { text, family, size, weight, fill, letter_spacing_em } = one
      const style = { text, family, size, weight, fill, letter_spacing_em }
      return [{ ...placed, ...newTextStyle, ...style, type: 'text', name: text, width: 100, height: 40 }]
    }
    const artwork = artworks.get(one.artwork)
    if (!artwork) return []
    const { width_px, height_px } = artwork
    const scale = one.side / Math.max(width_px, height_px)
    const source = { kind: 'artwork' as const, key: one.artwork, width_px, height_px }
    const box = { width: width_px * scale, height: height_px * scale }
    return [{ ...placed, ...box, type: 'image', name: one.artwork, mask: null, source }]
  })
  const typesetter = await loadTypesetter(layers)
  return layers.map((layer) => (layer.type === 'text' ? fitTextBox(layer, typesetter) : layer))
}

/** What shops sell of the personalised goods, and what their buyers wrote. */
export interface DemoPersonal {
  readonly goods_ids: readonly number[]
  readonly ordersOf: (shop: string) => readonly {
    readonly sku: string
    readonly title: string
    readonly hours_ago: number
    readonly answers: Order['answers']
  }[]
  /** The shop's names of the fields, once it is connected. */
  readonly mapFor: (shop: string, store_id: number) => Promise<void>
}
type Order = z.infer<typeof Order>

const nothing: DemoPersonal = { goods_ids: [], ordersOf: () => [], mapFor: () => Promise.resolve() }

/** Goods buyers can personalise, with their forms. Only once: a visitor may have changed them since. */
export async function addDemoPersonal(ctx: SellerCtx): Promise<DemoPersonal> {
  const seller = { seller_id: ctx.seller.id, user_id: ctx.identity.user_id }
  if (await findFirstForm(ctx.db, seller.seller_id)) return nothing
  const { goods, orders } = file()
  const made = new Map<string, { readonly id: number; readonly mapping: Record<string, string | null> }>()
  for (const { key, days_ago, approval, wait_hours, forbidden, fields, mapping, ...sold } of goods) {
    const layers = await getLayers(sold.layers)
    const then = at(ctx, daysAgo(ctx, days_ago))
    const id = await inTransaction(then, (tx) => addDemoDesign(tx, seller, { ...sold, layers }))
    if (id === null) continue
    const by_buyers = { buyer_may_change: true, photo_days: 90 }
    await savePersonalForm(then, {
      id,
      revision: 0,
      is_on: true,
      fields,
      approval,
      wait_hours,
      forbidden,
      ...by_buyers,
    })
    await makeShopKey(then, { id })
    const by_key = Object.entries(mapping).map(([label, field_id]) => [labelKey(label), field_id] as const)
    made.set(key, { id, mapping: Object.fromEntries(by_key) })
  }
  const goods_ids = [...made.values()].map(({ id }) => id)
  const skus = await skusOfGoods(ctx.db, seller.seller_id, goods_ids)
  return {
    goods_ids,
    ordersOf: (shop) =>
      orders
        .filter((order) => order.shop === shop)
        .flatMap(({ goods: key, hours_ago, answers }, place) => {
          const own = skus.filter(({ goods_id, is_orderable }) => is_orderable && goods_id === made.get(key)?.id)
          const sku = own[place % Math.max(1, own.length)]
          return sku ? [{ sku: sku.sku_code, title: sku.title, hours_ago, answers }] : []
        }),
    mapFor: async (shop, store_id) => {
      const sold = new Set(orders.filter((order) => order.shop === shop).map((order) => order.goods))
      for (const [key, { id, mapping }] of made)
        if (sold.has(key)) await savePersonalMapping(ctx, { goods_id: id, store_id, mapping })
    },
  }
}
