import { defineText } from '../../shared/text/text.ts'

export const helpText = defineText({
  tutorial: { zh: '新手教程', en: 'Tutorial' },
  tutorial_list: { zh: '教程目录', en: 'Contents' },
  open_page: { zh: '在帮助中心打开', en: 'Open in the help centre' },
  more: { zh: '更多帮助', en: 'More help' },
  failed: { zh: '内容没有载入，请稍后再试', en: 'The content did not load, please try again' },
  updated: { zh: '更新于 {day}', en: 'Updated {day}' },
})
