import { DOMAIN_PROOF_PATH } from '@inkroute/contract/domain/domain'
import { MAIL_STOP_PATH } from '@inkroute/contract/message/delivery'
import { PLAIN_BUYER_PAGE } from '@inkroute/contract/personal/buyer'
import { SHOP_PAGE, SHOP_PICTURE } from '@inkroute/contract/personal/shop-names'

/**
 * The part of the path behind one of these opens somebody's page or speaks for their shop. `deploy/nginx/log.conf` has the
 * same list.
 */
export const beforeSecrets: readonly string[] = [
  '/personalise/',
  '/en/personalise/',
  PLAIN_BUYER_PAGE,
  SHOP_PAGE,
  SHOP_PICTURE,
  '/req/frontend/personal/buyer/',
  '/req/frontend/personal/shop/',
  MAIL_STOP_PATH,
  `${DOMAIN_PROOF_PATH}/`,
  '/market-hook/[^/]+/',
]

const secret = new RegExp(`^(${beforeSecrets.map((start) => start.replaceAll('.', '\\.')).join('|')})[^/]+`, 'i')

/** An address for the log: without its query, which may carry tokens and signatures, and without secrets in its path. */
export const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(secret, '$1*')
