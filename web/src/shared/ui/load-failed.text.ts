import { defineText } from '../text/text.ts'

export const loadFailedText = defineText({
  failed: { zh: '内容没有载入', en: 'This did not load' },
  retry: { zh: '重新载入', en: 'Try again' },
})
