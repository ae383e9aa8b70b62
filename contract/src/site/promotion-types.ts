/** Why a special deserves attention. Apart from the other codes, since every public page loads it. */
export const PromotionType = { hot: 1, popular: 2, fresh: 3, y2: 4 } as const
export const promotionTypes = [
  { id: PromotionType.hot, zh: '热销', en: 'Hot' },
  { id: PromotionType.popular, zh: '人气', en: 'Popular' },
  { id: PromotionType.fresh, zh: '新品', en: 'New' },
  { id: PromotionType.y2, zh: 'Y2', en: 'Y2' },
] as const
