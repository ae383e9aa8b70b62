import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { payChannels } from '../../contract/src/wallet/payment.ts'
import { sandboxSecret } from '../../server/src/infra/derived-key.ts'
import { openSandbox } from '../../server/src/infra/sandbox-process.ts'
import { createBuckets } from '../../server/src/infra/storage/s3-client.ts'
import { emulatedCarrier, emulatedCashier } from '../../server/src/testing/emulated-accounts.ts'
import { emulatedStore } from '../../server/src/testing/emulated-store.ts'
import { freePort } from '../../server/src/testing/node-process.ts'

/** A service as an operator enters it. */
export interface ServiceEntry {
  readonly service: string
  readonly provider: string
  readonly values: Readonly<Record<string, string>>
  /** Whom the test button writes to. */
  readonly to?: string
}

/** Marketplaces whose addresses can be replaced, so that their emulators can be named as if they were a region. */
const MARKETS: Readonly<Record<string, Record<string, string>>> = {
  etsy: {},
  tiktok: { service_id: '7431000000000000001' },
}

const BUCKET = 'inkroute-production'

async function cashiers(sandbox_url: string, app_secret: string): Promise<ServiceEntry[]> {
  const entries = payChannels.map(async (service) => {
    const values = await emulatedCashier({ sandbox_url, app_secret }, service)
    return { service, provider: service, values }
  })
  return Promise.all(entries)
}

async function carrier(sandbox_url: string, app_secret: string, origin: string): Promise<ServiceEntry> {
  const values = await emulatedCarrier({ sandbox_url, app_secret }, 'yunexpress', origin)
  return { service: 'yunexpress', provider: 'yunexpress', values }
}

const messengers = (sandbox_url: string, smtp_port: number): ServiceEntry[] => [
  {
    service: 'mail',
    provider: 'smtp',
    values: {
      ...{ host: '127.0.0.1', port: String(smtp_port), security: 'none', user: 'inkroute' },
      ...{ password: 'sandbox-smtp-password', from_address: 'no-reply@inkhouse.example' },
    },
    to: 'boss@inkhouse.example',
  },
  {
    service: 'sms',
    provider: 'alibaba',
    values: {
      ...{ access_key_id: 'LTAI5tSandbox', access_key_secret: 'sandbox-alibaba-secret', sign_name: '印途' },
      ...{ code_template: 'SMS_71390007', endpoint: `${sandbox_url}/dysmsapi` },
    },
    to: '13800138000',
  },
  {
    service: 'wechat',
    provider: 'wechat',
    values: {
      ...{ app_id: 'wxsandbox0000account', app_secret: 'sandbox-wechat-secret' },
      ...{ callback_token: 'sandboxWechatToken', template_id: 'sandbox-template-of-notices' },
      ...{ web_app_id: 'wxsandbox000website', web_app_secret: 'sandbox-website-secret' },
      ...{
        endpoint: `${sandbox_url}/wechat`,
        mp_endpoint: `${sandbox_url}/wechat`,
        open_endpoint: `${sandbox_url}/wechat`,
      },
    },
  },
]

/** Apps registered at the marketplaces, as their consoles show them. */
async function marketsFile(folder: string, sandbox_url: string): Promise<string> {
  const entries = Object.entries(MARKETS).map(async ([slug, extra]) => {
    const answer = await fetch(`${sandbox_url}/__sandbox/${slug}/app`)
    const { app_key, app_secret } = (await answer.json()) as { app_key: string; app_secret: string }
    const at = `${sandbox_url}/market/${slug}`
    return [slug, { key: app_key, secret: app_secret, hosts: { authorize: at, token: at, api: at }, extra }]
  })
  const file = join(folder, 'markets.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(await Promise.all(entries))), { mode: 0o600 })
  return file
}

interface Shop {
  readonly folder: string
  readonly app_secret: string
  readonly origin: string
  readonly store_origin: string
  readonly certificate: string
}

/**
 * Everything the shop talks to, started apart from it. The shop is told addresses and keys and nothing else, as it would
 * be of the real companies: it never learns that they are emulators.
 */
export async function startOutsideWorld({ folder, app_secret, origin, store_origin, certificate }: Shop) {
  const smtp_port = await freePort()
  const sandbox = await openSandbox({
    PATH: '/usr/bin:/bin',
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: String(smtp_port),
    SANDBOX_DATA_DIR: join(folder, 'outside'),
    SANDBOX_SECRET: sandboxSecret(app_secret),
    SANDBOX_CALLBACK_ORIGIN: origin,
    NODE_EXTRA_CA_CERTS: certificate,
  })
  const store = emulatedStore(sandbox.url, BUCKET)
  await createBuckets(store)
  const keys = join(folder, 'keys')
  mkdirSync(keys, { recursive: true })
  const S3_SECRET_KEY_FILE = join(keys, 's3')
  writeFileSync(S3_SECRET_KEY_FILE, store.credentials?.secretAccessKey ?? '')
  chmodSync(S3_SECRET_KEY_FILE, 0o600)
  return {
    url: sandbox.url,
    stop: () => sandbox.stop(),
    services: [
      ...messengers(sandbox.url, smtp_port),
      ...(await cashiers(sandbox.url, app_secret)),
      await carrier(sandbox.url, app_secret, origin),
    ],
    /** Settings of the nodes. */
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: store.endpoint ?? '',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: store.credentials?.accessKeyId ?? '',
      S3_SECRET_KEY_FILE,
      S3_DIRECT: 'true',
      S3_PUBLIC_ENDPOINT: `${store_origin}/s3`,
      MARKETS_FILE: await marketsFile(keys, sandbox.url),
      // The only thing that is not as with the real ones: they are on this machine and without TLS.
      MARKET_ALLOW: `${sandbox.url},smtp://127.0.0.1:${smtp_port}`,
    },
  }
}
