import { business } from './entry.ts'

/** Refusals of the freight desk. */
export const freightErrors = {
  tariff_locked: business(
    409,
    '已排期或生效的价格表不能修改，请复制为新草稿',
    'A scheduled price table cannot be changed; copy it to a new draft',
  ),
  tariff_has_errors: business(
    422,
    '价格表有 {count} 处错误，先改好再排期：{first}',
    'Correct {count} {count|error|errors} in the price table before scheduling it: {first}',
  ),
  tariff_date_past: business(422, '生效日期不能早于今天', 'The table cannot take effect before today'),
  tariff_date_taken: business(
    409,
    '“{name}”已排在 {day} 生效，请换一天或先取消它',
    '“{name}” already takes effect on {day}; choose another day or unschedule it',
  ),
  tariff_sheet_unreadable: business(
    422,
    '没找到价格表：需要一行表头，写明分区或国家、重量和价格',
    'No price table found: it needs a header row with zones or countries, weights and prices',
  ),
  exchange_rate_unknown: business(
    422,
    '没有 {currency} 的汇率，请填写',
    'There is no exchange rate for {currency}; please enter one',
  ),
  channel_code_taken: business(409, '渠道编码 {code} 已被使用', 'The channel code {code} is taken'),
}
