import { defineText } from '../../../../shared/text/text.ts'

export const variantText = defineText({
  title: { zh: '规格矩阵', en: 'Variants' },
  corner: { zh: '颜色 \\ 尺码', en: 'Colour \\ size' },
  variant: { zh: '规格', en: 'Variant' },
  shown: { zh: '显示的内容', en: 'Show' },
  offered: { zh: '可选', en: 'Offered' },
  all: { zh: '全部字段', en: 'All values' },
  field_price: { zh: '售价（元）', en: 'Price (¥)' },
  field_cost: { zh: '成本（元）', en: 'Cost (¥)' },
  field_weight: { zh: '重量（克）', en: 'Weight (g)' },
  field_packed: { zh: '包装（厘米）', en: 'Packed (cm)' },
  field_sku: { zh: 'SKU', en: 'SKU' },
  field_barcode: { zh: '条码', en: 'Barcode' },
  example_price: { zh: '例如 39.90', en: 'Such as 39.90' },
  example_cost: { zh: '例如 18.50', en: 'Such as 18.50' },
  example_weight: { zh: '例如 180', en: 'Such as 180' },
  example_packed: { zh: '长 × 宽 × 高，例如 30×25×2', en: 'Length × width × height, such as 30×25×2' },
  example_sku: { zh: '例如 TEE-WHITE-M', en: 'Such as TEE-WHITE-M' },
  example_barcode: { zh: '8、12、13 或 14 位数字', en: '8, 12, 13 or 14 digits' },
  offer_all: { zh: '补齐全部规格', en: 'Offer every combination' },
  fill_skus: { zh: '生成缺少的 SKU', en: 'Fill in missing SKUs' },
  count: {
    zh: '{count} / {possible} 个规格可选',
    en: '{count} of {possible} {possible|combination|combinations} offered',
  },
  none: { zh: '先添加颜色和尺码，再填写每个规格。', en: 'Add colours and sizes first.' },
  keys: {
    zh: '方向键移动，Shift + 方向键选择一片，Ctrl + D 向下填充，Ctrl + R 向右填充，可与表格软件互相复制粘贴；点击颜色或尺码可整行整列修改。',
    en: 'Arrow keys move, Shift + arrows select, Ctrl + D fills down, Ctrl + R fills right. Copy and paste works with spreadsheets. Click a colour or size to change its whole row or column.',
  },
  not_understood: {
    zh: '{count} 个单元格的内容无法识别，已保留原值',
    en: '{count} {count|cell|cells} could not be read and {count|keeps its old value|keep their old values}',
  },
  set_many: { zh: '{name}：统一{field}', en: '{name}: one value for {field}' },
  set_apply: { zh: '应用到 {count} 个规格', en: 'Apply to {count} {count|variant|variants}' },
})
