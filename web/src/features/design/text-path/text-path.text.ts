import { defineText } from '../../../shared/text/text.ts'

export const textPathText = defineText({
  path: { zh: '沿路径排字', en: 'Text on a path' },
  none: { zh: '无', en: 'None' },
  circle: { zh: '圆圈', en: 'Circle' },
  arc: { zh: '拱形', en: 'Arc' },
  wave: { zh: '波浪', en: 'Wave' },
  curl: { zh: 'S 形', en: 'S-curve' },
  heart: { zh: '心形', en: 'Heart' },
  spiral: { zh: '螺旋', en: 'Spiral' },
  pad: { zh: '路径画板', en: 'Path sketch' },
  padHint: {
    zh: '在画板上画一条线，文字就沿着它走；点可以拖动，方向键微调，Delete 删除。',
    en: 'Draw a line here and the text follows it. Drag points or use arrow keys; Delete removes one.',
  },
  point: { zh: '路径点 {count}', en: 'Path point {count}' },
  offset: { zh: '沿路径移动', en: 'Move along the path' },
  fixed: { zh: '固定路径长度', en: 'Fixed path length' },
  length: { zh: '路径长度', en: 'Path length' },
  warp: { zh: '变形', en: 'Warp' },
  arch: { zh: '拱起', en: 'Arch' },
  upper: { zh: '上拱', en: 'Arch top' },
  lower: { zh: '下弧', en: 'Arch bottom' },
  bulge: { zh: '鼓起', en: 'Bulge' },
  flag: { zh: '旗帜', en: 'Flag' },
  rise: { zh: '上升', en: 'Rise' },
  amount: { zh: '变形强度', en: 'Warp amount' },
})
