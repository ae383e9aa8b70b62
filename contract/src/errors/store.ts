import { business } from './entry.ts'

/** What goes wrong with stores and marketplaces. */
export const storeErrors = {
  domain_taken: business(409, '域名 {host} 已被使用', '{host} is already in use'),
  domain_known: business(409, '域名 {host} 已经添加过', 'You have already added {host}'),
  domain_limit: business(409, '最多添加 {limit} 个域名', 'You can have up to {limit} domains'),
  domain_not_active: business(409, '域名 {host} 还没有生效，请先检测', '{host} does not work yet; check it first'),
  store_platform_unknown: business(422, '暂不支持这个平台', 'This platform is not supported'),
  store_limit: business(
    409,
    '当前会员等级最多连接 {limit} 个店铺，升级后可连接更多',
    'Your level allows {limit} stores; upgrade to connect more',
  ),
  store_taken: business(
    409,
    '店铺“{name}”已连接到另一个印途账号，请先在那里解除授权',
    'The store “{name}” is connected to another InkRoute account; disconnect it there first',
  ),
  store_other_shop: business(
    409,
    '您授权的是“{name}”，不是要重新授权的店铺。请在平台上切换到正确的店铺后再试',
    'You approved “{name}”, which is not the store you are reauthorising. Switch to the right store and try again',
  ),
  store_state_invalid: business(
    422,
    '授权链接已失效或已使用，请回到店铺管理重新授权',
    'This authorisation link has expired or has already been used; start again from your stores',
  ),
  store_auth_refused: business(422, '平台没有通过授权：{reason}', 'The platform refused: {reason}'),
  store_keys_pending: business(
    409,
    '还没有收到网站发来的密钥，请稍等几秒再试；如果网站无法访问外网，请改用粘贴密钥的方式',
    'The site has not sent its keys yet; try again in a few seconds, or paste the keys manually',
  ),
  store_unreachable: business(
    504,
    '平台暂时没有响应，请稍后再试（{reason}）',
    'The platform is not responding; try again later ({reason})',
  ),
  store_domain: business(
    422,
    '请填写店铺域名，例如 my-shop{suffix}',
    'Enter the store domain, for example my-shop{suffix}',
  ),
  store_not_authorised: business(409, '店铺未授权，请先授权', 'The store is not authorised; authorise it first'),
  store_open_orders: business(
    409,
    '该店铺还有 {count} 个未完成的订单，请先处理完或取消后再删除',
    'This store still has {count} unfinished {count|order|orders}; finish or cancel {count|it|them} first',
  ),
  store_sync_soon: business(429, '刚刚同步过，请 {seconds} 秒后再试', 'Synced just now; try again in {seconds} s'),
} as const
