import { defineText } from '../text/text.ts'

/** Separate from `ui.text.ts`: every public page loads the modal. */
export const modalText = defineText({
  close: { zh: '关闭', en: 'Close' },
})
