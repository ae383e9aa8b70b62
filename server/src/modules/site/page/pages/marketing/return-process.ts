import { item, link, marketingPage, qa, shop, t } from '../define-page.ts'

export const returnProcessPage = marketingPage('/home/returnProcess', {
  name: t`售后流程 | After-sale`,
  theme: 'denim',
  title: t`售后流程：质量、少发、丢件、地址错各怎么处理 | After-sale: faults, missing pieces, lost parcels and wrong addresses`,
  description: t`一张图看懂该不该退、退多少、多久到账：按问题类型列出处理方式、需要的照片、时限和结果。 | What is refunded, how much and when: by kind of problem, with the photos needed, time limits and outcomes.`,
  keywords: t`POD售后,退货流程,重印,丢件赔付 | POD returns,reprint,lost parcel,refund process`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`售后流程 | After-sale`,
      title: t`先分清是谁的问题，再决定退、补还是重印 | Whose fault is it? Then refund, resend or reprint`,
      lead: t`定制商品印上了买家的名字，退回来也卖不出去。所以我们的原则是：我们的错，重印或退款，不要求寄回；不是我们的错，也帮您想最省的办法。 | A shirt with a name cannot be sold again. If it is our fault we reprint or refund without wanting it back; if not, we still look for the cheapest way out.`,
      pictures: [shop('pillow', 'detail')],
      actions: [
        link(t`看处理对照表 | See the table`, '/home/returnProcess#table'),
        link(t`完整退款规则 | Full rules`, '/refund'),
      ],
      facts: [],
    },
    {
      kind: 'table',
      title: t`按问题找办法 | Find your case`,
      columns: [t`问题 | Problem`, t`谁承担 | Who bears it`, t`怎么处理 | What happens`, t`需要提供 | What we need`],
      rows: [
        [
          t`印错、错位、色差明显、破损 | Wrong, shifted, off-colour, damaged`,
          t`我们 | We`,
          t`重印补发或按件退款，不需寄回 | Reprint or refund per piece, no return`,
          t`整体与特写照片各一张 | One photo whole, one close`,
        ],
        [
          t`少件、错码 | Missing piece, wrong size`,
          t`我们 | We`,
          t`补发缺少的部分 | The missing part is sent`,
          t`包裹与内件照片 | Photo of parcel and contents`,
        ],
        [
          t`运输丢件 | Lost on the way`,
          t`我们先处理 | We act first`,
          t`轨迹停滞超过渠道时限后重发或退款 | Resent or refunded after the channel’s limit`,
          t`无需照片，凭运单轨迹 | Tracking is enough`,
        ],
        [
          t`晚于承诺发出 | Handed over late`,
          t`我们 | We`,
          t`专区商品自动赔付，每天 10%，最高 30% | Credited in the zones, 10% a day up to 30%`,
          t`无需申请 | Nothing`,
        ],
        [
          t`地址写错、拒收、无人领取 | Wrong address, refused, unclaimed`,
          t`买家或卖家 | Buyer or seller`,
          t`退回后可付运费重发；不退印制费 | Resent for the freight; printing is not refunded`,
          t`新地址 | New address`,
        ],
        [
          t`不喜欢、选错尺码 | Disliked, wrong size chosen`,
          t`买家 | Buyer`,
          t`定制品不退；可按优惠价再印一件 | Custom goods are not returned; another can be printed at a better price`,
          t`说明 | A note`,
        ],
      ],
    },
    {
      kind: 'steps',
      title: t`提交一张工单 | Filing a request`,
      items: [
        item(
          t`选订单与问题 | Choose order and problem`,
          t`从订单详情点“申请售后”，选到具体哪一件。 | From the order, “after-sale”, then the piece.`,
        ),
        item(
          t`上传照片 | Upload photos`,
          t`支持手机直接拍，系统压缩并去除位置信息。 | Straight from a phone; made smaller and freed of location.`,
        ),
        item(
          t`一个工作日内答复 | An answer within a working day`,
          t`客服给出结论：重印、退款、优惠券，或说明为什么不能受理。 | Reprint, refund, coupon, or the reason why not.`,
        ),
        item(
          t`执行并通知 | Done and told`,
          t`退款立即回余额；重印优先排单，新运单号写进同一工单。 | Refunds reach your balance at once; reprints go first and their number joins the request.`,
        ),
      ],
    },
    {
      kind: 'figures',
      title: t`时限，写在前面 | Time limits`,
      items: [
        {
          value: t`7 天 | 7 days`,
          label: t`签收后反馈质量问题 | after arrival for faults`,
          note: t`跨境件以轨迹显示签收为准。 | By the tracking’s delivery date.`,
        },
        { value: t`30 天 | 30 days`, label: t`发货后反馈少件、错发 | after shipping for missing or wrong pieces` },
        { value: t`1 个工作日 | 1 working day`, label: t`客服首次答复 | first answer` },
        {
          value: t`即时 | At once`,
          label: t`退款回到余额 | refund to your balance`,
          note: t`原路退回支付宝的，以渠道到账时间为准。 | Back to Alipay it takes the channel’s time.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`怎么和您的买家说 | What to tell your buyer`,
      items: [
        item(
          t`先道歉，再给时间 | Apologise, then a date`,
          t`“非常抱歉，我们今天为您重印，预计某日送达。”不要先问“是不是您弄的”。 | “We are sorry and reprint it today, it arrives on …” Never ask first whether they did it.`,
        ),
        item(
          t`让买家留着瑕疵件 | Let them keep it`,
          t`不需要寄回，可以送人或做抹布，体验反而变好。 | No return needed; keep it, give it away.`,
        ),
        item(
          t`记下原因 | Note the cause`,
          t`同一款三次同类问题，换工艺或换底版。 | Three of a kind: change technique or base.`,
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`售后问答 | About after-sale`,
      items: [
        qa(
          t`平台已经替我退款给买家了怎么办？ | The marketplace refunded the buyer already?`,
          t`只要属于我们的责任，仍可提交工单，退款进入您的余额。 | If it was our fault file it anyway; the refund goes to your balance.`,
        ),
        qa(
          t`重印还要再等吗？ | Must a reprint queue again?`,
          t`重印单排在队列最前，通常次日完成。 | Reprints go first and are usually done the next day.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`少一张工单，从设计时开始 | Fewer requests begin with the design`,
      body: t`预检能拦下七类最常见的问题，打开看看。 | Preflight stops the commonest problems before they are printed.`,
      links: [link(t`帮助中心 | Help centre`, '/helpCenter'), link(t`退款规则全文 | Refund rules`, '/refund')],
    },
  ],
})
