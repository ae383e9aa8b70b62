import { defineText } from '../../../shared/text/text.ts'

export const presetText = defineText({
  title: { zh: '快速摆放', en: 'Placement' },
  left: { zh: '左侧', en: 'Left' },
  front: { zh: '正面', en: 'Front' },
  right: { zh: '右侧', en: 'Right' },
  both: { zh: '双侧', en: 'Both' },
  around: { zh: '环绕', en: 'Around' },
})
