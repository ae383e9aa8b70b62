import { infoPage, item, link, qa, shop, t } from '../define-page.ts'

export const brandServicePage = infoPage('/brandService', {
  name: t`品牌服务 | Brand service`,
  theme: 'cap',
  title: t`品牌服务：领标、吊牌、感谢卡、快递袋一件起印 | Brand service: labels, cards and bags from one piece`,
  description: t`让包裹只出现您的品牌：五种品牌物料的尺寸、工艺、价格起点与设计要求，怎样绑定到商品自动随单印制。 | Only your brand in the parcel: sizes, techniques, prices and design rules, and binding them to products.`,
  keywords: t`品牌定制,领标,感谢卡,定制快递袋,白牌发货 | branding,neck label,thank-you card,branded mailer,white label`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`品牌服务 | Brand service`,
      title: t`买家记住的是领口那一行字 | Buyers remember the line inside the collar`,
      lead: t`默认发货不带任何印途标识。在此之上，您可以加上自己的：从领标到快递袋，和商品同线印制，一件起做。 | By default nothing mentions InkRoute. On top you may add your own, from label to bag, printed on the same line from one piece.`,
      pictures: [shop('tshirt', 'detail')],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`品牌物料一览 | Materials`,
      columns: [t`物料 | Item`, t`规格 | Size`, t`起价 | From`, t`设计要求 | Design`],
      rows: [
        [
          t`领标 | Neck label`,
          t`4×3、5×4 厘米，热转印或织唛 | 4×3, 5×4 cm, transfer or woven`,
          t`{{price:neck-label}} 起 | from {{price:neck-label}}`,
          t`单色最清楚，字高 1.5 毫米以上 | One colour, letters above 1.5 mm`,
        ],
        [
          t`感谢卡 | Thank-you card`,
          t`9×5.4、14.8×10.5 厘米，300 克 | 9×5.4, 14.8×10.5 cm, 300 gsm`,
          t`{{price:thank-you-card}} 起 | from {{price:thank-you-card}}`,
          t`双面，出血 3 毫米 | Two sides, 3 mm bleed`,
        ],
        [
          t`定制快递袋 | Mailing bag`,
          t`25×35、32×45、40×50 厘米 | 25×35, 32×45, 40×50 cm`,
          t`{{price:packaging-bag}} 起 | from {{price:packaging-bag}}`,
          t`一到两色，避开面单区 | One or two colours, clear of the label`,
        ],
      ],
      note: t`快递袋与卡片目前在国内工厂生产；领标三地均可。白银及以上会员可用，价格以[品牌专区](/zone/brand)为准。 | Bags and cards are made in China, labels in all regions. For silver members and above; prices as in the [brand zone](/zone/brand).`,
    },
    {
      kind: 'steps',
      title: t`设置一次，之后自动 | Set it once`,
      items: [
        item(t`建品牌 | Create the brand`, t`上传标志，填写名称与网址。 | Logo, name and address.`),
        item(t`设计物料 | Design the items`, t`用同一个设计器，带尺寸模板。 | In the same designer, with templates.`),
        item(t`绑定商品或店铺 | Bind products or shops`, t`按店铺默认，或按商品单独设置。 | By shop, or by product.`),
        item(
          t`随单印制 | Printed along`,
          t`付款页列出物料与单价，可临时取消。 | Listed at payment, and you may leave them out.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`领标怎么做才舒服 | A label that does not itch`,
      paragraphs: [
        t`热转印领标没有边，贴身无感，适合 T恤；织唛有质感，适合卫衣和帽子。洗标信息（成分、尺码、洗涤）我们按底版自动带出，您只需放标志。 | Transfer labels have no edge and suit T-shirts; woven ones feel solid on sweatshirts and caps. Fabric, size and care come from the base; you add the mark.`,
      ],
      points: [
        t`儿童服装只用热转印，避免硬边 | Transfer only on children’s wear`,
        t`出口欧盟时可加制造商与责任人一行 | For the EU a line with maker and responsible person fits`,
      ],
      picture: shop('sweatshirt', 'detail'),
    },
    {
      kind: 'faq',
      title: t`品牌问答 | About branding`,
      items: [
        qa(
          t`没有注册商标可以做吗？ | Without a registered mark?`,
          t`可以使用自己的店铺名；使用他人注册商标需要授权书。 | Your shop’s name is fine; somebody else’s mark needs a licence.`,
        ),
        qa(
          t`海外仓发货能用快递袋吗？ | Bags from overseas stock?`,
          t`目前海外仓使用中性袋，可加卡片贴纸方案，欢迎提需求。 | Overseas parcels use neutral bags for now; tell us what you need.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先给一款商品加领标 | Begin with one label`,
      body: t`打样时一起做，效果一目了然。 | Add it to a sample and see.`,
      links: [link(t`进入品牌专区 | Brand zone`, '/zone/brand')],
    },
  ],
})
