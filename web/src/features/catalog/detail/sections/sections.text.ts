import { defineText } from '../../../../shared/text/text.ts'

export const feedbackText = defineText({
  title: { zh: '反馈这款产品', en: 'Tell us about this product' },
  lead: {
    zh: '质量、描述、尺码、价格，哪里不对或可以更好，直接告诉我们。回复会发到消息中心。',
    en: 'Quality, description, sizes, price: tell us what is wrong or could be better. You will get a reply in the message centre.',
  },
  kind: { zh: '关于', en: 'About' },
  choose: { zh: '请选择', en: 'Please choose' },
  text: { zh: '具体情况', en: 'What happened?' },
  placeholder: {
    zh: '例如：M 码实测衣长比尺码表短 2 厘米',
    en: 'For example: size M is 2 cm shorter than the chart says',
  },
  send: { zh: '提交反馈', en: 'Send feedback' },
  login: { zh: '登录后反馈', en: 'Log in to send feedback' },
  sent: {
    zh: '已收到，谢谢。处理结果会发到消息中心。',
    en: 'Thank you. You will find our reply in the message centre.',
  },
  again: { zh: '再写一条', en: 'Write another' },
})

/** Validation messages. */
export const feedbackProblem = {
  kind: '请选择反馈的方面|Please choose what it is about',
  text: '请多写几个字，至少 5 个|Please write at least 5 characters',
} as const

export const profitText = defineText({
  title: { zh: '利润计算', en: 'Profit calculator' },
  lead: {
    zh: '填上售价，看扣除平台佣金、手续费、货款和运费后还剩多少。按现在选的颜色、尺码、工艺和数量计算。',
    en: 'Enter your price to see what is left after fees, goods and freight for the chosen colour, size, technique and quantity.',
  },
  platform: { zh: '销售平台', en: 'Marketplace' },
  choose: { zh: '请选择', en: 'Please choose' },
  sale_price: { zh: '每件售价（{currency}）', en: 'Price per piece ({currency})' },
  freight: { zh: '整单运费（元）', en: 'Freight of the parcel (CNY)' },
  freight_help: {
    zh: '先填上面最便宜的渠道，可以自己改',
    en: 'Starts with the cheapest channel above; change it if you like',
  },
  not_amount: { zh: '请输入 0 到 1000000 之间的金额', en: 'Enter an amount between 0 and 1,000,000' },
  rate: { zh: '汇率 1 {currency} = {rate} 元', en: '1 {currency} = {rate} CNY' },
  goods: { zh: '货款', en: 'Goods' },
  freight_share: { zh: '运费', en: 'Freight' },
  commission: { zh: '平台佣金 {percent}', en: 'Commission {percent}' },
  payment_fee: { zh: '支付手续费 {percent}', en: 'Payment fee {percent}' },
  fixed_fee: { zh: '固定费用', en: 'Fixed fee' },
  tax: { zh: '价内增值税 {percent}', en: 'VAT in the price {percent}' },
  revenue: { zh: '销售额', en: 'Sales' },
  profit: { zh: '利润', en: 'Profit' },
  loss: { zh: '亏损', en: 'Loss' },
  margin: { zh: '利润率', en: 'Margin' },
  break_even: { zh: '保本售价', en: 'Break-even price' },
  pending: { zh: '正在计算…', en: 'Calculating…' },
  failed: { zh: '没有算出来，请稍后再试', en: 'Could not calculate this; try again in a moment' },
  note: {
    zh: '佣金与手续费按各平台公开的常见费率估算，实际以平台账单为准。',
    en: 'Based on the published rates of each marketplace; the marketplace’s own invoice is what counts.',
  },
})

