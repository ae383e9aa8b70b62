import { business } from './entry.ts'

/** Refusals around money. */
export const walletErrors = {
  authentication_pending: business(
    409,
    '已有一份资料在审核，请等待结果或先撤回',
    'Documents are already under review; wait for the answer or withdraw them',
  ),
  authentication_state: business(
    409,
    '这份资料的状态已经变化，请刷新后重试',
    'The status of these documents has changed; refresh and try again',
  ),
  amount_out_of_range: business(
    422,
    '金额应在 {min} 到 {max} 元之间',
    'The amount must be between {min} and {max} CNY',
  ),
  pay_way_unavailable: business(
    504,
    '{name}暂时没有响应，请稍后再试或使用余额支付',
    '{name} is not responding; try again later or pay from your balance',
  ),
  payment_over: business(
    409,
    '这笔付款已经完成或已关闭，请刷新查看',
    'This payment is already paid or closed; refresh to see it',
  ),
  refund_too_much: business(409, '退款不能超过实付金额', 'A refund cannot exceed the amount paid'),
  recharge_handled: business(
    409,
    '这笔充值已经处理过，请刷新查看',
    'This recharge has already been handled; refresh to see it',
  ),
  bank_no_used: business(409, '这个银行流水号已经入账', 'This bank transfer has already been booked'),
  withdraw_handled: business(
    409,
    '这笔提现已经处理过，请刷新查看',
    'This withdrawal has already been handled; refresh to see it',
  ),
  withdraw_after_password: business(
    409,
    '密码刚刚修改过，为了资金安全，请在 {hours} 小时后再提现',
    'The password was changed recently; to protect your money, withdrawals open again in {hours} hours',
  ),
  withdraw_limit: business(
    409,
    '最多同时有 {limit} 笔提现在处理，请等其中一笔完成',
    'You can have up to {limit} open withdrawals; wait for one to finish',
  ),
  plan_lower: business(
    409,
    '当前套餐等级更高，到期前不能换成较低的套餐',
    'Your current plan has a higher level; you can switch to a lower one when it ends',
  ),
  price_changed: business(
    409,
    '价格已变化，请确认新的价格后再支付',
    'The price has changed; check the new one before you pay',
  ),
  address_blocked: business(422, '该地址在黑名单中：{reason}', 'This address is on your blacklist: {reason}'),
  address_limit: business(409, '最多保存 {limit} 个地址', 'You can save up to {limit} addresses'),
} as const
