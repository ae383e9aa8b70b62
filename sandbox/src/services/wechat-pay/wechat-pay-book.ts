import {
  createCipheriv,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'
import { join } from 'node:path'
import { StoredList } from '../../shared/stored-list.ts'

/** The only merchant of this WeChat Pay, with the keys its console would show, and WeChat Pay's own key. */
export interface Merchant {
  readonly mchid: string
  readonly appid: string
  readonly serial_no: string
  readonly private_key: string
  readonly api_v3_key: string
  readonly platform_serial: string
  readonly platform_key: string
  readonly platform_private_key: string
}

export interface WechatRefund {
  readonly out_refund_no: string
  readonly refund_id: string
  readonly fen: number
  /** Missing in books of older versions. */
  readonly at?: string
  status: 'PROCESSING' | 'SUCCESS'
}

export interface WechatTrade {
  readonly out_trade_no: string
  readonly description: string
  readonly total: number
  readonly notify_url: string
  readonly code_url: string
  readonly created_at: string
  transaction_id: string
  trade_state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  paid_at: string | null
  refunds: WechatRefund[]
}

const getPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { privateKey, publicKey }
}

function newMerchant(): Merchant {
  const [own, platform] = [getPair(), getPair()]
  return {
    mchid: '1900000109',
    appid: 'wxd678efh567hg6787',
    serial_no: randomBytes(20).toString('hex').toUpperCase(),
    private_key: own.privateKey,
    api_v3_key: randomBytes(16).toString('hex'),
    platform_serial: `PUB_KEY_ID_0119000001092026${randomBytes(4).toString('hex').toUpperCase()}`,
    platform_key: platform.publicKey,
    platform_private_key: platform.privateKey,
  }
}

/** What this WeChat Pay remembers. */
export class WechatPayBook {
  readonly trades: StoredList<WechatTrade>
  readonly #merchants: StoredList<Merchant>

  constructor(data_dir: string) {
    this.#merchants = new StoredList(join(data_dir, 'wechat-pay-merchant.json'), 1)
    this.trades = new StoredList(join(data_dir, 'wechat-pay-trades.json'), 2000)
  }

  /** Keys are made when somebody asks for them first. */
  get merchant(): Merchant {
    if (!this.#merchants.items[0]) this.#merchants.add(newMerchant())
    return this.#merchants.items[0] as Merchant
  }

  trade(out_trade_no: string | undefined): WechatTrade | undefined {
    return this.trades.items.find((trade) => trade.out_trade_no === out_trade_no)
  }

  save(): void {
    this.trades.save()
  }
}

/** The headers of an answer or a notification. */
export function signedHeaders({ platform_private_key, platform_serial }: Merchant, body: string) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = randomBytes(16).toString('hex')
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(platform_private_key, 'base64')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': platform_serial,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

/** Whether a call is signed by the merchant, now, and for exactly this address and body. */
export function isSignedCall(
  merchant: Merchant,
  method: string,
  target: string,
  body: string,
  header: string,
): boolean {
  const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? ''
  const timestamp = field('timestamp')
  if (!header.startsWith('WECHATPAY2-SHA256-RSA2048 ') || field('mchid') !== merchant.mchid) return false
  if (field('serial_no') !== merchant.serial_no) return false
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false
  return createVerify('RSA-SHA256')
    .update(`${method}\n${target}\n${timestamp}\n${field('nonce_str')}\n${body}\n`)
    .verify(createPublicKey(merchant.private_key), field('signature'), 'base64')
}

/** The body of a notification, its content sealed with the APIv3 key. */
export function noticeBody(merchant: Merchant, event_type: string, original_type: string, content: object): string {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(merchant.api_v3_key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(original_type))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()])
  return JSON.stringify({
    id: randomBytes(16).toString('hex'),
    create_time: new Date().toISOString(),
    resource_type: 'encrypt-resource',
    event_type,
    summary: event_type === 'TRANSACTION.SUCCESS' ? '支付成功' : '退款成功',
    resource: {
      original_type,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.toString('base64'),
      associated_data: original_type,
      nonce,
    },
  })
}
