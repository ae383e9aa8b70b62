import { card, infoPage, item, link, qa, shop, t } from '../define-page.ts'

export const homeGuidePage = infoPage('/homeGuide', {
  name: t`新手指引 | First steps`,
  theme: 'indigo',
  title: t`新手指引：从注册到第一单发货的八步 | First steps: eight from registering to the first parcel`,
  description: t`按顺序完成八步就能发出第一单：注册、选品、设计、预检、保存成品、下单、付款、查看物流，附每一步要多久。 | Eight steps to your first parcel: register, choose, design, preflight, save, order, pay, track, with the time each takes.`,
  keywords: t`新手指引,第一单,使用流程,注册 | getting started,first order,how to use,register`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`新手指引 | First steps`,
      title: t`八步，四十分钟，发出第一单 | Eight steps, forty minutes, one parcel`,
      lead: t`照着做就行，遇到卡住的地方，每步后面都有去处。 | Just follow; where you get stuck each step says where to go.`,
      pictures: [shop('mug', 'hero')],
      actions: [],
      facts: [],
    },
    {
      kind: 'steps',
      title: t`八步流程 | Eight steps`,
      items: [
        item(
          t`注册（3 分钟） | Register (3 min)`,
          t`手机号加短信码，完成滑块验证，勾选协议。 | Phone, code, slider, terms.`,
        ),
        item(
          t`选一款底版（5 分钟） | Choose a base (5 min)`,
          t`建议从马克杯开始：单面、单尺寸，不容易出错。 | Begin with the mug: one side, one size.`,
        ),
        item(
          t`上传图案（3 分钟） | Upload (3 min)`,
          t`PNG 透明底最好，宽度 2000 像素以上。没有图就用图库。 | A transparent PNG over 2000 px wide, or one from the gallery.`,
        ),
        item(
          t`摆放（10 分钟） | Place (10 min)`,
          t`“适合”保证完整，“填充”保证满版；旋转、镜像、平铺都有快捷键。 | Fit keeps it whole, fill covers all; rotate, mirror and tile have hot keys.`,
        ),
        item(
          t`看预检（2 分钟） | Preflight (2 min)`,
          t`红色必须改，黄色建议改，点一下就定位到问题。 | Red must, yellow should; a click shows where.`,
        ),
        item(
          t`保存成品（2 分钟） | Save (2 min)`,
          t`自动生成样机与 SKU，进入商品库。 | Mockups and SKUs are made and stored.`,
        ),
        item(
          t`下单付款（10 分钟） | Order and pay (10 min)`,
          t`填自己的地址，比较渠道，确认拆包与运费再付款。 | Your own address, compare channels, see parcels and freight, then pay.`,
        ),
        item(
          t`看它被做出来（之后） | Watch it being made`,
          t`订单页显示排单、印制、揽收，运单号可点开。 | The order shows planning, printing, hand-over and tracking.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`卡住时看这里 | When you get stuck`,
      columns: [t`现象 | What happens`, t`原因 | Why`, t`怎么办 | What to do`],
      rows: [
        [
          t`收不到短信码 | No code arrives`,
          t`一分钟只发一次，每天十次 | One a minute, ten a day`,
          t`等倒计时结束，检查拦截短信 | Wait, check blocked messages`,
        ],
        [
          t`图片模糊提示 | Low resolution`,
          t`低于目标的 75% | Below 75% of the target`,
          t`缩小图案，或换更大的原图 | Make it smaller or use a larger file`,
        ],
        [
          t`点“设计”提示升级 | Design asks to upgrade`,
          t`该底版有会员等级要求 | The base needs a level`,
          t`看[会员权益](/vipService)或换底版 | See [membership](/vipService) or another base`,
        ],
        [
          t`付款提示余额不足 | Balance too low`,
          t`余额小于订单金额 | Less than the order`,
          t`充值，或直接用支付宝付款 | Recharge or pay by Alipay`,
        ],
        [
          t`运费比想象高 | Freight seems high`,
          t`体积重或偏远附加费 | Volume or remote area`,
          t`换海外仓，或选经济渠道 | Overseas stock or economy`,
        ],
      ],
    },
    {
      kind: 'links',
      title: t`接下来学什么 | What to learn next`,
      items: [
        card(t`视频教程 | Videos`, t`每段几分钟，跟着做 | A few minutes each`, '/videoTeaching'),
        card(t`连接店铺 | Connect shops`, t`十一个平台的接法 | Eleven marketplaces`, '/aggregation'),
        card(t`卖家学院 | Academy`, t`按阶段的学习路径 | Paths by stage`, '/home/college'),
        card(t`设计方式 | Ways to design`, t`单品、批量、网格、三维 | Single, batch, grid, 3D`, '/designMode'),
      ],
    },
    {
      kind: 'faq',
      title: t`注册前常问 | Before registering`,
      items: [
        qa(
          t`要公司资质吗？ | Do I need a company?`,
          t`不需要，个人即可使用；提现与开票时再做实名认证。 | No; identity is asked for withdrawals and invoices only.`,
        ),
        qa(
          t`不懂英语能用吗？ | Without English?`,
          t`可以，中文界面完整，刊登用词有中英对照。 | Yes, all in Chinese, with words for listings in both.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`现在就走第一步 | Take the first step`,
      body: t`马克杯底版从 {{price:mug}} 起，一个就印。 | Mugs from {{price:mug}}, one is enough.`,
      links: [link(t`去选马克杯 | Choose a mug`, '/category/drinkware')],
    },
  ],
})
