import { defineText } from './text.ts'

export const selectionText = defineText({
  all: { zh: '选择本页全部', en: 'Select all on this page' },
  row: { zh: '选择第 {number} 行', en: 'Select row {number}' },
})

/** Labels of the library's icons; icons not listed here are decorative. */
export const iconNamesText = defineText({
  icon_close: { zh: '关闭', en: 'Close' },
  'icon_close-circle': { zh: '清除', en: 'Clear' },
  icon_search: { zh: '搜索', en: 'Search' },
  icon_plus: { zh: '添加', en: 'Add' },
  icon_minus: { zh: '减少', en: 'Less' },
  icon_edit: { zh: '修改', en: 'Edit' },
  icon_delete: { zh: '删除', en: 'Delete' },
  icon_copy: { zh: '复制', en: 'Copy' },
  icon_eye: { zh: '查看', en: 'View' },
  'icon_eye-invisible': { zh: '隐藏', en: 'Hide' },
  icon_filter: { zh: '筛选', en: 'Filter' },
  icon_ellipsis: { zh: '更多', en: 'More' },
  icon_left: { zh: '向前', en: 'Previous' },
  icon_right: { zh: '向后', en: 'Next' },
  'icon_double-left': { zh: '向前多页', en: 'Several back' },
  'icon_double-right': { zh: '向后多页', en: 'Several forward' },
  icon_loading: { zh: '加载中', en: 'Loading' },
  'icon_check-circle': { zh: '成功', en: 'Success' },
  'icon_exclamation-circle': { zh: '注意', en: 'Attention' },
  'icon_info-circle': { zh: '提示', en: 'Note' },
})

export const chartText = defineText({
  as_table: { zh: '以表格查看', en: 'View as a table' },
  plot: { zh: '{title}，用左右方向键逐点查看', en: '{title}, use the left and right arrow keys to explore' },
  label: { zh: '项目', en: 'Item' },
  value: { zh: '数值', en: 'Value' },
  rest: { zh: '其他', en: 'Other' },
  nothing: { zh: '这段时间没有数据', en: 'No data for this period' },
})
