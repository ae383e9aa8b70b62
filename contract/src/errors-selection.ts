import { business, type ErrorEntry } from './error-entry.ts'

/** Refusals around choosing products: favourites, own pictures, applications, shipping. */
export const selectionErrors = {
  channel_unknown: business(
    422,
    '这个物流渠道不存在或已停用，请换一个',
    'This channel does not exist or is switched off; choose another',
  ),
  channel_not_to_country: business(
    422,
    '所选渠道不到这个国家或地区，请换一个渠道',
    'A chosen channel does not go to this country or region; choose another',
  ),
  application_state: business(
    409,
    '申请的状态已经变化，不能这样操作，请刷新后重试',
    'The application has moved on and does not allow this; refresh and try again',
  ),
  application_limit: business(
    409,
    '最多同时有 {limit} 个申请在审核，请等待结果或先撤回一个',
    'At most {limit} applications can wait for review; wait for an answer or withdraw one',
  ),
  product_withdrawn: business(410, '这款产品已下架', 'This product is no longer offered'),
  product_code_unknown: business(422, '没有编号为“{code}”的产品', 'There is no product with the code “{code}”'),
  favourite_limit: business(409, '最多收藏 {limit} 个产品', 'At most {limit} favourites'),
  own_category_limit: business(409, '最多可建 {limit} 个分类', 'At most {limit} categories'),
  own_category_depth: business(422, '分类最多 {limit} 层', 'Categories go {limit} levels deep at most'),
  show_image_limit: business(
    409,
    '每个产品最多 {limit} 张自有展示图，还可添加 {left} 张',
    'At most {limit} own show images a product; {left} more fit',
  ),
  shipping_rule_limit: business(409, '最多可建 {limit} 条物流规则', 'At most {limit} shipping rules'),
} as const satisfies Record<string, ErrorEntry>
