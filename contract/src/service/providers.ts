import { carrierProviders } from './carrier-providers.ts'
import { mailProviders } from './mail-providers.ts'
import { paymentProviders } from './payment-providers.ts'
import type { Provider } from './provider.ts'
import { smsProviders } from './sms-providers.ts'
import { wechatProviders } from './wechat-providers.ts'

/** Services that staff set up on the screen; the others are set by the server's environment. */
export const configurableServices = [
  'sms',
  'mail',
  'wechat',
  'alipay',
  'wechat_pay',
  'stripe',
  'paypal',
  'easypost',
  'yunexpress',
  'fourpx',
  'track17',
] as const
export type ConfigurableService = (typeof configurableServices)[number]

export const providersOf: Record<ConfigurableService, readonly Provider[]> = {
  sms: smsProviders,
  mail: mailProviders,
  wechat: wechatProviders,
  ...paymentProviders,
  ...carrierProviders,
}

/** Whom the test button writes to; none: it only asks whether the keys are right. */
export const testTargets: Record<ConfigurableService, 'phone' | 'email' | 'none'> = {
  sms: 'phone',
  mail: 'email',
  wechat: 'none',
  alipay: 'none',
  wechat_pay: 'none',
  stripe: 'none',
  paypal: 'none',
  easypost: 'none',
  yunexpress: 'none',
  fourpx: 'none',
  track17: 'none',
}

export const findProvider = (service: ConfigurableService, key: string): Provider | undefined =>
  providersOf[service].find((provider) => provider.key === key)
