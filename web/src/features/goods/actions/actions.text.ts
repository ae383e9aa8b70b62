import { defineText } from '../../../shared/text/text.ts'

export const actionsText = defineText({
  to_cart: { zh: '加入购物车', en: 'Add to cart' },
  publish: { zh: '发布到店铺', en: 'Publish' },
  sample: { zh: '打样 1 件', en: 'Order a sample' },
  sample_hint: {
    zh: '把第一个规格的 1 件放入购物车，并打开购物车。',
    en: 'Adds one piece of the first variant and opens the cart.',
  },
  personal: { zh: '买家定制', en: 'Personalise' },
  title: { zh: '加入购物车', en: 'Add to cart' },
  help: { zh: '填写每个规格的件数。', en: 'Enter the quantity of each variant.' },
  variant: { zh: '颜色 / 尺码', en: 'Colour / size' },
  cost: { zh: '单价', en: 'Unit price' },
  quantity: { zh: '件数', en: 'Quantity' },
  quantity_of: { zh: '{name} 的件数', en: 'Quantity of {name}' },
  add: { zh: '加入购物车（{count} 件）', en: 'Add {count} {count|piece|pieces} to cart' },
  cancel: { zh: '取消', en: 'Cancel' },
  added: { zh: '已加入购物车，共 {count} 件', en: '{count} {count|piece|pieces} added to the cart' },
})
