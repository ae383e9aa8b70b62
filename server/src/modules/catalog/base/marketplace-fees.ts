import { Platform } from '@inkroute/contract/codes'

const fee = (platform: number, commission_bp: number, payment_bp: number, fixed_fee_minor = 0, currency = 'USD') => ({
  platform,
  currency,
  commission_bp,
  payment_bp,
  fixed_fee_minor,
})

/** What marketplaces usually keep for goods like ours. Staff correct the rows; a start never overwrites them. */
export const marketplaceFees = [
  fee(Platform.amazon, 1500, 0),
  fee(Platform.etsy, 650, 300, 45),
  fee(Platform.temu, 0, 0),
  fee(Platform.temuLocal, 0, 0),
  fee(Platform.shein, 1000, 0),
  fee(Platform.tiktok, 600, 0),
  fee(Platform.shopify, 0, 290, 30),
  fee(Platform.aliexpress, 800, 0),
  fee(Platform.shopee, 600, 200),
  fee(Platform.lazada, 400, 200),
  fee(Platform.shoplazza, 60, 290, 30),
  fee(Platform.shopline, 80, 290, 30),
  fee(Platform.woocommerce, 0, 290, 30),
  fee(Platform.magento, 0, 290, 30),
  fee(Platform.prestashop, 0, 290, 30),
  fee(Platform.walmart, 1500, 0),
  fee(Platform.ebay, 1360, 0, 40),
  fee(Platform.ozon, 1500, 150, 0, 'CNY'),
  fee(Platform.wish, 1500, 0),
]

/** Yuan for one unit, in ten-thousandths. */
export const exchangeRates = [
  { currency: 'CNY', rate_e4: 10_000 },
  { currency: 'USD', rate_e4: 71_200 },
  { currency: 'EUR', rate_e4: 82_300 },
  { currency: 'GBP', rate_e4: 94_500 },
]
