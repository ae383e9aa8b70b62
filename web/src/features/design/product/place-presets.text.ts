import { defineText } from '../../../shared/text/text.ts'

export const presetText = defineText({
  title: { zh: '快速摆放', en: 'Put it' },
  left: { zh: '左侧', en: 'On the left' },
  front: { zh: '正面', en: 'In front' },
  right: { zh: '右侧', en: 'On the right' },
  both: { zh: '左右各一', en: 'On both sides' },
  around: { zh: '环绕一圈', en: 'All around' },
})
