import { fill } from '../fill.ts'
import { afterSaleErrors } from './after-sale.ts'
import { batchErrors } from './batch.ts'
import { brandErrors } from './brand.ts'
import { catalogueErrors } from './catalogue.ts'
import { designErrors } from './design.ts'
import { business, type ErrorEntry } from './entry.ts'
import { freightErrors } from './freight.ts'
import { goodsErrors } from './goods.ts'
import { importErrors } from './import.ts'
import { listingErrors } from './listing.ts'
import { materialErrors } from './material.ts'
import { privacyErrors } from './privacy.ts'
import { selectionErrors } from './selection.ts'
import { sellerDeskErrors } from './seller-desk.ts'
import { serviceErrors } from './service.ts'
import { sheetErrors } from './sheet.ts'
import { staffErrors } from './staff.ts'
import { storeErrors } from './store.ts'
import { uploadErrors } from './upload.ts'
import { walletErrors } from './wallet.ts'
import { warehouseErrors } from './warehouse.ts'

/** Every error a caller can meet, by name. Large families have their own files. */
export const errors = {
  ...afterSaleErrors,
  ...uploadErrors,
  ...selectionErrors,
  ...goodsErrors,
  ...batchErrors,
  ...brandErrors,
  ...catalogueErrors,
  ...designErrors,
  ...freightErrors,
  ...materialErrors,
  ...walletErrors,
  ...warehouseErrors,
  ...storeErrors,
  ...serviceErrors,
  ...staffErrors,
  ...sheetErrors,
  ...importErrors,
  ...listingErrors,
  ...sellerDeskErrors,
  ...privacyErrors,
  unauthorized: {
    status_code: 401,
    http: 401,
    zh: '登录已过期，请重新登录',
    en: 'Your session has expired, please log in again',
  },
  forbidden: {
    status_code: 403,
    http: 403,
    zh: '当前账号没有“{permission}”权限，请联系主账号开通',
    en: 'This account lacks the permission “{permission}”; ask the main account for it',
  },
  wrong_console: {
    status_code: 403,
    http: 403,
    zh: '该账号不能访问此控制台',
    en: 'This account cannot use this console',
  },
  internal: {
    status_code: 500,
    http: 500,
    zh: '服务器出了点问题，请稍后再试（编号 {request_id}）',
    en: 'Something went wrong on our side, please try again later (reference {request_id})',
  },
  database_away: {
    status_code: 500,
    http: 503,
    zh: '数据库暂时连接不上，系统正在自动恢复，请稍后再试',
    en: 'The database cannot be reached; it is being recovered. Please try again in a moment',
  },
  server_busy: {
    status_code: 503,
    http: 503,
    zh: '系统当前很繁忙，这次操作没有执行，请稍后再试',
    en: 'The system is very busy and nothing was done. Please try again in a moment',
  },
  not_ready: {
    status_code: 503,
    http: 503,
    zh: '服务正在启动，请稍后再试',
    en: 'The service is starting, please try again',
  },

  invalid_input: business(422, '{summary}', '{summary}'),
  not_found: business(404, '没有找到对应的内容，可能已被删除', 'Not found; it may have been deleted'),
  conflict: business(409, '内容已被修改，请刷新后重试', 'The content has changed; refresh and try again'),
  // Proxies, crawlers and programs read the HTTP status and Retry-After, not our envelope.
  too_many_requests: {
    status_code: 429,
    http: 429,
    zh: '操作太频繁，请 {seconds} 秒后再试',
    en: 'Too many requests, try again in {seconds} s',
  },
  uploads_under_way: {
    status_code: 429,
    http: 429,
    zh: '同时上传的文件太多，请等其中一些传完后再试',
    en: 'Too many files are being uploaded at once. Wait until some are done, then try again',
  },
  body_too_large: business(413, '提交的内容太大，最多 {limit}', 'The request is too large; the limit is {limit}'),
  body_too_complex: business(
    413,
    '提交的内容层级太深或条目太多',
    'The request is nested too deeply or has too many parts',
  ),
  storage_full: business(
    507,
    '存储空间已满，文件没有保存。我们已收到告警，请稍后再试',
    'Storage is full and the file was not saved. We have been alerted; please try again later',
  ),
  todo_full: business(
    422,
    '待办最多 {max} 条，请先完成一些',
    'You can have up to {max} open to-dos; finish some first',
  ),
  idempotency_conflict: business(
    409,
    '同一个 Idempotency-Key 不能用于不同的内容',
    'This Idempotency-Key was used with a different body',
  ),
  idempotency_key_needed: business(
    428,
    '此操作涉及资金，请在请求头中提供 Idempotency-Key（最长 200 个字符），以免重复扣款',
    'This call moves money: send an Idempotency-Key header of at most 200 characters, so that it happens once',
  ),
  idempotency_running: business(409, '相同的请求正在处理，请稍候', 'The same request is still being processed'),
  idempotency_unknown: business(
    409,
    '该请求已执行，但结果未能保存，请刷新核对后再操作',
    'This request was completed, but the result could not be saved; refresh and check before trying again',
  ),

  wrong_credentials: business(422, '用户名或密码错误', 'Wrong username or password'),
  wrong_password: business(422, '当前密码不正确', 'The current password is incorrect'),
  password_common: business(
    422,
    '这个密码太常见，容易被猜到，请换一个',
    'This password is too common and easily guessed; choose another',
  ),
  password_is_name: business(
    422,
    '密码不能是您的用户名或手机号，请换一个',
    'Your password cannot be your username or phone number; choose another',
  ),
  account_disabled: business(
    422,
    '该账号已停用，请联系主账号或客服',
    'This account is disabled; contact the main account or support',
  ),
  account_locked: business(
    429,
    '从这里登录失败的次数过多，请 {minutes} 分钟后再试，或通过“忘记密码”重设',
    'Too many failed logins from here; try again in {minutes} min, or reset the password',
  ),
  captcha_required: business(422, '请先验证', 'Please verify first'),
  captcha_failed: business(422, '验证未通过，请再试一次', 'Verification failed, please try again'),
  captcha_expired: business(422, '验证已失效，请重新验证', 'The verification has expired, please verify again'),
  sms_too_soon: business(429, '验证码已发送，请 {seconds} 秒后再试', 'A code was just sent, try again in {seconds} s'),
  sms_daily_limit: business(
    429,
    '该手机号 24 小时内获取验证码的次数已用完，请稍后再试',
    'This phone number has reached its limit of codes for 24 hours; try again later',
  ),
  mail_daily_limit: business(
    429,
    '该邮箱 24 小时内获取验证码的次数已用完，请稍后再试',
    'This email address has reached its limit of codes for 24 hours; try again later',
  ),
  sms_code_wrong: business(422, '验证码错误或已失效', 'The code is wrong or has expired'),
  username_taken: business(422, '该用户名已被使用，请换一个', 'This username is taken; choose another'),
  phone_taken: business(422, '该手机号已绑定其他账号', 'This phone number belongs to another account'),
  email_wrong: business(422, '请填写邮箱，例如 name@example.com', 'Enter an email address such as name@example.com'),
  email_taken: business(422, '该邮箱已绑定其他账号', 'This email belongs to another account'),
  email_needed: business(422, '请先在账号安全中绑定邮箱', 'Add an email address under account security first'),
  wechat_needed: business(422, '请先绑定微信', 'Link WeChat first'),
  mail_stop_unknown: business(
    422,
    '链接已失效，请登录后在通知设置中关闭邮件',
    'This link no longer works; log in and change your notification settings',
  ),
  jump_token_invalid: business(422, '跳转链接已失效，请重新打开', 'This link has expired, please open it again'),
  wrong_code: business(
    422,
    '验证码不正确或已使用，请输入新的验证码',
    'The code is wrong or has already been used; enter a new one',
  ),
  step_expired: business(422, '登录已超时，请重新输入密码', 'Your login timed out; enter your password again'),
  enrolment_expired: business(422, '二维码已过期，请重新开始', 'This QR code has expired; start again'),
  two_step_required: business(
    422,
    '正式环境必须使用两步登录，不能关闭',
    'Two-step login is required here and cannot be switched off',
  ),
  invite_expired: business(
    422,
    '链接已失效或已使用，请向管理员索取新链接',
    'This link has expired or has already been used; ask your administrator for a new one',
  ),
  session_replaces: business(
    409,
    '您已登录账号“{present}”，打开此链接会切换到“{next}”',
    'You are logged in as “{present}”; this link would switch to “{next}”',
  ),
  wechat_unavailable: business(504, '微信暂时没有响应，请稍后再试', 'WeChat is not responding; try again later'),

  hot_key_conflict: business(
    422,
    '快捷键 {key} 已用于“{name}”，请换一个组合',
    'The shortcut {key} is already used for “{name}”; choose another combination',
  ),
  recipient_unknown: business(
    422,
    '没有找到用户名或手机号为“{recipient}”的卖家',
    'There is no seller with the username or phone “{recipient}”',
  ),

  export_kind_unknown: business(422, '没有这种导出', 'This export does not exist'),
  export_too_many: business(
    429,
    '已有 {limit} 个导出在进行，请等其中一个完成',
    '{limit} exports are already running; wait for one to finish',
  ),
  export_not_running: business(
    409,
    '导出已经结束，无法取消',
    'The export has already finished and cannot be cancelled',
  ),
  export_not_finished: business(409, '导出还在进行，请先取消', 'The export is still running; cancel it first'),
  export_failed: business(500, '导出时出错，请重试', 'The export failed; try again'),

  unknown_time_zone: business(422, '没有“{time_zone}”这个时区', 'There is no time zone “{time_zone}”'),
  role_name_taken: business(422, '已有同名角色，请换一个名称', 'A role with this name already exists; choose another'),
  role_in_use: business(
    409,
    '还有 {count} 个子账号使用该角色，请先为它们更换角色',
    '{count} {count|sub-account still has|sub-accounts still have} this role; assign another role first',
  ),
  role_limit: business(409, '最多可建 {limit} 个角色', 'You can have up to {limit} roles'),
  unknown_permission: business(422, '没有“{key}”这个权限', 'There is no permission “{key}”'),
  sub_account_limit: business(
    409,
    '当前等级最多 {limit} 个启用的子账号，升级会员或停用其他子账号后再试',
    'Your level allows {limit} active {limit|sub-account|sub-accounts}; upgrade or disable another one first',
  ),
  grant_beyond_own: {
    status_code: 403,
    http: 403,
    zh: '不能授予或管理自己没有的权限：{permission}',
    en: 'You cannot grant or manage permissions you do not have: {permission}',
  },
  self_edit: {
    status_code: 403,
    http: 403,
    zh: '不能修改自己的账号或角色，请联系主账号',
    en: 'You cannot change your own account or roles; ask the main account',
  },

  content_key_taken: business(409, '“{key}” 已经存在，请直接编辑它', '“{key}” already exists; edit that one instead'),
  content_live: business(409, '访客正在看到它，请先撤下再删除', 'It is live; unpublish it before deleting it'),
  content_window: business(422, '结束时间要晚于开始时间', 'The end must be later than the start'),
  content_unknown_fact: business(
    422,
    '文中的 {token} 没有对应的数据，请检查拼写',
    'There is no data for {token}; please check the spelling',
  ),
  page_unknown_path: business(
    422,
    '页面地址 {path} 不在内容页之列，不能更改',
    'The path {path} is not a content page and cannot be changed',
  ),
  content_no_draft: business(409, '没有待发布的修改', 'There are no changes to publish'),
  help_category_in_use: business(
    409,
    '该分类下还有 {count} 篇文章，请先移走或撤下',
    'This category still has {count} {count|article|articles}; move or unpublish {count|it|them} first',
  ),
  help_category_unknown: business(422, '请选择已发布的分类', 'Choose a published category'),
  content_unknown_products: business(
    422,
    '这些产品不存在或已下架，请移除后再发布：{codes}',
    'These products do not exist or are no longer for sale; remove them before you publish: {codes}',
  ),
  picture_unreadable: business(
    422,
    '无法读取这张图片，请上传 PNG、JPG 或 WebP，每边不超过 8000 像素',
    'The picture cannot be read; upload PNG, JPG or WebP with sides of up to 8000 px',
  ),

  coupon_closed: business(
    409,
    '这张优惠券现在不能领取：活动未开始、已结束或已暂停',
    'This coupon cannot be collected right now: it has not started, has ended or is paused',
  ),
  coupon_gone: business(409, '这张优惠券已被领完', 'All of these coupons have been collected'),
  coupon_level: business(
    403,
    '这张优惠券需要{level}及以上会员，升级后可领取',
    'This coupon is for {level} members and above; upgrade to collect it',
  ),
  coupon_not_usable: business(409, '这张优惠券不能用于该订单', 'This coupon cannot be used for this order'),
  campaign_state: business(
    409,
    '活动当前状态不能这样操作，请刷新后重试',
    'This is not possible in the campaign’s current status; refresh and try again',
  ),

  design_quota_exceeded: business(
    501,
    '已超出当前设计数量，请购买设计数量服务',
    'You exceeded the current design quantity, please buy the design quantity service',
  ),
  balance_insufficient: business(
    502,
    '账户余额不足，请充值后再支付',
    'Account balance insufficient, please recharge before paying',
  ),
  balance_insufficient_or_alipay: business(
    503,
    '账户余额不足，请充值后再支付，或直接使用支付宝支付',
    'Account balance insufficient, please recharge before paying, or pay directly with Alipay',
  ),
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof errors
export type Language = 'zh' | 'en'

export function errorText(name: ErrorName, language: Language, details: Record<string, string | number> = {}): string {
  return fill(errors[name][language], details)
}
