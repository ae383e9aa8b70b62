import { defineText } from '../../../shared/text/text.ts'

export const pageText = defineText({
  home: { zh: '首页', en: 'Home' },
  trail: { zh: '所在位置', en: 'You are here' },
  contents: { zh: '本页内容', en: 'On this page' },
  updated: { zh: '更新于 {day}', en: 'Updated {day}' },
  version: { zh: '版本日期 {day}', en: 'Version of {day}' },
  hub_platform: { zh: '平台对接', en: 'Marketplaces' },
  hub_seasonal: { zh: '节日专题', en: 'Seasons' },
  order_by: { zh: '最晚付款', en: 'Pay by' },
  in_time: { zh: '还有 {days} 天', en: '{days} {days|day|days} left' },
  last_day: { zh: '今天截单', en: 'Last day is today' },
  passed: { zh: '本季已截单', en: 'Over for this season' },
  production: { zh: '生产', en: 'Production' },
  handling: { zh: '出库', en: 'Handover' },
  transit: { zh: '运输', en: 'In transit' },
  spare: { zh: '预留', en: 'Buffer' },
  door_days: { zh: '付款后 {min}–{max} 天送达', en: '{min}–{max} {max|day|days} from payment to the door' },
  day_of: { zh: '{name}：{day}', en: '{name}: {day}' },
  copy: { zh: '复制这组', en: 'Copy all' },
  copied: { zh: '已复制', en: 'Copied' },
  copy_failed: { zh: '浏览器不允许复制，请手动选择文字', en: 'Could not copy; please select the text manually' },
  artwork_strip: { zh: '图案列表，可左右滚动', en: 'Artworks, scrolls sideways' },
  no_products: { zh: '这组商品暂时缺货，看看全部商品', en: 'These are currently out of stock; see all products' },
  all_products: { zh: '全部商品', en: 'All products' },
})

export const laneText = defineText({
  us_us: { zh: '美国仓 → 美国', en: 'US stock → United States' },
  eu_eu: { zh: '欧洲仓 → 欧盟', en: 'EU stock → European Union' },
  cn_us: { zh: '中国仓 → 美国', en: 'China stock → United States' },
  cn_eu: { zh: '中国仓 → 欧盟', en: 'China stock → European Union' },
  cn_uk: { zh: '中国仓 → 英国', en: 'China stock → United Kingdom' },
  cn_ca_au: { zh: '中国仓 → 加拿大、澳大利亚', en: 'China stock → Canada, Australia' },
  cn_asia: { zh: '中国仓 → 日韩、东南亚', en: 'China stock → Japan, Korea, South-East Asia' },
})

export const holidayText = defineText({
  halloween: { zh: '万圣节', en: 'Halloween' },
  thanksgiving: { zh: '感恩节', en: 'Thanksgiving' },
  christmas: { zh: '圣诞节', en: 'Christmas' },
  valentine: { zh: '情人节', en: 'Valentine’s Day' },
  st_patrick: { zh: '圣帕特里克节', en: 'St Patrick’s Day' },
  easter: { zh: '复活节', en: 'Easter Sunday' },
  mothers_day: { zh: '母亲节（美国）', en: 'Mother’s Day (US)' },
  graduation: { zh: '毕业季开始', en: 'Graduation begins' },
  fathers_day: { zh: '父亲节', en: 'Father’s Day' },
  summer: { zh: '美国独立日', en: 'Independence Day' },
})
