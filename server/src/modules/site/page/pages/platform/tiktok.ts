import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, shop, step, t } from '../define-page.ts'

export const tiktokPage = platformPage('/home/homeTikTok', {
  name: same('TikTok Shop'),
  theme: 'midnight',
  title: t`TikTok Shop 按需印刷：短视频选图、达人寄样与发货时效 | TikTok Shop print on demand: designs for video, creator samples, dispatch time`,
  description: t`TikTok Shop 卖家用按需印刷接住爆单：三秒能看懂的图案、达人样品怎么寄、美国本土发货时限、一件一行的订单怎么合并，印途如何扩产。 | Catch a viral day with print on demand: designs understood in three seconds, samples for creators, US dispatch limits, unit-wise orders, and how capacity follows.`,
  keywords: t`TikTok Shop POD,TikTok达人寄样,TikTok本土发货,短视频选品 | TikTok Shop POD,creator samples,TikTok dispatch time,video products`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · TikTok Shop | Marketplace guide · TikTok Shop`,
      title: t`三秒看懂的图，两天交出的货 | Understood in three seconds, handed over in two days`,
      lead: t`没有搜索，只有刷到。TikTok 的爆单来得突然、走得也快：昨天三单，今晚三百。囤货赌不起，按需印刷刚好，只要产能跟得上、发货不迟。 | Nobody searches here; one scrolls. Three orders yesterday, three hundred tonight. Stock is a gamble, print on demand is not, as long as capacity follows and nothing leaves late.`,
      pictures: [
        mockup('tshirt', 'front', 'white', 'say-good-vibes'),
        mockup('tumbler', 'front', 'black', 'say-neon-love'),
      ],
      actions: [
        link(t`看美国仓商品 | Products in US stock`, '/zone/US-EU'),
        link(t`爆单怎么办 | When it goes viral`, '/home/homeTikTok#timeline'),
      ],
      facts: [
        fact(t`7 天 | 7 days`, t`令牌有效，后台自动续 | token, renewed by itself`),
        fact(t`9 张 | 9`, t`主图上限 | main pictures`),
        fact(t`1 件 1 行 | 1 line each`, t`订单按件拆分，自动合并 | orders come per unit, joined for you`),
        fact(t`4500 件/日 | 4,500 a day`, t`洛杉矶服装工厂产能 | capacity of our Los Angeles factory`),
      ],
    },
    {
      kind: 'picture_text',
      title: t`什么图案适合拍 | Designs made for video`,
      paragraphs: [
        t`镜头里的衣服会皱、会动、会被滤镜提亮。细线条和小字看不见，大面积渐变会糊。选轮廓大、对比强、一句话能讲完的图。 | On camera a shirt creases, moves and is brightened. Fine lines and small words vanish, soft gradients blur. Take large shapes, strong contrast, one sentence.`,
        t`再想一个“动作”：转身露出背后的字、杯子倒热水、毯子抖开。能演的图案比好看的图案更会卖。 | Then think of a gesture: the back that turns, the cup that is filled, the blanket that unfolds. What can be acted sells better than what is merely pretty.`,
      ],
      points: [
        t`前后两面印：正面小标，背面大图，天然的视频转场 | Small mark in front, large print behind: a natural cut`,
        t`文案用口语短句，不超过四个词 | Spoken words, at most four`,
      ],
      picture: shop('tshirt', 'scene'),
    },
    {
      kind: 'timeline',
      title: t`一条视频火了之后的 48 小时 | Forty-eight hours after a video takes off`,
      items: [
        step(
          t`第 0–2 小时 | Hours 0–2`,
          t`确认库存与产能 | Check stock and capacity`,
          t`店铺页看底版可用数，临近断码的尺码先补到相邻仓，必要时换同款底版。 | See blanks by size; sizes that run low are topped up from the next warehouse.`,
        ),
        step(
          t`第 2–6 小时 | Hours 2–6`,
          t`批量付款 | Pay in bulk`,
          t`筛选该商品的待付订单一次付清，印刷文件自动排队，同图合并上机。 | Filter by product and pay at once; equal designs are printed together.`,
        ),
        step(
          t`第 6–24 小时 | Hours 6–24`,
          t`第一批出库 | First parcels leave`,
          t`按最晚发货时间排序，能当天交的先交；单号揽收后回传。 | Sorted by due time; what can leave today leaves today.`,
        ),
        step(
          t`第 24–48 小时 | Hours 24–48`,
          t`延长热度 | Keep it warm`,
          t`加一个新颜色或同系列杯子，挂到原视频，别急着换图。 | Add a colour or the matching mug to the same video instead of changing the design.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`商品与发货要求 | Product and dispatch requirements`,
      columns: [t`项目 | Item`, t`平台要求 | Requirement`, t`我们怎么配合 | How we help`],
      rows: [
        [
          t`主图 | Main picture`,
          t`600 像素以上，白底，占画面大部分 | 600 px and more, white, filling most`,
          t`白底样机一键导出 | White mockups in one click`,
        ],
        [
          t`发货地 | Ships from`,
          t`美国本土店必须本土发货 | US shops must ship within the country`,
          t`洛杉矶、新泽西两地工厂 | Factories in Los Angeles and New Jersey`,
        ],
        [
          t`发货时限 | Dispatch`,
          t`通常三个工作日内交给承运商 | Usually within three working days`,
          t`付款到交给承运商 {{dispatch:US}} | {{dispatch:US}} from payment to hand-over`,
        ],
        [
          t`包裹重量 | Weight`,
          t`填写错误会补差价 | Wrong figures are charged`,
          t`按商品页“含包装重量”自动带入 | Taken from the product’s packed weight`,
        ],
        [
          t`库存 | Stock`,
          t`超卖取消计入违规 | Overselling counts against you`,
          t`按仓回写，爆单时每几分钟更新 | Written back by warehouse every few minutes`,
        ],
      ],
    },
    {
      kind: 'steps',
      title: t`达人寄样：一件一件，不用备货 | Samples for creators, one by one`,
      items: [
        item(
          t`选样 | Choose`,
          t`达人申请后，从商品库直接建样品订单，地址从平台带入。 | When a creator asks, make a sample order from your library with the address filled in.`,
        ),
        item(
          t`定制 | Personalise`,
          t`把达人名字印在领标或卡片上，开箱镜头多一个记忆点。 | Put their name on label or card: one more moment for the camera.`,
        ),
        item(
          t`追踪 | Follow`,
          t`样品单号单独列表，签收三天后提醒您跟进视频。 | Samples have a list of their own; three days after arrival you are reminded to follow up.`,
        ),
        item(
          t`复盘 | Learn`,
          t`统计里按商品看寄样数与成交数，留下真正带得动的图。 | Compare samples and sales per product, and keep the designs that carry.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`违规分，多半扣在这里 | Where violation points are lost`,
      groups: [
        dos(
          t`直播和视频里的颜色与实物一致，开滤镜要说明 | Colours in videos match the goods; say so when a filter is on`,
          t`商品页写清“按单制作” | State “made to order” on the page`,
        ),
        avoids(
          t`搬运他人视频、用热门歌词做图案 | Others’ videos, lyrics as designs`,
          t`宣称“纯手工”“有机棉”而拿不出依据 | “Handmade” or “organic” without proof`,
          t`用买家退回的定制品再次发货 | Sending out returned custom goods again`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`镜头前表现好的底版 | Bases that look good on camera`,
      rule: { codes: ['tshirt', 'sweatshirt', 'tumbler', 'blanket', 'cap', 'water-bottle', 'mug', 'womens-tee'] },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`TikTok 卖家常问 | TikTok sellers ask`,
      items: [
        qa(
          t`一单五件同款，会发五个包裹吗？ | Five of the same: five parcels?`,
          t`不会。平台按件拆行，我们按款合并生产、同包发出，再把单号写回每一行。 | No. Lines come per unit; we print and pack them together and write the number to each line.`,
        ),
        qa(
          t`达人佣金和样品成本怎么进利润？ | How do commission and samples enter the profit?`,
          t`样品单计入推广成本，佣金可在店铺费率里设置，利润统计按商品汇总。 | Sample orders count as promotion, commission is set with the shop’s rates, and profit is shown per product.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先寄三件样品，拍三条视频 | Three samples, three videos`,
      body: t`同一图案做白、黑、沙三色，让评论区替你选主推色。 | One design in white, black and sand: let the comments choose.`,
      links: [link(t`选底版 | Choose products`, '/products'), link(t`打样说明 | About samples`, '/home/takeSample')],
    },
  ],
})
