import { avoids, dos, fact, item, link, mockup, platformPage, qa, t } from '../define-page.ts'

export const aliexpressPage = platformPage('/home/homeAliexpress', {
  name: t`速卖通 | AliExpress`,
  theme: 'seal',
  title: t`速卖通按需印刷：运费模板、发货期、欧盟合规与选品 | AliExpress print on demand: freight templates, lead time, EU compliance, products`,
  description: t`速卖通卖家用按需印刷做定制商品：六张主图、发货期和运费模板怎么设，哪些类目好卖，GPSR 责任人信息怎么补，印途怎样收单发货。 | Custom goods on AliExpress: six main pictures, lead time and freight template, categories that sell, EU responsible-person data, and how InkRoute pulls and ships.`,
  keywords: t`速卖通POD,速卖通定制,速卖通运费模板,速卖通GPSR | AliExpress POD,AliExpress custom products,freight template,GPSR`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · 速卖通 | Marketplace guide · AliExpress`,
      title: t`一件商品卖二百多个国家，先把发货期和税写清楚 | One listing for two hundred countries: state lead time and tax first`,
      lead: t`速卖通买家来自西班牙、法国、波兰、巴西、韩国，看重价格，也愿意为“平台上没有的图案”多付一点。定制品的关键不是最低价，而是让买家在下单前就知道多久到、要不要交税。 | Buyers come from Spain, France, Poland, Brazil and Korea. They watch the price yet pay a little more for a design nobody else has. What matters is that they know when it arrives and whether tax is due before they order.`,
      pictures: [
        mockup('phonecase', 'front', 'clear', 'pattern-leopard'),
        mockup('pillow', 'front', 'white', 'pattern-moroccan-star'),
      ],
      actions: [
        link(t`看时效专区商品 | Products with a promised time`, '/zone/time'),
        link(t`算一下运费 | Calculate freight`, '/logisticsRelated'),
      ],
      facts: [
        fact(t`6 张 | 6`, t`主图上限，方形最稳 | main pictures at most, square is safest`),
        fact(t`30 天 | 30 days`, t`访问令牌有效期，自动续期 | token life, renewed by itself`),
        fact(t`60 天 | 60 days`, t`需重新授权一次 | until you must consent again`),
        fact(t`{{dispatch:CN}} | {{dispatch:CN}}`, t`国内付款到交给承运商 | from payment to hand-over in China`),
      ],
    },
    {
      kind: 'steps',
      title: t`上架一款定制商品的顺序 | Listing a custom product, in order`,
      lead: t`这个顺序能避开大部分退回：先运费和服务模板，再类目属性，最后才是图片。 | This order avoids most refusals: templates first, attributes second, pictures last.`,
      items: [
        item(
          t`建运费模板 | Freight template`,
          t`按我们的渠道分三组：欧美走专线小包，东欧走经济线，日韩走快线。没有覆盖的国家直接设为不可达。 | Three groups by our channels: express line to the West, economy to Eastern Europe, fast line to Japan and Korea. Countries not covered stay off.`,
        ),
        item(
          t`设发货期 | Lead time`,
          t`定制类可设到 7 天以内；我们从付款到交给承运商 {{dispatch:CN}}，填 5 天留有余量，旺季填 7 天。 | Custom goods may take up to seven days; we hand over in {{dispatch:CN}}, so enter five, or seven in the season.`,
        ),
        item(
          t`选类目与属性 | Category and attributes`,
          t`属性填写率影响曝光。材质、克重、工艺、适用季节都能从商品页“规格”里直接复制。 | Filled attributes bring exposure. Material, weight, technique and season can be copied from the product’s specification.`,
        ),
        item(
          t`图片与描述 | Pictures and text`,
          t`首图白底或浅底，不加边框和中文；第二张起放场景、尺寸、细节。描述写清“按单制作”。 | First picture on white or light ground, no frames, no Chinese; then scene, size, detail. Say “made to order”.`,
        ),
        item(
          t`定价 | Price`,
          t`用利润计算器带入佣金和运费，先算西班牙和法国两个主市场，再统一调价。 | Put commission and freight into the profit calculator for Spain and France first, then adjust all.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`不同市场的买家在意什么 | What buyers care about, by market`,
      columns: [t`市场 | Market`, t`好卖的类目 | Categories`, t`要特别写明 | State clearly`],
      rows: [
        [
          t`西班牙、法国、意大利 | Spain, France, Italy`,
          t`抱枕、浴帘、挂毯、手机壳 | Pillows, shower curtains, tapestries, phone cases`,
          t`是否含增值税；尺寸用厘米 | VAT included or not; sizes in centimetres`,
        ],
        [
          t`波兰、捷克 | Poland, Czechia`,
          t`家居装饰画、儿童 T恤 | Wall art, kids’ T-shirts`,
          t`从波兰工厂发货，无清关 | Shipped from Poland, no customs`,
        ],
        [
          t`巴西 | Brazil`,
          t`T恤、水壶、鼠标垫 | T-shirts, bottles, mouse pads`,
          t`收件人税号必填，否则无法清关 | The recipient’s tax number is required for customs`,
        ],
        [
          t`韩国、日本 | Korea, Japan`,
          t`亚克力钥匙扣、收纳包、宠物用品 | Acrylic keychains, pouches, pet goods`,
          t`韩国需个人通关号；包装要轻薄 | Korea needs the personal customs code; keep packs light`,
        ],
      ],
      note: t`收件人税号、通关号随订单导入，缺少时订单会停在异常收件箱，不会盲发。 | Tax and customs numbers come with the order; if one is missing the order waits in the exceptions inbox.`,
    },
    {
      kind: 'checklist',
      title: t`欧盟商品这几项缺一不可 | For the EU none of these may be missing`,
      lead: t`欧盟通用产品安全法规（GPSR）生效后，缺少信息的商品会被屏蔽展示。 | Since the EU General Product Safety Regulation, listings without this data are hidden.`,
      groups: [
        dos(
          t`在后台登记欧盟责任人，并关联到每一款商品 | Register your EU responsible person and link every product to it`,
          t`商品标签写制造商名称、地址、型号，可用我们的[领标与吊牌](/brandService)随货印制 | Label with maker, address and model; our [labels and tags](/brandService) can be printed along`,
          t`描述里放警示语，如“不适合三岁以下儿童” | Put warnings in the text, such as “not for children under three”`,
        ),
        avoids(
          t`用别家的检测报告充数，被抽查会整店下架 | Using somebody else’s test report; a check closes the shop`,
          t`把“纯棉”写成所有颜色通用：麻灰色通常含涤纶 | Saying pure cotton for every colour: heather grey usually has polyester`,
          t`标注“欧盟仓发货”却从国内发 | Claiming EU stock and shipping from China`,
        ),
      ],
    },
    {
      kind: 'artworks',
      title: t`在速卖通跑得开的图案 | Designs that travel`,
      lead: t`满版花纹没有语言，二百个国家都看得懂。 | Patterns need no translation.`,
      slugs: [
        'pattern-moroccan-star',
        'pattern-leopard',
        'pattern-lemon-grove',
        'pattern-seigaiha',
        'pattern-terrazzo',
        'pattern-cat-crew',
      ],
      on: { product: 'pillow', view: 'front', colour: 'white' },
    },
    {
      kind: 'cards',
      title: t`一单的账怎么算 | How one order adds up`,
      items: [
        item(
          t`类目佣金 | Commission`,
          t`按成交额收取，不同类目比例不同；运费一并计入。 | A share of the sale by category, freight included.`,
        ),
        item(
          t`联盟与推广 | Affiliates`,
          t`联盟佣金只在成交后扣，新图案可以开高一点换第一批评价。 | Affiliate commission is only due on sales; set it higher for new designs to win first reviews.`,
        ),
        item(
          t`退货与纠纷 | Disputes`,
          t`选择无忧退货会产生额外成本，定制品建议关闭，并在描述里写明重印政策。 | Free return costs extra; switch it off for custom goods and write the reprint policy into the text.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`轻、薄、不易碎，适合跨洲小包 | Light, flat, hard to break: made for long parcels`,
      rule: { codes: ['phonecase', 'keychain', 'pouch', 'mouse-pad', 'tapestry', 'pillow', 'pet-bandana', 'tank-top'] },
      limit: 8,
      link: link(t`全部时效赔付商品 | All on-time products`, '/zone/time'),
    },
    {
      kind: 'faq',
      title: t`速卖通卖家常问 | AliExpress sellers ask`,
      items: [
        qa(
          t`授权为什么六十天要重来一次？ | Why authorise again after sixty days?`,
          t`平台规定刷新令牌有效期不随续期延长。到期前七天、一天印途各提醒一次，点链接登录同意即可，订单关联不会丢。 | The platform does not extend its refresh token. We remind you seven days and one day before; log in and consent, and all links stay.`,
        ),
        qa(
          t`可以只发部分商品吗？ | Can I ship an order in parts?`,
          t`可以。先完成的部分先发，声明为部分发货；剩余的发出后再声明全部发货。 | Yes. What is ready goes first and is declared as partial; the rest is declared when it leaves.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先做一款满版抱枕试水西班牙 | Try Spain with one patterned pillow`,
      body: t`从图库选一张花纹，铺到抱枕、浴帘、手机壳三种底版，当天就能上架。 | Take one pattern, put it on pillow, curtain and phone case, and list the same day.`,
      links: [
        link(t`去选底版 | Choose products`, '/products'),
        link(t`看时效承诺 | Our time promise`, '/home/timeliness'),
      ],
    },
  ],
})
