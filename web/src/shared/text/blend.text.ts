import { defineText } from './text.ts'

/** Names of the ways in which a layer mixes with those below it. */
export const blendText = defineText({
  multiply: { zh: '正片叠底', en: 'Multiply' },
  screen: { zh: '滤色', en: 'Screen' },
  overlay: { zh: '叠加', en: 'Overlay' },
  darken: { zh: '变暗', en: 'Darken' },
  lighten: { zh: '变亮', en: 'Lighten' },
  'color-burn': { zh: '颜色加深', en: 'Colour burn' },
  'color-dodge': { zh: '颜色减淡', en: 'Colour dodge' },
  'hard-light': { zh: '强光', en: 'Hard light' },
  'soft-light': { zh: '柔光', en: 'Soft light' },
  difference: { zh: '差值', en: 'Difference' },
  luminosity: { zh: '明度', en: 'Luminosity' },
})
