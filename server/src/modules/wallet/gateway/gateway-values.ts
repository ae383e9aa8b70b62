import type { PayChannel } from '@inkroute/contract/wallet/payment'
import type { AppCtx } from '../../../infra/context.ts'
import { sandboxAccount } from '../../../infra/services/sandbox-account.ts'

export type GatewayValues = Readonly<Record<string, string>>

/** Settings and secrets of a gateway: what staff entered, or the account the sandbox opened for the demo. */
export function gatewayValues(ctx: AppCtx, channel: Exclude<PayChannel, 'alipay'>): Promise<GatewayValues> {
  const choice = ctx.services.find(channel)
  if (choice) return Promise.resolve(choice.values)
  const path = `/${channel.replace('_', '-')}`
  // Stripe's client takes a host but no path.
  return sandboxAccount(ctx, channel, { path: `${path}/merchant`, endpoint: channel === 'stripe' ? '' : path })
}

/** Something made of the values, such as a client, kept as long as the values are. */
export function keptBy<T>(make: (values: GatewayValues) => T): (values: GatewayValues) => T {
  const kept = new WeakMap<GatewayValues, T>()
  return (values) => {
    const found = kept.get(values) ?? make(values)
    kept.set(values, found)
    return found
  }
}

/** A key as it is copied from a console: with or without its header lines, with or without line breaks. */
export function toPem(text: string, kind: 'PRIVATE KEY' | 'PUBLIC KEY' | 'CERTIFICATE'): string {
  const label = /-----BEGIN ([A-Z ]+)-----/.exec(text)?.[1] ?? kind
  const body = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, '')
  return `-----BEGIN ${label}-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`
}
