import { defineText } from '../../../shared/text/text.ts'

export const questionText = defineText({
  comma: { zh: '、', en: ', ' },
  q_minimum: { zh: '最少要订多少件？', en: 'What is the smallest order?' },
  a_minimum: {
    zh: '一件起订。{name}不用备货，有订单再生产；10、50、200、1000 件起单价逐级降低。',
    en: 'One piece. {name} is made when the order comes in, with nothing to stock; the unit price falls from 10, 50, 200 and 1,000 pieces.',
  },
  q_time: { zh: '付款后多久交给物流？', en: 'How long from payment to the carrier?' },
  a_time: {
    zh: '最快的仓库付款后 {min}–{max} 小时交给物流，其他仓库见页面上方；每日截单时间以前付款的订单当天排产。',
    en: '{min}–{max} hours after payment from the quickest warehouse; the others are listed above. Orders paid before the daily cut-off go into production the same day.',
  },
  q_file: { zh: '图案要做多大？', en: 'How large should the artwork be?' },
  a_file: {
    zh: '正好铺满印区需要 {width_px} × {height_px} 像素（{dpi} dpi）。PNG 透明底最好，低于四分之三会提示清晰度不足。',
    en: '{width_px} × {height_px} px fills the print area at {dpi} dpi. PNG with a clear ground is best; below three quarters of that we warn about sharpness.',
  },
  q_wash: { zh: '用什么工艺印在什么材质上？', en: 'How is it printed, and on what?' },
  a_wash: { zh: '工艺：{techniques}。材质：{material}。', en: 'Technique: {techniques}. Material: {material}.' },
  q_late: { zh: '超时未发怎么办？', en: 'What if it leaves late?' },
  a_late: {
    zh: '这件产品在时效赔付区：每超时一天自动返还货款的 {per_day}%，最多 {most}%，直接进入账户余额。',
    en: 'This product is in the on-time zone: {per_day}% of the goods is credited for each day late, up to {most}%, straight to the balance.',
  },
  q_fault: { zh: '收到的货有质量问题怎么办？', en: 'What if the goods are faulty?' },
  a_fault: {
    zh: '提交工单并附照片，核实后免费补发或退款，进度在消息中心里看得到。',
    en: 'Open a work order with photos. Once confirmed we reprint or refund; each step shows in the message centre.',
  },
})
