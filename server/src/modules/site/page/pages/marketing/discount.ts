import { item, link, marketingPage, mockup, qa, same, t } from '../define-page.ts'

export const discountPage = marketingPage('/home/discount', {
  name: t`价格与优惠 | Prices and discounts`,
  theme: 'seal',
  title: t`价格怎么算：数量档、会员折扣、优惠券一次讲清 | How prices work: tiers, member discounts and coupons explained`,
  description: t`一件商品的价格由哪几部分组成，10、50、200、1000 件各降多少，五个会员等级折扣，优惠券怎样叠加，附完整算例。 | What a price is made of, how it falls at 10, 50, 200 and 1000 pieces, five member levels, how coupons apply, with an example.`,
  keywords: t`POD价格,数量折扣,会员折扣,优惠券 | POD prices,quantity discount,membership discount,coupons`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`价格与优惠 | Prices and discounts`,
      title: t`显示多少，就收多少 | What is shown is what is charged`,
      lead: t`商品页、购物车、订单和账单用的是同一个算价公式。没有开机费，没有版费，没有“联系客服报价”。 | Product page, cart, order and invoice use one formula. No set-up fee, no plate fee, no “ask for a quote”.`,
      pictures: [
        mockup('mug', 'front', 'white', 'pattern-memphis'),
        mockup('mug-accent', 'front', 'red', 'pattern-memphis'),
      ],
      actions: [
        link(t`领优惠券 | Collect coupons`, '/homeCoupon'),
        link(t`看会员等级 | Membership levels`, '/vipService'),
      ],
      facts: [],
    },
    {
      kind: 'steps',
      title: t`算价的四步，顺序固定 | Four steps in a fixed order`,
      items: [
        item(
          t`底价 | Base price`,
          t`该颜色尺码的单价，已含第一面印刷。大码、特殊颜色可能不同。 | The unit price of colour and size, first side included.`,
        ),
        item(
          t`加印与工艺 | Sides and technique`,
          t`从第二面起每面加价；刺绣等工艺另有加价，页面上逐项列出。 | From the second side on a surcharge; embroidery and others are listed.`,
        ),
        item(
          t`数量档 | Quantity tier`,
          t`同一商品在一张订单里达到 10、50、200、1000 件，整单按更低单价。 | At 10, 50, 200 and 1000 pieces of a product in one order the unit price falls.`,
        ),
        item(
          t`会员折扣 | Member discount`,
          t`按等级再减，四舍五入到分，只舍入一次。有专属特权价的商品以特权价代替。 | The level’s discount comes last, rounded to the fen once. A private price replaces it.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`五个会员等级 | Five membership levels`,
      columns: [
        t`等级 | Level`,
        t`商品折扣 | Discount`,
        t`每月设计数 | Designs a month`,
        t`店铺数 | Shops`,
        t`子账号 | Sub-accounts`,
      ],
      rows: [
        [t`普通 | Basic`, same('0%'), same('100'), same('2'), same('1')],
        [t`白银 | Silver`, same('2%'), same('500'), same('10'), same('3')],
        [t`黄金 | Gold`, same('4%'), same('2000'), same('30'), same('10')],
        [t`铂金 | Platinum`, same('6%'), same('10000'), same('100'), same('30')],
        [t`钻石 | Diamond`, same('8%'), t`不限 | Unlimited`, t`不限 | Unlimited`, same('100')],
      ],
      note: t`等级可购买套餐获得，也可由 90 天累计消费达到，取较高者。 | A level is bought as a plan or reached by spending in 90 days; the higher counts.`,
    },
    {
      kind: 'cards',
      title: t`三种优惠券 | Three kinds of coupon`,
      items: [
        item(t`满减券 | Reduction`, t`订单商品金额达到门槛，直接减一笔。 | A sum off above a threshold.`),
        item(
          t`折扣券 | Percentage`,
          t`指定商品或类目打折，写明最高减多少。 | A share off named goods, with a maximum.`,
        ),
        item(t`运费券 | Freight`, t`只抵运费，适合海外仓小单。 | Pays freight only, good for small overseas orders.`),
      ],
    },
    {
      kind: 'table',
      title: t`一个完整算例 | A complete example`,
      lead: t`黄金会员买 12 个 11oz 马克杯，底价按 ¥13.80 举例，单面印刷。数量档以页面价格表为准，这里按该档降 3% 举例。 | A gold member buys 12 mugs, at ¥13.80 for the example, one side printed. The tier is taken as 3% for the example; the page’s table holds.`,
      columns: [t`步骤 | Step`, t`计算 | Reckoning`, t`单价 | Unit price`],
      rows: [
        [t`底价 | Base`, t`含第一面印刷 | first side included`, same('¥13.8000')],
        [t`数量档 10+ | Tier 10+`, same('13.80 × 0.97'), same('¥13.3860')],
        [t`黄金会员 4% | Gold 4%`, same('13.386 × 0.96'), same('¥12.8506')],
        [t`舍入到分 | Rounded`, t`四舍五入一次 | once, half up`, same('¥12.85')],
        [t`12 件合计 | Twelve`, same('12.85 × 12'), same('¥154.20')],
      ],
    },
    {
      kind: 'faq',
      title: t`价格问答 | About prices`,
      items: [
        qa(
          t`不同颜色能合并计数量档吗？ | Do colours count together?`,
          t`同一商品的颜色和尺码合并计算；不同商品分别计算。 | Colours and sizes of one product do; different products do not.`,
        ),
        qa(
          t`一张订单能用几张券？ | How many coupons per order?`,
          t`一张。取消订单后券会退回，有效期不变。 | One. It comes back when the order is cancelled, with its dates unchanged.`,
        ),
        qa(
          t`运费也打折吗？ | Is freight discounted?`,
          t`会员折扣只针对商品；运费可用运费券抵扣。 | Levels apply to goods; freight has coupons of its own.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先领券，再选品 | Coupons first`,
      body: t`新卖家注册后可领新人满减券，首单可用。 | New sellers collect the welcome coupon for the first order.`,
      links: [link(t`领券中心 | Coupon centre`, '/homeCoupon'), link(t`选品 | Choose products`, '/products')],
    },
  ],
})
