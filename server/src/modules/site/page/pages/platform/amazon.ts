import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, shop, t } from '../define-page.ts'

export const amazonPage = platformPage('/home/homeAmazon', {
  name: same('Amazon'),
  theme: 'denim',
  title: t`亚马逊按需印刷：主图规则、GTIN 豁免、自发货与 FBA 备货 | Amazon print on demand: main image rules, GTIN exemption, merchant and FBA fulfilment`,
  description: t`亚马逊卖家怎样做按需印刷：白底主图、标题与五点、GTIN 豁免、发货绩效红线，以及印途的自发货代印与 FBA 贴标装箱两种走法。 | How Amazon sellers run print on demand: white main images, titles and bullets, GTIN exemption, shipping metrics, and InkRoute’s two ways: merchant fulfilment and FBA with labels.`,
  keywords: t`亚马逊POD,亚马逊按需印刷,GTIN豁免,FBA贴标,亚马逊主图要求 | Amazon POD,Amazon print on demand,GTIN exemption,FBA labels,Amazon main image`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · 亚马逊 | Marketplace guide · Amazon`,
      title: t`亚马逊的流量认规矩：图要白，时要准，号要清 | Amazon rewards rules: white pictures, punctual parcels, clean identifiers`,
      lead: t`这里的买家搜“类目加用途”，两天后就想用上。图案决定点击，绩效决定能不能一直有点击。先用自发货测款，跑出来的再备进 FBA，是按需印刷最稳的节奏。 | Buyers here search category and purpose and want it in two days. The design earns the click, the metrics decide whether clicks keep coming. Test by merchant fulfilment, then move what sells into FBA.`,
      pictures: [
        mockup('tshirt', 'front', 'black', 'retro-sunset-peaks'),
        mockup('tumbler', 'front', 'white', 'say-coffee-first'),
      ],
      actions: [
        link(t`看美国仓商品 | Products in US stock`, '/zone/US-EU'),
        link(t`两种履约怎么选 | Which fulfilment to choose`, '/home/homeAmazon#table'),
      ],
      facts: [
        fact(t`85% | 85%`, t`主图中商品至少占的画面 | of the main image is product, at least`),
        fact(t`1000 像素 | 1000 px`, t`长边达到才有缩放 | on the long side for zoom`),
        fact(t`1 年 | 1 year`, t`授权需每年续一次 | before consent must be renewed`),
        fact(t`{{dispatch:US}} | {{dispatch:US}}`, t`美国付款到交给承运商 | from payment to hand-over in the US`),
      ],
    },
    {
      kind: 'table',
      title: t`两种履约，一张表看懂 | Two ways to fulfil, side by side`,
      columns: [
        t`比较 | Compare`,
        t`自发货：卖一件印一件 | Merchant: print one per order`,
        t`FBA：备一批进仓 | FBA: stock a batch`,
      ],
      rows: [
        [
          t`适合 | Good for`,
          t`测款、长尾、个性化 | Tests, long tail, personalisation`,
          t`月销稳定在 30 件以上的图案 | Designs that sell 30 or more a month`,
        ],
        [
          t`到货 | Delivery`,
          t`美国仓付款后 {{door:us_us}} | {{door:us_us}} from payment, US stock`,
          t`Prime 时效 | Prime speed`,
        ],
        [
          t`资金 | Money`,
          t`零库存，先收款后付印费 | No stock, you are paid first`,
          t`先付整批印费和头程 | Batch and inbound freight first`,
        ],
        [
          t`我们做什么 | What we do`,
          t`收单、印制、贴面单、回传单号 | Pull, print, label, return tracking`,
          t`按计划印制，逐件贴 FNSKU，分箱称重量尺，出箱唛 | Print by plan, FNSKU on each piece, boxes weighed and measured, box labels`,
        ],
        [
          t`主要风险 | Main risk`,
          t`晚发影响绩效 | Late hand-over hurts metrics`,
          t`滞销仓储费、换季 | Storage fees, season passing`,
        ],
      ],
      note: t`FNSKU 与箱唛可导出 PDF 或 ZPL，装箱信息随货件计划一起保存。 | FNSKU and box labels come as PDF or ZPL; box contents are kept with the shipment plan.`,
    },
    {
      kind: 'cards',
      title: t`商品页要过的六关 | Six gates of a listing`,
      items: [
        item(
          t`主图 | Main image`,
          t`纯白底（RGB 255），商品占 85% 以上，不能有文字、水印、道具和模特头部。直接用我们的白底样机，不要自己抠图。 | Pure white (RGB 255), product over 85%, no text, marks or props. Use our white mockups instead of cutting out by hand.`,
        ),
        item(
          t`标题 | Title`,
          t`多数类目 200 字符以内，同一个词不要出现三次，不用“最佳”“免邮”和装饰符号。 | Within 200 characters in most categories, no word three times, no “best”, “free shipping” or ornaments.`,
        ),
        item(
          t`五点描述 | Bullets`,
          t`依次写：图案寓意、面料与克重、印刷工艺与洗护、尺码建议、适合送给谁。每条一个意思。 | In order: meaning of the design, fabric and weight, technique and care, sizing, for whom. One thought each.`,
        ),
        item(
          t`商品编码 | Identifier`,
          t`自有品牌的定制品申请 GTIN 豁免；不要买来路不明的 UPC，日后必被清理。 | Apply for a GTIN exemption for your own brand; bought codes are purged sooner or later.`,
        ),
        item(
          t`变体 | Variations`,
          t`颜色与尺码做成父子变体，不同图案要分开建，混在一个父体下会被拆。 | Colour and size as children of one parent; different designs need parents of their own.`,
        ),
        item(
          t`搜索词 | Search terms`,
          t`250 字节以内，不重复标题，写同义词和拼写变体，不写品牌。 | Under 250 bytes, no repetition of the title; synonyms and spellings, never brands.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`个性化订单：把买家的文字做进图案 | Personalised orders: put the buyer’s words into the design`,
      paragraphs: [
        t`印途不读取 Amazon Custom 的定制文件。把买家填写的文字整理成表格，用批量设计的变量填进模板的文字图层，核对效果后再下单。 | InkRoute does not read Amazon Custom files. Put what buyers wrote into a spreadsheet, fill the text layers of your template with it in a batch run, check the result and then order.`,
      ],
      points: [
        t`文字层设最多字数，超出时在预检里标红，不会印出界 | Text layers have a limit; what exceeds it is flagged in preflight and never printed over the edge`,
        t`照片低于目标分辨率 40% 会被拦下，您可以联系买家换图或确认照印 | Photos below 40% of the needed resolution are held until you replace or accept them`,
      ],
      picture: shop('mug', 'scene'),
    },
    {
      kind: 'figures',
      title: t`发货绩效的三条红线 | Three lines not to cross`,
      lead: t`下面是亚马逊对自发货卖家公布的要求，跌破任一条都可能限制销售。 | What Amazon publishes for merchant fulfilment; falling below any of them may limit your account.`,
      items: [
        {
          value: same('< 4%'),
          label: t`迟发率 | Late shipment rate`,
          note: t`把备货时间设成 3 天，美国仓商品通常第二天就能交出。 | Set handling to three days; US stock usually leaves on the second.`,
        },
        {
          value: same('< 2.5%'),
          label: t`配送前取消率 | Cancellation rate`,
          note: t`库存由我们回写，断色断码自动归零，不会卖了没货。 | We write stock back, so colours and sizes that run out drop to zero.`,
        },
        {
          value: same('> 95%'),
          label: t`有效追踪率 | Valid tracking`,
          note: t`单号在揽收后才回传，保证可查。 | Numbers are returned after hand-over, so they can be traced.`,
        },
      ],
    },
    {
      kind: 'checklist',
      title: t`被拒和下架的常见原因 | Why listings are refused`,
      groups: [
        dos(
          t`品牌填 Generic 或已备案的品牌，标题、包装、图片三处一致 | Brand “Generic” or your registered one, the same in title, pack and picture`,
          t`儿童服装上架前备好材质与安全检测资料，类目会抽查 | Keep material and safety papers ready for children’s wear; the category is checked`,
          t`一张图案先上一个站点，有评价后再同步欧洲站和日本站 | Launch a design on one marketplace, then copy it to Europe and Japan with reviews`,
        ),
        avoids(
          t`侧图放第三方测评、二维码、网址 | Third-party ratings, QR codes or web addresses in pictures`,
          t`球队配色加城市名，即使没有队徽也会被投诉 | Team colours with a city’s name draw complaints even without a crest`,
          t`同一图案换个词重复建商品，会被判重复刊登 | Creating the same design twice with other words`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`亚马逊上先做这些底版 | Bases to begin with`,
      lead: t`美国工厂直接生产，尺码全、颜色稳，适合长期占词。 | Made in our US factories with full size runs and steady colours, good for holding a keyword.`,
      rule: {
        codes: ['tshirt', 'sweatshirt', 'tumbler', 'mug-15oz', 'garden-flag', 'tote', 'mouse-pad', 'shower-curtain'],
      },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`亚马逊卖家常问 | Amazon sellers ask`,
      items: [
        qa(
          t`多久能看到新订单？ | How soon do orders appear?`,
          t`亚马逊限制每个店铺约三分钟读取一次订单列表，因此一般在几分钟内进入印途，店铺页显示上一次和下一次同步时间。 | Amazon allows about one list read per shop every three minutes, so orders usually arrive within minutes; the store page shows the last and the next sync.`,
        ),
        qa(
          t`FBA 货件能直接发到指定仓吗？ | Can you ship to the assigned FBA warehouse?`,
          t`可以。货件计划里选择我们的美国或中国仓为起点，也可以到仓自提，由您的货代走头程。 | Yes. Choose our US or Chinese stock as the origin, or collect it with your own forwarder.`,
        ),
        qa(
          t`亚马逊配送的订单会不会重复生产？ | Could FBA orders be printed twice?`,
          t`不会。标记为亚马逊配送的订单只导入用于统计，不进入生产队列。 | No. Orders fulfilled by Amazon are imported for statistics only and never enter production.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`用自发货跑一周，再决定备多少 | Run a week by merchant fulfilment, then decide what to stock`,
      body: t`连接店铺不收费，先授权一个站点试试收单与回传。 | Connecting is free: authorise one marketplace and try pulling and returning.`,
      links: [
        link(t`选第一批商品 | Choose the first products`, '/products'),
        link(t`打样看实物 | Order samples`, '/home/takeSample'),
      ],
    },
  ],
})
