import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { AlipaySdk } from 'alipay-sdk'
import type { AlipayConfig, Config } from '../../../config/config.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { keepOnce, readNote } from '../../../infra/db/installation.ts'
import { requireOutside } from '../../../infra/outside/fetch-outside.ts'
import { seal, unseal } from '../../../infra/settings/sealed.ts'
import type { ServiceChoice } from '../../../infra/settings/settings.ts'
import { sandboxUrl, signedPost } from '../../../infra/signed-post.ts'
import { toPem } from '../gateway/gateway-values.ts'

/** Our Alipay account and its client. */
export interface AlipayAccount {
  readonly app_id: string
  readonly seller_id: string
  readonly sdk: AlipaySdk
}

const KEY_NAME = 'alipay-app-key'
const PURPOSE = 'alipay-app-key'
const TIMEOUT_MS = 8_000

/** By the settings they were made of. */
const accounts = new WeakMap<Config | ServiceChoice, Promise<AlipayAccount>>()

const makeKeyPair = promisify(generateKeyPair)

/** Our private key, generated once and stored encrypted in the database, so that all nodes share it. */
async function ownPrivateKey(ctx: AppCtx): Promise<string> {
  const { app_secret } = ctx.config
  const kept = await readNote<string>(ctx.db, KEY_NAME)
  if (kept) return unseal(app_secret, PURPOSE, Buffer.from(kept, 'base64'))
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const stored = await keepOnce(ctx.db, KEY_NAME, seal(app_secret, PURPOSE, pem).toString('base64'))
  return unseal(app_secret, PURPOSE, Buffer.from(stored, 'base64'))
}

async function getClient(appId: string, privateKey: string, alipayPublicKey: string, gateway: string) {
  const { AlipaySdk: Sdk } = await import('alipay-sdk')
  return new Sdk({
    appId,
    privateKey,
    alipayPublicKey,
    gateway,
    keyType: 'PKCS8',
    signType: 'RSA2',
    timeout: TIMEOUT_MS,
  })
}

async function configuredAccount(alipay: AlipayConfig): Promise<AlipayAccount> {
  const { app_id, seller_id, gateway } = alipay
  const [private_key, public_key] = await Promise.all([
    readFile(alipay.private_key_file, 'utf8'),
    readFile(alipay.public_key_file, 'utf8'),
  ])
  return { app_id, seller_id, sdk: await getClient(app_id, private_key.trim(), public_key.trim(), gateway) }
}

async function chosenAccount({ values }: ServiceChoice): Promise<AlipayAccount> {
  const { app_id = '', seller_id = '', private_key = '', public_key = '' } = values
  const gateway = values.endpoint || 'https://openapi.alipay.com/gateway.do'
  // The official client takes no agent; it sends a signature and never the key.
  await requireOutside(gateway)
  const sdk = await getClient(app_id, toPem(private_key, 'PRIVATE KEY'), toPem(public_key, 'PUBLIC KEY'), gateway)
  return { app_id, seller_id, sdk }
}

/** In the sandbox we register automatically; at Alipay an operator does it once and configures the result. */
async function sandboxAccount(ctx: AppCtx): Promise<AlipayAccount> {
  const private_key = await ownPrivateKey(ctx)
  const public_key = createPublicKey(createPrivateKey(private_key)).export({ type: 'spki', format: 'pem' }).toString()
  const answer = await signedPost<{ app_id: string; seller_id: string; alipay_public_key: string }>(ctx, {
    service: 'alipay',
    path: '/alipay/merchant',
    body: { public_key },
  })
  const gateway = `${sandboxUrl(ctx)}/alipay/gateway.do`
  const sdk = await getClient(answer.app_id, private_key.trim(), answer.alipay_public_key.trim(), gateway)
  return { app_id: answer.app_id, seller_id: answer.seller_id, sdk }
}

export function alipayAccount(ctx: AppCtx): Promise<AlipayAccount> {
  const { alipay } = ctx.config
  const choice = alipay ? undefined : ctx.services.find('alipay')
  const source = choice ?? ctx.config
  const known = accounts.get(source)
  if (known) return known
  const opening = alipay ? configuredAccount(alipay) : choice ? chosenAccount(choice) : sandboxAccount(ctx)
  accounts.set(source, opening)
  // Failures are not cached: the next caller retries.
  opening.catch(() => accounts.delete(source))
  return opening
}
