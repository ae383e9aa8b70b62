import { defineText } from '../../../shared/text/text.ts'

export const colourText = defineText({
  field: { zh: '饱和度与明度', en: 'Saturation and brightness' },
  hue: { zh: '色相', en: 'Hue' },
  hex: { zh: '色值', en: 'Hex' },
  dropper: { zh: '吸管取色', en: 'Pick from the screen' },
  dropperHint: { zh: '在画布上点一下取色，Esc 取消', en: 'Click the canvas to pick a colour; Esc cancels' },
  brand: { zh: '品牌色', en: 'Brand colours' },
  saved: { zh: '我的颜色', en: 'My colours' },
  used: { zh: '设计中的颜色', en: 'Colours in this design' },
  keep: { zh: '收藏当前颜色', en: 'Save this colour' },
  forget: { zh: '从我的颜色移除 {colour}', en: 'Remove {colour} from my colours' },
  none: { zh: '无', en: 'None' },
  choose: { zh: '{label}：{colour}', en: '{label}: {colour}' },
  full: { zh: '最多收藏 {count} 种颜色', en: 'You can save up to {count} colours' },
})
