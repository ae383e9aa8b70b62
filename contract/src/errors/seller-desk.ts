import { business, type ErrorEntry } from './entry.ts'

/** Refusals around sellers whom staff look after. */
export const sellerDeskErrors = {
  account_frozen: business(
    423,
    '该账号已被冻结，暂时无法登录。原因：{reason}。请联系客服{contact}',
    'This account is frozen and cannot log in. Reason: {reason}. Please contact support{contact}',
  ),
  view_read_only: {
    status_code: 403,
    http: 403,
    zh: '您正在以卖家身份只读查看，不能修改、下载或导出',
    en: 'You are viewing as the seller, read only: changes, downloads and exports are refused',
  },
  seller_frozen_already: business(409, '该卖家已被冻结', 'This seller is already frozen'),
  seller_not_frozen: business(409, '该卖家没有被冻结', 'This seller is not frozen'),
  note_not_own: business(403, '只能修改或删除自己写的备注', 'Only your own notes can be edited or deleted'),
  adjustment_decided: business(
    409,
    '这笔调整已处理，请刷新',
    'This adjustment has already been handled; refresh to see the result',
  ),
  adjustment_own: business(
    403,
    '不能审批自己提交的调整，请让另一位同事处理',
    'You cannot approve your own request; ask a colleague',
  ),
  adjustment_overdraws: business(
    422,
    '余额只有 ¥{balance}，不够扣减',
    'The balance is only ¥{balance}, not enough for this debit',
  ),
  seller_resets_by_sms: business(
    409,
    '该账户已在使用：请卖家在“忘记密码”中用发到 {phone} 的验证码自行设置新密码',
    'This account is in use: ask the seller to choose a new password under “Forgot password” with a code sent to {phone}',
  ),
  seller_unreachable: business(
    403,
    '该账户已在使用，但没有可用的手机或邮箱。请核实身份后，由可以管理员工的同事生成链接',
    'This account is in use and has no phone or mailbox that can be reached. Verify who is asking, then let a colleague who manages staff make the link',
  ),
  two_step_off_already: business(409, '该用户没有启用两步登录', 'This person does not use two-step login'),
  limit_own: business(
    403,
    '不能修改自己或自己所属角色的额度',
    'You cannot change your own limit or that of a role you hold',
  ),
  level_rules_changed: business(
    409,
    '等级规则刚被他人修改，请刷新后重新预览',
    'Someone else has just changed the levels; refresh and preview again',
  ),
} as const satisfies Record<string, ErrorEntry>
