import { business } from './entry.ts'

export const warehouseErrors = {
  warehouse_code_taken: business(
    409,
    '仓库代码 {code} 已被使用，请换一个',
    'The warehouse code {code} is taken; choose another',
  ),
  warehouse_closed: business(
    409,
    '仓库 {code} 已停用，请先启用或选择其他仓库',
    'Warehouse {code} is closed; reopen it or choose another',
  ),
  stock_document_posted: business(
    409,
    '单据 {number} 已过账，不能再修改；需要更正请红冲',
    'Document {number} is posted and cannot be changed; reverse it instead',
  ),
  stock_document_empty: business(
    422,
    '单据没有明细，请先扫描或添加至少一行',
    'The document has no lines; scan or add at least one',
  ),
  stock_document_draft: business(
    409,
    '单据 {number} 还是草稿，请先过账',
    'Document {number} is still a draft; post it first',
  ),
  stock_document_reversed: business(409, '单据 {number} 已经红冲过', 'Document {number} has already been reversed'),
  stock_reversal_final: business(
    409,
    '红冲单不能再次红冲，请新建单据',
    'A reversal cannot be reversed; create a new document',
  ),
  stock_transfer_arrived: business(
    409,
    '调拨单 {number} 已有到货，请先红冲到货单 {arrival}',
    'Transfer {number} has arrivals; reverse arrival {arrival} first',
  ),
  stock_transfer_complete: business(
    409,
    '调拨单 {number} 已经全部到货或关闭',
    'Transfer {number} is complete; nothing is on the way',
  ),
  stock_short: business(
    409,
    '第 {line} 行 {sku} 库存不足：{warehouse} 现有 {on_hand} 件，需要 {wanted} 件。请修改数量，或先盘点',
    'Line {line}, {sku}: {warehouse} has {on_hand} pieces and {wanted} are needed. Change the quantity or count the shelf first',
  ),
  stock_over_transfer: business(
    422,
    '第 {line} 行 {sku} 到货 {quantity} 件，超过在途的 {open} 件',
    'Line {line}, {sku}: {quantity} pieces arrived but only {open} are on the way',
  ),
  stock_code_unknown: business(
    404,
    '没有找到“{code}”：请核对 SKU 或条码',
    'Nothing has the code “{code}”; check the SKU or barcode',
  ),
  stock_export_too_long: business(
    422,
    '共 {rows} 行，超过一次导出的 {limit} 行，请先筛选仓库或状态',
    'There are {rows} {rows|row|rows} but a file can have {limit}; filter by warehouse or status first',
  ),
} as const
