import { avoids, dos, item, link, marketingPage, mockup, qa, shop, t } from '../define-page.ts'

export const takeSamplePage = marketingPage('/home/takeSample', {
  name: t`打样 | Samples`,
  theme: 'moss',
  title: t`打样指南：一件就能打样，拿到手该检查什么 | Samples: order one piece, and what to check when it arrives`,
  description: t`打样和正式订单走同一条生产线：怎么下单、多久到、十项检查清单、颜色差异怎么看，以及样品照片怎么拍。 | Samples run on the same line as orders: how to order, when they arrive, a ten-point check, judging colours, and photographing them.`,
  keywords: t`POD打样,样品检查,颜色差异,印刷质量 | POD sample,sample check,colour difference,print quality`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`打样 | Samples`,
      title: t`屏幕会骗人，手不会 | Screens lie, hands do not`,
      lead: t`开卖之前，先让一件成品躺在桌上。印途的样品不是“特制版”，就是正式订单的第一件：同一台机器、同一种墨水、同一位质检员。 | Before you sell, let one finished piece lie on your table. Our samples are not special: they are the first piece of an order, from the same machine, ink and inspector.`,
      pictures: [shop('tshirt', 'detail'), shop('mug', 'detail'), shop('canvas', 'detail')],
      actions: [
        link(t`选商品打样 | Choose what to sample`, '/products'),
        link(t`样品优惠 | Sample offers`, '/freeSample'),
      ],
      facts: [],
    },
    {
      kind: 'steps',
      title: t`怎么打样 | How to order`,
      items: [
        item(
          t`做好设计 | Finish the design`,
          t`预检无错误，颜色尽量选一深一浅。 | No preflight errors; choose one dark and one light colour.`,
        ),
        item(
          t`收件人填自己 | Send it to yourself`,
          t`国内样品走国内快递；想体验买家视角，就寄到海外亲友处。 | Within China by courier; to see what buyers see, send it to a friend abroad.`,
        ),
        item(
          t`备注“样品” | Mark it as a sample`,
          t`样品单在列表里单独筛选，不计入店铺销量统计。 | Samples have their own filter and stay out of your sales figures.`,
        ),
        item(
          t`收货检查 | Check on arrival`,
          t`按下面的清单逐项看，有问题七天内提交工单并附照片。 | Go through the list below; file a request with photos within seven days.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`到手十项检查 | Ten things to check`,
      columns: [t`看什么 | Look at`, t`合格的样子 | How it should be`],
      rows: [
        [t`位置 | Position`, t`与样机相差不超过 1 厘米，左右对称 | Within 1 cm of the mockup, symmetric`],
        [t`尺寸 | Size`, t`图案宽度与设计标注的厘米数一致，误差 3% 内 | Width as stated in cm, within 3%`],
        [
          t`颜色 | Colour`,
          t`自然光下比较，不对着屏幕比；肤色和灰色最容易看出偏差 | Compare in daylight, not against a screen; skin and grey show most`,
        ],
        [
          t`细线与小字 | Lines and letters`,
          t`0.25 毫米以上的线连续，6 磅以上的字清楚 | Lines above 0.25 mm unbroken, letters above 6 pt clear`,
        ],
        [t`边缘 | Edges`, t`烫画无翘边，满版无白边 | No lifting transfer, no white rim`],
        [t`手感 | Feel`, t`直喷柔软，烫画略有薄膜感属正常 | Direct print soft, transfer slightly filmy`],
        [t`洗涤 | Washing`, t`翻面冷水洗三次，颜色无明显变化 | Inside out, cold, three times, no visible change`],
        [t`缝线与尺码 | Seams and size`, t`平铺测量，误差 2 厘米内 | Laid flat, within 2 cm`],
        [t`包装 | Packing`, t`无印途字样，品牌卡片方向正确 | No mention of InkRoute, your card the right way`],
        [
          t`时间 | Time`,
          t`记录付款、揽收、签收三个时间，写进商品页 | Note payment, hand-over and arrival for your listing`,
        ],
      ],
    },
    {
      kind: 'checklist',
      title: t`让一件样品发挥三次作用 | Use one sample three times`,
      groups: [
        dos(
          t`第一次：检查质量，定下颜色 | First: check quality, settle colours`,
          t`第二次：拍真实场景图，替换两张样机 | Second: photograph it and replace two mockups`,
          t`第三次：送给第一位达人或老客户 | Third: give it to a creator or a loyal buyer`,
        ),
        avoids(
          t`只打白色样品，却主推黑色 | Sampling white and selling black`,
          t`用手机夜景拍颜色图 | Photographing colours at night`,
          t`打样一次就永不复查，换底版批次要再打 | Sampling once for ever; a new batch of blanks needs another`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`同一张图，换工艺像换一件衣服 | The same picture, another technique`,
      paragraphs: [
        t`数码直喷渗进纤维，透气柔软，适合照片和渐变；白墨烫画颜色厚，深色布料更鲜艳；刺绣有浮雕感，适合标志。拿不准就三种各打一件，对比最直观。 | Direct print sinks into the fibre, soft and good for photos; DTF lies dense and bright on dark cloth; embroidery stands in relief for marks. If unsure sample all three.`,
      ],
      picture: mockup('sweatshirt', 'front', 'black', 'smiling-shiba'),
    },
    {
      kind: 'faq',
      title: t`打样问答 | Questions about samples`,
      items: [
        qa(
          t`样品收费吗？ | Do samples cost anything?`,
          t`按一件的正常价格加运费，可使用优惠券；活动期间的样品优惠见[样品优惠](/freeSample)。 | The normal price of one piece plus freight; coupons apply. Offers are on [sample offers](/freeSample).`,
        ),
        qa(
          t`样品印错了？ | The sample is wrong?`,
          t`与正式订单一样处理：重印或退款。 | Handled like any order: reprint or refund.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`今天下单，几天后握在手里 | Order today, hold it in days`,
      body: t`先打您最想主推的那一款。 | Begin with the one you want to sell most.`,
      links: [link(t`去打样 | Order a sample`, '/products')],
    },
  ],
})
