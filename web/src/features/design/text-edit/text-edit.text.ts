import { defineText } from '../../../shared/text/text.ts'

export const textEditText = defineText({
  field: { zh: '画布上的文字，按 Esc 结束编辑', en: 'Text on the canvas. Press Escape when done' },
})
