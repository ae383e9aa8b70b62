import { card, infoPage, link, mockup, qa, same, t } from '../define-page.ts'

export const userWelfarePage = infoPage('/home/userWelfare', {
  name: t`用户福利 | Benefits`,
  theme: 'rose',
  title: t`用户福利：优惠券、会员权益、赔付与免费工具 | Benefits: coupons, membership, compensation and free tools`,
  description: t`在印途能得到的全部福利，按“人人都有”“会员专享”“我们欠您的”分开列出，附领取入口与到账方式。 | Everything you get at InkRoute, divided into for everyone, for members and what we owe you, with where to collect it.`,
  keywords: t`用户福利,优惠券,会员权益,免费工具 | benefits,coupons,membership,free tools`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`用户福利 | Benefits`,
      title: t`不用猜有什么优惠，都列在这一页 | No guessing: every benefit is on this page`,
      lead: t`分三类：人人都有的、会员专享的、我们做得不好时该给您的。 | Three kinds: for everyone, for members, and what we owe you when we fall short.`,
      pictures: [mockup('mug-accent', 'front', 'pink', 'birthday-cupcake')],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`人人都有 | For everyone`,
      columns: [t`福利 | Benefit`, t`内容 | What`, t`怎么拿 | How`],
      rows: [
        [
          t`设计器与样机 | Designer and mockups`,
          t`每月 100 次设计，样机不限次 | 100 designs a month, mockups unlimited`,
          t`注册即有 | On registering`,
        ],
        [t`图库 | Gallery`, t`210 张可商用图案 | 210 designs for commercial use`, t`设计器内直接选 | In the designer`],
        [
          t`新人券 | Welcome coupon`,
          t`满减，首单可用 | Off your first order`,
          t`[领券中心](/homeCoupon) | [Coupon centre](/homeCoupon)`,
        ],
        [
          t`利润与运费计算器 | Calculators`,
          t`按平台费率、国家试算 | By marketplace and country`,
          t`商品页 | On product pages`,
        ],
        [
          t`素材下载 | Downloads`,
          t`印刷模板 PNG、PSD | Print templates PNG, PSD`,
          t`商品页“设计指南” | “Design guide” of the product`,
        ],
      ],
    },
    {
      kind: 'table',
      title: t`会员专享 | For members`,
      columns: [t`等级 | Level`, t`商品折扣 | Discount`, t`主要权益 | Main rights`],
      rows: [
        [t`白银 | Silver`, same('2%'), t`500 次设计、10 个店铺、3 个子账号 | 500 designs, 10 shops, 3 sub-accounts`],
        [t`黄金 | Gold`, same('4%'), t`2000 次设计、30 个店铺、10 个子账号 | 2000 designs, 30 shops, 10 sub-accounts`],
        [
          t`铂金 | Platinum`,
          same('6%'),
          t`10000 次设计、100 个店铺、30 个子账号 | 10000 designs, 100 shops, 30 sub-accounts`,
        ],
        [
          t`钻石 | Diamond`,
          same('8%'),
          t`设计与店铺不限、100 个子账号 | Unlimited designs and shops, 100 sub-accounts`,
        ],
      ],
      note: t`可按月、季、年购买，也可由 90 天累计消费升级，详见[会员方案](/vipService)。 | By month, quarter or year, or by spending in 90 days: see [plans](/vipService).`,
    },
    {
      kind: 'text',
      title: t`我们欠您的 | What we owe you`,
      paragraphs: [
        t`**迟发赔付**：赔付专区每晚一天，返商品金额 10%，最高 30%，自动到账。 | **Late credit:** 10% of the goods per day in the zones, up to 30%, by itself.`,
        t`**质量重印**：我们的错，不要求寄回，优先重印。 | **Reprint:** our fault, no return, first in the queue.`,
        t`**价格保护**：付款前显示的金额就是收取的金额，系统算错由我们承担。 | **Price kept:** what was shown is charged; if the system erred, we bear it.`,
      ],
    },
    {
      kind: 'links',
      title: t`现在就去领 | Collect now`,
      items: [
        card(t`领券中心 | Coupon centre`, t`看当前可领的券 | What is on offer`, '/homeCoupon'),
        card(t`会员方案 | Plans`, t`比较五个等级 | Compare five levels`, '/vipService'),
        card(t`样品优惠 | Samples`, t`怎样低成本打样 | Sampling for less`, '/freeSample'),
        card(
          t`海外赔付专区 | Compensation zone`,
          t`{{dispatch:zone=US-EU:overseas}} 承诺 | The {{dispatch:zone=US-EU:overseas}} promise`,
          '/activity/compensationZone',
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`福利问答 | About benefits`,
      items: [
        qa(
          t`优惠券会过期吗？ | Do coupons expire?`,
          t`会，券面写明有效期；取消订单退回的券有效期不变。 | Yes, on the date shown; returned coupons keep it.`,
        ),
        qa(
          t`降级后已用的额度怎么算？ | What if my level falls?`,
          t`已使用的不追回，次月按新等级计算。 | Used quota is not taken back; the new level counts next month.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先领新人券 | Collect the welcome coupon`,
      body: t`领取后三十天内有效，首单自动推荐使用。 | Valid for thirty days and suggested on your first order.`,
      links: [link(t`去领取 | Collect`, '/homeCoupon')],
    },
  ],
})
