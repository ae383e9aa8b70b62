import { defineText } from '../text/text.ts'

export const approxText = defineText({
  note: { zh: '参考价，实际以人民币收取', en: 'approximate; charged in CNY' },
  rate: { zh: '按 1 {code} = {rate} 元折算（{as_of}）', en: 'at 1 {code} = {rate} CNY on {as_of}' },
  prices: {
    zh: '外币价格按 1 {code} = {rate} 元折算（{as_of}）',
    en: 'Prices in {code} at 1 {code} = {rate} CNY on {as_of}',
  },
  picker: { zh: '参考货币', en: 'Currency' },
})
