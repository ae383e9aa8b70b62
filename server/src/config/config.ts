import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { withSecretFiles } from './secret-files.ts'
import { StartError } from './start-error.ts'
import { type S3Config, s3Config } from './storage-config.ts'
import { keepFilesPrivate, writableFolder } from './writable-folder.ts'

// React draws pages several times slower when it thinks somebody is developing; tests and `npm run dev` say so themselves.
process.env.NODE_ENV ??= 'production'

const here = import.meta.dirname
/** The sources and their bundle lie at different depths below `server`. */
export const projectRoot = resolve(sep, here.slice(0, here.lastIndexOf(`${sep}server${sep}`)))

/** Of the release this node runs. */
export const productVersion: string = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version

const flag = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1')

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_URL_FILE: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_DIRECT_URL_FILE: z.string().optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: z.string().default(''),
  METRICS_FROM: z.string().default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  DEMO: flag.default(true),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SANDBOX_URL: z.url().optional(),
  RATE_LIMITS: flag.default(true),
  PREPARE_PICTURES: flag.default(true),
  SERVE_WEB: flag.default(true),
  APP_SECRET: z.string().min(32).optional(),
  APP_SECRET_FILE: z.string().optional(),
  APP_SECRET_OLD: z.string().default(''),
  APP_SECRET_OLD_FILE: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  MARKETS_FILE: z.string().optional(),
  MARKET_ALLOW: z.string().default(''),
  IMPORT_ALLOW: z
    .string()
    .regex(/^[\d.:a-f[\]]+(,[\d.:a-f[\]]+)*$/i, 'expected address:port, separated by commas')
    .optional(),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().default(''),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_PRIVATE_KEY_FILE: z.string().default(''),
  ALIPAY_PUBLIC_KEY_FILE: z.string().default(''),
  SMS_GATEWAY_URL: z.url().optional(),
  SMS_GATEWAY_KEY_FILE: z.string().default(''),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(465),
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'none']).default('tls'),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD_FILE: z.string().default(''),
  MAIL_FROM: z.email().optional(),
  MAIL_FROM_NAME: z
    .string()
    .regex(/^[^<>"\\\p{Cc}]{0,60}$/u, 'write a name without quotes and brackets')
    .default(''),
  MAIL_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  BANK_HOLDER: z.string().default(''),
  BANK_NAME: z.string().default(''),
  BANK_ACCOUNT: z.string().default(''),
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_BUCKET_PUBLIC: z.string().optional(),
  S3_BUCKET_PRIVATE: z.string().optional(),
  S3_BUCKET_INCOMING: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]*$/, 'use letters, digits, dots, slashes and dashes')
    .default(''),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_KEY_FILE: z.string().optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_ENCRYPTION: z.enum(['none', 'AES256', 'aws:kms']).default('none'),
  S3_KMS_KEY_ID: z.string().optional(),
  S3_DIRECT: flag.default(false),
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  CUTOUT_MODEL: z.string().optional(),
  CUTOUT_MODEL_INPUT: z.enum(['imagenet', 'centred']).default('imagenet'),
  OBJECT_CACHE_MB: z.coerce.number().int().min(100).default(2000),
})

/** Our account at the real Alipay. Keys are read from separate files, never from the environment. */
export interface AlipayConfig {
  readonly app_id: string
  /** Alipay's number of the payee, compared with every notify. */
  readonly seller_id: string
  readonly gateway: string
  readonly private_key_file: string
  readonly public_key_file: string
}

/** A service of the operator's that takes our text messages and hands them to a provider. */
interface SmsConfig {
  readonly url: string
  /** What messages are signed with. */
  readonly key: string
}

/** The server that takes our mail. */
export interface SmtpConfig {
  readonly host: string
  readonly port: number
  /** `starttls` insists on it; `none` is for a server on this machine or in the own network. */
  readonly security: 'tls' | 'starttls' | 'none'
  readonly user: string
  readonly password: string
  readonly from_address: string
  /** Empty: the brand. */
  readonly from_name: string
  readonly hourly_limit: number
}

