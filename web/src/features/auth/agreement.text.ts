import { type Bilingual, defineText } from '../../shared/text/text.ts'

export const agreementText = defineText({
  title: { zh: '系统用户协议', en: 'System user agreement' },
  lead: {
    zh: '请您在注册前完整阅读本协议。点击“同意协议”，即表示您已理解并接受以下条款。',
    en: 'Please read this agreement in full before registering. By choosing “I agree” you accept the terms below.',
  },
})

interface Section {
  readonly heading: Bilingual
  readonly body: Bilingual
}

export const agreementSections: readonly Section[] = [
  {
    heading: { zh: '一、服务内容', en: '1. What we provide' },
    body: {
      zh: '{brand}为跨境卖家提供选品、在线设计、生产、仓储发货、店铺授权与订单同步等服务。各项服务的价格、时效与适用范围以页面当时展示为准；下单时展示的金额即为收取的金额。',
      en: '{brand} offers cross-border sellers product selection, online design, production, warehousing and shipping, store authorisation and order synchronisation. Prices, lead times and scope are those shown on the page at the time; the amount shown at checkout is the amount charged.',
    },
  },
  {
    heading: { zh: '二、账号与安全', en: '2. Account and security' },
    body: {
      zh: '您应提供真实的手机号与资料，妥善保管密码与短信验证码，并对账号及其子账号下的操作负责。发现账号被他人使用时，请立即修改密码并联系客服；修改密码会使其他设备退出登录。',
      en: 'Provide a phone number and details that are your own, keep your password and SMS codes confidential, and take responsibility for activity under your account and its sub-accounts. If someone else uses your account, change the password immediately and contact support; a password change logs out all other devices.',
    },
  },
  {
    heading: { zh: '三、图案与知识产权', en: '3. Artwork and intellectual property' },
    body: {
      zh: '您上传的图案、文字与商品资料归您或权利人所有，您授权{brand}仅为生产、展示效果图与履行订单而使用。请勿上传侵犯他人著作权、商标权、肖像权的内容，或法律禁止的内容；收到有效投诉时，我们可以下架相关商品并暂停生产。',
      en: 'Artwork, text and product data you upload remain yours or their owner’s; you allow {brand} to use them only to produce, show mockups and fulfil orders. Do not upload content that infringes copyright, trademark or likeness rights, or that the law forbids; on a valid complaint we may take goods down and pause production.',
    },
  },
  {
    heading: { zh: '四、订单、生产与售后', en: '4. Orders, production and after-sales' },
    body: {
      zh: '订单付款后进入审核与生产；开始生产前您可以自行修改或取消，开始生产后请通过售后申请处理。定制商品因质量、错发、漏发或运输丢失造成损失的，经核实后按退款、重做或优惠券处理。',
      en: 'A paid order is reviewed and produced. Until production begins you may change or cancel it yourself; afterwards please file an after-sales request. Losses from defects, wrong or missing items, or parcels lost in transit are settled after review by refund, reprint or coupon.',
    },
  },
  {
    heading: { zh: '五、费用、余额与退款', en: '5. Fees, balance and refunds' },
    body: {
      zh: '充值金额仅用于支付平台内的费用，可按提现规则申请退回。退款按原支付方式退回，且不超过实际支付金额。每一笔资金变动都可以在“费用”中查到原因。',
      en: 'Your balance can only be used for services on the platform and may be withdrawn under the withdrawal rules. Refunds go to the original payment method and never exceed the amount paid. The reason for every movement is listed under “Fees”.',
    },
  },
  {
    heading: { zh: '六、店铺授权与数据', en: '6. Store authorisation and data' },
    body: {
      zh: '您授权店铺后，{brand}按授权范围同步订单、商品与物流信息，不会将其用于其他目的。您可以随时解除授权。收件人信息仅用于生产、发货与售后，并按法律要求保存与删除。',
      en: 'When you authorise a store, {brand} synchronises orders, products and tracking within that permission and for no other purpose. You may withdraw it at any time. Recipients’ data serve production, shipping and after-sales only and are kept and deleted as the law requires.',
    },
  },
  {
    heading: { zh: '七、责任限制', en: '7. Limits of liability' },
    body: {
      zh: '因不可抗力、海关查验、第三方平台或物流原因造成的延误，我们会及时告知并协助处理。在法律允许的范围内，我们对单笔订单的赔偿以该订单实付金额为限，时效赔付专区另有约定的从其约定。',
      en: 'For delays caused by force majeure, customs, third-party marketplaces or carriers we will tell you promptly and help. As far as the law allows, compensation for one order is limited to the amount paid for it, unless a compensation zone promises more.',
    },
  },
  {
    heading: { zh: '八、协议变更与争议', en: '8. Changes and disputes' },
    body: {
      zh: '协议调整会提前七日在站内公告；您不同意调整的，可以停止使用并申请注销。因本协议产生的争议，双方先协商解决；协商不成的，提交平台运营方所在地有管辖权的人民法院处理。',
      en: 'Changes are announced on the site seven days ahead; if you disagree you may stop using the service and have the account closed. Disputes are first discussed between us; failing that, they go to the competent court at the place of the platform’s operator.',
    },
  },
]
