import { defineText } from '../text/text.ts'

export const listText = defineText({
  selected: { zh: '已选 {count} 项', en: '{count} selected' },
  clear_selection: { zh: '取消选择', en: 'Clear selection' },
  no_match: { zh: '没有符合筛选条件的记录', en: 'Nothing matches these filters' },
  clear_filters: { zh: '清除筛选', en: 'Clear filters' },
  all: { zh: '全部', en: 'All' },
  cancel: { zh: '取消', en: 'Cancel' },
  confirm: { zh: '确认', en: 'Confirm' },
  close: { zh: '关闭', en: 'Close' },
  undo: { zh: '撤销', en: 'Undo' },
  undone: { zh: '已撤销', en: 'Undone' },
  partly_done: { zh: '{count} 项没有完成', en: '{count} {count|item|items} not changed' },
  cut: {
    zh: '只导出了前 {count} 行，请缩小筛选范围',
    en: 'Only the first {count} {count|row was|rows were} exported; narrow the filters',
  },
})
