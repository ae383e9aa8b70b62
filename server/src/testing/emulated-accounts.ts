import { generateKeyPairSync } from 'node:crypto'
import type { LabelCarrier } from '@inkroute/contract/service/carriers'
import type { PayChannel } from '@inkroute/contract/wallet/payment'
import { sandboxServiceKey } from '../infra/derived-key.ts'
import { postSigned } from '../infra/signed-post.ts'

type Values = Record<string, string>

/** Where the emulators are, and the secret of the installation they were started for. */
export interface Emulators {
  readonly sandbox_url: string
  readonly app_secret: string
}

type EmulatedService = Parameters<typeof sandboxServiceKey>[1]

const ask = <T>(
  { sandbox_url, app_secret }: Emulators,
  service: EmulatedService,
  path: string,
  body: object,
): Promise<T> => postSigned({ url: sandbox_url + path, key: sandboxServiceKey(app_secret, service), body })

async function alipayAccount(emulators: Emulators): Promise<Values> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const { app_id, seller_id, alipay_public_key } = await ask<{
    app_id: string
    seller_id: string
    alipay_public_key: string
  }>(emulators, 'alipay', '/alipay/merchant', { public_key: publicKey })
  const endpoint = `${emulators.sandbox_url}/alipay/gateway.do`
  return { app_id, seller_id, private_key: privateKey, public_key: alipay_public_key, endpoint }
}

/** What the console of a payment company shows an operator: keys to enter as if the company were real. */
export async function emulatedCashier(emulators: Emulators, channel: PayChannel): Promise<Values> {
  if (channel === 'alipay') return alipayAccount(emulators)
  const path = `/${channel.replace('_', '-')}`
  const values = await ask<Values>(emulators, channel, `${path}/merchant`, {})
  // Stripe's client takes a host but no path.
  return { ...values, endpoint: emulators.sandbox_url + (channel === 'stripe' ? '' : path) }
}

/** The same for a carrier, which pushes what happens to parcels to the shop. */
export async function emulatedCarrier(emulators: Emulators, carrier: LabelCarrier, origin: string): Promise<Values> {
  const callback_url = `${origin}/req/frontend/carrier/${carrier}`
  const values = await ask<Values>(emulators, 'carrier', `/carrier/accounts/${carrier}`, { callback_url })
  return { ...values, endpoint: emulators.sandbox_url + (values.endpoint ?? '') }
}
