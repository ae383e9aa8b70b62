import { defineText } from '../../../shared/text/text.ts'

export const labelText = defineText({
  title: { zh: '打印标签', en: 'Print labels' },
  preset: { zh: '标签纸', en: 'Paper' },
  '50x30': { zh: '50 × 30 mm（卷纸）', en: '50 × 30 mm (roll)' },
  '60x40': { zh: '60 × 40 mm（卷纸）', en: '60 × 40 mm (roll)' },
  'a4-21': { zh: 'A4 每页 21 张（63.5 × 38.1 mm）', en: 'A4 sheet of 21 (63.5 × 38.1 mm)' },
  'a4-40': { zh: 'A4 每页 40 张（48.5 × 25.4 mm）', en: 'A4 sheet of 40 (48.5 × 25.4 mm)' },
  copies: { zh: '每个 SKU 张数', en: 'Labels per SKU' },
  skip: { zh: '首页已用张数', en: 'Labels already used on the first sheet' },
  with_title: { zh: '印商品名称', en: 'Include name' },
  with_price: { zh: '印售价', en: 'Include price' },
  summary: { zh: '{skus} 个 SKU，共 {labels} 张标签', en: '{skus} {skus|SKU|SKUs}, {labels} {labels|label|labels}' },
  too_many: { zh: '一次最多 {limit} 张', en: 'Up to {limit} at once' },
  none: { zh: '没有可打印的 SKU', en: 'No SKUs to print' },
  fallback: {
    zh: '没有条码的 SKU 打印其 SKU 编码（Code 128）',
    en: 'SKUs without a barcode show their SKU code (Code 128)',
  },
  make: { zh: '生成 PDF', en: 'Create PDF' },
  close: { zh: '关闭', en: 'Close' },
  working: { zh: '正在生成 {labels} 张标签', en: 'Creating {labels} {labels|label|labels}' },
  ready: {
    zh: '已生成 {pages} 页，{labels} 张标签',
    en: '{pages} {pages|page|pages} with {labels} {labels|label|labels} ready',
  },
  dense: {
    zh: '{count} 张条码较密，建议用 60 × 40 mm 或改用二维码',
    en: '{count} {count|label has|labels have} very narrow bars; use 60 × 40 mm or QR',
  },
  failed: { zh: '生成失败，请再试一次', en: 'The PDF could not be created; try again' },
  open: { zh: '打开 PDF', en: 'Open PDF' },
})
