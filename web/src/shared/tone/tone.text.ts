import { defineText } from '../text/text.ts'

/** Of levels and curves. */
export const toneText = defineText({
  levels: { zh: '色阶', en: 'Levels' },
  black: { zh: '黑场', en: 'Black point' },
  white: { zh: '白场', en: 'White point' },
  middle: { zh: '中间调', en: 'Midtones' },
  curves: { zh: '曲线', en: 'Curves' },
  channel: { zh: '通道', en: 'Channel' },
  all: { zh: '全部', en: 'All' },
  red: { zh: '红', en: 'Red' },
  green: { zh: '绿', en: 'Green' },
  blue: { zh: '蓝', en: 'Blue' },
  curvePoint: { zh: '曲线点：{x} 变为 {y}', en: 'Curve point: {x} becomes {y}' },
  curveHint: {
    zh: '点曲线加点，拖动调整，方向键微调，Delete 删除。',
    en: 'Click the curve to add a point, drag to move it, use arrow keys for small steps, Delete removes it.',
  },
  curveReset: { zh: '拉直这条曲线', en: 'Straighten this curve' },
})