/** A network of the operator's that finds the subject of a photo. */
export interface CutoutModel {
  /** An ONNX file. */
  readonly path: string
  /** How it wants its pixels: as ImageNet is normalised (U²-Net and its family), or around zero (IS-Net). */
  readonly input: 'imagenet' | 'centred'
}

/** Where sellers' bank transfers go. */
interface BankConfig {
  readonly holder: string
  readonly bank: string
  readonly number: string
}

/** Our app at a real marketplace. */
export interface MarketConfig {
  /** Written where a platform has no app of ours and so neither key nor secret. */
  readonly live?: true
  readonly key: string
  readonly secret: string
  /** Replaces the documented addresses, e.g. of a region. */
  readonly hosts: { readonly authorize?: string; readonly token?: string; readonly api?: string }
  readonly extra: Readonly<Record<string, string>>
}

export type Role = 'all' | 'api' | 'worker'

export interface Config {
  readonly port: number
  readonly host: string
  readonly data_dir: string
  readonly database_url: string | undefined
  /** PostgreSQL itself, where `database_url` leads to a pooler. */
  readonly database_direct_url: string | undefined
  readonly role: Role
  readonly log_level: z.infer<typeof Env>['LOG_LEVEL']
  /** Where browsers reach us; callbacks and links are built from it. */
  readonly public_url: string
  /** Proxies whose X-Forwarded-For we trust: addresses and networks. Empty: requests come directly from clients. */
  readonly trusted_proxies: readonly string[]
  /** Addresses and networks that may read /metrics, beside this machine. */
  readonly metrics_from: readonly string[]
  /** The collector that takes traces; none are made without it. */
  readonly traces_to: string | undefined
  /** For trying: seeded accounts and the sandbox. Off in production. */
  readonly demo: boolean
  readonly sandbox_port: number
  /** Off only where one address sends everything: load tests on this machine. */
  readonly rate_limits: boolean
  /** Off only where a node lives for minutes: what is prepared ahead of visitors would cost more than it saves them. */
  readonly prepare_pictures: boolean
  /** Off under the development server, which serves the web app itself. */
  readonly serve_web: boolean
  /** Set when the demo's sandbox runs elsewhere; otherwise we start one beside us. Never in production. */
  readonly sandbox_url: string | undefined
  /** Root of all derived keys: upload policies, captcha seals, shared secrets with the sandbox. */
  readonly app_secret: string
  /** Secrets from before a rotation: values sealed with them can still be opened, and are resealed at night. */
  readonly old_app_secrets: readonly string[]
  /** Encrypts the secret inside backups, so that an archive alone is enough to restore. */
  readonly backup_passphrase: string | undefined
  /** Marketplaces that are live, by their slug. In the demo the sandbox plays all others. */
  readonly markets: Readonly<Record<string, MarketConfig | undefined>>
  /** Origins in the private network where a shop may run; none unless set. */
  readonly market_allow: ReadonlySet<string>
  /** `address:port` inside the own network that pictures may be imported from; nothing unless set. */
  readonly import_allow: ReadonlySet<string>
  /** These are absent until configured; until then the demo uses the sandbox and production does without. */
  readonly alipay: AlipayConfig | undefined
  readonly sms: SmsConfig | undefined
  readonly mail: SmtpConfig | undefined
  readonly bank: BankConfig | undefined
  /** The store all nodes share; undefined for the folder below `data_dir`. */
  readonly s3: S3Config | undefined
  /** Copies of stored objects that this machine keeps for painting. */
  readonly object_cache_bytes: number
  /** Finds the subjects of photos instead of our own method. */
  readonly cutout_model: CutoutModel | undefined
}

