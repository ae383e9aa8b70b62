import { defineText } from '../../../shared/text/text.ts'

export const missingText = defineText({
  title: { zh: '没有这款产品', en: 'Product not found' },
  suggestions: { zh: '这些产品也许合适', en: 'You might like one of these' },
  all: { zh: '看全部产品', en: 'See all products' },
  gone_title: { zh: '这款产品已下架', en: 'This product is no longer available' },
  gone_body: {
    zh: '它不再接受新的设计和订单。用它做好的商品仍在商品库里，已付款的订单照常生产。',
    en: 'It cannot be designed or ordered any more. Goods made with it stay in your library, and paid orders are produced as usual.',
  },
})

/** Gallery and buying column. */
export const detailText = defineText({
  breadcrumb: { zh: '所在分类', en: 'You are here' },
  all_products: { zh: '全部产品', en: 'All products' },
  code: { zh: '编号', en: 'Code' },
  copy_code: { zh: '复制编号', en: 'Copy the code' },
  code_copied: { zh: '编号已复制', en: 'Code copied' },
  share: { zh: '复制链接', en: 'Copy link' },
  link_copied: { zh: '链接已复制，打开就是现在选的颜色和尺码', en: 'Link copied, including this colour and size' },
  copy_failed: {
    zh: '浏览器不允许复制，请手动复制',
    en: 'Your browser does not allow copying; please copy it manually',
  },
  favourite: { zh: '收藏', en: 'Save' },
  favourited: { zh: '已收藏', en: 'Saved' },
  sold: { zh: '已售 {count} 件', en: '{count} sold' },
  is_brand: { zh: '品牌服务', en: 'Brand service' },
  brand_note: {
    zh: '品牌包装件：印上自己的标识，随商品一起发给买家。',
    en: 'For your own brand: printed with your logo and sent to the buyer with the goods.',
  },

  per_piece: { zh: '/ 件', en: 'each' },
  price_from_to: { zh: '各尺码 {low}–{high}', en: '{low}–{high} by size' },
  total: { zh: '{quantity} 件共 {total}', en: '{quantity} {quantity|piece|pieces}: {total}' },
  saved: { zh: '已省 {saved}', en: 'you save {saved}' },
  next_tier: { zh: '再加 {more} 件，单价降到 {price}', en: 'Add {more} more to pay {price} each' },
  own_level: { zh: '{level}会员价，再享 {percent}% 折扣', en: '{level} member price, {percent} % off' },
  private_price: { zh: '您的专属协议价', en: 'Your private price' },
  tiers: { zh: '数量阶梯价', en: 'Price by quantity' },
  tier_from: { zh: '{min}–{max} 件', en: '{min}–{max}' },
  tier_up: { zh: '{min} 件以上', en: '{min}+' },
  tier_pick: { zh: '按 {min} 件计价', en: 'Price for {min} pieces' },
  levels: { zh: '看各会员等级的价格', en: 'Prices by member level' },
  levels_hide: { zh: '收起会员价格', en: 'Hide member prices' },
  level_table: { zh: '各会员等级按数量的单价', en: 'Unit price by member level and quantity' },
  level_quantity: { zh: '数量', en: 'Quantity' },
  level_yours: { zh: '您的等级', en: 'Your level' },

  color: { zh: '颜色', en: 'Colour' },
  size: { zh: '尺码', en: 'Size' },
  size_help: { zh: '尺码表', en: 'Size chart' },
  size_missing: { zh: '{size}，这个颜色没有', en: '{size}, not available in this colour' },
  size_empty: { zh: '{size}，暂时缺货', en: '{size}, out of stock' },
  technique: { zh: '工艺', en: 'Technique' },
  free: { zh: '不加价', en: 'included' },
  surcharge: { zh: '+{amount}', en: '+{amount}' },
  printed_views: { zh: '印几面', en: 'Printed sides' },
  printed_count: { zh: '{count} 面', en: '{count}' },
  extra_view: { zh: '第二面起每面 +{amount}', en: '+{amount} for each side after the first' },
  quantity: { zh: '数量', en: 'Quantity' },
  more: { zh: '增加', en: 'Increase quantity' },
  less: { zh: '减少', en: 'Decrease quantity' },

  warehouse: { zh: '发货仓', en: 'Ships from' },
  stock_live: { zh: '库存实时', en: 'live stock' },
  stock_plenty: { zh: '有货 {count}', en: '{count} in stock' },
  stock_low: { zh: '仅剩 {count}', en: 'only {count} left' },
  stock_none: { zh: '缺货', en: 'out of stock' },
  hours: { zh: '{min}–{max} 小时', en: '{min}–{max} h' },
  promise_in_time: {
    zh: '{cut_off} 前付款当天排产，{from} – {to} 交给物流',
    en: 'Pay before {cut_off} and it goes into production today; handed to the carrier {from} – {to}',
  },
  promise_late: {
    zh: '下个工作日排产，{from} – {to} 交给物流',
    en: 'Production starts on the next working day; handed to the carrier {from} – {to}',
  },
  promise_hours: { zh: '付款后 {min}–{max} 小时交给物流', en: 'Handed to the carrier {min}–{max} hours after payment' },
  no_stock: { zh: '这个颜色和尺码暂时缺货，补货后可以下单', en: 'This colour and size is currently out of stock' },
  compensation: { zh: '超时赔付', en: 'On time or refunded' },
  compensation_note: {
    zh: '每晚一天返货款 10%，最多 30%',
    en: '10% of the goods price back per day late, up to 30%',
  },

  start: { zh: '开始设计', en: 'Start designing' },
  level_needed: { zh: '向{levels}会员开放设计', en: 'Open to {levels} members' },
  upgrade_title: { zh: '升级后可以设计这款产品', en: 'Upgrade to design this product' },
  upgrade_body: {
    zh: '“{name}”向{levels}会员开放。升级后立即可用，同时享受更低的单价和更多的设计次数。',
    en: '“{name}” is open to {levels} members. It is available right after the upgrade, with lower prices and more designs.',
  },
  upgrade_action: { zh: '看会员方案', en: 'See the plans' },
  upgrade_join: { zh: '、', en: ', ' },
})
