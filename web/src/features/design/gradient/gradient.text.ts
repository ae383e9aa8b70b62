import { defineText } from '../../../shared/text/text.ts'

export const gradientText = defineText({
  gradient: { zh: '渐变填充', en: 'Gradient fill' },
  fade: { zh: '渐隐', en: 'Fade out' },
  fadeHint: {
    zh: '让图片向一边或四周慢慢变淡，原图不会被改动。',
    en: 'The picture fades towards an edge or all around. The original stays unchanged.',
  },
  presets: { zh: '现成渐变', en: 'Preset gradients' },
  preset: { zh: '渐变 {count}', en: 'Gradient {count}' },
  down: { zh: '向下', en: 'Down' },
  up: { zh: '向上', en: 'Up' },
  right: { zh: '向右', en: 'Right' },
  left: { zh: '向左', en: 'Left' },
  sides: { zh: '两边', en: 'Both sides' },
  around: { zh: '四周', en: 'All around' },
  kind: { zh: '渐变方式', en: 'Kind of gradient' },
  linear: { zh: '直线', en: 'Linear' },
  radial: { zh: '放射', en: 'Radial' },
  angle: { zh: '角度', en: 'Angle' },
  stop: { zh: '色标 {count}：{at}%', en: 'Stop {count}: {at}%' },
  stopColour: { zh: '色标颜色', en: 'Stop colour' },
  stopAt: { zh: '色标位置', en: 'Stop position' },
  stopOpacity: { zh: '色标不透明度', en: 'Stop opacity' },
  add: { zh: '加色标', en: 'Add stop' },
  remove: { zh: '删色标', en: 'Remove stop' },
  reverse: { zh: '反向', en: 'Reverse' },
  hint: {
    zh: '点色带加色标，拖动或用方向键移动，Delete 删除。',
    en: 'Click the bar to add a stop. Drag it or use arrow keys to move it; Delete removes it.',
  },
})
