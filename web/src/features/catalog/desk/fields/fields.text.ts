import { defineText } from '../../../../shared/text/text.ts'

export const fieldText = defineText({
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  one_per_line: { zh: '每行一条', en: 'One per line' },
})
