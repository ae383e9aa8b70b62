import { infoPage, item, link, qa, shop, t } from '../define-page.ts'

export const freeSamplePage = infoPage('/freeSample', {
  name: t`样品优惠 | Sample offers`,
  theme: 'moss',
  title: t`样品优惠：三种办法让第一件样品少花钱 | Sample offers: three ways to a cheaper first piece`,
  description: t`怎样用新人券、运费券和合作试单拿到低成本样品：适用范围、领取步骤、不包含什么，写在前面。 | Welcome coupons, freight coupons and trial orders: how to sample cheaply, what applies and what does not.`,
  keywords: t`样品优惠,打样,新人券,试单 | sample,sample offer,welcome coupon,trial order`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`打样 | Samples`,
      title: t`第一件样品，怎样最省 | Your first sample for the least`,
      lead: t`样品要付费。下面三种办法可以少付，写清楚谁能用、抵多少、还要付什么。 | Samples are paid for. Three ways to pay less, each stating who, how much and what remains to be paid.`,
      pictures: [shop('mug', 'scene')],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`三种办法 | Three ways`,
      columns: [t`办法 | Way`, t`谁能用 | Who`, t`抵扣什么 | What it covers`, t`还需支付 | What remains`],
      rows: [
        [
          t`新人满减券 | Welcome coupon`,
          t`注册后尚未下单的卖家 | Sellers before their first order`,
          t`达到门槛后减商品金额 | The goods, above its threshold`,
          t`余下商品金额与运费 | The rest and freight`,
        ],
        [
          t`海外仓运费券 | Freight coupon`,
          t`活动期间领取者 | Collected while offered`,
          t`海外仓商品的运费 | Freight from overseas stock`,
          t`商品金额 | The goods`,
        ],
        [
          t`合作试单 | Trial order`,
          t`分销商、品牌方、团体采购 | Resellers, brands, groups`,
          t`十件以内，按约定的试单价 | Up to ten pieces at an agreed trial price`,
          t`商品金额与运费 | Goods and freight`,
        ],
      ],
      note: t`当期可领的券以[领券中心](/homeCoupon)为准。 | What can be collected now is shown in the [coupon centre](/homeCoupon).`,
    },
    {
      kind: 'steps',
      title: t`用券打样 | Sampling with a coupon`,
      items: [
        item(t`领券 | Collect`, t`登录后在领券中心点领取。 | Log in and collect it.`),
        item(
          t`凑出一组 | Make a set`,
          t`三种底版同一图案，一次看三种工艺，更容易达到门槛。 | One design on three bases shows three techniques and reaches the threshold.`,
        ),
        item(
          t`下单选券 | Order with it`,
          t`付款页自动列出可用的券，一单一张。 | Usable coupons are listed at payment, one per order.`,
        ),
        item(
          t`收货检查 | Check it`,
          t`按[打样指南](/home/takeSample)的十项清单。 | By the ten points of the [sample guide](/home/takeSample).`,
        ),
      ],
    },
    {
      kind: 'text',
      title: t`样品为什么收费 | Why samples cost money`,
      paragraphs: [
        t`不收费的样品最后都算进大货价里。我们宁愿把单价压低，让一件和一千件都不吃亏。 | Samples given away end up in the price of all others. We keep the unit price low instead, fair for one and for a thousand.`,
        t`样品与正式订单同线生产，也享受同样的质量重印与时效赔付。 | Samples run on the same line with the same reprints and late credits.`,
      ],
    },
    {
      kind: 'faq',
      title: t`样品问答 | About sample offers`,
      items: [
        qa(
          t`样品能退吗？ | Can samples be returned?`,
          t`质量问题重印或退款；其他原因不退，与正式订单一致。 | Faults are reprinted or refunded; otherwise as with any order.`,
        ),
        qa(
          t`合作试单怎么申请？ | How do I ask for a trial?`,
          t`提交[分销加盟](/resellerJoin)或联系客服说明用途，审核后开通。 | Apply as a [reseller](/resellerJoin) or tell support what it is for.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`领好券，打一组样 | Coupon in hand, sample a set`,
      body: t`马克杯、T恤、帆布袋，一张图看三种工艺。 | Mug, T-shirt and tote: one picture, three techniques.`,
      links: [link(t`领券 | Collect`, '/homeCoupon'), link(t`选商品 | Choose products`, '/products')],
    },
  ],
})
