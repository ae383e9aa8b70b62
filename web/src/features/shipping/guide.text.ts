import { defineText } from '../../shared/text/text.ts'

/** Texts of the freight page. */
export const guideText = defineText({
  title: { zh: '物流与运费', en: 'Shipping and freight' },
  seo_title: { zh: '物流与运费计算 - {site}', en: 'Shipping and freight calculator - {site}' },
  seo_description: {
    zh: '输入重量和目的地，一次比较全部渠道的运费、时效、体积重、偏远附加费和欧盟税费。',
    en: 'Enter weight and destination to compare freight, days, volumetric weight, remote areas and EU tax of every channel.',
  },
  seo_keywords: {
    zh: '跨境运费计算,专线小包,海外仓发货,体积重,偏远附加费,IOSS',
    en: 'freight calculator,direct line,overseas warehouse,volumetric weight,remote area,IOSS',
  },
  lead: {
    zh: '输入目的地和重量，全部渠道的价格和时效一次看清；这里算出的运费和下单时收取的一致。',
    en: 'Enter destination and weight to compare every channel; orders are charged at the prices shown here.',
  },
  none: {
    zh: '还没有开通物流渠道。开通后可以在这里计算运费。',
    en: 'No shipping channels are available yet. Once there are, you can calculate freight here.',
  },
  calculator: { zh: '运费计算器', en: 'Freight calculator' },
  channels: { zh: '我们有哪些渠道', en: 'Our channels' },
  channels_lead: {
    zh: '时效从交给承运商开始算，不含生产时间。节假日和旺季可能延长。',
    en: 'Days count from handover to the carrier and exclude production. Holidays and peak season may add to them.',
  },
  col_channel: { zh: '渠道', en: 'Channel' },
  col_from: { zh: '发货仓', en: 'From' },
  col_reach: { zh: '可达', en: 'Reaches' },
  col_days: { zh: '时效（工作日）', en: 'Working days' },
  col_limit: { zh: '限重 / 最长边', en: 'Weight / longest side' },
  col_volume: { zh: '体积重', en: 'Volumetric' },
  reach: { zh: '{count} 个国家和地区', en: '{count} {count|country|countries}' },
  by_weight: { zh: '不计，只看实重', en: 'Not counted' },
  divided: { zh: '长×宽×高（cm）÷ {divisor}', en: 'L×W×H (cm) ÷ {divisor}' },
  weight_title: { zh: '计费重怎么算', en: 'Which weight is charged' },
  weight_1: {
    zh: '仓库称的是货物加包装的重量；同时按“长 × 宽 × 高（厘米）÷ 系数”算出体积重（千克）。两者取大的一个，就是计费重。',
    en: 'The warehouse weighs goods with packaging and calculates the volumetric weight: length × width × height in cm divided by the divisor, in kg. The larger of the two is charged.',
  },
  weight_2: {
    zh: '例：一只 45 × 45 × 20 cm、600 克的抱枕，除以 8000 得 5.06 kg，所以按 5.06 kg 收费。真空压缩到 45 × 45 × 6 cm 后体积重是 1.52 kg，运费约为三成。',
    en: 'A pillow of 45 × 45 × 20 cm and 600 g: divided by 8000 that is 5.06 kg, so 5.06 kg is charged. Vacuum-packed to 45 × 45 × 6 cm it is 1.52 kg and costs about a third.',
  },
  weight_3: {
    zh: '包装按体积选用：4 升以内是 20 克的快递袋，12 升以内是 120 克的纸箱，40 升以内是 280 克的纸箱，再大是 600 克的加固箱。',
    en: 'Packaging depends on volume: a 20 g mailer up to 4 litres, a 120 g box up to 12, a 280 g box up to 40, a 600 g reinforced box beyond.',
  },
  price_title: { zh: '一笔运费由什么组成', en: 'How a price is calculated' },
  price_1: {
    zh: '首重价：第一段重量的价格，不足也按一段收。',
    en: 'First weight: the price of the first weight unit, charged in full.',
  },
  price_2: {
    zh: '续重价：超出部分每满一段（不足一段按一段）加收。',
    en: 'Additional weight: charged for each further unit or part of one.',
  },
  price_3: {
    zh: '最低收费：部分快递渠道有起收金额，不足补足。',
    en: 'Minimum: some couriers charge at least a certain amount.',
  },
  price_4: {
    zh: '燃油附加：商业快递按百分比加收，每月随市场调整。',
    en: 'Fuel: a percentage surcharge of couriers that follows the market.',
  },
  price_5: {
    zh: '偏远附加：按邮编前缀判断，例如阿拉斯加 995–999、夏威夷 967–968、苏格兰高地 IV、加那利群岛 35 和 38。',
    en: 'Remote areas, by postcode prefix: Alaska 995–999, Hawaii 967–968, the Scottish Highlands IV, the Canary Islands 35 and 38, for example.',
  },
  time_title: { zh: '怎样更快送到', en: 'How to ship faster' },
  time_1: {
    zh: '先看有没有当地仓：美国、欧盟的买家从当地仓发货最快，欧盟境内没有清关环节；天数见上方的渠道表。',
    en: 'Check for a local warehouse first: buyers in the US and the EU are served fastest from there, and within the EU without customs; the table above shows the days.',
  },
  time_2: {
    zh: '截单时间：在产品页所选仓库的截单时间之前付款，当天安排生产。',
    en: 'Cut-off: orders paid before the warehouse’s cut-off, shown on the product page, go into production the same day.',
  },
  time_3: {
    zh: '从中国发货时，专线比邮政稳定得多；平台考核时效的店铺建议选专线标快。',
    en: 'From China, direct lines are far more reliable than the post; stores with delivery targets should choose the fast line.',
  },
  tax_title: { zh: '税费', en: 'Taxes' },
  tax_1: {
    zh: '欧盟：从欧盟以外发货、货值 150 欧元以内，可用 IOSS 号预先申报增值税，清关时不再代征增值税；2026 年 7 月 1 日起，每类商品（HS 前六位）另缴 3 欧元关税，运费试算会一并列出。没有 IOSS 或 VAT 号时，清关按目的国税率代征（例如德国 19%、法国 20%、匈牙利 27%），计税基数是货值、运费和关税之和。',
    en: 'European Union: parcels from outside worth up to 150 euros can be declared under an IOSS number, and no VAT is collected on delivery. Since 1 July 2026 each kind of goods (HS-6 heading) also pays 3 euros of customs duty, which the freight calculator shows. Without an IOSS or VAT number customs collects VAT at the rate of the country (19% in Germany, 20% in France, 27% in Hungary), on goods, freight and duty.',
  },
  tax_2: {
    zh: '从欧洲仓发往欧盟国家不经过海关，没有进口增值税。',
    en: 'Parcels from our EU warehouses to EU countries do not go through customs and carry no import VAT.',
  },
  tax_3: {
    zh: '亚马逊、Etsy、Temu、SHEIN 等平台通常代收代缴并提供平台 IOSS 号，在订单里填上即可。',
    en: 'Amazon, Etsy, Temu, SHEIN and others usually collect the tax and provide their IOSS number; add it to the order.',
  },
  save_title: { zh: '省运费的四个办法', en: 'Four ways to save' },
  save_1: {
    zh: '合并发货：同一买家的多件货走一个包裹，只付一次首重。',
    en: 'Combine: several pieces for one buyer in one parcel pay the first weight only once.',
  },
  save_2: {
    zh: '控制体积：抱枕、毯子选真空压缩；海报选卷筒而不是平板。',
    en: 'Mind the volume: vacuum-pack pillows and blankets; roll posters instead of shipping them flat.',
  },
  save_3: {
    zh: '设好规则：在“物流规则”里按国家、重量、金额自动选渠道，轻的走邮政，贵的走快递。',
    en: 'Set rules: choose the channel by country, weight and amount: light goods by post, valuable ones by courier.',
  },
  save_4: {
    zh: '旺季备货：热销款提前海运到海外仓，头程每公斤约为空运专线的六分之一，买家几天就能收到。',
    en: 'Stock up: send best sellers by sea before the season; a kilogram costs about a sixth of air freight, and buyers wait days, not weeks.',
  },
})
