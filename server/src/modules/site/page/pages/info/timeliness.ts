import { infoPage, link, qa, same, shop, t } from '../define-page.ts'

export const timelinessPage = infoPage('/home/timeliness', {
  name: t`时效说明 | Times`,
  theme: 'indigo',
  title: t`时效说明：截单、生产、出库、运输分别要多久 | Times: cut-off, production, hand-over and transit`,
  description: t`{{warehouse_count}} 个仓库的截单时间、九座工厂的生产时间、各线路运输天数，时效从哪一刻开始算，晚了怎么赔。 | Cut-off of {{warehouse_count}} warehouses, production of nine factories, transit by lane, when the clock starts, and what happens when we are late.`,
  keywords: t`发货时效,截单时间,生产时间,运输天数 | shipping time,cut-off,production time,transit days`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`时效 | Times`,
      title: t`从付款到买家手里，时间分成四段 | From payment to the buyer in four stretches`,
      lead: t`等待截单、生产、出库、运输。前三段由我们负责，第四段由承运商负责；分开看，才知道该催谁。 | Cut-off, production, hand-over, transit. The first three are ours, the fourth is the carrier’s; seen apart you know whom to ask.`,
      pictures: [shop('wall-clock', 'hero')],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`各仓库的截单时间 | Cut-off of our warehouses`,
      lead: t`当地时间；截单前付款的订单进入当日生产。 | Local time; what is paid before goes into the same day’s production.`,
      columns: [t`仓库 | Warehouse`, t`截单 | Cut-off`, t`出库 | Hand-over`],
      rows: [
        [
          t`东莞 CN-DG | Dongguan CN-DG`,
          same('{{cut_off:CN-DG}}'),
          t`完成后 {{handling:CN-DG}}内 | within {{handling:CN-DG}} of printing`,
        ],
        [
          t`义乌 CN-YW | Yiwu CN-YW`,
          same('{{cut_off:CN-YW}}'),
          t`完成后 {{handling:CN-YW}}内 | within {{handling:CN-YW}} of printing`,
        ],
        [
          t`洛杉矶 US-LA | Los Angeles US-LA`,
          same('{{cut_off:US-LA}}'),
          t`完成后 {{handling:US-LA}}内 | within {{handling:US-LA}} of printing`,
        ],
        [
          t`新泽西 US-NJ | New Jersey US-NJ`,
          same('{{cut_off:US-NJ}}'),
          t`完成后 {{handling:US-NJ}}内 | within {{handling:US-NJ}} of printing`,
        ],
        [
          t`杜伊斯堡 EU-DE | Duisburg EU-DE`,
          same('{{cut_off:EU-DE}}'),
          t`完成后 {{handling:EU-DE}}内 | within {{handling:EU-DE}} of printing`,
        ],
        [
          t`弗罗茨瓦夫 EU-PL | Wrocław EU-PL`,
          same('{{cut_off:EU-PL}}'),
          t`完成后 {{handling:EU-PL}}内 | within {{handling:EU-PL}} of printing`,
        ],
      ],
    },
    {
      kind: 'table',
      title: t`从付款到交给承运商 | From payment to hand-over`,
      columns: [t`品类 | Goods`, t`国内 | China`, t`美国 | United States`, t`欧洲 | Europe`],
      rows: [
        [
          t`服装 | Clothing`,
          t`{{dispatch:cat=apparel:CN}} | {{dispatch:cat=apparel:CN}}`,
          t`{{dispatch:cat=apparel:US}} | {{dispatch:cat=apparel:US}}`,
          t`{{dispatch:cat=apparel:EU}} | {{dispatch:cat=apparel:EU}}`,
        ],
        [
          t`杯壶 | Drinkware`,
          t`{{dispatch:cat=drinkware:CN}} | {{dispatch:cat=drinkware:CN}}`,
          t`{{dispatch:cat=drinkware:US}} | {{dispatch:cat=drinkware:US}}`,
          t`{{dispatch:cat=drinkware:EU}} | {{dispatch:cat=drinkware:EU}}`,
        ],
        [
          t`家居 | Home`,
          t`{{dispatch:cat=home:CN}} | {{dispatch:cat=home:CN}}`,
          t`{{dispatch:cat=home:US}} | {{dispatch:cat=home:US}}`,
          t`{{dispatch:cat=home:EU}} | {{dispatch:cat=home:EU}}`,
        ],
        [
          t`手机壳、桌垫 | Cases, mats`,
          t`{{dispatch:cat=tech:CN}} | {{dispatch:cat=tech:CN}}`,
          t`{{dispatch:cat=tech:US}} | {{dispatch:cat=tech:US}}`,
          t`{{dispatch:cat=tech:EU}} | {{dispatch:cat=tech:EU}}`,
        ],
        [
          t`装饰画、挂钟 | Wall art, clocks`,
          t`{{dispatch:cat=wall:CN}} | {{dispatch:cat=wall:CN}}`,
          t`{{dispatch:cat=wall:US}} | {{dispatch:cat=wall:US}}`,
          t`{{dispatch:cat=wall:EU}} | {{dispatch:cat=wall:EU}}`,
        ],
      ],
      note: t`周末与公告的停产日不计入；每件商品的时间以商品页为准。 | Weekends and announced closing days do not count; the product page holds.`,
    },
    {
      kind: 'table',
      title: t`常用线路的运输时间（工作日） | Transit on common lanes (working days)`,
      columns: [t`线路 | Lane`, t`经济 | Economy`, t`标准 | Standard`, t`快递 | Express`],
      rows: [
        [
          t`美国仓 → 美国 | US stock → US`,
          same('{{channel_days:US-ECONOMY:US}}'),
          same('{{channel_days:US-STANDARD:US}}'),
          same('{{channel_days:US-2DAY:US}}'),
        ],
        [
          t`欧洲仓 → 德国 | EU stock → Germany`,
          same('{{channel_days:EU-ECONOMY:DE}}'),
          same('{{channel_days:EU-STANDARD:DE}}'),
          same('{{channel_days:EU-EXPRESS:DE}}'),
        ],
        [
          t`中国 → 美国 | China → US`,
          same('{{channel_days:CN-LINE-ECO:US}}'),
          same('{{channel_days:CN-LINE-STD:US}}'),
          same('{{channel_days:CN-EXPRESS:US}}'),
        ],
        [
          t`中国 → 德国 | China → Germany`,
          same('{{channel_days:CN-LINE-ECO:DE}}'),
          same('{{channel_days:CN-LINE-STD:DE}}'),
          same('{{channel_days:CN-EXPRESS:DE}}'),
        ],
        [
          t`中国 → 英国 | China → UK`,
          same('{{channel_days:CN-LINE-ECO:GB}}'),
          same('{{channel_days:CN-LINE-STD:GB}}'),
          same('{{channel_days:CN-EXPRESS:GB}}'),
        ],
        [
          t`中国 → 日本 | China → Japan`,
          same('{{channel_days:CN-LINE-ECO:JP}}'),
          same('{{channel_days:CN-LINE-STD:JP}}'),
          same('{{channel_days:CN-EXPRESS:JP}}'),
        ],
      ],
      note: t`按重量和邮编精确查询，请用[运费计算器](/logisticsRelated)。 | For weight and postcode use the [freight calculator](/logisticsRelated).`,
    },
    {
      kind: 'text',
      title: t`什么时候开始算，什么时候停 | When the clock starts and stops`,
      paragraphs: [
        t`**开始**：付款成功且预检通过。有错误待处理、地址待补全、等待您确认的时间不计。 | **Start:** payment with preflight passed. Time spent on errors, addresses or your confirmation does not count.`,
        t`**停止**：承运商首次扫描。打印面单不算发货。 | **Stop:** the carrier’s first scan. A printed label is not a shipment.`,
        t`**晚了**：时效赔付专区（国内 {{dispatch:zone=time:CN}}）与[海外赔付专区](/activity/compensationZone)（{{dispatch:zone=US-EU:overseas}}）每晚一天赔商品金额的 {{late_per_day}}，最高 {{late_most}}，自动入账。 | **Late:** in the on-time zone ({{dispatch:zone=time:CN}} from China) and the [overseas zone](/activity/compensationZone) ({{dispatch:zone=US-EU:overseas}}) each day late credits {{late_per_day}} of the goods, up to {{late_most}}.`,
      ],
    },
    {
      kind: 'faq',
      title: t`时效问答 | About times`,
      items: [
        qa(
          t`旺季会变慢吗？ | Slower in the season?`,
          t`产能按预测提前扩充，承诺不变；承运商在十一月下旬到圣诞前会慢两到五天，请看各[节日专题](/home/specialSubject)的截单表。 | Capacity is raised ahead and the promise stays; carriers take two to five days more before Christmas: see the [seasons](/home/specialSubject).`,
        ),
        qa(
          t`怎样最快送到美国？ | The fastest way to the US?`,
          t`选美国仓现货底版，截单前付款，走两日达。 | US stock, paid before cut-off, by the two-day service.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`按您的目的地查一次 | Check your destination`,
      body: t`输入国家和邮编，列出全部渠道的价格和天数。 | Country and postcode list every channel with price and days.`,
      links: [link(t`运费计算器 | Freight calculator`, '/logisticsRelated')],
    },
  ],
})
