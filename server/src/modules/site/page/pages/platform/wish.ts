import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, t } from '../define-page.ts'

export const wishPage = platformPage('/home/homeWish', {
  name: same('Wish'),
  theme: 'midnight',
  title: t`Wish 按需印刷：小渠道怎么用、WishPost 绑定与履约要求 | Wish print on demand: using a small channel, WishPost and fulfilment`,
  description: t`Wish 体量变小之后还值不值得做：适合清什么图、怎样绑定 WishPost、确认履约的时限、退款政策，以及怎样把它作为补充渠道。 | Is Wish still worth it: what to sell there, binding WishPost, confirming fulfilment in time, refund rules, and using it as an additional channel.`,
  keywords: t`Wish POD,WishPost绑定,Wish履约,Wish定制 | Wish POD,WishPost,Wish fulfilment,Wish custom products`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · Wish | Marketplace guide · Wish`,
      title: t`把它当作第二货架：少花时间，收回长尾 | Treat it as a second shelf: little effort for the long tail`,
      lead: t`Wish 的流量不如从前，这是事实。它仍适合一种用法：把别处已经验证的图案一次性铺过来，不做推广，按单印、按单发，多一单是一单。 | Wish has fewer visitors than it had; that is a fact. It still suits one use: copy designs that work elsewhere, spend nothing on promotion, print per order and take what comes.`,
      pictures: [
        mockup('tapestry', 'front', 'white', 'mystic-moon-eye'),
        mockup('phonecase-ultra', 'front', 'black', 'candy-saturn'),
      ],
      actions: [
        link(t`看适合铺货的商品 | Products to copy over`, '/zone/time'),
        link(t`对比其他平台 | Compare marketplaces`, '/aggregation'),
      ],
      facts: [
        fact(t`30 天左右 | about 30 days`, t`令牌有效，自动续期 | token, renewed by itself`),
        fact(same('WishPost'), t`平台指定的国内物流 | the platform’s logistics from China`),
        fact(t`每小时 | hourly`, t`轮询新订单 | polling for orders`),
        fact(t`0 元 | 0`, t`铺货成本 | to copy a listing`),
      ],
    },
    {
      kind: 'table',
      title: t`值不值得做，先对照这张表 | Worth it? Check this table first`,
      columns: [t`情况 | Situation`, t`建议 | Advice`],
      rows: [
        [
          t`已有 50 款以上稳定出单的图案 | You have 50 designs that sell elsewhere`,
          t`值得。批量导入一次，半小时完成，之后只处理订单。 | Yes. One import, half an hour, then only orders.`,
        ],
        [
          t`刚开始做，图案不到 10 款 | You just began with fewer than ten`,
          t`先做 Etsy 或 Shopee，这里的数据太少，看不出好坏。 | Begin with Etsy or Shopee; there is too little data here.`,
        ],
        [
          t`主打个性化定制 | You sell personalised goods`,
          t`不建议。买家填写定制内容的方式有限，沟通成本高。 | No. Buyers can hardly enter their texts and talking takes time.`,
        ],
        [
          t`低价小件清图 | Small cheap goods to clear designs`,
          t`可以。手机壳、挂毯、钥匙扣运费低，亏不了。 | Yes. Phone cases, tapestries and keychains ship cheaply.`,
        ],
      ],
    },
    {
      kind: 'steps',
      title: t`绑定店铺与 WishPost | Bind shop and WishPost`,
      items: [
        item(
          t`授权店铺 | Authorise the shop`,
          t`从店铺管理跳转到 Wish 商户后台同意。 | From store management to the merchant console, then consent.`,
        ),
        item(
          t`绑定 WishPost 账号 | Bind WishPost`,
          t`国内直发的部分国家必须使用 WishPost 揽收。绑定后面单由我们打印，费用从您的 WishPost 账户扣。 | Some countries require WishPost from China. Once bound we print its labels; it is charged to your WishPost account.`,
        ),
        item(
          t`设置国家 | Choose countries`,
          t`只开能稳定送达的国家，其余关闭，避免退款。 | Open only countries that work well; close the rest to avoid refunds.`,
        ),
        item(
          t`确认履约 | Confirm fulfilment`,
          t`订单释放后须在规定时间内回传有效单号，印途按释放时间倒排生产。 | A valid number must be returned in time after release; production is planned backwards from it.`,
        ),
      ],
    },
    {
      kind: 'cards',
      title: t`在 Wish 上写商品的方法 | Writing listings for Wish`,
      items: [
        item(
          t`标题短，标签全 | Short title, full tags`,
          t`推荐流靠标签匹配，把品类、风格、对象、场合各写两个。 | The feed works by tags: two each for kind, style, person and occasion.`,
        ),
        item(
          t`首图要满 | A full first picture`,
          t`信息流里图很小，图案占画面七成以上，底色用浅灰。 | Pictures are small: let the design fill seventy percent on light grey.`,
        ),
        item(
          t`运费并入价格 | Freight in the price`,
          t`显示免邮的商品更容易被推荐，按主要国家的运费折算进售价。 | Free shipping is shown more often; put the freight of your main country into the price.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`罚款与退款的起因 | What leads to penalties and refunds`,
      groups: [
        dos(
          t`物流轨迹异常的订单主动重发或退款，平台判责更轻 | Resend or refund when tracking stalls; you are judged more mildly`,
          t`图案文字逐条过侵权检查，尤其是英文谐音 | Check every word of a design, puns included`,
        ),
        avoids(
          t`用虚假单号凑时效 | False numbers to meet the time`,
          t`同一图案改价重复上架 | The same design again at another price`,
          t`把成人尺码的衣服描述成“均码” | Calling graded sizes “one size”`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`铺过去就能卖的小件 | Small goods that sell without care`,
      rule: { codes: ['tapestry', 'phonecase', 'phonecase-ultra', 'keychain', 'mouse-pad', 'tank-top'] },
      limit: 6,
    },
    {
      kind: 'faq',
      title: t`Wish 卖家常问 | Wish sellers ask`,
      items: [
        qa(
          t`平台会不会关闭，我的数据怎么办？ | If the platform closes, what about my data?`,
          t`设计、商品和订单都在您的印途账户里，断开店铺不影响。 | Designs, goods and orders live in your InkRoute account; disconnecting changes nothing.`,
        ),
        qa(
          t`为什么显示为“需审核”的订单不生产？ | Why are orders under review not printed?`,
          t`平台风控中的订单可能被取消，等它变为可发货才进入生产。 | They may be cancelled; production starts when they are released.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`半小时铺完，剩下的交给系统 | Half an hour to copy, the rest runs by itself`,
      body: t`从商品库勾选已验证的款式，批量导出到 Wish 模板。 | Tick proven designs in your library and export them by template.`,
      links: [link(t`去选商品 | Choose products`, '/products')],
    },
  ],
})
