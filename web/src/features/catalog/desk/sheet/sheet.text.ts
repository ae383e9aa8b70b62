import { defineText } from '../../../../shared/text/text.ts'

export const sheetText = defineText({
  title: { zh: '表格导出与导入', en: 'Spreadsheets' },
  description: {
    zh: '把整个产品目录导出为 xlsx，修改后再导入；确认前会逐项显示差异。',
    en: 'Export the whole catalogue as an xlsx file, edit it and import it again; you see every difference before it takes effect.',
  },
  back: { zh: '返回产品列表', en: 'Back to the products' },
  out: { zh: '导出', en: 'Export' },
  out_products: { zh: '导出产品（每行一款）', en: 'Products, one row each' },
  out_variants: { zh: '导出规格（每行一个 SKU）', en: 'Variants, one row per SKU' },
  out_help: {
    zh: '产品表包含名称、类目、交期等；规格表包含售价、成本、重量、条码等。请保留编码和 SKU 两列。',
    en: 'The product file has names, categories and lead times; the variant file has prices, costs, weights and barcodes. Keep the code and SKU columns.',
  },
  into: { zh: '导入', en: 'Import' },
  drop: { zh: '拖入或选择修改后的 xlsx', en: 'Drop or choose the edited xlsx file' },
  drop_help: { zh: '最大 40 MB，先检查，不会直接修改', en: 'Up to 40 MB; it is checked first and nothing changes yet' },
  uploading: { zh: '正在上传', en: 'Uploading' },
  checking: { zh: '正在与目录比较，已读 {rows} 行', en: 'Comparing with the catalogue, {rows} {rows|row|rows} read' },
  checked: {
    zh: '{rows} 行中有 {differences} 处差异，涉及 {products} 款产品；{problems} 行无法使用',
    en: '{differences} {differences|difference|differences} in {rows} {rows|row|rows}, for {products} {products|product|products}; {problems} {problems|row|rows} cannot be used',
  },
  same: { zh: '文件与目录一致，没有需要修改的内容', en: 'The file matches the catalogue; there is nothing to change' },
  applying: { zh: '正在修改，已完成 {changed} / {products} 款', en: 'Changing products: {changed} of {products}' },
  done: {
    zh: '已修改 {changed} 款产品，{refused} 款因不符合上架要求未修改',
    en: '{changed} {changed|product|products} changed; {refused} left unchanged because {refused|it does|they do} not meet the requirements for sale',
  },
  failed: { zh: '文件无法读取：{why}', en: 'The file could not be read: {why}' },
  apply: { zh: '确认修改 {products} 款产品', en: 'Change {products} {products|product|products}' },
  apply_ask: {
    zh: '在售产品立即按新内容显示，可在每款产品的历史中恢复。',
    en: 'Products on sale change immediately; each can be restored from its history.',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  another: { zh: '换一个文件', en: 'Choose another file' },
  row: { zh: '行', en: 'Row' },
  product: { zh: '产品 / SKU', en: 'Product / SKU' },
  field: { zh: '字段', en: 'Field' },
  before: { zh: '现在', en: 'Now' },
  after: { zh: '修改为', en: 'New' },
  none: { zh: '没有差异', en: 'No differences' },
  wide: { zh: '差异表', en: 'Differences' },
})
