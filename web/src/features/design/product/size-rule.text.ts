import { defineText } from '../../../shared/text/text.ts'

export const sizeRuleText = defineText({
  title: { zh: '各尺码的印刷大小', en: 'Print size on each size' },
  graded: { zh: '随尺码缩放', en: 'Grow with size' },
  fixed: { zh: '各尺码一样大', en: 'Same on all sizes' },
  filling: { zh: '铺满印刷区', en: 'Fill the area' },
  fillingHint: {
    zh: '每个尺码都铺满印刷区，带到别的产品上也一样。',
    en: 'Covers the print area of every size, and of other products the design is taken to.',
  },
  width: { zh: '印刷总宽', en: 'Print width' },
  gradedHint: {
    zh: '印刷区随衣服变大，图案跟着放大。',
    en: 'The print area grows with the garment, and the design grows with it.',
  },
  fixedHint: {
    zh: '每个尺码都按 {size} 码的厘米数印，离上边和中线一样远。',
    en: 'Every size is printed with the centimetres of size {size}, as far from the top edge and the middle.',
  },
  table: { zh: '这一面在每个尺码上印多大', en: 'How large this side is printed on each size' },
  size: { zh: '尺码', en: 'Size' },
  print: { zh: '图案', en: 'Print' },
  room: { zh: '印刷区', en: 'Print area' },
  cm: { zh: '{width} × {height} 厘米', en: '{width} × {height} cm' },
  tooLarge: { zh: '放不下', en: 'does not fit' },
})
