import { mockup, platformPage, same, shop, t } from '../define-page.ts'

export const etsyPage = platformPage('/home/homeEtsy', {
  name: same('Etsy'),
  theme: 'pumpkin',
  title: t`Etsy 卖家按需印刷指南：标签、图片、履约时间与选品 | Print on demand for Etsy sellers: tags, photos, dispatch times, products`,
  description: t`在 Etsy 卖按需印刷商品：如何申报生产伙伴、写满 13 个标签、拍出 20 张图、设置处理时间，以及印途怎样自动接单、印制和回传运单号。 | Sell print on demand on Etsy: declare your production partner, use all 13 tags, set honest processing times, and let InkRoute pull orders, print and return tracking.`,
  keywords: t`Etsy按需印刷,Etsy POD,Etsy标签,Etsy生产伙伴,Etsy代发 | Etsy print on demand,Etsy POD,Etsy tags,Etsy production partner,Etsy fulfilment`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · Etsy | Marketplace guide · Etsy`,
      title: t`在 Etsy，买家为“这是专门为我做的”付钱 | On Etsy, buyers pay for “made just for me”`,
      lead: t`Etsy 不比谁最便宜，比谁的设计更贴近一个具体的人：一位新手妈妈、一只叫 Mochi 的柴犬、一场六月的婚礼。按需印刷天生适合它，前提是把生产方式讲清楚、把处理时间设诚实。 | Etsy does not reward the lowest price but the design that fits one person: a new mother, a shiba called Mochi, a wedding in June. Print on demand suits it perfectly, provided you say how things are made and promise honest processing times.`,
      pictures: [
        mockup('tshirt', 'front', 'sand', 'wildflower-bouquet'),
        mockup('mug', 'front', 'white', 'say-dog-mom'),
      ],
      actions: [
        { label: t`看适合 Etsy 的商品 | See products for Etsy`, to: '/zone/US-EU' },
        { label: t`了解接入步骤 | How connecting works`, to: '/home/homeEtsy#steps' },
      ],
      facts: [
        { value: same('13'), label: t`个标签，每个最多 20 字符 | tags, 20 characters each` },
        { value: same('140'), label: t`标题字符上限 | characters in a title` },
        { value: t`90 天 | 90 days`, label: t`授权有效期，到期前提醒 | authorisation, with reminders before` },
        { value: t`{{dispatch}} | {{dispatch}}`, label: t`付款到交给承运商 | payment to hand-over` },
      ],
    },
    {
      kind: 'table',
      title: t`刊登一件商品，Etsy 会问这些 | What Etsy asks when you list a product`,
      lead: t`印途把下列字段放进刊登模板，一次填好，整批商品共用；发布前逐项核对上限，超长的标题不会等到被退回才发现。 | InkRoute keeps these fields in a listing template, filled once for a whole batch, and checks every limit before publishing, so an overlong title is not discovered by refusal.`,
      columns: [t`字段 | Field`, t`规则 | Rule`, t`给按需印刷卖家的写法 | How a print-on-demand seller fills it`],
      rows: [
        [
          t`标题 | Title`,
          t`最多 140 字符 | Up to 140 characters`,
          t`先写“是什么”，再写“给谁、什么场合”：Wildflower Mom Shirt, Mother’s Day Gift, Garden Tee | First what it is, then for whom and when: Wildflower Mom Shirt, Mother’s Day Gift, Garden Tee`,
        ],
        [
          t`标签 | Tags`,
          t`13 个，每个不超过 20 字符 | 13, at most 20 characters each`,
          t`不要重复标题里的单词组合，用满 13 个；“gift for plant mom”比“gift”有用得多 | Do not repeat the title’s phrases, use all 13; “gift for plant mom” works far harder than “gift”`,
        ],
        [
          t`谁做的、何时做的 | Who made it, when`,
          t`必填，且要与事实相符 | Required and must be true`,
          t`设计者是您：选“我”或“店铺成员”；制作时间选“按订单制作” | You designed it: choose yourself or a member of the shop; made to order`,
        ],
        [
          t`生产伙伴 | Production partner`,
          t`由他人协助印制时必须申报 | Must be declared when somebody else prints`,
          t`在店铺设置里新增一次，填我们的名称、所在地和分工（印刷、包装、发货） | Add us once in shop settings with name, place and what we do: print, pack, ship`,
        ],
        [
          t`处理时间 | Processing time`,
          t`从付款到交给承运商 | From payment to hand-over`,
          t`美国仓付款到交给承运商 {{dispatch:US}}，国内仓 {{dispatch:CN}}，按此留出余量，旺季各加两天 | {{dispatch:US}} to hand-over for US stock, {{dispatch:CN}} from China: leave some room, and two more days in the high season`,
        ],
        [
          t`库存与规格 | Stock and variations`,
          t`最多两个规格维度 | Two variation dimensions at most`,
          t`颜色 × 尺码刚好两维；个性化内容用“个性化”输入框，不占规格 | Colour and size use both; take names and dates through personalisation instead`,
        ],
      ],
      note: t`上限以 Etsy 卖家后台当时的提示为准。 | What the Etsy seller dashboard shows at the time prevails.`,
    },
    {
      kind: 'picture_text',
      title: t`图片：第一张决定点击，其余十几张回答疑问 | Photos: the first earns the click, the others answer questions`,
      paragraphs: [
        t`Etsy 以方形缩略图展示，手机上只有两指宽。第一张图让商品占满画面的八成，背景干净；不要把尺码表或“SALE”大字放在首图。 | Etsy shows square thumbnails, two fingers wide on a phone. Let the product fill four fifths of the first photo on a clean ground, and keep size charts and sale banners out of it.`,
        t`后面依次放：平铺、上身或使用场景、图案特写、颜色总览、尺码表、洗护与工艺说明。建议短边不低于 2000 像素。 | Then follow flat lay, use or wear, close-up of the print, colour overview, size chart, care and technique. Aim for at least 2000 pixels on the shorter side.`,
      ],
      points: [
        t`同一图案换底色重新出图，不要调色：我们的样机按真实布料重新合成 | Change colours by making the mockup anew, not by tinting: ours is composed on the real cloth each time`,
        t`视频 5–15 秒即可，旋转一圈最能说明立体感 | A clip of 5–15 seconds is enough; one full turn tells the most`,
      ],
      picture: shop('tote', 'scene'),
    },
    {
      kind: 'cards',
      title: t`什么在 Etsy 上卖得动 | What moves on Etsy`,
      items: [
        {
          title: t`有名字、有日期的礼物 | Gifts with a name and a date`,
          body: t`马克杯、陶瓷挂饰、抱枕加上姓名或年份，买家愿意多等两天。模板里留一个文字图层，下单前填好。 | Mugs, ornaments and pillows with a name or a year: buyers gladly wait two more days. Keep one text layer in the template and fill it before ordering.`,
        },
        {
          title: t`小众身份 | Small tribes`,
          body: t`植物家长、读书人、腊肠犬主人、皮划艇手。人群越窄，搜索词越准，广告费越低。 | Plant parents, readers, dachshund owners, kayakers. The narrower the crowd, the sharper the search word and the cheaper the advert.`,
        },
        {
          title: t`家里的一面墙 | One wall of the home`,
          body: t`帆布画、装裱海报按三联或九宫格成套卖，客单价高，退货少。 | Canvas and framed posters sold in sets of three or nine lift the basket and come back rarely.`,
        },
        {
          title: t`孩子的房间 | The children’s room`,
          body: t`恐龙、彩虹、月亮的满版毯子和儿童 T恤，常与“baby shower”“big brother”等词一起被搜索。 | Dinosaurs, rainbows and moons on blankets and kids’ shirts, searched together with “baby shower” or “big brother”.`,
        },
      ],
    },
    {
      kind: 'table',
      title: t`一单的费用从哪里来 | Where the costs of one order come from`,
      columns: [t`费用 | Cost`, t`怎么收 | How it is charged`, t`注意 | Mind`],
      rows: [
        [
          t`刊登费 | Listing fee`,
          t`每条固定小额，四个月一续，卖出一件再收一次 | A small fixed sum per listing, renewed every four months and after each sale`,
          t`颜色做成规格而不是多条商品，刊登费就不会翻倍 | Make colours variations instead of listings, or you pay it many times`,
        ],
        [
          t`交易费 | Transaction fee`,
          t`商品价加运费的百分比 | A percentage of price plus shipping`,
          t`运费也计入，“免邮”并不省这笔钱 | Shipping counts too, so free shipping does not avoid it`,
        ],
        [
          t`收款手续费 | Payment processing`,
          t`百分比加固定金额，因收款国家而异 | A percentage plus a fixed sum, by country`,
          t`低价单品受固定金额影响最大 | The fixed part weighs most on cheap items`,
        ],
        [
          t`站外广告 | Offsite ads`,
          t`仅在广告带来成交时收取 | Only when an advert brought the sale`,
          t`定价时预留，别让它吃掉全部利润 | Leave room for it in the price`,
        ],
        [
          t`印制与运费 | Printing and freight`,
          t`付款时一次扣清，先看价再付 | Charged once when you pay, shown before`,
          t`商品页的利润计算器已带 Etsy 费率，可直接试算 | The profit calculator on each product page knows Etsy’s rates`,
        ],
      ],
    },
    {
      kind: 'checklist',
      title: t`商品被下架或店铺被限制，多半是这几件事 | Most removals and limits come from these`,
      groups: [
        {
          name: t`这样做 | Do`,
          tone: 'do',
          items: [
            t`店铺公告和“关于”写明：图案由您设计，印制由生产伙伴完成 | Say in the announcement and the about page that you design and a partner prints`,
            t`上新前把标题和图案文字过一遍侵权词，印途的刊登检查会标出品牌词 | Run titles and lettering through the brand-word check before publishing`,
            t`新店先上 10–20 条，隔天再加，避免被判为批量铺货 | Start a new shop with 10–20 listings and add more day by day`,
            t`买家留言 24 小时内回，哪怕只说“今天给您效果图” | Answer messages within a day, if only to say the proof comes today`,
          ],
        },
        {
          name: t`别这样 | Avoid`,
          tone: 'avoid',
          items: [
            t`用影视角色、球队、歌词做图，改一个字母也不行 | Characters, teams and lyrics, even with one letter changed`,
            t`把现成图库素材不加设计直接印上去，违反“设计者是您”的前提 | Printing stock pictures unchanged: you must be the designer`,
            t`处理时间写“1 天”，实际三天才揽收，连续几单就会被降权 | Promising one day and handing over after three; a few such orders sink the shop`,
            t`换一个账号重开被封的店 | Reopening a closed shop under another account`,
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: t`接入印途之后，一单怎么走 | What happens to an order after connecting`,
      items: [
        {
          title: t`授权店铺 | Authorise the shop`,
          body: t`在“店铺管理”选择 Etsy，跳转到 Etsy 登录并同意读取订单与写入刊登。授权有效 90 天，修改 Etsy 密码会让它立即失效，到期前七天和一天各提醒一次。 | Choose Etsy in store management, log in there and consent. It lasts 90 days, ends at once when you change your Etsy password, and we remind you seven days and one day before.`,
        },
        {
          title: t`发布刊登 | Publish listings`,
          body: t`选商品、套用刊登模板、批量生成标题和标签，先存为草稿；在 Etsy 后台看过后再转为在售。 | Pick products, apply the template, create titles and tags in bulk as drafts, look at them on Etsy, then activate.`,
        },
        {
          title: t`自动收单 | Orders come in`,
          body: t`订单按 SKU 关联商品；认不出的行进入异常收件箱，附上匹配建议。 | Orders are matched by SKU; unknown lines wait in one inbox with suggestions.`,
        },
        {
          title: t`付款即生产 | Pay and it prints`,
          body: t`预检通过后付款，印刷文件自动生成并进入最近的工厂。开机之前，地址、尺码、设计都可以自己改。 | After preflight you pay, print files are made and go to the nearest factory. Until the machine starts you may change address, size or design yourself.`,
        },
        {
          title: t`回传运单号 | Tracking goes back`,
          body: t`揽收后运单号和承运商写回 Etsy，买家收到发货通知，店铺的按时发货记录随之更新。 | After hand-over the number and the carrier are written to Etsy, the buyer is told and your on-time record grows.`,
        },
      ],
    },
    {
      kind: 'products',
      title: t`先从这几样开始 | Start with these`,
      lead: t`都有美国或欧洲仓现货，礼物属性强，破损率低。 | All stocked in the United States or Europe, giftable, and hard to break.`,
      rule: { codes: ['mug', 'ornament', 'tote', 'womens-tee', 'canvas', 'pillow', 'kids-tee', 'blanket'] },
      limit: 8,
      link: { label: t`全部海外仓商品 | All products in overseas stock`, to: '/zone/US-EU' },
    },
    {
      kind: 'faq',
      title: t`Etsy 卖家常问 | Etsy sellers ask`,
      items: [
        {
          question: t`包裹里会出现印途的名字吗？ | Will InkRoute’s name appear in the parcel?`,
          answer: t`不会。默认使用无标识包装，可加入您自己的感谢卡、领标和快递袋，见[品牌服务](/brandService)。 | No. Packaging is neutral by default, and you can add your own cards, labels and bags: see [brand service](/brandService).`,
        },
        {
          question: t`买家要求改名字或换颜色，来得及吗？ | A buyer wants another name or colour: is there time?`,
          answer: t`订单进入“生产中”之前都可以在订单详情里自己改，差价当场结算；之后请提交售后申请，由客服与工厂确认。 | Until the order is in production you change it yourself and the difference is settled at once; after that, file a request and support asks the factory.`,
        },
        {
          question: t`寄到欧盟要 IOSS 吗？ | Do parcels to the EU need an IOSS number?`,
          answer: t`Etsy 会代收大多数欧盟订单的增值税并提供 IOSS 编号，随订单带入即可；从我们欧洲仓发出的包裹属于境内配送。 | Etsy collects VAT on most EU orders and supplies its IOSS number, which travels with the order; parcels from our European stock are domestic.`,
        },
      ],
    },
    {
      kind: 'action',
      title: t`选三款、做十张图，今晚就能上新 | Three products, ten designs, live tonight`,
      body: t`不用囤货，一件起印。注册后即可使用设计器和样机，刊登前不产生任何费用。 | No stock, one piece is enough. The designer and mockups are yours after registering; nothing is charged before an order.`,
      links: [
        { label: t`开始选品 | Choose products`, to: '/products' },
        { label: t`对比其他平台 | Compare marketplaces`, to: '/aggregation' },
      ],
    },
  ],
})
