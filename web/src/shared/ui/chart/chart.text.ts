import { defineText } from '../../text/text.ts'

export const chartText = defineText({
  as_table: { zh: '以表格查看', en: 'See as a table' },
  plot: { zh: '{title}，用左右方向键逐点查看', en: '{title}, move along it with the left and right arrow keys' },
  label: { zh: '项目', en: 'Item' },
  value: { zh: '数值', en: 'Value' },
  rest: { zh: '其他', en: 'Other' },
  nothing: { zh: '这段时间没有数据', en: 'Nothing in this period' },
})
