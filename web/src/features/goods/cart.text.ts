import { defineText } from '../../shared/text/text.ts'

export const cartText = defineText({
  add_one: { zh: '加 1 件到购物车', en: 'Put one piece into the cart' },
  add_chosen: { zh: '加入购物车', en: 'Add to cart' },
  added: { zh: '已加入购物车，共 {count} 件', en: '{count} pieces are in the cart' },
})
