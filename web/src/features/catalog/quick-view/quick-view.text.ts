import { defineText } from '../../../shared/text/text.ts'

export const quickViewText = defineText({
  title: { zh: '快速查看', en: 'Quick view' },
  failed: { zh: '产品没有加载出来，请稍后再试。', en: 'The product could not be loaded. Please try again.' },
  retry: { zh: '重新加载', en: 'Try again' },
  color: { zh: '颜色', en: 'Colour' },
  size: { zh: '尺码', en: 'Size' },
  views: { zh: '视图', en: 'Views' },
  price: { zh: '按数量的单价', en: 'Unit price by quantity' },
  pieces: { zh: '{low}–{high} 件', en: '{low}–{high}' },
  pieces_up: { zh: '{low} 件起', en: '{low}+' },
  one_piece: { zh: '一件', en: 'One piece' },
  technique: { zh: '工艺', en: 'Technique' },
  material: { zh: '材质', en: 'Material' },
  ships: { zh: '发货地', en: 'Ships from' },
  delivery: { zh: '出货', en: 'Ships in' },
  hours: { zh: '付款后 {min}–{max} 小时', en: '{min}–{max} h after payment' },
  design: { zh: '开始设计', en: 'Start designing' },
  detail: { zh: '查看详情', en: 'Full details' },
})
