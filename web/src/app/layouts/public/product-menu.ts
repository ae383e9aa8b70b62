import type { Reply } from '@inkroute/contract/endpoint'
import type { getAdSpecials } from '@inkroute/contract/site/home'

/** What the product menu shows. */
export type ProductMenu = Reply<typeof getAdSpecials>

export const emptyMenu: ProductMenu = { top_ad_specials: [], area_specials: [], ad_specials: [], categorys: [] }
