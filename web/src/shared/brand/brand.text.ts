import { defineText } from '../text/text.ts'

export const brandText = defineText({
  name: { zh: '印途', en: 'InkRoute' },
  full: { zh: '印途 InkRoute', en: 'InkRoute 印途' },
})
