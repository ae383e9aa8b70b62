import { card, item, link, marketingPage, mockup, t } from '../define-page.ts'

export const podModelPage = marketingPage('/home/podModel', {
  name: t`POD 合作模式 | Working with us`,
  theme: 'clover',
  title: t`POD 合作模式：卖家、品牌、团体、分销商、工厂怎么合作 | Working with InkRoute: sellers, brands, groups, resellers, factories`,
  description: t`五种角色的合作方式：谁出图、谁收款、谁发货、怎么结算，从哪里申请。 | Five roles: who designs, who is paid, who ships, how it settles, and where to apply.`,
  keywords: t`POD合作,分销商加盟,工厂入驻,品牌合作 | POD partnership,reseller,factory,brand cooperation`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`合作模式 | Working together`,
      title: t`图案、订单、机器，您有哪一样，就从哪一样开始 | Designs, orders or machines: begin with what you have`,
      lead: t`印途把一条链拆成几段，每段都欢迎擅长的人来做。有图的卖图案，有客户的接订单，有设备的供产能。 | The chain has several links and every link wants its expert: those with pictures, those with customers, those with machines.`,
      pictures: [
        mockup('tote', 'front', 'black', 'paper-cutouts'),
        mockup('notebook', 'front', 'red', 'seventies-stripe'),
      ],
      actions: [link(t`找到我的角色 | Find your role`, '/home/podModel#table')],
      facts: [],
    },
    {
      kind: 'table',
      title: t`五种角色 | Five roles`,
      columns: [t`角色 | Role`, t`您提供 | You bring`, t`印途提供 | We bring`, t`怎么结算 | Settlement`],
      rows: [
        [
          t`跨境卖家 | Seller`,
          t`店铺与图案 | Shops and designs`,
          t`系统、印制、发货 | System, printing, shipping`,
          t`按单付印制费与运费，差价归您 | Pay per order, keep the difference`,
        ],
        [
          t`品牌与创作者 | Brand, creator`,
          t`品牌与粉丝 | A name and followers`,
          t`品牌包装、小批量上新 | Branded packing, small series`,
          t`同上，另可谈特权价 | The same, with a private price by agreement`,
        ],
        [
          t`团体采购 | Group`,
          t`统一的需求与日期 | One need, one date`,
          t`数量价、合箱、对公发票 | Quantity price, one box, invoice`,
          t`下单付清 | Paid on order`,
        ],
        [
          t`分销商 | Reseller`,
          t`下级卖家资源 | Sellers of your own`,
          t`子账号、价格体系、培训 | Accounts, prices, training`,
          t`按约定折扣月结或余额 | Agreed discount, monthly or by balance`,
        ],
        [
          t`工厂与服务商 | Factory, service`,
          t`设备、物流、设计服务 | Machines, logistics, design`,
          t`稳定订单与数据对接 | Steady orders and data`,
          t`按完成件数月结 | Monthly by pieces`,
        ],
      ],
    },
    {
      kind: 'links',
      title: t`从这里申请 | Apply here`,
      items: [
        card(t`注册成为卖家 | Register as a seller`, t`免费，几分钟完成 | Free, in minutes`, '/views/main'),
        card(
          t`工厂入驻 | Factories`,
          t`有印花、刺绣、家纺或杯壶产能 | Printing, embroidery, textiles or cups`,
          '/factoryJoin',
        ),
        card(
          t`服务商入驻 | Service providers`,
          t`物流、设计、代运营、培训 | Logistics, design, operation, training`,
          '/serveJoin',
        ),
        card(t`分销加盟 | Resellers`, t`有卖家资源的机构与个人 | Those with sellers of their own`, '/resellerJoin'),
        card(t`品牌服务 | Brand service`, t`领标、吊牌、包装 | Labels, tags, packing`, '/brandService'),
        card(t`团购服务 | Group buying`, t`公司、学校、活动 | Offices, schools, events`, '/groupBuyingService'),
      ],
    },
    {
      kind: 'steps',
      title: t`合作从一次小单开始 | It begins with one small order`,
      items: [
        item(
          t`提交资料 | Tell us`,
          t`填写合作表单，说明您有什么、想要什么。 | Fill the form: what you have and what you want.`,
        ),
        item(
          t`三个工作日内联系 | We call within three working days`,
          t`由对应的同事联系，不群发、不外包。 | By the colleague in charge, not a call centre.`,
        ),
        item(t`试单 | Trial`, t`十件以内的试单，双方看质量和节奏。 | Up to ten pieces, to see quality and pace.`),
        item(
          t`签约上线 | Agreement`,
          t`价格、时效、结算写进协议，系统里同步生效。 | Price, time and settlement in writing and in the system.`,
        ),
      ],
    },
    {
      kind: 'cards',
      title: t`我们坚持的三条 | Three things we keep to`,
      items: [
        item(
          t`不抢您的客户 | Your customers stay yours`,
          t`包裹不留印途信息，买家资料只用于履约。 | No trace of us in the parcel; buyers’ data serve delivery only.`,
        ),
        item(
          t`不用您的图 | Your designs stay yours`,
          t`上传的图案归您，我们不转售、不展示。 | Uploaded artwork is yours; we neither sell nor show it.`,
        ),
        item(
          t`不改口头价 | Prices stay written`,
          t`以系统显示价为准，变更提前公告。 | The system’s price holds; changes are announced.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`不确定属于哪一种？ | Not sure which?`,
      body: t`先注册成卖家看看流程，再谈下一步。 | Register as a seller, look around, then talk.`,
      links: [link(t`免费注册 | Register free`, '/views/main'), link(t`联系我们 | Contact us`, '/home/aboutUs')],
    },
  ],
})