export const questionText = defineText({
  comma: { zh: '、', en: ', ' },
  q_minimum: { zh: '最少要订多少件？', en: 'What is the smallest order?' },
  a_minimum: {
    zh: '一件起订。{name}不用备货，有订单再生产；10、50、200、1000 件起单价逐级降低。',
    en: 'One piece. {name} is made to order, so there is nothing to stock; the unit price drops at 10, 50, 200 and 1,000 pieces.',
  },
  q_time: { zh: '付款后多久出货？', en: 'How long does it take to ship after payment?' },
  a_time: {
    zh: '最快的仓库付款后 {min}–{max} 小时出货，其他仓库见页面上方；每日截单时间以前付款的订单当天排产。',
    en: 'It ships {min}–{max} hours after payment from the fastest warehouse; the others are listed above. Orders paid before the daily cut-off go into production the same day.',
  },
  q_file: { zh: '图案要做多大？', en: 'How large should the artwork be?' },
  a_file: {
    zh: '正好铺满印区需要 {width_px} × {height_px} 像素（{dpi} dpi）。PNG 透明底最好，低于四分之三会提示清晰度不足。',
    en: '{width_px} × {height_px} px fills the print area at {dpi} dpi. A PNG with a transparent background works best; below three quarters of that size we warn you that the print may look soft.',
  },
  q_wash: { zh: '用什么工艺印在什么材质上？', en: 'What is it made of, and how is it printed?' },
  a_wash: { zh: '工艺：{techniques}。材质：{material}。', en: 'Technique: {techniques}. Material: {material}.' },
  q_late: { zh: '超时未发怎么办？', en: 'What if my order ships late?' },
  a_late: {
    zh: '这件产品在时效赔付区：每超时一天自动返还货款的 {per_day}%，最多 {most}%，直接进入账户余额。',
    en: 'This product comes with an on-time guarantee: {per_day}% of the goods price is credited for each day of delay, up to {most}%, straight to your balance.',
  },
  q_fault: { zh: '收到的货有质量问题怎么办？', en: 'What if the goods are faulty?' },
  a_fault: {
    zh: '提交工单并附照片，核实后免费补发或退款，进度在消息中心里看得到。',
    en: 'Open a support request with photos. Once confirmed we reprint or refund; you are updated at each step in the message centre.',
  },
})

