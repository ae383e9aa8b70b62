import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, shop, t } from '../define-page.ts'

export const shopifyPage = platformPage('/home/homeShopify', {
  name: same('Shopify'),
  theme: 'clover',
  title: t`Shopify 独立站按需印刷：授权、变体、品牌包装与利润 | Shopify print on demand: connect, variants, branding and margin`,
  description: t`用 Shopify 做自有品牌的按需印刷：一键授权、商品同步、运费与税设置、品牌包装，以及订单一分钟内进入生产的流程。 | Run your own brand on Shopify with print on demand: one-click authorisation, product sync, shipping and tax, branded packaging, and orders in production within minutes.`,
  keywords: t`Shopify按需印刷,独立站POD,Shopify代发,品牌包装 | Shopify print on demand,own brand POD,Shopify fulfilment,branded packaging`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · Shopify | Marketplace guide · Shopify`,
      title: t`独立站卖的是品牌，包裹里也应该只有你的名字 | Your shop sells a brand, so the parcel carries only your name`,
      lead: t`没有平台流量，也没有平台抽成。Shopify 店的胜负在三处：复购、客单价、到货体验。印途负责后两处里最费力的部分：多底版组合销售、品牌包装和可追踪的配送。 | No marketplace traffic, no marketplace commission. A Shopify shop lives on returning buyers, larger baskets and a good arrival. We take over the hard part: many bases, branded packing and traceable delivery.`,
      pictures: [
        mockup('sweatshirt', 'front', 'sand', 'one-line-peaks'),
        mockup('water-bottle', 'front', 'sage', 'line-bouquet'),
      ],
      actions: [link(t`了解品牌服务 | Brand service`, '/brandService'), link(t`选底版 | Choose products`, '/products')],
      facts: [
        fact(same('2048'), t`单个商品的变体上限 | variants per product at most`),
        fact(t`自动 | automatic`, t`令牌到期前自动续期 | token renewal`),
        fact(t`1 分钟内 | within 1 min`, t`订单通知到达 | for an order to arrive`),
        fact(t`1 件 | 1 piece`, t`起印，品牌包装也一样 | minimum, branding included`),
      ],
    },
    {
      kind: 'steps',
      title: t`从空店到第一单 | From an empty shop to the first order`,
      items: [
        item(
          t`授权 | Authorise`,
          t`输入 your-shop.myshopify.com，跳转到 Shopify 确认权限；只申请商品、订单和履约三类。 | Enter your-shop.myshopify.com and confirm on Shopify; we ask for products, orders and fulfilment only.`,
        ),
        item(
          t`推商品 | Push products`,
          t`选成品，颜色和尺码自动成为选项，样机图按颜色关联到变体。更新时整组提交，不会误删变体。 | Colour and size become options, mockups are tied to variants; updates send the whole set so that no variant disappears.`,
        ),
        item(
          t`设运费 | Shipping rates`,
          t`建两个配送档案：美国仓商品 {{transit:us_us}}，国内商品 {{transit:cn_us}}；结账页才不会把两种时效混在一起。 | Make two profiles, US stock {{transit:us_us}} and China {{transit:cn_us}}, so that checkout never mixes them.`,
        ),
        item(
          t`收单 | Take orders`,
          t`已付款且未履约的订单实时进来；待付款和风控保留的订单只显示，不生产。 | Paid and unfulfilled orders come at once; pending or held ones are shown but not printed.`,
        ),
        item(
          t`回传 | Return`,
          t`发货后创建履约记录，带承运商和查询链接，买家邮件由您的店铺发出。 | A fulfilment with carrier and link is created and your shop mails the buyer.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`开箱的十秒，是复购的开始 | Ten seconds of unboxing decide the next order`,
      paragraphs: [
        t`领标、吊牌、感谢卡、快递袋都可以一件起印，和商品在同一条线上完成，不用另备包材库存。感谢卡背面放折扣码，比广告便宜得多。 | Neck labels, tags, cards and mailing bags are printed from one piece on the same line: no packing stock to keep. A code on the back of the card is cheaper than any advert.`,
      ],
      points: [
        t`领标 {{price:neck-label}} 起、感谢卡 {{price:thank-you-card}} 起，随订单计价，付款前可见 | Labels from {{price:neck-label}}, cards from {{price:thank-you-card}}, priced with the order and shown before paying`,
        t`海外工厂同样支持领标，白牌发货不出现印途字样 | Overseas factories apply labels too; nothing mentions InkRoute`,
      ],
      picture: shop('tshirt', 'detail'),
      link: link(t`品牌专区全部物料 | Everything for your brand`, '/zone/brand'),
    },
    {
      kind: 'table',
      title: t`定价：从成本倒推到广告预算 | Pricing: from cost to advertising budget`,
      lead: t`以一件美国仓印制的圆领 T恤为例说明算法，金额以商品页实时报价为准。 | The method for one T-shirt printed in the United States; amounts are those of the product page.`,
      columns: [t`项目 | Item`, t`怎么取值 | Where it comes from`, t`常见做法 | Common practice`],
      rows: [
        [
          t`印制成本 | Printing`,
          t`商品页价格表，含首面印刷 | Price table, first side included`,
          t`按 10 件档估算 | Reckon with the tier of ten`,
        ],
        [
          t`配送 | Delivery`,
          t`运费计算器，按州或国家 | Freight calculator by state or country`,
          t`计入售价，设免邮门槛 | Put into the price, free above a threshold`,
        ],
        [
          t`收款与订阅 | Payment, plan`,
          t`收款费率加月费分摊 | Payment rate and a share of the plan`,
          t`售价的 3%–5% | 3–5% of the price`,
        ],
        [
          t`广告 | Advertising`,
          t`目标获客成本 | Target cost per buyer`,
          t`不超过毛利的一半 | At most half of the margin`,
        ],
        [
          t`重印预留 | Reprints`,
          t`质量问题由我们承担 | Faults are ours`,
          t`只需为改地址、错码留一点 | A little for wrong sizes and addresses`,
        ],
      ],
    },
    {
      kind: 'cards',
      title: t`适合独立站的三种店 | Three shops that work`,
      items: [
        item(
          t`一个社群 | One community`,
          t`登山、瑜伽、读书会。图案少而精，每月上一组新图，会员先买。 | Hikers, yoga, readers. Few designs, one new set a month, members first.`,
        ),
        item(
          t`一种审美 | One taste`,
          t`线描、水彩、包豪斯。从海报做到毯子，同一张图布置一个房间。 | Line, watercolour, Bauhaus. From poster to blanket, one picture furnishes a room.`,
        ),
        item(
          t`一个人 | One person`,
          t`插画师、主播、乐队。周边上新时间由你定，粉丝愿意等。 | An artist, a streamer, a band. You set the date and fans wait.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`容易被支付通道关注的事 | What payment providers look at`,
      groups: [
        dos(
          t`写清楚制作时间与配送时间是两段 | Say that making and shipping are two periods`,
          t`退款政策单独成页，和[我们的规则](/refund)对得上 | Give refunds a page of their own that agrees with [our rules](/refund)`,
          t`EU 订单在结账页收税或提供 IOSS 编号 | Collect EU tax at checkout or give an IOSS number`,
        ),
        avoids(
          t`上架明星、动漫、球队图案，收款账户会被冻结 | Celebrities, anime, teams: your payout is frozen`,
          t`预售太久，纠纷率超过 1% 就会被要求留存保证金 | Long pre-sales: above one percent of disputes a reserve is demanded`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`搭出一个品牌系列 | Build a collection`,
      rule: { codes: ['sweatshirt', 'tshirt', 'cap', 'water-bottle', 'tote', 'poster', 'notebook', 'blanket'] },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`Shopify 卖家常问 | Shopify sellers ask`,
      items: [
        qa(
          t`断开再连，商品要重新关联吗？ | Do I link products again after reconnecting?`,
          t`不用。关联按店铺域名和变体保存，重新授权后自动恢复。 | No. Links are kept by shop and variant and return after re-authorising.`,
        ),
        qa(
          t`能和自有库存的商品一起发吗？ | Can own stock and print on demand mix?`,
          t`可以。一张订单里只有关联了印途商品的行会进入生产，其余行由您自己履约。 | Yes. Only lines linked to InkRoute enter production; the others are yours.`,
        ),
        qa(
          t`可以让买家在店里预览定制吗？ | Can buyers preview their design in my shop?`,
          t`商品样机可以全部同步；买家端没有在线编辑器。 | All mockups are synced; there is no editor for buyers.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`把第一件样品寄到自己手里 | Send the first sample to yourself`,
      body: t`从领标到快递袋完整走一遍，拍成开箱视频就是最好的首页素材。 | From neck label to bag: film the unboxing and you have your home page.`,
      links: [link(t`样品优惠 | Sample offers`, '/freeSample'), link(t`开始设计 | Start designing`, '/products')],
    },
  ],
})
