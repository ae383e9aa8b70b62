import { defineText } from '../text/text.ts'

export const modalText = defineText({
  close: { zh: '关闭', en: 'Close' },
})
