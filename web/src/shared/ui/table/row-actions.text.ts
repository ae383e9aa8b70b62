import { defineText } from '../../text/text.ts'

export const rowActionsText = defineText({
  more: { zh: '更多', en: 'More' },
})
