/** Names as the marketplaces write them, in the order of their ids in the contract. */
export const marketplaces = [
  'Amazon',
  'AliExpress',
  'Wish',
  'Shopee',
  'Shopify',
  'Lazada',
  'Etsy',
  'Shoplazza',
  'Shopline',
  'TikTok Shop',
  'WooCommerce',
  'Walmart',
  'Ozon',
  'Temu',
  'Temu Local',
  'SHEIN',
] as const
