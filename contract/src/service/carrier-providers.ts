import { carrierNames, type Tracker } from './carriers.ts'
import { endpoint as address, type Provider, type ProviderField } from './provider.ts'

const named = (key: Tracker, fields: readonly ProviderField[]): Provider => ({ key, ...carrierNames[key], fields })

/** Customs declarations are in dollars; orders are in yuan. */
const usdRate: ProviderField = {
  key: 'usd_rate',
  zh: '申报汇率：1 美元折合人民币',
  en: 'Customs exchange rate: CNY per US dollar',
  pattern: /^(?!0+(\.0+)?$)\d{1,4}(\.\d{1,6})?$/,
  example: '7.12',
}

const easypost = named('easypost', [
  {
    key: 'api_key',
    zh: 'API Key',
    en: 'API key',
    is_secret: true,
    pattern: /^EZ[AT]K\w{10,200}$/,
    example: '',
  },
  {
    key: 'webhook_secret',
    zh: 'Webhook 密钥',
    en: 'Webhook secret',
    is_secret: true,
    pattern: /^\S{8,200}$/,
    example: '',
  },
  {
    key: 'customs_signer',
    zh: '报关签字人（英文）',
    en: 'Who signs customs forms',
    pattern: /^[\x20-\x7e]{2,60}$/,
    example: 'Chen Zhiqiang',
  },
  usdRate,
  address('https://api.easypost.com'),
])

const yunexpress = named('yunexpress', [
  { key: 'customer_code', zh: '客户编号', en: 'Customer code', pattern: /^[A-Z0-9]{4,20}$/, example: 'CN0000001' },
  { key: 'api_secret', zh: 'API 密钥', en: 'API secret', is_secret: true, pattern: /^\S{6,200}$/, example: '' },
  usdRate,
  address('https://oms.api.yunexpress.com'),
])

const fourpx = named('fourpx', [
  {
    key: 'app_key',
    zh: 'AppKey',
    en: 'AppKey',
    pattern: /^[\w-]{8,80}$/,
    example: '16081f05-e8fc-4250-b9c4-0660d1ecbb28',
  },
  { key: 'app_secret', zh: 'AppSecret', en: 'AppSecret', is_secret: true, pattern: /^\S{8,200}$/, example: '' },
  {
    key: 'deliver_type',
    zh: '到仓方式',
    en: 'Hand-over',
    choices: [
      { value: '1', zh: '上门揽收', en: 'Picked up by the carrier' },
      { value: '2', zh: '快递到仓', en: 'Sent by courier' },
      { value: '3', zh: '自送到仓', en: 'Dropped off at the depot' },
      { value: '5', zh: '自送门店', en: 'Dropped off at a shop' },
    ],
    pattern: /^[1235]$/,
    example: '1',
  },
  usdRate,
  address('https://open.4px.com'),
])

const track17 = named('track17', [
  { key: 'token', zh: 'API 密钥', en: 'API key', is_secret: true, pattern: /^[0-9A-Za-z]{16,80}$/, example: '' },
  address('https://api.17track.net'),
])

export const carrierProviders = {
  easypost: [easypost],
  yunexpress: [yunexpress],
  fourpx: [fourpx],
  track17: [track17],
} as const satisfies Record<string, readonly Provider[]>
