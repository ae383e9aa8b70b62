import { business } from './entry.ts'

export const afterSaleErrors = {
  work_over: business(409, '这张工单已结束', 'This request has been closed'),
  work_exists: business(
    409,
    '这些商品已有未结束的工单 {work_no}，请在其中继续沟通',
    'There is already an open request {work_no} for these goods; please continue there',
  ),
  work_holds_order: business(
    409,
    '这些商品有售后工单 {work_no}，要改商品请在工单里联系客服',
    'These goods have an open request {work_no}; ask support there to change them',
  ),
  work_line_unknown: business(422, '所选商品不在这张订单里', 'The selected goods are not part of this order'),
  work_too_many_pieces: business(
    422,
    '数量超过了购买的 {quantity} 件',
    'Only {quantity} {quantity|piece was|pieces were} ordered',
  ),
  work_empty_message: business(422, '请写点什么，或附上图片', 'Write something or add a picture'),
  work_refund_too_much: business(422, '退款超过了可退金额 ¥{left}', 'Only ¥{left} can be refunded'),
  work_nothing_to_refund: business(422, '这些商品没有可退的金额', 'Nothing can be refunded for these goods'),
  work_coupon_amount: business(422, '请填写优惠券面额', 'Enter the coupon value'),
  work_not_return: business(409, '只有退货申请可以这样做', 'This is only possible for returns'),
  conversation_too_many: business(
    409,
    '您已有 {count} 个未结束的对话，请在其中继续',
    'You have {count} open {count|conversation|conversations}; please continue there',
  ),
  staff_picture_unknown: business(404, '图片不存在，请重新上传', 'The picture no longer exists; upload it again'),
} as const
