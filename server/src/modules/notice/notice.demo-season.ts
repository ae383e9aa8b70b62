import type { DemoNotice } from './demo-notice.ts'

/** What the last quarter of a year asks of sellers. */
export const seasonNotices: readonly DemoNotice[] = [
  {
    slug: 'us-eu-warehouse',
    days_ago: 12,
    title: {
      zh: '美欧海外仓：{{warehouses:overseas}}本地发货',
      en: 'US and EU warehouses: shipped from {{warehouses:overseas}}',
    },
    summary: {
      zh: '{{products:US-EU}} 款底版在美国和欧盟本地印制，{{dispatch:zone=US-EU:overseas}} 交给承运商，免关税。',
      en: '{{products:US-EU}} products are printed inside the US and the EU and leave in {{dispatch:zone=US-EU:overseas}}, without tariff.',
    },
    desc: {
      zh: '<p>{{products:US-EU}} 款底版（T 恤、卫衣、马克杯、帆布袋等）可在目的地本地印制与发货。</p><table><thead><tr><th>仓库</th><th>覆盖地区</th><th>付款到出库</th><th>运输</th></tr></thead><tbody><tr><td>{{warehouses:US}}</td><td>美国</td><td>{{dispatch:zone=US-EU:US}}</td><td>{{transit:us_us}}</td></tr><tr><td>{{warehouses:EU}}</td><td>欧盟</td><td>{{dispatch:zone=US-EU:EU}}</td><td>{{transit:eu_eu}}</td></tr></tbody></table><ul><li>本地发货不产生进口关税；欧盟订单的增值税在结算时按目的国列明。</li><li>同一订单含国内与海外商品时会自动拆单，付款前可以看到每一单的运费。</li><li>超过承诺时间未出库，按补偿规则自动返还余额。</li></ul>',
      en: '<p>{{products:US-EU}} base products (T-shirts, sweatshirts, mugs, totes and more) are printed and shipped where your buyers are.</p><table><thead><tr><th>Warehouse</th><th>Serves</th><th>Payment to hand-over</th><th>Transit</th></tr></thead><tbody><tr><td>{{warehouses:US}}</td><td>United States</td><td>{{dispatch:zone=US-EU:US}}</td><td>{{transit:us_us}}</td></tr><tr><td>{{warehouses:EU}}</td><td>European Union</td><td>{{dispatch:zone=US-EU:EU}}</td><td>{{transit:eu_eu}}</td></tr></tbody></table><ul><li>Local shipping has no import tariff. VAT of EU orders is shown by country at checkout.</li><li>An order with goods from several warehouses is split, and you see the freight of each part before paying.</li><li>What leaves later than promised earns an automatic credit under the compensation rules.</li></ul>',
    },
  },
  {
    slug: 'year-end-cut-off',
    days_ago: 8,
    alert_days: 40,
    title: { zh: '圣诞前送达：各地区下单截止时间', en: 'Arriving by Christmas: the last day to order, by region' },
    summary: {
      zh: '国内仓发美国请在 {{deadline:christmas:cn_us}} 前付款，美国仓可到 {{deadline:christmas:us_us}}。',
      en: 'From China to the US, pay by {{deadline:christmas:cn_us}}; from our US warehouses, by {{deadline:christmas:us_us}}.',
    },
    desc: {
      zh: '<p>以下日期以<strong>付款成功</strong>为准，按最慢的工厂与常用专线倒推，并为年底的拥堵留出余量，与<a href="/activity/customChristmas">圣诞专题</a>一致。</p><table><thead><tr><th>目的地</th><th>国内仓</th><th>海外仓</th></tr></thead><tbody><tr><td>美国</td><td>{{deadline:christmas:cn_us}}</td><td>{{deadline:christmas:us_us}}</td></tr><tr><td>欧盟</td><td>{{deadline:christmas:cn_eu}}</td><td>{{deadline:christmas:eu_eu}}</td></tr><tr><td>英国</td><td>{{deadline:christmas:cn_uk}}</td><td>—</td></tr><tr><td>加拿大、澳大利亚</td><td>{{deadline:christmas:cn_ca_au}}</td><td>—</td></tr></tbody></table><ul><li>偏远地区邮编另加 2–3 天，结算页会提示。</li><li>设计文件被预检拦下的订单，从您确认之时重新计算。</li></ul>',
      en: '<p>The dates mean <strong>payment completed</strong>. They are counted back from the slowest factory and the usual parcel lines, with days in hand for the end of the year, as on the <a href="/activity/customChristmas">Christmas page</a>.</p><table><thead><tr><th>Destination</th><th>From China</th><th>Local warehouse</th></tr></thead><tbody><tr><td>United States</td><td>{{deadline:christmas:cn_us}}</td><td>{{deadline:christmas:us_us}}</td></tr><tr><td>European Union</td><td>{{deadline:christmas:cn_eu}}</td><td>{{deadline:christmas:eu_eu}}</td></tr><tr><td>United Kingdom</td><td>{{deadline:christmas:cn_uk}}</td><td>—</td></tr><tr><td>Canada, Australia</td><td>{{deadline:christmas:cn_ca_au}}</td><td>—</td></tr></tbody></table><ul><li>Remote postcodes take 2–3 more days; checkout tells you.</li><li>When preflight stops a file, the clock starts again with your confirmation.</li></ul>',
    },
  },
  {
    slug: 'holiday-schedule',
    days_ago: 5,
    alert_days: 45,
    title: { zh: '元旦与春节假期生产安排', en: 'Production over New Year and Spring Festival' },
    summary: {
      zh: '元旦当天停产一天；春节国内工厂停产 9 天，海外仓不受影响。',
      en: 'One day off on 1 January; nine days off in China for Spring Festival. Overseas warehouses keep running.',
    },
    desc: {
      zh: '<p>为方便您安排店铺发货时效，提前公布假期安排：</p><ul><li><strong>元旦</strong>：1 月 1 日国内工厂停产一天，1 月 2 日恢复。</li><li><strong>春节</strong>：除夕前 3 天起停止接收国内生产订单，正月初七恢复，共 9 天。期间可以正常下单，按付款顺序排产。</li><li><strong>海外仓</strong>：海外仓（{{warehouses:overseas}}）照常，仅 12 月 25 日与 1 月 1 日不出库。</li></ul><p>订单异常请优先提交说明，我们会在开工首日处理。时效补偿不计算假期天数。</p>',
      en: '<p>So that you can set handling times in your shops early:</p><ul><li><strong>New Year</strong>: the factories in China rest on 1 January and return on the 2nd.</li><li><strong>Spring Festival</strong>: no production in China from three days before the eve of Chinese New Year until its seventh day, nine days in all. You can order as usual; work follows the order of payment.</li><li><strong>Overseas</strong>: {{warehouses:overseas}} keep running and only rest on 25 December and 1 January.</li></ul><p>Tell us about problem orders and we take them up on the first working day. Holidays do not count towards compensation for delay.</p>',
    },
  },
  {
    slug: 'peak-surcharge',
    days_ago: 1,
    alert_days: 21,
    audience: 'seller',
    title: { zh: '旺季运费调整说明', en: 'Freight during the peak season' },
    summary: {
      zh: '旺季部分专线的运费可能调整，以付款时显示的为准，已付款订单不受影响。',
      en: 'Some lines may change their price during the peak season; you pay what checkout shows, and paid orders keep their price.',
    },
    desc: {
      zh: '<p>受航空旺季附加费影响，国内仓发出的部分专线运费在旺季可能调整。当前价格随时可以在运费试算里查到。</p><p><strong>付款时显示多少就收取多少</strong>，已付款的订单不补差价。</p>',
      en: '<p>Airlines charge a peak-season fee, so some lines from China may change their price. The freight calculator always shows the current one.</p><p><strong>You pay what you are shown</strong>; orders already paid are not charged again.</p>',
    },
  },
]
