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
