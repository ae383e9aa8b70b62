/** Words and limits of the cart, free of schemas. */
export const MAX_CART_ITEMS = 500
export const MAX_CART_QUANTITY = 10_000
export const MAX_CART_REMARK = 200
export const MAX_BRANDS = 50

/** What keeps a line from being ordered. */
export const cartProblems = [
  'goods_deleted',
  'product_withdrawn',
  'below_minimum',
  'no_stock',
  'short_stock',
  'warehouse_closed',
] as const
export type CartProblem = (typeof cartProblems)[number]

/** What changed about a line since it was put into the cart. */
export const cartReminders = ['design_changed', 'warehouse_short', 'warehouse_closed'] as const
export type CartReminder = (typeof cartReminders)[number]

/** Limits of a carton for Amazon's warehouses. */
export const FBA_BOX_LIMIT_G = 22_500
export const FBA_BOX_SIDE_MM = 635
export const MAX_BOX_PIECES = 150

/** Extra services per piece at the warehouse. Prices in fen per piece, weights in grams. */
export interface AddValueService {
  readonly key: string
  readonly zh: string
  readonly en: string
  readonly price_fen: number
  readonly weight_g: number
}
export const addValueServices = [
  { key: 'neck-label', zh: '定制领标', en: 'Custom neck label', price_fen: 120, weight_g: 2 },
  { key: 'hang-tag', zh: '品牌吊牌', en: 'Brand hang tag', price_fen: 80, weight_g: 4 },
  { key: 'thank-you-card', zh: '感谢卡', en: 'Thank-you card', price_fen: 60, weight_g: 6 },
  { key: 'brand-bag', zh: '品牌包装袋', en: 'Branded bag', price_fen: 150, weight_g: 12 },
  { key: 'gift-box', zh: '礼品盒', en: 'Gift box', price_fen: 680, weight_g: 110 },
] as const satisfies readonly AddValueService[]
export type AddValueKey = (typeof addValueServices)[number]['key']
export const addValueKeys = addValueServices.map((service) => service.key) as [AddValueKey, ...AddValueKey[]]

/** From so many pieces with a service on, each costs so much less. */
export const addValueTiers = [
  { quantity: 100, discount_bp: 500 },
  { quantity: 500, discount_bp: 1000 },
  { quantity: 2000, discount_bp: 1500 },
] as const
