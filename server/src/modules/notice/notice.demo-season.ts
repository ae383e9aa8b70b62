import type { DemoNotice } from './demo-notice.ts'

/** What the last quarter of a year asks of sellers. */
export const seasonNotices: readonly DemoNotice[] = [
  {
    slug: 'us-eu-warehouse',
    days_ago: 12,
    title: {
      zh: '美欧海外仓扩容：洛杉矶、华沙本地发货',
      en: 'US-EU warehouses grow: shipped from Los Angeles and Warsaw',
    },
    summary: {
      zh: '38 款热销底版在美国和欧盟本地印制，24–48 小时发出，免关税。',
      en: '38 best sellers are printed inside the US and the EU, leave within 24–48 h, without tariff.',
    },
    desc: {
      zh: '<p>洛杉矶仓与华沙仓完成扩容，38 款底版（T 恤、卫衣、马克杯、帆布袋）可在目的地本地印制与发货。</p><table><thead><tr><th>仓库</th><th>覆盖地区</th><th>出库</th><th>送达</th></tr></thead><tbody><tr><td>洛杉矶</td><td>美国本土 48 州</td><td>24–48 小时</td><td>2–5 天</td></tr><tr><td>华沙</td><td>欧盟 27 国</td><td>24–48 小时</td><td>3–6 天</td></tr></tbody></table><ul><li>本地发货不产生进口关税；欧盟订单的增值税在结算时按目的国列明。</li><li>同一订单含国内与海外商品时会自动拆单，付款前可以看到每一单的运费。</li><li>超过 48 小时未出库，按补偿规则自动返还余额。</li></ul>',
      en: '<p>Los Angeles and Warsaw have more room and more presses: 38 base products (T-shirts, hoodies, mugs, totes) are printed and shipped where your buyers are.</p><table><thead><tr><th>Warehouse</th><th>Serves</th><th>Leaves</th><th>Arrives</th></tr></thead><tbody><tr><td>Los Angeles</td><td>48 US states</td><td>24–48 h</td><td>2–5 days</td></tr><tr><td>Warsaw</td><td>27 EU countries</td><td>24–48 h</td><td>3–6 days</td></tr></tbody></table><ul><li>Local shipping has no import tariff. VAT of EU orders is shown by country at checkout.</li><li>An order with goods from several warehouses is split, and you see the freight of each part before paying.</li><li>What has not left after 48 hours earns an automatic credit under the compensation rules.</li></ul>',
    },
  },
  {
    slug: 'year-end-cut-off',
    days_ago: 8,
    alert_days: 40,
    title: { zh: '圣诞前送达：各地区下单截止时间', en: 'Arriving by Christmas: the last day to order, by region' },
    summary: {
      zh: '国内仓发美国请在 12 月 5 日 18:00 前付款，海外仓可到 12 月 17 日。',
      en: 'From China to the US, pay by 5 December 18:00; from the local warehouses, by 17 December.',
    },
    desc: {
      zh: '<p>以下时间均为北京时间，以<strong>付款成功</strong>为准。年底航线与末端派送都会变慢，建议在截止前 3 天完成。</p><table><thead><tr><th>目的地</th><th>国内仓专线</th><th>国内仓快递</th><th>海外仓</th></tr></thead><tbody><tr><td>美国</td><td>12 月 5 日 18:00</td><td>12 月 13 日 12:00</td><td>12 月 17 日 12:00</td></tr><tr><td>德国、法国</td><td>12 月 3 日 18:00</td><td>12 月 12 日 12:00</td><td>12 月 16 日 12:00</td></tr><tr><td>英国</td><td>12 月 4 日 18:00</td><td>12 月 12 日 12:00</td><td>—</td></tr><tr><td>加拿大、澳大利亚</td><td>11 月 30 日 18:00</td><td>12 月 10 日 12:00</td><td>—</td></tr><tr><td>日本</td><td>12 月 10 日 18:00</td><td>12 月 16 日 12:00</td><td>—</td></tr></tbody></table><ul><li>刺绣与全幅印花多需 1 天，请相应提前。</li><li>偏远地区邮编另加 2–3 天，结算页会提示。</li><li>设计文件被预检拦下的订单，从您确认之时重新计算。</li></ul>',
      en: '<p>All times are Beijing time and mean <strong>payment completed</strong>. Flights and local carriers slow down at the end of the year; finish three days earlier if you can.</p><table><thead><tr><th>Destination</th><th>China, special line</th><th>China, express</th><th>Local warehouse</th></tr></thead><tbody><tr><td>United States</td><td>5 Dec 18:00</td><td>13 Dec 12:00</td><td>17 Dec 12:00</td></tr><tr><td>Germany, France</td><td>3 Dec 18:00</td><td>12 Dec 12:00</td><td>16 Dec 12:00</td></tr><tr><td>United Kingdom</td><td>4 Dec 18:00</td><td>12 Dec 12:00</td><td>—</td></tr><tr><td>Canada, Australia</td><td>30 Nov 18:00</td><td>10 Dec 12:00</td><td>—</td></tr><tr><td>Japan</td><td>10 Dec 18:00</td><td>16 Dec 12:00</td><td>—</td></tr></tbody></table><ul><li>Embroidery and all-over prints take one more day.</li><li>Remote postcodes take 2–3 more days; checkout tells you.</li><li>When preflight stops a file, the clock starts again with your confirmation.</li></ul>',
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
      zh: '<p>为方便您安排店铺发货时效，提前公布假期安排：</p><ul><li><strong>元旦</strong>：1 月 1 日国内工厂停产一天，1 月 2 日恢复。</li><li><strong>春节</strong>：除夕前 3 天起停止接收国内生产订单，正月初七恢复，共 9 天。期间可以正常下单，按付款顺序排产。</li><li><strong>海外仓</strong>：洛杉矶仓、华沙仓照常，仅 12 月 25 日与 1 月 1 日不出库。</li></ul><p>假期内客服轮值时间为 10:00–18:00，订单异常请优先提交说明，我们会在开工首日处理。时效补偿不计算假期天数。</p>',
      en: '<p>So that you can set handling times in your shops early:</p><ul><li><strong>New Year</strong>: the factories in China rest on 1 January and return on the 2nd.</li><li><strong>Spring Festival</strong>: no production in China from three days before the eve of Chinese New Year until its seventh day, nine days in all. You can order as usual; work follows the order of payment.</li><li><strong>Overseas</strong>: Los Angeles and Warsaw keep running and only rest on 25 December and 1 January.</li></ul><p>Support answers 10:00–18:00 during the holidays. Tell us about problem orders and we take them up on the first working day. Holidays do not count towards compensation for delay.</p>',
    },
  },
  {
    slug: 'peak-surcharge',
    days_ago: 1,
    alert_days: 21,
    audience: 'seller',
    title: { zh: '旺季运费调整说明', en: 'Freight during the peak season' },
    summary: {
      zh: '部分专线自下周一起每公斤上调 3–6 元，已付款订单不受影响。',
      en: 'From next Monday some lines rise by ¥3–6 a kilogram; paid orders keep their price.',
    },
    desc: {
      zh: '<p>受航空旺季附加费影响，自下周一 00:00（北京时间）起，部分国内仓专线运费临时上调，至 1 月 10 日恢复：</p><ul><li>美国、加拿大专线：每公斤 +6.00 元。</li><li>欧盟、英国专线：每公斤 +4.00 元。</li><li>日本专线：每公斤 +3.00 元。</li></ul><p>海外仓本地派送与快递渠道不变。<strong>付款时显示多少就收取多少</strong>，已付款的订单不补差价。</p>',
      en: '<p>Airlines charge a peak-season fee. From next Monday 00:00 Beijing time until 10 January some lines from China cost more:</p><ul><li>United States and Canada: +¥6.00 a kilogram.</li><li>EU and United Kingdom: +¥4.00 a kilogram.</li><li>Japan: +¥3.00 a kilogram.</li></ul><p>Local delivery from overseas warehouses and express stay as they are. <strong>You pay what you are shown</strong>; orders already paid are not charged again.</p>',
    },
  },
]
