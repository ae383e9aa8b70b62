import type { Language } from '@inkroute/contract/errors/errors'
import type { Exchange } from '@inkroute/contract/wallet/exchange'
import { type PayChannel, payChannelNames, payChannels } from '@inkroute/contract/wallet/payment'
import { AppError } from '../../../infra/app-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { isServiceOn, serviceState } from '../../../infra/services/services.ts'
import { insertCall } from '../../../infra/settings/settings.queries.ts'
import { alipayGateway } from '../alipay/alipay-gateway.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayValues } from '../gateway/gateway-values.ts'
import { paypalGateway } from '../paypal/paypal-gateway.ts'
import { stripeGateway } from '../stripe/stripe-gateway.ts'
import { wechatPayGateway } from '../wechat-pay/wechat-pay-gateway.ts'

const gateways: Record<PayChannel, Gateway> = {
  alipay: alipayGateway,
  wechat_pay: wechatPayGateway,
  stripe: stripeGateway,
  paypal: paypalGateway,
}

const getName = (ctx: AppCtx, channel: PayChannel): string =>
  payChannelNames[channel][(ctx as { readonly language?: Language }).language ?? 'zh']

export const waysOn = (ctx: AppCtx): PayChannel[] => payChannels.filter((channel) => isServiceOn(ctx, channel))

export function requireWay(ctx: AppCtx, channel: PayChannel): Gateway {
  if (!isServiceOn(ctx, channel)) throw new AppError('pay_way_off', { name: getName(ctx, channel) })
  return gateways[channel]
}

/** Currency and rate the operator chose; null where the gateway charges in CNY. */
export async function findExchange(ctx: AppCtx, channel: PayChannel): Promise<Exchange | null> {
  if (channel === 'alipay' || channel === 'wechat_pay') return null
  const { currency = '', rate = '' } = await gatewayValues(ctx, channel)
  return { currency, rate }
}

const MAX_ANSWER = 300

/** Asks a gateway and notes whether it answered. */
async function askNoted<T>(ctx: AppCtx, channel: PayChannel, ask: (gateway: Gateway) => Promise<T>): Promise<T> {
  const gateway = requireWay(ctx, channel)
  const started = performance.now()
  const note = async (is_ok: boolean, answer: string) => {
    if (serviceState(ctx, channel) !== 'configured') return
    const duration_ms = Math.round(performance.now() - started)
    const call = { service: channel, provider: channel, is_ok, duration_ms, answer: answer.slice(0, MAX_ANSWER) }
    await insertCall(ctx.db, call, ctx.clock.now())
  }
  const outcome = await ask(gateway).then(
    (answer) => ({ answer }),
    async (error: Error) => {
      await note(false, error.message)
      throw error
    },
  )
  await note(true, 'OK')
  return outcome.answer
}

/** Any failure to reach a gateway becomes one error for the seller. */
export async function askGateway<T>(
  ctx: AppCtx,
  channel: PayChannel,
  ask: (gateway: Gateway) => Promise<T>,
): Promise<T> {
  try {
    return await askNoted(ctx, channel, ask)
  } catch (error) {
    if (error instanceof AppError) throw error
    // The clients' messages contain hosts and codes, never keys.
    ctx.log.error({ channel, reason: (error as Error).message }, 'a payment gateway does not answer')
    throw new AppError('pay_way_unavailable', { name: getName(ctx, channel) })
  }
}

/** For the button that tries the settings: what was answered is thrown as it is. */
export const testGateway = (ctx: AppCtx, channel: PayChannel): Promise<string> =>
  askNoted(ctx, channel, (gateway) => gateway.test(ctx))
