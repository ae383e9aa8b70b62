/** Names and limits of the catalogue, without schemas so that public pages can import them. */

export const PRODUCT_PAGE_SIZE = 24
export const MAX_PRODUCT_PAGE_SIZE = 96
/** A longer keyword names no product; it is answered with an empty result. */
export const MAX_KEYWORD_LENGTH = 100
export const MAX_PRICE_YUAN = 100_000
export const MAX_DELIVERY_HOURS = 720

export const productSorts = ['relevance', 'newest', 'price_asc', 'price_desc', 'sales'] as const
export type ProductSort = (typeof productSorts)[number]

/** Zones as in `/zone/{zone}`. */
export const productZones = ['US-EU', 'jit', 'time', 'brand', 'new'] as const
export type ProductZone = (typeof productZones)[number]

/** Quality grades, by the number on the wire. */
export const productGrades = [
  { id: 1, zh: '优质', en: 'Premium' },
  { id: 2, zh: '标准', en: 'Standard' },
  { id: 3, zh: '经济', en: 'Economy' },
] as const

/** Design types: 1 artwork placed by a designer, 2 print on demand over the whole surface. */
export const designTypes = [
  { id: 1, zh: '设计师定位款', en: 'Designer placement' },
  { id: 2, zh: 'POD 满版款', en: 'POD all-over print' },
] as const

/** `dtc_enable`: 1 the caller may design the product, 2 only after an upgrade. */
export const DtcEnable = { allowed: 1, upgrade: 2 } as const
/** `design_desc_show`: 1 the hint opens before designing, 2 it does not. */
export const DesignDescShow = { show: 1, silent: 2 } as const

/** Badges of a card, in display order. */
export const productBadges = ['new', 'hot', 'overseas', 'on_time', 'premium', 'set'] as const
export type ProductBadge = (typeof productBadges)[number]

/** Groups of colours a buyer thinks in. `hex` is the swatch of the filter. */
export const colourFamilies = [
  { key: 'white', hex: '#ffffff', zh: '白色系', en: 'White' },
  { key: 'black', hex: '#1b1b1e', zh: '黑色系', en: 'Black' },
  { key: 'grey', hex: '#9a9da3', zh: '灰色系', en: 'Grey' },
  { key: 'brown', hex: '#8a6a4c', zh: '棕色系', en: 'Brown' },
  { key: 'red', hex: '#b3262e', zh: '红色系', en: 'Red' },
  { key: 'pink', hex: '#e9a9b6', zh: '粉色系', en: 'Pink' },
  { key: 'orange', hex: '#dd7a2f', zh: '橙色系', en: 'Orange' },
  { key: 'yellow', hex: '#e8c24a', zh: '黄色系', en: 'Yellow' },
  { key: 'green', hex: '#3f7a5c', zh: '绿色系', en: 'Green' },
  { key: 'blue', hex: '#2f5f9e', zh: '蓝色系', en: 'Blue' },
  { key: 'purple', hex: '#6c4f96', zh: '紫色系', en: 'Purple' },
] as const
export type ColourFamily = (typeof colourFamilies)[number]['key']

/** Filters with counts, in display order. */
export const productFacets = [
  'category',
  'zone',
  'ships_from',
  'technique',
  'colour',
  'grade',
  'gender',
  'season',
  'size_attribute',
  'material',
  'brand',
  'type',
] as const
export type ProductFacet = (typeof productFacets)[number]

/** Quantities at which the unit price falls. */
export const tierQuantities = [1, 10, 50, 200, 1000] as const
export const MAX_PURCHASE_QUANTITY = 100_000
/** Show images are turned over four at a time. */
export const SHOW_IMAGE_GROUP = 4