/** A secret of our own, made once and kept beside the data, so that nothing has to be configured to start. */
function keptSecret(data_dir: string): string {
  const file = join(data_dir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  writableFolder(data_dir)
  const secret = randomBytes(32).toString('hex')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

function alipayConfig(e: z.infer<typeof Env>): AlipayConfig | undefined {
  if (!e.ALIPAY_APP_ID) return undefined
  const { ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY_FILE, ALIPAY_PUBLIC_KEY_FILE } = e
  if (!ALIPAY_SELLER_ID || !ALIPAY_PRIVATE_KEY_FILE || !ALIPAY_PUBLIC_KEY_FILE) {
    throw new StartError(
      'Alipay needs ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY_FILE and ALIPAY_PUBLIC_KEY_FILE beside ALIPAY_APP_ID.',
    )
  }
  return {
    app_id: e.ALIPAY_APP_ID,
    seller_id: ALIPAY_SELLER_ID,
    gateway: e.ALIPAY_GATEWAY,
    private_key_file: resolve(projectRoot, ALIPAY_PRIVATE_KEY_FILE),
    public_key_file: resolve(projectRoot, ALIPAY_PUBLIC_KEY_FILE),
  }
}

function smsConfig(e: z.infer<typeof Env>): SmsConfig | undefined {
  if (!e.SMS_GATEWAY_URL) return undefined
  if (!e.SMS_GATEWAY_KEY_FILE) throw new StartError('SMS_GATEWAY_URL needs SMS_GATEWAY_KEY_FILE beside it.')
  try {
    const key = readFileSync(resolve(projectRoot, e.SMS_GATEWAY_KEY_FILE), 'utf8').trim()
    if (key.length >= 32) return { url: e.SMS_GATEWAY_URL, key }
  } catch {
    throw new StartError(`SMS_GATEWAY_KEY_FILE: ${e.SMS_GATEWAY_KEY_FILE} cannot be read.`)
  }
  throw new StartError('SMS_GATEWAY_KEY_FILE: the key needs at least 32 characters.')
}

function smtpConfig(e: z.infer<typeof Env>): SmtpConfig | undefined {
  if (!e.SMTP_HOST) return undefined
  if (!e.MAIL_FROM) throw new StartError('SMTP_HOST needs MAIL_FROM, the address mails come from, beside it.')
  let password = ''
  try {
    if (e.SMTP_PASSWORD_FILE) password = readFileSync(resolve(projectRoot, e.SMTP_PASSWORD_FILE), 'utf8').trim()
  } catch {
    throw new StartError(`SMTP_PASSWORD_FILE: ${e.SMTP_PASSWORD_FILE} cannot be read.`)
  }
  return {
    host: e.SMTP_HOST,
    port: e.SMTP_PORT,
    security: e.SMTP_SECURITY,
    user: e.SMTP_USER,
    password,
    from_address: e.MAIL_FROM,
    from_name: e.MAIL_FROM_NAME,
    hourly_limit: e.MAIL_PER_HOUR,
  }
}

function bankConfig(e: z.infer<typeof Env>): BankConfig | undefined {
  const { BANK_HOLDER: holder, BANK_NAME: bank, BANK_ACCOUNT: number } = e
  if (!holder && !bank && !number) return undefined
  if (!holder || !bank || !number) {
    throw new StartError('Bank transfers need BANK_HOLDER, BANK_NAME and BANK_ACCOUNT together.')
  }
  return { holder, bank, number }
}

const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/**
 * Any client can send X-Forwarded-For, so it counts only when it comes from one of our proxies.
 * "Trust everybody" would let each caller choose the address that limits and logs see.
 */
function trustedProxies(text: string): string[] {
  if (/^(false|0)$/i.test(text)) return []
  const proxies = commaList(text)
  const wrong = proxies.find((proxy) => !isNetwork(proxy))
  if (wrong === undefined) return proxies
  throw new StartError(
    `TRUST_PROXY: "${wrong}" is not an address or network. Name the proxies whose X-Forwarded-For may be believed, for example TRUST_PROXY=127.0.0.1 or TRUST_PROXY=10.0.0.0/8,127.0.0.1; leave it out when there is no proxy.`,
  )
}

function metricsReaders(text: string): string[] {
  const readers = commaList(text)
  const wrong = readers.find((reader) => !isNetwork(reader))
  if (wrong === undefined) return readers
  throw new StartError(
    `METRICS_FROM: "${wrong}" is not an address or network. Name where the collector runs, for example METRICS_FROM=10.0.0.0/8.`,
  )
}

const Markets = z.record(
  z.string(),
  z.strictObject({
    live: z.literal(true).optional(),
    key: z.string().default(''),
    secret: z.string().default(''),
    hosts: z.strictObject({ authorize: z.url(), token: z.url(), api: z.url() }).partial().default({}),
    extra: z.record(z.string(), z.string()).default({}),
  }),
)

/** Marketplace keys are read from a separate file, never from the environment. */
function marketConfigs(file: string | undefined): Config['markets'] {
  if (!file) return {}
  let parsed: ReturnType<typeof Markets.safeParse>
  try {
    parsed = Markets.safeParse(JSON.parse(readFileSync(resolve(projectRoot, file), 'utf8')))
  } catch {
    throw new StartError(`MARKETS_FILE: ${file} cannot be read as JSON.`)
  }
  if (parsed.success) return parsed.data as Config['markets']
  const issue = parsed.error.issues[0]
  throw new StartError(`MARKETS_FILE: ${issue?.path.join('.')}: ${issue?.message}.`)
}

/** Reads the environment once. Nothing else in the server looks at `process.env`. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = withSecretFiles(env, projectRoot)
  const parsed = Env.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`Environment variable ${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const e = parsed.data
  if (!e.DEMO && e.SANDBOX_URL) {
    throw new StartError(
      'SANDBOX_URL is for the demo only: the sandbox hands out play money and readable SMS codes. Remove it, or set DEMO=true.',
    )
  }
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL) {
    throw new StartError('DATABASE_DIRECT_URL names the database behind the pooler in DATABASE_URL; set both.')
  }
  const data_dir = resolve(projectRoot, e.DATA_DIR)
  // Here, because every program that writes to it reads the settings first.
  keepFilesPrivate(data_dir)
  return {
    port: e.PORT,
    import_allow: new Set(e.IMPORT_ALLOW?.split(',') ?? []),
    // The demo's passwords are public, so only this machine may reach it unless the operator says otherwise.
    host: e.HOST ?? (e.DEMO ? '127.0.0.1' : '0.0.0.0'),
    data_dir,
    database_url: e.DATABASE_URL,
    database_direct_url: e.DATABASE_DIRECT_URL,
    role: e.ROLE,
    log_level: e.LOG_LEVEL,
    public_url: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    trusted_proxies: trustedProxies(e.TRUST_PROXY),
    metrics_from: metricsReaders(e.METRICS_FROM),
    traces_to: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    demo: e.DEMO,
    rate_limits: e.RATE_LIMITS,
    prepare_pictures: e.PREPARE_PICTURES,
    serve_web: e.SERVE_WEB,
    sandbox_port: e.SANDBOX_PORT ?? (e.PORT === 0 ? 0 : e.PORT + 1),
    sandbox_url: e.SANDBOX_URL?.replace(/\/$/, ''),
    app_secret: e.APP_SECRET ?? keptSecret(data_dir),
    old_app_secrets: commaList(e.APP_SECRET_OLD),
    backup_passphrase: e.BACKUP_PASSPHRASE,
    markets: marketConfigs(e.MARKETS_FILE),
    market_allow: new Set(commaList(e.MARKET_ALLOW)),
    alipay: alipayConfig(e),
    sms: smsConfig(e),
    mail: smtpConfig(e),
    bank: bankConfig(e),
    s3: s3Config(e, projectRoot),
    object_cache_bytes: e.OBJECT_CACHE_MB * 1_000_000,
    cutout_model: e.CUTOUT_MODEL
      ? { path: resolve(projectRoot, e.CUTOUT_MODEL), input: e.CUTOUT_MODEL_INPUT }
      : undefined,
  }
}
