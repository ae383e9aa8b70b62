import { business } from './entry.ts'

/** What goes wrong when files become orders. */
export const importErrors = {
  template_import_header: business(
    422,
    '没有找到表头，第一行需要有“底版编号”这一列；请用示例表格填写',
    'No header row was found; one column must be “Product code”. Start from the sample sheet',
  ),
  template_import_rows: business(
    422,
    '一次最多 {limit} 行，请分成几个表格',
    'Up to {limit} rows at a time; split the sheet',
  ),
  template_import_nothing: business(422, '没有可以生成的行', 'There are no rows to create goods from'),
  template_import_running: business(
    409,
    '正在生成商品，请等它结束',
    'Goods are still being created; wait for it to finish',
  ),
  import_no_rows: business(422, '表头下面没有订单行', 'There are no rows below the header'),
  import_file_erased: business(
    409,
    '原文件已按个人数据请求删除，请重新上传',
    'The file was removed at a person’s request; please upload it again',
  ),
  import_nothing_mapped: business(
    422,
    '请先指定“订单号”对应的列',
    'Choose the column that contains the order number first',
  ),
  import_nothing_ready: business(
    422,
    '没有可导入的订单，请先处理标出的问题',
    'There are no orders to import; fix the marked problems first',
  ),
  import_nothing_made: business(
    422,
    '这次导入没有生成订单，不需要撤销',
    'This import created no orders; there is nothing to undo',
  ),
  import_template_name_taken: business(
    422,
    '已有同名模板，请换一个名称',
    'A template with this name already exists; choose another',
  ),
  import_state_changed: business(
    409,
    '这次导入的状态已改变，请刷新后再操作',
    'This import has changed in the meantime; refresh and check again',
  ),
} as const
