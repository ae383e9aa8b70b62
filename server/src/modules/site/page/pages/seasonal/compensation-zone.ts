import { fact, item, link, mockup, qa, same, seasonalPage, t } from '../define-page.ts'

export const compensationZonePage = seasonalPage('/activity/compensationZone', {
  name: t`海外赔付专区 | Overseas compensation zone`,
  theme: 'indigo',
  title: t`海外赔付专区：{{dispatch:zone=US-EU:overseas}} 发货，晚一天赔 {{late_per_day}}，最高 {{late_most}} | Overseas compensation zone: {{dispatch:zone=US-EU:overseas}}, {{late_per_day}} a day late, up to {{late_most}}`,
  description: t`美国与欧洲工厂的赔付专区：付款后 {{dispatch:zone=US-EU:overseas}} 交给承运商，超时按商品金额每天 {{late_per_day}} 自动赔付到余额，最高 {{late_most}}，规则与算例全公开。 | Our US and EU factories hand over in {{dispatch:zone=US-EU:overseas}}; each day late credits {{late_per_day}} of the goods to your balance, up to {{late_most}}, with rules and examples.`,
  keywords: t`时效赔付,海外仓发货,晚发赔付,美国本土发货 | late compensation,overseas dispatch,overseas stock,US shipping`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`海外工厂 · {{dispatch:zone=US-EU:overseas}} | Overseas factories · {{dispatch:zone=US-EU:overseas}}`,
      title: t`说好的时间到了还没发出，我们自动赔 | When we are later than promised, the credit comes by itself`,
      lead: t`专区商品由美国和欧洲的工厂生产，付款后 {{dispatch:zone=US-EU:overseas}} 交给承运商。超过承诺时间，系统按商品金额每天赔 {{late_per_day}}，最高 {{late_most}}，直接进入您的余额，不用申请。 | Goods of this zone are made in the United States and Europe and handed over {{dispatch:zone=US-EU:overseas}} after payment. Beyond that, {{late_per_day}} of the goods per day goes to your balance, up to {{late_most}}, without asking.`,
      pictures: [
        mockup('tshirt', 'front', 'white', 'bauhaus-sea'),
        mockup('mug', 'front', 'white', 'atomic-age'),
        mockup('phonecase', 'front', 'black', 'prism-triangles'),
      ],
      actions: [
        link(t`看专区商品 | Products of the zone`, '/activity/compensationZone#products'),
        link(t`怎么计算 | How it is counted`, '/activity/compensationZone#table'),
      ],
      facts: [
        fact(
          t`{{dispatch:zone=US-EU:overseas}} | {{dispatch:zone=US-EU:overseas}}`,
          t`付款到交给承运商 | from payment to hand-over`,
        ),
        fact(same('10%'), t`每晚一天，按商品金额 | of the goods per day late`),
        fact(same('30%'), t`单笔订单最高 | at most per order`),
        fact(t`自动 | automatic`, t`入账到余额，可提现 | to your balance, withdrawable`),
      ],
    },
    {
      kind: 'table',
      title: t`三个算例 | Three examples`,
      lead: t`以商品金额（不含运费、不含税）为基数；满 24 小时计一天，不足一天不计。 | Reckoned on the goods, without freight and tax; every full 24 hours is one day.`,
      columns: [t`情况 | Case`, t`晚了多久 | How late`, t`赔付 | Compensation`],
      rows: [
        [
          t`商品 ¥120.00，晚 12 小时 | Goods ¥120.00, 12 h late`,
          t`12 小时，不足一天 | 12 hours, less than a day`,
          t`¥0.00，显示为“已恢复” | ¥0.00, shown as recovered`,
        ],
        [t`商品 ¥120.00，晚 27 小时 | Goods ¥120.00, 27 h late`, t`1 天 | 1 day`, t`¥12.00 | ¥12.00`],
        [
          t`商品 ¥120.00，晚 152 小时 | Goods ¥120.00, 152 h late`,
          t`6 天 | 6 days`,
          t`¥36.00（封顶 30%） | ¥36.00 (30% at most)`,
        ],
      ],
    },
    {
      kind: 'steps',
      title: t`从超时到入账 | From late to credited`,
      items: [
        item(
          t`付款起算 | It starts with payment`,
          t`付款成功并通过预检的时间写入订单；截单时间之后付款的，从下一个工作日起算。 | The moment of payment after preflight is noted; paid after cut-off, it starts on the next working day.`,
        ),
        item(
          t`揽收止算 | It ends with hand-over`,
          t`以承运商第一次扫描为准，而不是我们打印面单的时间。 | The carrier’s first scan counts, not the printing of the label.`,
        ),
        item(
          t`自动结算 | It settles itself`,
          t`揽收当天计算差额，生成一笔“时效赔付”入账，费用明细里可点回订单。 | The difference is booked that day as a credit that links back to the order.`,
        ),
        item(
          t`仍可取消 | You may still cancel`,
          t`超时且未进入生产的订单，可以随时全额取消。 | What is late and not yet in production can be cancelled in full.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`海外与国内，两个承诺不一样 | Overseas and domestic promises differ`,
      columns: [t`项目 | Item`, t`海外赔付专区 | Overseas zone`, t`国内时效专区 | Domestic zone`],
      rows: [
        [
          t`生产地 | Made in`,
          t`{{warehouses:overseas}} | {{warehouses:overseas}}`,
          t`广州、义乌、东莞 | Guangzhou, Yiwu, Dongguan`,
        ],
        [
          t`承诺 | Promise`,
          t`{{dispatch:zone=US-EU:overseas}} | {{dispatch:zone=US-EU:overseas}}`,
          t`{{dispatch:zone=time:CN}} | {{dispatch:zone=time:CN}}`,
        ],
        [
          t`赔付 | Compensation`,
          t`每天 {{late_per_day}}，最高 {{late_most}} | {{late_per_day}} a day, {{late_most}} at most`,
          t`每天 {{late_per_day}}，最高 {{late_most}} | {{late_per_day}} a day, {{late_most}} at most`,
        ],
        [t`入口 | Where`, t`本页 | This page`, t`[时效赔付专区](/zone/time) | [On-time zone](/zone/time)`],
      ],
    },
    {
      kind: 'products',
      title: t`专区里的商品 | Products of the zone`,
      lead: t`美国、欧洲工厂都有底版库存，选择海外仓下单即享承诺。 | Blanks are stocked in the United States and Europe; choose overseas stock and the promise holds.`,
      rule: {
        codes: [
          'tshirt',
          'womens-tee',
          'kids-tee',
          'sweatshirt',
          'mug',
          'mug-15oz',
          'tumbler',
          'tote',
          'pillow',
          'blanket',
          'phonecase',
          'mouse-pad',
        ],
      },
      limit: 12,
      link: link(t`全部海外仓商品 | All overseas products`, '/zone/US-EU'),
    },
    {
      kind: 'checklist',
      title: t`哪些情况不计入 | What does not count`,
      lead: t`写清楚，才算承诺。 | A promise is one only when its limits are stated.`,
      groups: [
        {
          name: t`计入赔付 | Counts`,
          tone: 'do',
          items: [
            t`工厂产能不足、设备故障、印坏重印造成的延误 | Lack of capacity, broken machines, reprints of our own faults`,
            t`我们改派工厂或仓库造成的延误 | Moving the order to another factory or warehouse`,
            t`周末与节假日前已付款、应在节前发出的订单 | Orders due before a holiday and paid in time`,
          ],
        },
        {
          name: t`不计入 | Does not count`,
          tone: 'avoid',
          items: [
            t`预检错误未处理、地址不完整、等待您确认的时间 | Time spent on preflight errors, incomplete addresses or your confirmation`,
            t`交给承运商之后的运输时间 | Transit after hand-over`,
            t`已提前公告的停产日，以及自然灾害、政府管制等不可抗力 | Announced closing days, natural disasters, government orders`,
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: t`关于赔付 | About compensation`,
      items: [
        qa(
          t`一张订单有几件，只有一件晚了？ | One of several pieces is late?`,
          t`按晚到的那一行的商品金额计算，其他行不受影响。 | Only that line’s goods are counted.`,
        ),
        qa(
          t`赔付和优惠券能叠加吗？ | Does it go together with coupons?`,
          t`可以。基数为使用优惠券之后的商品实付金额。 | Yes. The basis is what you paid for the goods after the coupon.`,
        ),
        qa(
          t`赔了之后还能申请售后吗？ | Can I still file a claim?`,
          t`可以。时效赔付与质量售后互不影响。 | Yes. Lateness and quality are separate matters.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`把承诺写进您的商品页 | Put the promise on your own page`,
      body: t`用专区商品，您可以按这个时间写发货时效。 | With these products you can state this time on your own page.`,
      links: [
        link(t`选专区商品 | Choose from the zone`, '/zone/US-EU'),
        link(t`完整时效说明 | All time rules`, '/home/timeliness'),
      ],
    },
  ],
})
