import { defineText } from '../text/text.ts'

export const approxText = defineText({
  note: { zh: '参考价，实际以人民币收取', en: 'approximate; charged in CNY' },
  picker: { zh: '参考货币', en: 'Currency' },
})
