import { defineText } from '../../../shared/text/text.ts'

export const gridPanelsText = defineText({
  goods_rail: { zh: '商品图', en: 'Goods' },
  goods_note: {
    zh: '选一个商品，把它的各个印刷面和颜色放进格子，拼成展示图。',
    en: 'Choose goods and lay their faces and colours into the cells as a show image.',
  },
  goods_search: { zh: '按名称查找商品', en: 'Find goods by name' },
  goods_none: { zh: '还没有商品，先在设计台保存一个', en: 'No goods yet; save one in the studio first' },
  goods_fill: { zh: '一键铺满格子', en: 'Fill all cells' },
  goods_back: { zh: '换一个商品', en: 'Other goods' },
  goods_making: { zh: '这个商品的图片还在生成', en: 'The pictures of these goods are being made' },
  template_rail: { zh: '底版模板', en: 'Templates' },
  template_note: {
    zh: '套用后布局和背景会换掉，已放的图片留在格子里。',
    en: 'Layout and background change; pictures stay in their cells.',
  },
  template_own: { zh: '我的模板', en: 'My templates' },
  template_bought: { zh: '已购模板', en: 'Bought templates' },
  template_none: { zh: '还没有模板，导出时可存为底版模板', en: 'None yet; keep one when exporting' },
  template_gone: {
    zh: '这个模板打不开，可能已被删除',
    en: 'This template cannot be opened; it may have been deleted',
  },
  template_more: { zh: '看看付费底版模板', en: 'See paid base templates' },
})
