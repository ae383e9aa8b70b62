import type { ConfigurableService } from '@inkroute/contract/service/providers'
import { configurableServices } from '@inkroute/contract/service/providers'
import { AppError } from '../app-error.ts'
import { readCompany } from '../company/company.ts'
import type { AppCtx } from '../context.ts'

/** Outside services. Each is configured, emulated by the sandbox (demo only), or off. */
export const serviceNames = [
  'alipay',
  'wechat_pay',
  'stripe',
  'paypal',
  'bank',
  'sms',
  'mail',
  'wechat',
  'easypost',
  'yunexpress',
  'fourpx',
  'track17',
] as const
export type ServiceName = (typeof serviceNames)[number]
type ServiceState = 'configured' | 'sandbox' | 'off'

type Ctx = Pick<AppCtx, 'config' | 'sandbox_url' | 'services'>

/** Settings of the environment that switch a service on. */
const settings: Record<ServiceName, readonly string[]> = {
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'],
  wechat_pay: [],
  stripe: [],
  paypal: [],
  bank: ['BANK_HOLDER', 'BANK_NAME', 'BANK_ACCOUNT'],
  sms: [],
  mail: [],
  wechat: [],
  easypost: [],
  yunexpress: [],
  fourpx: [],
  track17: [],
}

export const isConfigurable = (name: ServiceName): name is ConfigurableService =>
  configurableServices.some((service) => service === name)

/** By environment variables, which win over what staff entered. */
export const isSetByServer = ({ config }: Pick<AppCtx, 'config'>, name: ServiceName): boolean =>
  (name === 'alipay' || name === 'bank' || name === 'sms' || name === 'mail') && config[name] !== undefined

const isConfigured = (ctx: Ctx, name: ServiceName): boolean =>
  isSetByServer(ctx, name) || (isConfigurable(name) && ctx.services.find(name) !== undefined)

const getState = (ctx: Pick<AppCtx, 'sandbox_url'>, is_configured: boolean): ServiceState =>
  is_configured ? 'configured' : ctx.sandbox_url === undefined ? 'off' : 'sandbox'

export const serviceState = (ctx: Ctx, name: ServiceName): ServiceState => getState(ctx, isConfigured(ctx, name))

/** Our app at a marketplace; the operator's file wins over what staff entered. */
export const marketConfig = ({ config, services }: Pick<AppCtx, 'config' | 'services'>, slug: string) =>
  config.markets[slug] ?? services.market(slug)

export const marketState = (ctx: Ctx, slug: string): ServiceState =>
  getState(ctx, marketConfig(ctx, slug) !== undefined)

/** Whether sellers may connect shops of it: one that staff are still trying out is not offered. */
export const isMarketOffered = (ctx: Ctx, slug: string): boolean =>
  marketState(ctx, slug) !== 'off' &&
  (ctx.config.markets[slug] !== undefined || ctx.services.market(slug)?.is_hidden !== true)

export const isServiceOn = (ctx: Ctx, name: ServiceName): boolean => serviceState(ctx, name) !== 'off'

/** What the operator has to set for this service; empty when it is configured or cannot be configured. */
export const missingSettings = (ctx: Ctx, name: ServiceName): string[] =>
  isConfigured(ctx, name) ? [] : [...settings[name]]

/** A fictional account, shown only in the demo. */
const demoBank = { holder: '印途（深圳）供应链有限公司', bank: '招商银行深圳科技园支行', number: '7559 2018 8810 666' }

type BankCtx = Pick<AppCtx, 'config' | 'sandbox_url' | 'db'>

/** Where bank transfers go: the account staff entered, else the one from the settings; null while there is none. */
export async function bankAccount(ctx: BankCtx) {
  const { bank } = await readCompany(ctx.db)
  if (bank.number) return bank
  return ctx.config.bank ?? (ctx.sandbox_url === undefined ? null : demoBank)
}

export async function requireBankAccount(ctx: BankCtx) {
  const account = await bankAccount(ctx)
  if (!account) throw new AppError('bank_off')
  return account
}

/** Throws if the service is off. */
export function requireService(ctx: Ctx, name: 'sms' | 'mail' | 'wechat'): void {
  if (!isServiceOn(ctx, name)) throw new AppError(`${name}_off`)
}
