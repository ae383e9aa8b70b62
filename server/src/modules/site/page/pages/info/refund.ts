import { infoPage, link, qa, t } from '../define-page.ts'

export const refundPage = infoPage('/refund', {
  name: t`退款规则 | Refund rules`,
  theme: 'paper',
  title: t`退款规则：什么情况退、退多少、退到哪里 | Refund rules: when, how much and where to`,
  description: t`按订单状态与问题类型说明退款：取消、质量、少件、丢件、迟发各退多少，如何计算部分退款，到账时间与不予退款的情形。 | Refunds by order state and problem: cancellation, faults, missing, lost and late, partial refunds, timing, and what is not refunded.`,
  keywords: t`退款规则,取消订单,质量退款,部分退款 | refund rules,cancel order,quality refund,partial refund`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`规则 | Rules`,
      title: t`退款规则 | Refund rules`,
      lead: t`原则只有三条：退回原处，余额优先；不多于实付；按件计算。 | Three principles: back the way it came, balance first; never more than was paid; piece by piece.`,
      pictures: [],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`按订单状态 | By order state`,
      columns: [t`状态 | State`, t`能否自助取消 | Cancel yourself`, t`退款 | Refund`],
      rows: [
        [t`待付款 | Awaiting payment`, t`可以 | Yes`, t`未付款，无需退 | Nothing was paid`],
        [
          t`已付款、审核中 | Paid, in review`,
          t`可以，立即生效 | Yes, at once`,
          t`全额，含运费；优惠券退回 | In full with freight; the coupon returns`,
        ],
        [
          t`生产中 | In production`,
          t`不可，需申请 | No, on request`,
          t`已印部分不退；未印部分与运费退回 | Printed pieces no, the rest and freight yes`,
        ],
        [
          t`已打包、已发货 | Packed, shipped`,
          t`不可 | No`,
          t`仅质量、少件、丢件等情形 | Only for faults, missing or lost`,
        ],
        [t`已完成 | Completed`, t`不可 | No`, t`在反馈时限内按售后处理 | By after-sale within its limits`],
      ],
    },
    {
      kind: 'clauses',
      version: '2026-11-01',
      intro: t`以下细则适用于所有印制订单；活动商品如另有约定，会在商品页单独写明。 | These rules apply to all printed orders; exceptions for offers are stated on the product page.`,
      sections: [
        {
          title: t`质量问题 | Faults`,
          paragraphs: [
            t`印错、错位、明显色差、破损、污渍、掉墨，签收后七天内反馈并附照片，可选择重印补发或退还该件的商品金额。两种方式都不要求寄回。 | Wrong, shifted, clearly off-colour, damaged, stained or flaking: report within seven days with photos and choose a reprint or the price of that piece. Neither needs a return.`,
          ],
        },
        {
          title: t`少件与错发 | Missing and wrong pieces`,
          paragraphs: [
            t`发货后三十天内反馈，核对称重记录后补发；无法补发的退该件金额及相应运费。 | Report within thirty days of shipping; after checking the weight we send the rest, or refund the piece and its share of freight.`,
          ],
        },
        {
          title: t`丢失与长时间停滞 | Lost or stalled`,
          paragraphs: [
            t`有轨迹的渠道，超过页面标示最长时效十天仍未送达，按丢失处理：重发一次或全额退款。无轨迹的平邮不承诺赔付，下单时会提示。 | On tracked channels, ten days beyond the longest stated time count as lost: one resend or a full refund. Untracked post carries no such promise, as shown when ordering.`,
          ],
        },
        {
          title: t`迟发赔付 | Late hand-over`,
          paragraphs: [
            t`赔付专区商品按每天 10%、最高 30% 自动入账，与质量退款互不抵扣。 | Zone goods are credited 10% a day up to 30%, independent of refunds for faults.`,
          ],
        },
        {
          title: t`部分退款的计算 | Partial refunds`,
          paragraphs: [
            t`一张订单多件时，使用的优惠按商品金额比例分摊到每一件，退款为该件分摊后的实付金额，舍入到分，合计不超过订单实付。 | In an order of several pieces the discount is shared by price; the refund is what was truly paid for the piece, rounded to the fen, in total never above the order.`,
          ],
        },
        {
          title: t`到账时间 | Timing`,
          paragraphs: [
            t`退回余额即时到账。支付宝部分原路退回，一般一至三个工作日。余额可继续使用，也可提现。 | To the balance at once; to Alipay by the way it came, usually one to three working days. The balance can be used or withdrawn.`,
          ],
        },
        {
          title: t`不予退款的情形 | What is not refunded`,
          paragraphs: [
            t`买家不喜欢、选错颜色尺码、拼写按填写内容印制、收件地址错误或拒收、您在预检提示错误后选择继续、超过反馈时限。 | Dislike, wrong choice of colour or size, spelling as typed, wrong or refused address, errors you accepted in preflight, and reports after the time limit.`,
          ],
        },
        {
          title: t`争议处理 | Disagreement`,
          paragraphs: [
            t`对处理结果有异议，可在工单中申请复核一次，由另一位同事在两个工作日内重新判断。 | You may ask once for a review in the request; another colleague decides within two working days.`,
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: t`退款问答 | About refunds`,
      items: [
        qa(
          t`会员费能退吗？ | Are membership fees refundable?`,
          t`开通后未使用任何会员权益的，七天内可全额退；已使用的不退，到期不自动续费。 | Unused plans are refunded in full within seven days; used ones are not, and nothing renews by itself.`,
        ),
        qa(
          t`充值的钱能退回吗？ | Can recharged money be returned?`,
          t`可以申请提现到本人账户，单次不低于 {{withdraw_min}}，财务审核后转出。 | Yes, withdraw it to your own account from {{withdraw_min}}; finance approves and pays.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`要提交一张售后？ | Filing a request?`,
      body: t`从订单详情进入，三分钟填完。 | Start from the order; it takes three minutes.`,
      links: [link(t`看流程 | See the process`, '/home/returnProcess')],
    },
  ],
})
