import { avoids, dos, fact, item, link, mockup, platformPage, qa, t } from '../define-page.ts'

export const shoplazzaPage = platformPage('/home/homeShoplazza', {
  name: t`店匠 Shoplazza | Shoplazza`,
  theme: 'indigo',
  title: t`店匠 Shoplazza 按需印刷：广告落地、变体同步与履约 | Shoplazza print on demand: landing pages, variant sync, fulfilment`,
  description: t`用店匠建站投放的卖家怎样接按需印刷：落地页素材、三层选项、去重令牌防止重复建品、按广告国家选仓发货。 | For sellers who advertise with Shoplazza: landing page material, three options, no duplicate products, and stock chosen by the country you advertise in.`,
  keywords: t`店匠POD,Shoplazza按需印刷,独立站投放,店匠代发 | Shoplazza POD,Shoplazza print on demand,direct-to-consumer ads`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · 店匠 | Marketplace guide · Shoplazza`,
      title: t`投放今天开，图案今晚换：店匠卖家要的是快 | Ads start today, designs change tonight: Shoplazza sellers need speed`,
      lead: t`店匠卖家大多从广告起量：一组素材测三天，跑不出来就换。按需印刷正好不压货，难点在于素材多、变体多、国家多。把这三件事交给模板和批量，时间留给投流。 | Most Shoplazza shops grow by adverts: test a set for three days, then change it. Print on demand binds no stock; the trouble is many pictures, variants and countries. Leave those to templates and batches.`,
      pictures: [
        mockup('blanket', 'front', 'white', 'pattern-dog-days'),
        mockup('womens-tee', 'front', 'dusty-rose', 'say-mama-roses'),
      ],
      actions: [
        link(t`选爆款底版 | Choose products`, '/products'),
        link(t`看设计方式 | Ways to design`, '/designMode'),
      ],
      facts: [
        fact(t`3 层 | 3`, t`选项：颜色、尺码、款式 | options: colour, size, style`),
        fact(t`250 条 | 250`, t`每次拉取的订单 | orders per pull`),
        fact(t`实时 | live`, t`订单通知经签名校验 | order notices, signature checked`),
        fact(t`7 个 | 7`, t`国家与地区线路可选 | delivery lanes to choose from`),
      ],
    },
    {
      kind: 'cards',
      title: t`投放一款图，需要备齐的素材 | Material for one advert`,
      lead: t`全部可以从设计器导出，不需要另请修图。 | All of it comes out of the designer; no retouching needed.`,
      items: [
        item(
          t`三张场景图 | Three scenes`,
          t`同一图案在沙发、床、户外三种场景，分别对应三组受众。 | One design on sofa, bed and outdoors for three audiences.`,
        ),
        item(
          t`一张纯底图 | One plain picture`,
          t`目录广告要求干净底，直接用样机原图。 | Catalogue adverts want a clean ground: take the mockup itself.`,
        ),
        item(
          t`一段旋转视频 | One turning clip`,
          t`三维预览转一圈录屏，六秒以内，首帧就是图案正面。 | Record one turn of the 3D view, under six seconds, starting with the front.`,
        ),
        item(
          t`一张尺码图 | One size chart`,
          t`放在详情第三屏，能减少一半尺码咨询和换货。 | On the third screen of the page it saves questions and exchanges.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`按投放国家选仓 | Choose stock by the country you advertise in`,
      columns: [
        t`投放国家 | Country`,
        t`首选仓 | First choice`,
        t`付款到送达 | Payment to door`,
        t`落地页写法 | On the landing page`,
      ],
      rows: [
        [
          t`美国 | United States`,
          t`{{warehouses:US}} | {{warehouses:US}}`,
          t`{{door:us_us}} | {{door:us_us}}`,
          t`Printed in USA | Printed in USA`,
        ],
        [
          t`德国、法国、意大利、西班牙 | Germany, France, Italy, Spain`,
          t`{{warehouses:EU}} | {{warehouses:EU}}`,
          t`{{door:eu_eu}} | {{door:eu_eu}}`,
          t`无关税，价格含税 | No duty, tax included`,
        ],
        [
          t`英国 | United Kingdom`,
          t`中国专线 | China express line`,
          t`{{door:cn_uk}} | {{door:cn_uk}}`,
          t`写明税费由谁付 | Say who pays tax`,
        ],
        [
          t`加拿大、澳大利亚 | Canada, Australia`,
          t`中国专线 | China express line`,
          t`{{door:cn_ca_au}} | {{door:cn_ca_au}}`,
          t`写“两到三周”，不要写“国际快递” | Say “two to three weeks”`,
        ],
      ],
      note: t`天数为生产加运输的常规范围，节日前请看各[节日专题](/home/specialSubject)的截单表。 | Usual range of making plus shipping; before feasts see the deadlines of each [season](/home/specialSubject).`,
    },
    {
      kind: 'steps',
      title: t`接入店匠 | Connecting Shoplazza`,
      items: [
        item(
          t`填域名授权 | Authorise by domain`,
          t`输入 your-shop.myshoplaza.com，登录后台同意；返回时我们校验签名，防止被冒名绑定。 | Enter your-shop.myshoplaza.com and consent; the answer’s signature is checked so that nobody can bind your shop.`,
        ),
        item(
          t`发布商品 | Publish`,
          t`每次发布带唯一令牌，网络中断重试也不会建出两个一样的商品。 | Every publish carries a unique token, so a retry never makes a second product.`,
        ),
        item(
          t`分批履约 | Fulfil in parts`,
          t`一单多件先好先发，按行回传数量和单号。 | What is ready goes first; quantity and number are returned per line.`,
        ),
        item(
          t`售后 | After-sale`,
          t`店匠里退款的订单会停止生产，已发出的标记为退货中，等待您处理。 | Refunded orders stop; shipped ones are marked as returning and wait for you.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`拒审、封户、拒付：源头常在落地页 | Refused adverts and chargebacks start on the landing page`,
      groups: [
        dos(
          t`页面、广告、收货说明三处的到货时间写成同一个数 | Use one delivery figure in advert, page and policy`,
          t`评论区只放真实买家秀，没有就先不放 | Show real reviews only; with none, show none`,
          t`定制类在加购按钮上方写“按单制作，印前可改” | Above the button: made to order, can be changed before printing`,
        ),
        avoids(
          t`倒计时和虚假库存，部分地区属违规宣传 | False countdowns and stock, unlawful in some places`,
          t`把宠物照片定制做成“上传即送”却不做分辨率检查 | Photo gifts without a resolution check`,
          t`多域名投同一素材，会被关联处理 | The same material from many domains`,
        ),
      ],
    },
    {
      kind: 'artworks',
      title: t`三天一测的图案池 | A pool of designs for three-day tests`,
      slugs: [
        'pattern-dog-days',
        'pattern-paw-trail',
        'pattern-sweet-dreams',
        'pattern-outer-space',
        'pattern-rainbow-sky',
        'pattern-dino-march',
      ],
      on: { product: 'blanket', view: 'front', colour: 'white' },
    },
    {
      kind: 'products',
      title: t`广告里最能停住拇指的底版 | Bases that stop the thumb`,
      rule: {
        codes: ['blanket', 'pillow', 'canvas-panorama', 'tumbler', 'rug', 'couple-tee-set', 'pet-bowl', 'wall-clock'],
      },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`店匠卖家常问 | Shoplazza sellers ask`,
      items: [
        qa(
          t`一天几百单，付款怎么省事？ | Hundreds of orders a day: how do I pay?`,
          t`余额充足时可按店铺勾选全部待付订单一次付清；余额不足会列出差额，不会付一半。 | With enough balance tick all and pay at once; if it is short you see the difference, and nothing is paid by halves.`,
        ),
        qa(
          t`测款期退款多，会被限制吗？ | Are many refunds a problem?`,
          t`生产前取消全额退回余额，不计入任何限制。 | Cancelled before production everything returns to your balance, without any limit.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`一张图，四个底版，今晚开测 | One design, four bases, testing tonight`,
      body: t`批量设计一次出齐样机，落地页素材直接下载。 | One batch run gives every mockup for your landing page.`,
      links: [link(t`开始设计 | Start designing`, '/products'), link(t`会员权益 | Membership`, '/vipService')],
    },
  ],
})
