import { defineText } from '../../../shared/text/text.ts'

/** Apart from the header's other texts: only members load it. */
export const cartEntryText = defineText({
  cart: { zh: '购物车，{count} 行商品', en: 'Cart, {count} {count|line|lines}' },
})
