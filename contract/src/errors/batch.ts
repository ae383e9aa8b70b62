import { business, type ErrorEntry } from './entry.ts'

/** What can keep a batch run from starting or going on. */
export const batchErrors = {
  batch_nothing: business(
    422,
    '没有可生成的组合，请选择图案或填入表格数据',
    'There is nothing to create; choose artworks or fill in a sheet',
  ),
  batch_all_left_out: business(
    422,
    '所有组合都被跳过（重复、缺图片、没有颜色或清晰度不足），请调整后再开始',
    'Every cell would be skipped (duplicate, missing picture, no colour or low resolution); change the settings and try again',
  ),
  batch_too_large: business(
    422,
    '一次最多生成 {limit} 个商品，当前 {count} 个；升级会员可提高上限',
    'Your level allows up to {limit} goods per run; this run has {count}. Upgrade to raise the limit',
  ),
  batch_name_rule: business(
    422,
    '命名规则有误，请检查变量和符号',
    'The naming rule is not valid; check its variables and symbols',
  ),
  batch_rows_without_use: business(
    422,
    '表格数据没有用到：请选择带占位的模板，或在命名规则里使用列名',
    'The rows are not used anywhere: choose a template with slots, or use a column in the naming rule',
  ),
  batch_many_runs: business(
    429,
    '最多同时进行 {limit} 个批量任务，请等待或取消一个',
    'You can have up to {limit} runs at a time; wait for one to finish or cancel it',
  ),
  batch_not_now: business(
    409,
    '任务当前状态不能执行此操作，请刷新后再试',
    'This is not possible in the run’s current status; refresh and try again',
  ),
  batch_group_name: business(409, '已有同名的产品组“{name}”', 'A group named “{name}” already exists'),
  batch_gone: business(
    422,
    '有 {count} 个产品或图案已不可用，去掉后才能开始',
    '{count} {count|product or artwork is|products or artworks are} no longer available; remove {count|it|them} to start',
  ),
  batch_template_gone: business(
    422,
    '所选的模板已不存在，请换一个模板',
    'The chosen template no longer exists; choose another',
  ),
  batch_no_colour: business(
    422,
    '颜色规则没有给这个产品留下可选的颜色，已跳过',
    'The colour rules leave no colour for this product, so it was skipped',
  ),
  batch_group_limit: business(422, '最多保存 {limit} 个产品组', 'You can save up to {limit} product groups'),
  batch_low_resolution: business(
    422,
    '图案清晰度不足（{dpi} dpi，要求 {wanted}），已跳过',
    'The artwork’s resolution is too low ({dpi} dpi, {wanted} required), so it was skipped',
  ),
  batch_picture_missing: business(
    422,
    '图库里没有表格所说的图片“{picture}”，已跳过',
    'The picture “{picture}” named in the sheet is not in your library, so the row was skipped',
  ),
  batch_artwork_empty: business(
    422,
    '图案“{artwork}”完全透明，印不出任何内容，已跳过',
    'The artwork “{artwork}” is fully transparent and would print nothing, so it was skipped',
  ),
  batch_no_subject: business(
    422,
    '“{artwork}”没有找到主体，已保留背景。可在单品设计里用画笔抠图',
    'No subject was found in “{artwork}”, so its background was kept. Cut it out with the brush in the studio',
  ),
  batch_repeat: business(
    422,
    '同一图案已在该产品上做过或正在生成，已跳过',
    'This artwork has already been created on this product, or is in progress; skipped',
  ),
  batch_trouble: business(
    500,
    '连续出错，任务已暂停；请稍后继续',
    'Too many failures in a row; the run is paused. Resume it later',
  ),
} as const satisfies Record<string, ErrorEntry>