/** Texts of the sections below the fold. */
export const sectionText = defineText({
  tabs: { zh: '产品资料', en: 'About this product' },
  about: { zh: '产品详情', en: 'Details' },
  set: { zh: '套装包含', en: 'In the set' },
  set_piece: { zh: '{name} × {quantity}', en: '{name} × {quantity}' },
  set_note: {
    zh: '一次设计，整套一起生产、一起发货，按套计价。',
    en: 'Designed, made and shipped together, at one price.',
  },
  material: { zh: '材质', en: 'Material' },
  care: { zh: '洗护', en: 'Care' },
  minimum: { zh: '起订量', en: 'Minimum order' },
  pieces: { zh: '{count} 件', en: '{count} {count|piece|pieces}' },
  origin: { zh: '原产国', en: 'Country of origin' },
  responsible: { zh: '欧盟负责人', en: 'EU responsible person' },
  technique: { zh: '工艺', en: 'Technique' },
  grade: { zh: '品质', en: 'Grade' },
  season: { zh: '季节', en: 'Season' },
  gender: { zh: '适用', en: 'For' },
  zones: { zh: '所在专区', en: 'Zones' },
  ships_from: { zh: '发货地', en: 'Ships from' },
  making: { zh: '付款到出货（最快的仓库）', en: 'Ships in, fastest warehouse' },
  hours: { zh: '{min}–{max} 小时', en: '{min}–{max} hours' },

  size: { zh: '尺码表', en: 'Sizes' },
  size_column: { zh: '尺码', en: 'Size' },
  unit: { zh: '单位', en: 'Unit' },
  unit_cm: { zh: '厘米', en: 'cm' },
  unit_inch: { zh: '英寸', en: 'inch' },
  size_note: {
    zh: '手工测量，成衣允许 ±1.5 厘米，其他产品 ±2%。字母对应图中的位置。',
    en: 'Measured by hand: ±1.5 cm for garments, ±2 % otherwise. Letters refer to the drawing.',
  },
  size_drawing: { zh: '{name} 的测量位置', en: 'Where {name} is measured' },

  advice: { zh: '洗护与尺码建议', en: 'Care and fit' },
  advice_copy: { zh: '复制给买家', en: 'Copy for buyers' },
  advice_copied: { zh: '洗护与尺码建议已复制', en: 'Care and size advice copied' },
  fit: { zh: '买家穿哪个尺码', en: 'Which size fits your buyer' },
  fit_chest: { zh: '身体胸围', en: 'Body chest' },
  fit_head: { zh: '头围', en: 'Head' },
  fit_ask_chest: { zh: '买家的胸围（厘米）', en: 'Buyer’s chest in cm' },
  fit_ask_head: { zh: '买家的头围（厘米）', en: 'Buyer’s head in cm' },
  fit_found: { zh: '建议 {size}', en: 'Size {size}' },
  fit_none: { zh: '超出现有尺码', en: 'Larger than our largest size' },
  fit_note: {
    zh: '由尺码表推算：平铺胸宽的两倍减去 {ease} 厘米活动量。喜欢宽松可大一码。',
    en: 'Worked out from the size chart: twice the flat chest width less {ease} cm of ease. For a looser fit, take one size up.',
  },
  mockups: { zh: '效果图下载', en: 'Mockups' },
  mockups_lead: {
    zh: '当前颜色的各个角度，1200 像素。带图案的用的是示例图案；保存您自己的设计后，效果图会自动生成。',
    en: 'Every view in the chosen colour at 1200 px. Printed ones carry a sample artwork; once you save your own design, its mockups are made for you.',
  },
  mockup_printed: { zh: '带图案', en: 'Printed' },
  mockup_blank: { zh: '空白', en: 'Blank' },
  mockup_hero: { zh: '主图', en: 'Main picture' },
  mockup_detail: { zh: '细节', en: 'Close-up' },
  mockup_scene: { zh: '场景', en: 'In use' },
  mockup_scene2: { zh: '场景 2', en: 'In use 2' },
  mockup_of: { zh: '下载“{name}”（{kind}）', en: 'Download {name} ({kind})' },

  guide: { zh: '印区与模板', en: 'Print areas' },
  guide_lead: {
    zh: '下面是 {size} 的实际印区。按像素尺寸做图，或下载模板，在印区图层里设计。',
    en: 'Print areas for size {size}. Prepare artwork at this pixel size, or design inside the print layer of a template.',
  },
  guide_note: { zh: '设计说明', en: 'Before you design' },
  face_flat: { zh: '展开图', en: 'flat' },
  face_cm: { zh: '{width} × {height} 厘米', en: '{width} × {height} cm' },
  face_px: { zh: '{width} × {height} 像素，{dpi} dpi', en: '{width} × {height} px at {dpi} dpi' },
  face_alt: { zh: '{name} 的印区，{width} × {height} 厘米', en: 'Print area {name}, {width} × {height} cm' },
  part_templates: { zh: '模板在“{name}”页', en: 'Templates with {name}' },
  download_png: { zh: 'PNG 模板', en: 'PNG template' },
  download_psd: { zh: 'PSD 模板', en: 'PSD template' },
  download_of: { zh: '下载“{name}”的 {format} 模板', en: 'Download the {format} template of {name}' },

  freight: { zh: '运费', en: 'Freight' },
  profit: { zh: '利润', en: 'Profit' },
  packing: { zh: '包装与重量', en: 'Packing' },
  packing_size: { zh: '包装尺寸（厘米）', en: 'Packed size (cm)' },
  packing_weight: { zh: '重量（克）', en: 'Weight (g)' },
  packing_volume: { zh: '体积重（克）', en: 'Volumetric (g)' },
  packing_note: {
    zh: '每件独立包装，不放价格和{brand}标识。计费重取实重（含包材）与体积重（长 × 宽 × 高 ÷ 6000）的较大者。',
    en: 'Each piece is packed separately, without prices or our name. Carriers charge for the actual weight with packaging or the volumetric weight (L × W × H ÷ 6000), whichever is greater.',
  },
  questions: { zh: '常见问题', en: 'Questions' },
  recommend: { zh: '看了这款的卖家还看', en: 'Goes well with' },
})
