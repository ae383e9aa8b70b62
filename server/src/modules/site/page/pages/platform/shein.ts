import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, shop, t } from '../define-page.ts'

export const sheinPage = platformPage('/home/homeShein', {
  name: same('SHEIN'),
  theme: 'cap',
  title: t`SHEIN 按需印刷：自营与半托管接入、图片审核与尺码表 | SHEIN print on demand: self-operated and semi-managed, picture review, size charts`,
  description: t`SHEIN 平台卖家做按需印刷：密钥授权、图片与尺码要求、逐件发货、库存回写，以及女装和家居类目里适合印制的底版。 | Print on demand for SHEIN marketplace sellers: key authorisation, picture and size requirements, per-piece shipping, stock, and bases for fashion and home.`,
  keywords: t`SHEIN POD,希音平台半托管,SHEIN自营,SHEIN图片要求 | SHEIN POD,SHEIN marketplace,semi-managed,SHEIN pictures`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · SHEIN | Marketplace guide · SHEIN`,
      title: t`年轻、快、一眼成套：让图案穿在身上，也摆在房间里 | Young, quick, matched: designs to wear and to live with`,
      lead: t`SHEIN 的买家为一套造型买单，也为一间宿舍买单。按需印刷在这里有两条路：女装 T恤的每周新图，和挂毯、地毯、抱枕的整屋配色。难的是图片审核和尺码，做对一次就能复制。 | Buyers pay for a whole look and for a whole dorm room. Two ways work: weekly new prints on women’s shirts, and rooms matched in tapestry, rug and pillow. Pictures and sizes are the hard part; once right they can be repeated.`,
      pictures: [
        mockup('womens-tee', 'front', 'lavender', 'line-cat'),
        mockup('rug', 'front', 'white', 'pattern-wavy-checks'),
      ],
      actions: [
        link(t`看女款底版 | Women’s products`, '/category/apparel'),
        link(t`看家居底版 | Home products`, '/category/home'),
      ],
      facts: [
        fact(t`不过期 | no expiry`, t`密钥授权，可在后台撤销 | keys, revocable at any time`),
        fact(t`30 单 | 30`, t`每次详情查询上限 | orders per detail query`),
        fact(t`逐件 | per piece`, t`一件一个编号，单号按件回传 | one number per unit`),
        fact(
          t`{{dispatch:cat=apparel:CN}} | {{dispatch:cat=apparel:CN}}`,
          t`服装付款到交给承运商 | garments, payment to hand-over`,
        ),
      ],
    },
    {
      kind: 'cards',
      title: t`图片审核看什么 | What the picture review looks at`,
      lead: t`按平台惯例整理；不同合作模式的细则以卖家后台为准。 | Common practice; details depend on your kind of cooperation and stand in the seller centre.`,
      items: [
        item(
          t`比例与张数 | Ratio and number`,
          t`服装多用 3:4 竖图，家居用方图；正面、背面、细节、面料各一张。 | Upright 3:4 for garments, square for home; front, back, detail and fabric.`,
        ),
        item(
          t`底色干净 | Clean ground`,
          t`白或浅灰，不加边框、文字、价格贴。 | White or light grey, no frames, words or prices.`,
        ),
        item(
          t`颜色对应 | Colours match`,
          t`每个颜色都要有自己的图，不能一图多色；样机按色重新合成，直接满足。 | Every colour needs its own picture; our mockups are composed per colour.`,
        ),
        item(
          t`尺码表 | Size chart`,
          t`平铺测量值加误差范围，单位厘米与英寸；商品页的尺码数据可直接抄。 | Flat measurements with tolerance in cm and inches, as on our product page.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`整屋配色：一组图卖四件 | A matched room: one set sells four pieces`,
      paragraphs: [
        t`宿舍和出租屋的买家预算不高，但喜欢一次配齐。选一种花纹做主件（挂毯或地毯），两种同色系做配件（抱枕、浴帘），三张图放在同一组合场景里。 | Dorm buyers have small budgets yet like to match everything. Take one pattern for the main piece, two of the same family for pillow and curtain, and show all in one scene.`,
      ],
      points: [
        t`花纹选可无缝平铺的，换底版尺寸不会断开 | Seamless patterns survive every size`,
        t`同色系三种明度，比三种颜色更耐看 | Three shades of one colour last longer than three colours`,
      ],
      picture: shop('tapestry', 'scene'),
    },
    {
      kind: 'table',
      title: t`自营与半托管的差别 | Self-operated and semi-managed`,
      columns: [t`项目 | Item`, t`自营（平台卖家） | Self-operated`, t`半托管 | Semi-managed`],
      rows: [
        [
          t`定价 | Price`,
          t`自己定，参加活动需报名 | Yours, campaigns by application`,
          t`协商供货价 | Agreed supply price`,
        ],
        [
          t`发货 | Shipping`,
          t`从我们的美欧仓直接发买家 | From our US and EU stock to the buyer`,
          t`从指定海外仓发出 | From the agreed overseas stock`,
        ],
        [
          t`授权 | Authorisation`,
          t`独立应用与密钥 | Own app and keys`,
          t`独立应用与密钥，不能混用 | Own app and keys, not shared`,
        ],
        [t`库存 | Stock`, t`按 SKU 回写 | Per SKU`, t`按仓回写 | Per warehouse`],
      ],
      note: t`两种模式要分别授权，授权页会提示当前店铺属于哪一种。 | Both are authorised apart; the page tells which one your shop has.`,
    },
    {
      kind: 'steps',
      title: t`接入步骤 | Connecting`,
      items: [
        item(
          t`登录授权页 | Open the consent page`,
          t`从店铺管理跳转，登录后返回一个十分钟内有效的临时凭证。 | From store management; you come back with a pass valid for ten minutes.`,
        ),
        item(
          t`换取密钥 | Keys are exchanged`,
          t`密钥加密保存，只用于签名，界面上看不到明文。 | Kept encrypted, used to sign, never shown.`,
        ),
        item(
          t`关联 SKU | Link SKUs`,
          t`卖家 SKU 填我们的货号；一款多件时按件编号发货。 | Enter our code as seller SKU; units are shipped by their own numbers.`,
        ),
        item(
          t`导出地址发货 | Address and label`,
          t`发货前才读取收件地址，未发货的订单不留存完整地址。 | The address is read just before shipping; unshipped orders keep none in full.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`审核不过，多半因为 | Reviews fail mostly because of`,
      groups: [
        dos(
          t`面料成分与标签一致，弹力款写明氨纶比例 | Fabric as on the label, elastane stated`,
          t`浅色衣服注明“可能微透”，减少退货 | Say that light shirts may be slightly sheer`,
        ),
        avoids(
          t`直接用其他平台带水印的图 | Pictures with another platform’s mark`,
          t`用模特照合成图案却对不上褶皱 | Prints pasted on models that ignore the folds`,
          t`标题写品牌风格词，如“某牌同款格纹” | Brand-like words such as “in the style of”`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`从这些底版开始 | Begin with these`,
      rule: { codes: ['womens-tee', 'tank-top', 'sweatshirt', 'tapestry', 'rug', 'pillow', 'shower-curtain', 'pouch'] },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`SHEIN 卖家常问 | SHEIN sellers ask`,
      items: [
        qa(
          t`同一底版能供两个模式吗？ | Can one base serve both models?`,
          t`可以，库存按店铺分配上限，互不抢占。 | Yes; each shop has its share of stock.`,
        ),
        qa(
          t`平台通知多久能收到？ | How quickly do notices arrive?`,
          t`订单推送到达即处理，另有定时核对，避免漏单。 | At once, with a regular check so that none is missed.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`每周五款新图，不压一件货 | Five new prints a week, no stock`,
      body: t`把图案排进周计划，批量设计一次生成所有颜色和尺码。 | Plan by week; one batch run makes all colours and sizes.`,
      links: [link(t`开始选品 | Choose products`, '/products'), link(t`印花灵感 | Print ideas`, '/home/printIdea')],
    },
  ],
})
