import { defineText } from '../../text/text.ts'

export const rowActionsText = defineText({
  actions: { zh: '操作', en: 'Actions' },
  more: { zh: '更多', en: 'More' },
})
