import type * as contract from '@inkroute/contract/auth/service'
import type { Reply } from '@inkroute/contract/endpoint'
import { storePlatforms } from '@inkroute/contract/store/platforms'
import type { PublicCtx, StaffCtx } from '../../infra/context.ts'
import { isServiceOn, marketState, missingSettings, serviceNames, serviceState } from '../../infra/services.ts'

export async function getServices(ctx: PublicCtx): Promise<Reply<typeof contract.getServices>> {
  return {
    sms: isServiceOn(ctx, 'sms'),
    wechat: isServiceOn(ctx, 'wechat'),
    alipay: isServiceOn(ctx, 'alipay'),
    bank: isServiceOn(ctx, 'bank'),
  }
}

export async function listServices(ctx: StaffCtx): Promise<Reply<typeof contract.listServices>> {
  return {
    is_demo: ctx.config.demo,
    services: serviceNames.map((name) => ({
      name,
      state: serviceState(ctx, name),
      missing: missingSettings(ctx, name),
    })),
    markets: storePlatforms.map(({ id, slug }) => ({ platform: id, slug, state: marketState(ctx, slug) })),
    markets_file: Object.keys(ctx.config.markets).length > 0,
  }
}
