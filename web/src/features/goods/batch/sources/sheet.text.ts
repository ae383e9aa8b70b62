import { defineText } from '../../../../shared/text/text.ts'

export const sheetText = defineText({
  title: { zh: '导入变量表格', en: 'Import variables' },
  choose: { zh: '选择 xlsx 或 csv 文件', en: 'Choose an xlsx or csv file' },
  hint: {
    zh: '第一行是列名，之后每行生成一组商品。列可填进模板文字、图片位和商品名。',
    en: 'The first line names the columns; each further row makes a set of listings.',
  },
  reading: { zh: '正在读取', en: 'Reading' },
  worksheet: { zh: '工作表', en: 'Worksheet' },
  columns: { zh: '列的用途', en: 'What columns are' },
  as_text: { zh: '文字', en: 'Words' },
  as_picture: { zh: '图片名', en: 'Name of a picture' },
  as_none: { zh: '不用', en: 'Not used' },
  empty_cells: { zh: '{count} 行是空的，对应位置会留空', en: 'Empty in {count} rows; its place stays empty there' },
  preview: { zh: '前 {count} 行', en: 'First {count} rows' },
  cut_rows: { zh: '超出上限，已略过 {count} 行', en: '{count} rows beyond the limit were left out' },
  cut_columns: { zh: '超出上限，已略过 {count} 列', en: '{count} columns beyond the limit were left out' },
  cut_values: {
    zh: '{count} 个格子超过 300 字，只保留前 300 字',
    en: '{count} cells are longer than 300 characters and were cut',
  },
  missing: {
    zh: '图库里没有 {count} 张图片，用到的行会跳过：{names}',
    en: '{count} pictures are not in the library; their rows are left out: {names}',
  },
  look_again: { zh: '上传后重新查找', en: 'Look again after uploading' },
  take: { zh: '使用 {count} 行', en: 'Use {count} rows' },
  cancel: { zh: '取消', en: 'Cancel' },
})
