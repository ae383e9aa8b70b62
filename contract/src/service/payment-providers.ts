import { endpoint as address, type Provider, type ProviderField } from './provider.ts'

/** Base64 with or without its header lines. */
const KEY = /^[\w\s+/=-]{200,4000}$/

const currencyFields: readonly ProviderField[] = [
  {
    key: 'currency',
    zh: '收款币种',
    en: 'Charged currency',
    choices: ['USD', 'EUR', 'GBP', 'HKD', 'AUD', 'CAD', 'SGD', 'JPY'].map((value) => ({ value, zh: value, en: value })),
    pattern: /^(USD|EUR|GBP|HKD|AUD|CAD|SGD|JPY)$/,
    example: 'USD',
  },
  {
    key: 'rate',
    zh: '汇率：1 单位外币折合人民币',
    en: 'Exchange rate: CNY per unit',
    pattern: /^(?!0+(\.0+)?$)\d{1,4}(\.\d{1,6})?$/,
    example: '7.12',
  },
]

const alipay: Provider = {
  key: 'alipay',
  zh: '支付宝',
  en: 'Alipay',
  fields: [
    { key: 'app_id', zh: '应用 APPID', en: 'App ID', pattern: /^\d{16}$/, example: '2021000000000000' },
    { key: 'seller_id', zh: '收款账号 PID', en: 'Payee PID', pattern: /^2088\d{12}$/, example: '2088000000000000' },
    {
      key: 'private_key',
      zh: '应用私钥（PKCS8）',
      en: 'App private key (PKCS8)',
      is_secret: true,
      pattern: KEY,
      example: '',
    },
    { key: 'public_key', zh: '支付宝公钥', en: 'Alipay public key', is_secret: true, pattern: KEY, example: '' },
    address('https://openapi.alipay.com/gateway.do'),
  ],
}

const wechatPay: Provider = {
  key: 'wechat_pay',
  zh: '微信支付（API v3）',
  en: 'WeChat Pay (API v3)',
  fields: [
    { key: 'mchid', zh: '商户号', en: 'Merchant ID', pattern: /^\d{8,12}$/, example: '1900000001' },
    { key: 'appid', zh: 'AppID', en: 'AppID', pattern: /^wx[0-9a-zA-Z]{8,30}$/, example: 'wx0123456789abcdef' },
    {
      key: 'serial_no',
      zh: '商户证书序列号',
      en: 'Merchant certificate serial',
      pattern: /^[0-9A-F]{16,64}$/,
      example: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    },
    {
      key: 'private_key',
      zh: '商户私钥（apiclient_key.pem）',
      en: 'Merchant private key (apiclient_key.pem)',
      is_secret: true,
      pattern: KEY,
      example: '',
    },
    {
      key: 'api_v3_key',
      zh: 'APIv3 密钥',
      en: 'APIv3 key',
      is_secret: true,
      pattern: /^[0-9A-Za-z]{32}$/,
      example: '',
    },
    {
      key: 'platform_serial',
      zh: '微信支付公钥 ID 或平台证书序列号',
      en: 'WeChat Pay public key ID, or platform certificate serial',
      pattern: /^(PUB_KEY_ID_[0-9A-Z]{10,60}|[0-9A-F]{16,64})$/,
      example: 'PUB_KEY_ID_0119000000012025',
    },
    {
      key: 'platform_key',
      zh: '微信支付公钥或平台证书（PEM）',
      en: 'WeChat Pay public key or platform certificate (PEM)',
      is_secret: true,
      pattern: KEY,
      example: '',
    },
    address('https://api.mch.weixin.qq.com'),
  ],
}

const stripe: Provider = {
  key: 'stripe',
  zh: 'Stripe',
  en: 'Stripe',
  fields: [
    {
      key: 'secret_key',
      zh: 'Secret key',
      en: 'Secret key',
      is_secret: true,
      pattern: /^(sk|rk)_(test|live)_\w{8,200}$/,
      example: '',
    },
    {
      key: 'webhook_secret',
      zh: 'Webhook 签名密钥',
      en: 'Webhook signing secret',
      is_secret: true,
      pattern: /^whsec_\w{8,200}$/,
      example: '',
    },
    ...currencyFields,
    address('https://api.stripe.com'),
  ],
}

const paypal: Provider = {
  key: 'paypal',
  zh: 'PayPal',
  en: 'PayPal',
  fields: [
    {
      key: 'client_id',
      zh: 'Client ID',
      en: 'Client ID',
      pattern: /^[\w-]{20,200}$/,
      example: 'AeA1QIZXiflr1_-r0U2UbWTziOWX1GRQer5jkUq4ZfWT5qwb6qQRPq7jDtv57TL4',
    },
    {
      key: 'client_secret',
      zh: 'Client secret',
      en: 'Client secret',
      is_secret: true,
      pattern: /^[\w-]{20,200}$/,
      example: '',
    },
    {
      key: 'webhook_id',
      zh: 'Webhook ID',
      en: 'Webhook ID',
      pattern: /^[0-9A-Z]{10,40}$/,
      example: '8PT597110X687430LKGECATA',
    },
    ...currencyFields,
    address('https://api-m.paypal.com'),
  ],
}

export const paymentProviders = {
  alipay: [alipay],
  wechat_pay: [wechatPay],
  stripe: [stripe],
  paypal: [paypal],
} as const satisfies Record<string, readonly Provider[]>
