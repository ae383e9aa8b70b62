import { FLAT_COLOR_ID, type Making, type MockupPicture } from '@inkroute/contract/design/design'
import type { Language } from '@inkroute/contract/errors/errors'
import { type BarcodeKind, type PictureState, RECYCLE_DAYS } from '@inkroute/contract/goods/codes'
import type { GoodsCard, GoodsPicture, GoodsSku } from '@inkroute/contract/goods/goods'
import { fenToDecimal } from '@inkroute/contract/money'
import type { GoodsRow } from './goods.queries.ts'
import { marginBp } from './price-change.rules.ts'
import type { SkuFacts } from './sku.queries.ts'

const DAY_MS = 86_400_000

/** A SKU with what one piece costs the seller now. */
export type PricedSku = SkuFacts & { readonly cost_fen: number }

export interface GoodsPictures {
  readonly making: Making
  readonly pictures: readonly MockupPicture[]
}

const noPictures: GoodsPictures = { making: { state: 'queued', done: 0, total: 0, reason: null }, pictures: [] }

const getPictureState = ({ making }: GoodsPictures): PictureState =>
  making.state === 'done' ? 'ready' : making.state === 'failed' ? 'failed' : 'working'

/**
 * The first finished picture on the product, in this colour where one is named; goods whose product has no photograph
 * show the print itself. A colour whose picture is not made yet shows nothing rather than another colour.
 */
export function findCover(all: GoodsPictures | undefined, color_id?: number): string | null {
  const made = (all ?? noPictures).pictures.filter((picture) => picture.small_url !== null)
  const on_product = made.filter((picture) => picture.color_id !== FLAT_COLOR_ID)
  const wanted = on_product.find((picture) => color_id === undefined || picture.color_id === color_id)
  const flat = made.find((picture) => picture.color_id === FLAT_COLOR_ID)
  return (wanted ?? flat)?.small_url ?? null
}

function getRange(fen: readonly number[]) {
  return { min: fenToDecimal(Math.min(...fen)), max: fenToDecimal(Math.max(...fen)) }
}

const distinctBy = <T>(rows: readonly T[], key: (row: T) => unknown): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]

export interface CardParts {
  readonly skus: readonly PricedSku[]
  readonly tags: readonly { id: number; name: string; color: string }[]
  readonly pictures: GoodsPictures | undefined
}

export function getCard(row: GoodsRow, { skus, tags, pictures }: CardParts): GoodsCard {
  const prices = skus.flatMap(({ price_fen }) => (price_fen === null ? [] : [price_fen]))
  const costs = skus.map(({ cost_fen }) => cost_fen)
  const purge_at = row.deleted_at && new Date(new Date(row.deleted_at).getTime() + RECYCLE_DAYS * DAY_MS).toISOString()
  return {
    id: row.id,
    title: row.title,
    title_en: row.title_en,
    basic_product_id: row.product_id,
    product_code: row.product_code,
    product_name: row.product_name,
    is_orderable: row.is_orderable,
    category: { id: row.category_id, name: row.category_name },
    cover: findCover(pictures),
    picture_state: getPictureState(pictures ?? noPictures),
    colors: distinctBy(skus, (sku) => sku.color_id).map((sku) => ({
      id: sku.color_id,
      name: sku.color_name,
      hex: sku.color_hex,
    })),
    sizes: distinctBy(
      [...skus].sort((a, b) => a.size_id - b.size_id),
      (sku) => sku.size_id,
    ).map((sku) => sku.size_name),
    sku_count: skus.length,
    price: prices.length > 0 ? getRange(prices) : null,
    cost: costs.length > 0 ? getRange(costs) : { min: '0.00', max: '0.00' },
    tags: tags.map(({ id, name, color }) => ({ id, name, color })),
    design_id: row.design_id,
    design_version: row.design_version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    purge_at,
  }
}

export function getSku(sku: PricedSku): GoodsSku {
  return {
    id: sku.id,
    goods_id: sku.goods_id,
    item_id: sku.item_id,
    color_id: sku.color_id,
    color_name: sku.color_name,
    color_hex: sku.color_hex,
    size_id: sku.size_id,
    size_name: sku.size_name,
    name: sku.name,
    sku_code: sku.sku_code,
    barcode: sku.barcode,
    barcode_kind: sku.barcode_kind as BarcodeKind | null,
    price: sku.price_fen === null ? null : fenToDecimal(sku.price_fen),
    cost: fenToDecimal(sku.cost_fen),
    margin_bp: marginBp(sku.price_fen, sku.cost_fen),
    weight_g: sku.weight_g,
    updated_at: sku.updated_at,
  }
}

/** Inputs of picture names. */
export interface ProductNames {
  readonly colors: readonly { id: number; name_zh: string; name_en: string }[]
  readonly views: readonly { view_id: number; name_zh: string; name_en: string }[]
}

const printWord = { zh: '印花', en: 'Print' } as const

export function mockupPicture(picture: MockupPicture, product: ProductNames, language: Language): GoodsPicture {
  const { color_id, view_id } = picture
  const color = product.colors.find(({ id }) => id === color_id)?.[`name_${language}`]
  const view = product.views.find((one) => one.view_id === view_id)?.[`name_${language}`]
  return {
    key: `m:${color_id}:${view_id}`,
    kind: 'mockup',
    color_id,
    view_id,
    name: [color_id === FLAT_COLOR_ID ? printWord[language] : color, view].filter(Boolean).join(' · '),
    small_src: picture.small_url,
    image_src: picture.large_url,
  }
}
