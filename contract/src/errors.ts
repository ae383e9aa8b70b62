/**
 * Every error a caller can meet, by name. `{word}` is filled from the error's details.
 * `http` is 200 where the envelope alone carries the code, as the specification asks.
 */
export interface ErrorEntry {
  readonly status_code: number
  readonly http: 200 | 401 | 403 | 500 | 503
  readonly zh: string
  readonly en: string
}

const business = (status_code: number, zh: string, en: string): ErrorEntry => ({ status_code, http: 200, zh, en })

export const errors = {
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
  not_ready: {
    status_code: 503,
    http: 503,
    zh: '服务正在启动，请稍后再试',
    en: 'The service is starting, please try again',
  },

  invalid_input: business(422, '{summary}', '{summary}'),
  not_found: business(404, '没有找到对应的内容，可能已被删除', 'Not found; it may have been deleted'),
  conflict: business(409, '内容已被修改，请刷新后重试', 'The content has changed; refresh and try again'),
  too_many_requests: business(429, '操作太频繁，请 {seconds} 秒后再试', 'Too many requests, try again in {seconds} s'),
  body_too_large: business(413, '提交的内容太大，最多 {limit}', 'The request is too large, at most {limit}'),
  idempotency_conflict: business(
    409,
    '同一个 Idempotency-Key 不能用于不同的内容',
    'This Idempotency-Key was used with a different body',
  ),
  idempotency_running: business(409, '相同的请求正在处理，请稍候', 'The same request is still being processed'),

  wrong_credentials: business(422, '用户名或密码错误', 'Wrong username or password'),
  wrong_password: business(422, '当前密码不正确', 'The current password is wrong'),
  account_locked: business(
    429,
    '登录失败次数过多，请 {minutes} 分钟后再试，或通过“忘记密码”重设',
    'Too many failed logins; try again in {minutes} min, or reset the password',
  ),
  captcha_required: business(422, '请先验证', 'Please verify first'),
  captcha_failed: business(422, '验证未通过，请再试一次', 'That did not fit, please try again'),
  captcha_expired: business(422, '验证已失效，请重新验证', 'The verification has expired, please verify again'),
  sms_too_soon: business(429, '验证码已发送，请 {seconds} 秒后再试', 'A code was just sent, try again in {seconds} s'),
  sms_daily_limit: business(
    429,
    '该手机号今天获取验证码的次数已用完，请明天再试',
    'This phone has had all its codes for today, try again tomorrow',
  ),
  sms_code_wrong: business(422, '验证码错误或已失效', 'The code is wrong or has expired'),
  username_taken: business(422, '该用户名已被使用，请换一个', 'This username is taken, choose another'),
  phone_taken: business(422, '该手机号已绑定其他账号', 'This phone belongs to another account'),
  jump_token_invalid: business(422, '跳转链接已失效，请重新打开', 'This link has expired, please open it again'),
  wechat_unavailable: business(504, '微信暂时没有响应，请稍后再试', 'WeChat does not answer, try again later'),

  hot_key_conflict: business(
    422,
    '快捷键 {key} 已用于“{name}”，请换一个组合',
    'The hot key {key} is already used for “{name}”; choose another combination',
  ),
  recipient_unknown: business(
    422,
    '没有找到用户名或手机号为“{recipient}”的卖家',
    'There is no seller with the username or phone “{recipient}”',
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
  return errors[name][language].replace(/\{(\w+)\}/g, (whole, key: string) => String(details[key] ?? whole))
}
