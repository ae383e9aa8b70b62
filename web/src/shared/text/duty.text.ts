import { defineText } from './text.ts'

export const dutyText = defineText({
  flat: {
    zh: '进口关税 €{each} × {items} 类商品，约 {amount}，有无税号都要缴纳',
    en: 'Customs duty of €{each} per type of goods ({items}), about {amount}, with or without a tax number',
  },
  tariff: {
    zh: '货值超过 €{limit}，另按商品税率征收关税',
    en: 'Goods worth more than €{limit} are also subject to the regular tariff',
  },
})
