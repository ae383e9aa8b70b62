import { business, type ErrorEntry } from './error-entry.ts'

/** Refusals around choosing products: favourites, own pictures, applications, shipping, the cart. */
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
  cart_full: business(
    409,
    '购物车最多放 {limit} 行，请先结算或移除一些',
    'The cart holds at most {limit} lines; order or remove some',
  ),
  task_unknown: business(404, '没有任务码“{code}”', 'There is no task with the code “{code}”'),
  task_finished: business(409, '这个任务已经完成或取消', 'This task is finished or cancelled'),
  tracking_taken: business(409, '运单号“{tracking_no}”已经用过', 'The tracking number “{tracking_no}” is taken'),
  order_not_packed: business(
    409,
    '订单 {order_no} 还没有打包或已经发货',
    'Order {order_no} is not packed yet or has left',
  ),
  cart_line_not_ready: business(
    409,
    '“{name}”现在不能下单，请在购物车里处理后再结算',
    '“{name}” cannot be ordered now; put it right in the cart first',
  ),
  checkout_changed: business(
    409,
    '价格或库存刚刚有变化，请核对新的金额后再提交',
    'Prices or stock have just changed; look at the new amount and submit again',
  ),
  checkout_line_twice: business(422, '同一行商品不能同时寄往两个地址', 'One line cannot go to two addresses'),
  checkout_no_channel: business(
    422,
    '有商品没有可用的物流渠道，请更换仓库或地址',
    'No channel goes there for some goods; choose another warehouse or address',
  ),
  order_action_refused: business(409, '现在不能“{action}”：{reason}', '“{action}” is not possible now: {reason}'),
  order_line_not_open: business(
    409,
    '这一行所在的订单已不是待处理状态',
    'The order of this line is no longer waiting for it',
  ),
  brand_name_taken: business(409, '已有同名品牌', 'There is a brand of this name'),
  brand_limit: business(409, '最多添加 {limit} 个品牌', 'At most {limit} brands'),
  order_needs_line: business(422, '至少保留一件商品', 'Keep at least one line'),
  order_split_too_many: business(422, '拆出的数量超过了这一行', 'More pieces than the line has'),
  order_split_nothing: business(422, '拆分后两边都要有商品', 'Both parts need something'),
  order_merge_one: business(422, '至少选择两个订单', 'Choose at least two orders'),
  order_merge_address: business(409, '收货地址不同，不能合并', 'They go to different addresses'),
  order_merge_warehouse: business(409, '发货仓库不同，不能合并', 'They leave from different warehouses'),
  order_merge_paid: business(409, '已付款和未付款的订单不能合并', 'Some are paid and some are not'),
  order_merge_source: business(409, '来自不同店铺，不能合并', 'They came from different stores'),
  order_merge_store: business(
    409,
    '店铺订单要逐单回传物流，不能合并',
    'Orders of a store are reported one by one and cannot be merged',
  ),
  cart_warehouse_without_item: business(
    409,
    '“{name}”没有可发货的仓库，请换一个仓库或规格',
    'No warehouse can send “{name}”; choose another warehouse or variant',
  ),
  shipping_rule_limit: business(409, '最多可建 {limit} 条物流规则', 'At most {limit} shipping rules'),
} as const satisfies Record<string, ErrorEntry>
