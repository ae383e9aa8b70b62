import { business, type ErrorEntry } from './entry.ts'

/** What can keep a batch run from starting or going on. */
export const batchErrors = {
  batch_nothing: business(
    422,
    '没有可生成的组合，请选择图案或填入表格数据',
    'There is nothing to make; choose artworks or rows of a sheet',
  ),
  batch_all_left_out: business(
    422,
    '所有组合都被跳过（重复、缺图片、没有颜色或清晰度不足），请调整后再开始',
    'Every cell would be left out as a repeat, for want of a picture or a colour, or as too coarse; change the settings and try again',
  ),
  batch_too_large: business(
    422,
    '一次最多生成 {limit} 个商品，当前 {count} 个；升级会员可提高上限',
    'A run makes at most {limit} goods at your level; these are {count}',
  ),
  batch_name_rule: business(
    422,
    '命名规则有误，请检查变量和符号',
    'The naming rule is wrong; check its variables and signs',
  ),
  batch_rows_without_use: business(
    422,
    '表格数据没有用到：请选择带占位的模板，或在命名规则里使用列名',
    'The rows are used nowhere: choose a template with places to fill, or use a column in the names',
  ),
  batch_many_runs: business(
    429,
    '最多同时进行 {limit} 个批量任务，请等待或取消一个',
    'At most {limit} runs go on at once; wait for one or cancel it',
  ),
  batch_not_now: business(
    409,
    '任务当前状态不能执行此操作，请刷新后再试',
    'The run cannot do that in its present state; refresh and try again',
  ),
  batch_group_name: business(409, '已有同名的产品组“{name}”', 'There is a group called “{name}” already'),
  batch_gone: business(
    422,
    '有 {count} 个产品或图案已不可用，去掉后才能开始',
    '{count} products or artworks can no longer be used; take them out to start',
  ),
  batch_template_gone: business(
    422,
    '所选的模板已不存在，请换一个模板',
    'The chosen template no longer exists; choose another',
  ),
  batch_no_colour: business(
    422,
    '颜色规则没有给这个产品留下可选的颜色，已跳过',
    'The colour rules leave this product no colour, so it was left out',
  ),
  batch_group_limit: business(422, '最多保存 {limit} 个产品组', 'At most {limit} groups of products are kept'),
  batch_low_resolution: business(
    422,
    '图案清晰度不足（{dpi} dpi，要求 {wanted}），已跳过',
    'The artwork is too coarse ({dpi} dpi of {wanted}) and was left out',
  ),
  batch_picture_missing: business(
    422,
    '图库里没有表格所说的图片“{picture}”，已跳过',
    'The library has no picture “{picture}” as the row says; it was left out',
  ),
  batch_artwork_empty: business(
    422,
    '图案“{artwork}”完全透明，印不出任何内容，已跳过',
    'The artwork “{artwork}” is clear all over: nothing would be printed, so it was left out',
  ),
  batch_repeat: business(
    422,
    '同一图案已在该产品上做过或正在生成，已跳过',
    'This artwork was made on this product before, or is being made',
  ),
  batch_trouble: business(
    500,
    '连续出错，任务已暂停；请稍后继续',
    'Too many failures in a row; the run holds, resume it later',
  ),
} as const satisfies Record<string, ErrorEntry>
