import type { Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/service/service'
import { storePlatforms } from '@inkroute/contract/store/platforms'
import { readCompany } from '../../infra/company/company.ts'
import type { AppCtx, PublicCtx, StaffCtx } from '../../infra/context.ts'
import type { FoundFigures } from '../../infra/module/watched-figures.ts'
import {
  bankAccount,
  isConfigurable,
  isServiceOn,
  isSetByServer,
  marketState,
  missingSettings,
  serviceNames,
  serviceState,
} from '../../infra/services/services.ts'
import { serviceHealth } from '../../infra/settings/settings.queries.ts'
import { hasWechatLogin } from './wechat/wechat-route.ts'

export async function getServices(ctx: PublicCtx): Promise<Reply<typeof contract.getServices>> {
  return {
    sms: isServiceOn(ctx, 'sms'),
    mail: isServiceOn(ctx, 'mail'),
    wechat: isServiceOn(ctx, 'wechat'),
    wechat_login: hasWechatLogin(ctx),
    alipay: isServiceOn(ctx, 'alipay'),
    bank: (await bankAccount(ctx)) !== null,
  }
}

export async function listServices(ctx: StaffCtx): Promise<Reply<typeof contract.listServices>> {
  const has_own_bank = (await readCompany(ctx.db)).bank.number !== ''
  const known = new Map((await serviceHealth(ctx.db)).map((row) => [row.service, row]))
  const findHealth = (name: string) => {
    const row = known.get(name)
    return row
      ? { last_ok_at: row.last_ok_at, failing_since: row.failing_since, last_error: row.last_error ?? '' }
      : null
  }
  return {
    is_demo: ctx.config.demo,
    services: serviceNames.map((name) => {
      const is_configurable = isConfigurable(name)
      const chosen = is_configurable && !isSetByServer(ctx, name) ? ctx.services.find(name) : undefined
      const is_own_bank = name === 'bank' && has_own_bank
      return {
        name,
        state: is_own_bank ? 'configured' : serviceState(ctx, name),
        missing: is_own_bank ? [] : missingSettings(ctx, name),
        provider: is_own_bank ? 'company' : (chosen?.provider ?? null),
        is_configurable,
        health: serviceState(ctx, name) === 'configured' ? findHealth(name) : null,
      }
    }),
    markets: storePlatforms.map(({ id, slug }) => ({ platform: id, slug, state: marketState(ctx, slug) })),
    markets_file: Object.keys(ctx.config.markets).length > 0,
  }
}

/** One failure may be a wrong address or a buyer's card. */
const FAILURES_IN_A_ROW = 3
const DAY_MS = 86_400_000

/** Configured services that have only failed of late, and for how long. One that nobody has called for a day may work again. */
export async function failingServices(ctx: Pick<AppCtx, 'db' | 'clock'>): Promise<FoundFigures> {
  const now = ctx.clock.now().getTime()
  const configurable = new Set<string>(serviceNames)
  return (await serviceHealth(ctx.db)).flatMap(({ service, failures, failing_since, last_at }) => {
    const is_failing = failures >= FAILURES_IN_A_ROW && new Date(last_at).getTime() > now - DAY_MS
    if (!is_failing || failing_since === null || !configurable.has(service)) return []
    return [{ about: service, value: (now - new Date(failing_since).getTime()) / 1000 }]
  })
}
