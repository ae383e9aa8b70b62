import { infoPage, link, t } from '../define-page.ts'

export const serviceClausePage = infoPage('/serviceClause', {
  name: t`服务条款 | Terms of service`,
  theme: 'paper',
  title: t`服务条款与隐私说明 | Terms of service and privacy`,
  description: t`使用印途服务的约定：账户、图案权利、下单与付款、生产与交付、赔付、隐私与数据、责任限制与争议解决。 | The terms of InkRoute: accounts, artwork, orders and payment, production and delivery, compensation, privacy, liability and disputes.`,
  keywords: t`印途服务条款,用户协议,隐私政策 | InkRoute terms,user agreement,privacy policy`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`法律 | Legal`,
      title: t`服务条款 | Terms of service`,
      lead: t`这是您与印途之间的约定。我们尽量写得让人读得懂；中英文不一致时，以中文为准。 | This is the agreement between you and InkRoute, written to be read. Where Chinese and English differ, the Chinese text prevails.`,
      pictures: [],
      actions: [],
      facts: [],
    },
    {
      kind: 'clauses',
      version: '2026-11-01',
      intro: t`注册、下单或继续使用服务，即表示您同意本条款。更新会提前七天在站内公告；如不同意，您可以停止使用并申请注销。 | By registering, ordering or continuing to use the service you agree to these terms. Changes are announced seven days ahead; if you disagree you may stop and close your account.`,
      sections: [
        {
          title: t`服务内容 | The service`,
          paragraphs: [
            t`印途为跨境卖家提供底版选品、在线设计、样机、店铺对接、订单处理、印制与代发服务。您是商品的销售者，印途是接受您委托的生产与履约方，不与您的买家建立买卖关系。 | InkRoute offers cross-border sellers base products, design, mockups, shop connections, order handling, printing and fulfilment. You are the seller; we produce and ship on your behalf and enter into no sale with your buyers.`,
          ],
        },
        {
          title: t`账户与安全 | Accounts and security`,
          paragraphs: [
            t`您须提供真实的联系方式并妥善保管密码。主账号对其子账号的操作负责。密码连续错误二十次，账户会锁定十五分钟；修改密码会使其他登录失效。 | Give true contact details and keep your password safe. The main account answers for its sub-accounts. Twenty failures lock the account for fifteen minutes; changing the password ends other sessions.`,
            t`发现账户被他人使用，请立即联系我们。因您自身泄露造成的损失由您承担；因我们系统漏洞造成的损失由我们承担。 | Tell us at once when somebody else uses your account. Loss from your own disclosure is yours; loss from a flaw of ours is ours.`,
          ],
        },
        {
          title: t`图案与知识产权 | Artwork and rights`,
          paragraphs: [
            t`您上传的图案、文字和照片归您或其权利人所有。您授权印途仅为展示给您本人、生成样机、生产和交付订单之目的使用，不转售、不公开展示、不用于训练模型。 | What you upload stays yours or its owner’s. You permit us to use it only to show it to you, make mockups, produce and deliver; we do not resell it, show it publicly or train models with it.`,
            t`您保证拥有合法权利。收到有效的侵权通知，我们会停止相关商品的生产与展示，详见[版权声明](/home/copyrightNotice)。 | You warrant that you hold the rights. On a valid notice we stop production and display: see the [copyright notice](/home/copyrightNotice).`,
          ],
        },
        {
          title: t`禁止内容 | What is not allowed`,
          paragraphs: [
            t`不得提交违法、侵权、煽动仇恨、色情、涉未成年人不当内容，以及仿冒证件、货币、官方标志的图案。我们有权拒绝生产并说明理由。 | Nothing unlawful, infringing, hateful, pornographic or harmful to minors, and no imitation of documents, money or official marks. We may refuse production and will say why.`,
          ],
        },
        {
          title: t`价格与付款 | Prices and payment`,
          paragraphs: [
            t`价格由底价、加印与工艺加价、数量档和会员折扣按固定顺序计算，付款前完整显示，显示多少即收取多少。除另有说明，金额以人民币计。 | A price is base, surcharges, tier and member discount in a fixed order, shown in full before payment and charged as shown. Amounts are in CNY unless stated.`,
            t`可用余额、支付宝或两者组合支付。每笔付款只扣一次；重复提交不会重复扣款。余额可申请提现，单次不低于 {{withdraw_min}}。 | Pay by balance, Alipay or both. A payment is taken once, however often it is sent. The balance may be withdrawn from {{withdraw_min}}.`,
          ],
        },
        {
          title: t`订单的变更与取消 | Changing and cancelling`,
          paragraphs: [
            t`订单进入“生产中”之前，您可以自行修改地址、商品、颜色、尺码、设计或物流，也可取消，差额当场结算。进入生产之后须提交售后申请。 | Until an order is in production you may change address, item, colour, size, design or channel yourself, or cancel, and the difference is settled at once. After that a request is needed.`,
          ],
        },
        {
          title: t`生产、检验与交付 | Production, inspection, delivery`,
          paragraphs: [
            t`付款前系统会对印刷文件做预检。存在错误而您明确选择继续的，因该错误产生的效果由您承担，接受记录会被保存。 | Files are checked before payment. If you choose to go on despite an error its effect is yours, and your acceptance is recorded.`,
            t`色彩在屏幕与实物之间的合理差异、尺码 2 厘米以内的公差，不视为质量问题。交付以承运商首次扫描为准。 | Reasonable differences of colour between screen and goods and tolerances of 2 cm are not faults. Hand-over is the carrier’s first scan.`,
          ],
        },
        {
          title: t`时效与赔付 | Time and compensation`,
          paragraphs: [
            t`时效赔付专区商品承诺 {{dispatch:zone=time:CN}}、海外赔付专区商品承诺 {{dispatch:zone=US-EU:overseas}} 交给承运商。超时按商品金额每天 {{late_per_day}} 赔付，最高 {{late_most}}，自动计入余额。 | On-time goods are handed over in {{dispatch:zone=time:CN}}, goods of the overseas zone in {{dispatch:zone=US-EU:overseas}}. Beyond that {{late_per_day}} of the goods per day is credited, up to {{late_most}}.`,
          ],
        },
        {
          title: t`退款与售后 | Refunds`,
          paragraphs: [
            t`质量、少件、错发由我们重印、补发或退款。退款按原支付方式退回，优先退余额部分，不超过实付金额。细则见[退款规则](/refund)。 | Faults and missing or wrong pieces are reprinted, sent or refunded. Refunds go back the way they came, balance first, never more than was paid: see [refunds](/refund).`,
          ],
        },
        {
          title: t`税费与清关 | Tax and customs`,
          paragraphs: [
            t`您应遵守目的地的税务义务。寄往欧盟的包裹需提供 IOSS 或增值税号，否则可能由收件人缴税。因申报信息不实造成的扣关由提供信息的一方负责。 | You meet the tax duties of the destination. Parcels to the EU need an IOSS or VAT number, or the recipient may have to pay. Whoever gave false data answers for seizure.`,
          ],
        },
        {
          title: t`隐私与个人信息 | Privacy`,
          paragraphs: [
            t`我们收集：您的账户与联系方式、登录记录、店铺授权凭据（加密保存）、订单所需的收件信息。用途仅限于提供服务、保障安全和履行法定义务。 | We collect your account and contact data, logins, shop credentials (encrypted) and the recipient data an order needs, to provide the service, keep it secure and meet legal duties.`,
            t`收件人信息仅提供给承运商与承接生产的工厂，用于投递与清关。上传图片会去除拍摄位置等元数据。访问统计只记录页面路径，不记录查询内容。 | Recipient data go to carriers and the producing factory for delivery and customs only. Uploaded pictures are freed of location data. Visit statistics keep the path, not the query.`,
            t`您可以查询、更正、导出或删除个人信息，或撤回店铺授权；向客服邮箱提出后十五个工作日内答复。法律要求保留的交易记录除外。 | You may see, correct, export or delete your data or withdraw shop access; we answer within fifteen working days. Records the law requires are kept.`,
          ],
        },
        {
          title: t`数据与日志的保存 | Keeping data`,
          paragraphs: [
            t`登录凭据有效七天，可随时退出使其失效。密码以不可逆方式保存。订单与账目依法保存，设计文件在您删除后三十天内从备份中清除。 | Sessions last seven days and end when you log out. Passwords are stored irreversibly. Orders and accounts are kept as the law asks; deleted designs leave the backups within thirty days.`,
          ],
        },
        {
          title: t`责任的限制 | Liability`,
          paragraphs: [
            t`因我们的原因造成的损失，赔偿以该订单实付金额为限，法律另有规定的除外。不可抗力、平台规则变化、您的账户被平台处罚不在此列。 | For loss we cause, our liability is limited to what was paid for the order, unless the law says otherwise. Force majeure, changes of marketplace rules and penalties against your account are excluded.`,
          ],
        },
        {
          title: t`中止与注销 | Suspension and closing`,
          paragraphs: [
            t`严重违反本条款的账户，我们可中止服务并说明理由；已付款未生产的订单会退款。您可随时申请注销，余额结清后关闭。 | On serious breach we may suspend an account and say why; paid orders not yet produced are refunded. You may close your account at any time; the balance is paid out.`,
          ],
        },
        {
          title: t`法律与争议 | Law and disputes`,
          paragraphs: [
            t`本条款适用中华人民共和国法律。争议先友好协商；协商不成的，提交运营方所在地有管辖权的人民法院。 | These terms are governed by the law of the People’s Republic of China. Disputes are first discussed; failing that, the court at the operator’s seat decides.`,
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: t`对条款有疑问？ | A question about the terms?`,
      body: t`写给我们，法务同事会用人话回答。 | Write to us and somebody will answer in plain words.`,
      links: [link(t`联系我们 | Contact us`, '/home/aboutUs'), link(t`退款规则 | Refunds`, '/refund')],
    },
  ],
})
