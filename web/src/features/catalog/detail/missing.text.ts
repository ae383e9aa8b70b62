import { defineText } from '../../../shared/text/text.ts'

export const missingText = defineText({
  title: { zh: '没有这款产品', en: 'No such product' },
  suggestions: { zh: '这些产品也许合适', en: 'Perhaps one of these' },
  all: { zh: '看全部产品', en: 'See all products' },
  gone_title: { zh: '这款产品已下架', en: 'This product is no longer offered' },
  gone_body: {
    zh: '它不再接受新的设计和订单。用它做好的商品仍在商品库里，已付款的订单照常生产。',
    en: 'It takes no new designs or orders. Goods made with it stay in your library, and paid orders are made as usual.',
  },
})
