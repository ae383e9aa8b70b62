import { defineText } from '../../../shared/text/text.ts'

export const preflightText = defineText({
  title: { zh: '印前检查', en: 'Print check' },
  good: { zh: '可以印刷', en: 'Ready to print' },
  notBegun: { zh: '还没有内容', en: 'Nothing on it yet' },
  count: { zh: '{count} 处要看', en: '{count} to look at' },
  allGood: { zh: '没有发现问题，可以放心印刷。', en: 'Nothing found. It is ready to print.' },
  show: { zh: '在画布上显示', en: 'Show it on the canvas' },
  error: { zh: '错误', en: 'Error' },
  warning: { zh: '提醒', en: 'Warning' },
  hint: { zh: '提示', en: 'Hint' },
})
