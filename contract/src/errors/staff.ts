import { business } from './entry.ts'

/** Accounts and roles of the operations console. */
export const staffErrors = {
  refund_seen_old: business(
    409,
    '这个订单刚刚有过退款，请刷新后核对',
    'This order was refunded a moment ago; refresh and check again',
  ),
  refund_not_positive: business(422, '退款金额必须大于 0', 'A refund must be more than zero'),
  staff_self_edit: business(
    403,
    '不能修改自己的账号或角色，请其他管理员操作',
    'You cannot change your own account or roles; ask another administrator',
  ),
  last_administrator: business(
    409,
    '至少要保留一位可登录的管理员，请先把管理员角色授予其他人',
    'At least one administrator must be able to log in; assign the role to someone else first',
  ),
  administrator_fixed: business(
    409,
    '“管理员”角色始终拥有全部权限，不能编辑或删除；可以复制它',
    'The administrator role always has every permission and cannot be changed or deleted; copy it instead',
  ),
  staff_role_in_use: business(
    409,
    '还有 {count} 位员工使用该角色，请先为他们更换角色',
    '{count} staff {count|member still has|members still have} this role; assign another role first',
  ),
  demo_account_fixed: business(
    409,
    '演示账号由所有人共用，不能在这里修改',
    'The demo account is shared by everyone and cannot be changed here',
  ),
}
