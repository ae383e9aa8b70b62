import { business, type ErrorEntry } from './entry.ts'

/** What can keep goods from being listed. */
export const listingErrors = {
  listing_by_file: business(
    422,
    '{platform} 暂不支持直接刊登，请导出文件后在平台后台上传',
    '{platform} does not accept listings from us directly; export the file and upload it there',
  ),
  listing_store_closed: business(
    409,
    '店铺“{name}”未授权，请先到店铺管理重新授权',
    '“{name}” is no longer authorised; reauthorise it under Stores',
  ),
  listing_catalogue_silent: business(
    502,
    '没能从店铺“{name}”读取类目或模板：{message}',
    'The categories or templates of “{name}” could not be loaded: {message}',
  ),
  listing_currency: business(
    422,
    '模板“{template}”的币种是 {from}，店铺“{name}”的币种是 {to}，价格会被当成 {to}。请改用币种为 {to} 的模板（参考汇率：1 {to} = {rate} 元）',
    'The template “{template}” uses {from} but the store “{name}” uses {to}, so prices would be read as {to}. Use a template in {to} (for reference: 1 {to} = {rate} CNY)',
  ),
  listing_currency_unrated: business(
    422,
    '模板“{template}”的币种是 {from}，店铺“{name}”的币种是 {to}，价格会被当成 {to}。请改用币种为 {to} 的模板；目前没有 {to} 的参考汇率，请在模板的价格公式里自行填写',
    'The template “{template}” uses {from} but the store “{name}” uses {to}, so prices would be read as {to}. Use a template in {to}; there is no reference rate for {to} yet, so enter one in its price formula',
  ),
  listing_other_platform: business(422, '所选店铺不属于该平台', 'The store belongs to another platform'),
} as const satisfies Record<string, ErrorEntry>
