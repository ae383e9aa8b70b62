import { defineText } from '../../../shared/text/text.ts'

/** Apart from the header's other texts, which are part of the first load. */
export const cartEntryText = defineText({
  visitor_cart: { zh: '购物车', en: 'Cart' },
  cart: { zh: '购物车，{count} 行商品', en: 'Cart, {count} {count|line|lines}' },
})
