import { business } from './entry.ts'

/** Why a spreadsheet cannot be read. */
export const sheetErrors = {
  sheet_not_a_sheet: business(
    422,
    '这不是表格文件，请上传 .xlsx 或 .csv',
    'This is not a spreadsheet; upload an .xlsx or .csv file',
  ),
  sheet_old_or_locked: business(
    422,
    '文件是旧版 .xls 或设了密码，请另存为不带密码的 .xlsx 再上传',
    'The file is an old .xls or has a password; save it as .xlsx without a password',
  ),
  sheet_broken: business(
    422,
    '文件已损坏，打不开。请用表格软件打开并重新保存后再上传',
    'The file is damaged; open it in a spreadsheet program, save it again and upload it',
  ),
  sheet_too_large: business(
    413,
    '文件太大：最多 {limit_mb} MB、{limit_cells} 个单元格。请拆成几个文件',
    'The file is too large: at most {limit_mb} MB and {limit_cells} cells. Split it into several files',
  ),
  sheet_too_many_rows: business(
    422,
    '行数太多：一个文件最多 {limit_rows} 行，请拆成几个文件',
    'Too many rows: one file can have up to {limit_rows}. Split it into several files',
  ),
  sheet_too_many_columns: business(
    422,
    '第 {row} 行的列数太多，最多 {limit_columns} 列',
    'Row {row} has too many columns, at most {limit_columns}',
  ),
  sheet_open_quote: business(
    422,
    '第 {row} 行的引号没有闭合，请检查后重新保存',
    'A quotation mark opened in row {row} is never closed; correct it and save again',
  ),
  sheet_empty: business(422, '文件里没有内容', 'The file is empty'),
} as const
