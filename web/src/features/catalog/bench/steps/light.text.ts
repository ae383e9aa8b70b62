import { defineText } from '../../../../shared/text/text.ts'

export const lightText = defineText({
  shading: { zh: '明暗', en: 'Shading' },
  folds: { zh: '褶皱纹理', en: 'Folds and weave' },
  highlights: { zh: '高光', en: 'Highlights' },
  usual: { zh: '恢复默认强度', en: 'Reset to defaults' },
  balance: { zh: '白平衡', en: 'White balance' },
  balance_hint: {
    zh: '点照片里本应是白色或灰色的地方（灰卡、白墙），去掉偏色。',
    en: 'Click something that should be white or grey, such as a grey card or a white wall, to remove a colour cast.',
  },
  pick_grey: { zh: '取灰点', en: 'Pick a grey point' },
  balancing: { zh: '请点照片…', en: 'Click the photo…' },
  no_balance: { zh: '不校正', en: 'As photographed' },
  before: { zh: '只看空白照片（对比）', en: 'Compare with the blank' },
})
