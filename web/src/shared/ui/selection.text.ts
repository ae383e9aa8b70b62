import { defineText } from '../text/text.ts'

export const selectionText = defineText({
  all: { zh: '选择本页全部', en: 'Select all on this page' },
  row: { zh: '选择第 {number} 行', en: 'Select row {number}' },
})
