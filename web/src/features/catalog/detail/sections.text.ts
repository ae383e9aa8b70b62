import { defineText } from '../../../shared/text/text.ts'

/** Everything below the fold. */
export const sectionText = defineText({
  tabs: { zh: '产品资料', en: 'About this product' },
  about: { zh: '产品详情', en: 'Details' },
  set: { zh: '套装包含', en: 'In the set' },
  set_piece: { zh: '{name} × {quantity}', en: '{name} × {quantity}' },
  set_note: {
    zh: '一次设计，整套一起生产、一起发货，按套计价。',
    en: 'Designed at once, made and shipped together, priced as one.',
  },
  material: { zh: '材质', en: 'Material' },
  technique: { zh: '工艺', en: 'Technique' },
  grade: { zh: '品质', en: 'Grade' },
  season: { zh: '季节', en: 'Season' },
  gender: { zh: '适用', en: 'For' },
  zones: { zh: '所在专区', en: 'Zones' },
  ships_from: { zh: '发货地', en: 'Ships from' },
  making: { zh: '付款到交给物流（最快的仓库）', en: 'Payment to carrier, quickest warehouse' },
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

  guide: { zh: '印区与模板', en: 'Print areas' },
  guide_lead: {
    zh: '下面是 {size} 的实际印区。按像素尺寸做图，或下载模板，在印区图层里设计。',
    en: 'Print areas of size {size}. Prepare artwork at the pixel size, or design inside the print layer of a template.',
  },
  guide_note: { zh: '设计说明', en: 'Before you design' },
  face_flat: { zh: '展开图', en: 'unrolled' },
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
    zh: '每件独立包装，不放价格和印途标识。计费重取实重（含包材）与体积重（长 × 宽 × 高 ÷ 6000）的较大者。',
    en: 'Each piece is packed alone, without prices or our name. Carriers charge the greater of actual weight with packaging and volume (L × W × H ÷ 6000).',
  },
  questions: { zh: '常见问题', en: 'Questions' },
  recommend: { zh: '看了这款的卖家还看', en: 'Goes well with it' },
})
