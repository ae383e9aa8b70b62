import { defineText } from '../../../shared/text/text.ts'

export const brandText = defineText({
  description: {
    zh: '把自己的品牌印在领标、吊牌、感谢卡和包装上。买家看到的是您的品牌，不会出现{brand}的名字。',
    en: 'Put your own brand on neck labels, hang tags, thank-you cards and bags. Buyers see your brand, never ours.',
  },
  add: { zh: '添加品牌', en: 'Add a brand' },
  edit: { zh: '编辑', en: 'Edit' },
  edit_of: { zh: '编辑 {name}', en: 'Edit {name}' },
  remove: { zh: '删除', en: 'Remove' },
  remove_title: { zh: '删除品牌“{name}”？', en: 'Remove the brand “{name}”?' },
  remove_body: {
    zh: '购物车里的商品会失去这个品牌；已下的订单保持当时的品牌。',
    en: 'Cart lines with this brand lose it; existing orders keep what they were placed with.',
  },
  keep: { zh: '保留', en: 'Keep it' },
  removed: { zh: '已删除', en: 'Removed' },
  saved: { zh: '已保存', en: 'Saved' },
  is_default: { zh: '默认品牌', en: 'Default' },
  make_default: { zh: '设为默认品牌', en: 'Set as default' },
  name: { zh: '品牌名称', en: 'Name' },
  name_needed: { zh: '请填写品牌名称', en: 'Enter a brand name' },
  logo: { zh: '标志', en: 'Logo' },
  logo_hint: {
    zh: '透明底的 PNG 最好，建议 800 像素以上。',
    en: 'A PNG with a transparent background, at least 800 px wide, works best.',
  },
  services: { zh: '随货附带', en: 'Includes' },
  services_hint: {
    zh: '在购物车选择品牌时自动加上，按件计费。',
    en: 'Added when you choose the brand for a cart line, charged per piece.',
  },
  service_price: { zh: '{name} {price}/件', en: '{name} {price} each' },
  label_text: { zh: '领标文字', en: 'Text on the neck label' },
  card_message: { zh: '感谢卡文字', en: 'Text on the thank-you card' },
  card_placeholder: { zh: '感谢您的购买，祝您生活愉快！', en: 'Thank you for your order. Enjoy!' },
  save: { zh: '保存', en: 'Save' },
  empty_title: { zh: '还没有品牌', en: 'No brands yet' },
  empty_body: {
    zh: '添加一个，下单时就能带上自己的领标和感谢卡。',
    en: 'Add one and your labels and cards ship with your orders.',
  },
  no_inserts: { zh: '没有附带物', en: 'No extras included' },
})
