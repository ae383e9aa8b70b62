import { fact, infoPage, item, link, shop, t } from '../define-page.ts'

export const companyProfilePage = infoPage('/companyProfile', {
  name: t`公司介绍 | Company`,
  theme: 'paper',
  title: t`公司介绍：印途的产品、工厂与仓网 | Company: InkRoute’s products, factories and warehouses`,
  description: t`印途是面向跨境卖家的按需印刷与代发平台：{{products}} 款底版、九座合作工厂、{{warehouse_count}} 个仓库、九种工艺与自研系统。 | InkRoute is a print-on-demand and fulfilment platform: {{products}} bases, nine factories, {{warehouse_count}} warehouses, nine techniques and its own software.`,
  keywords: t`印途公司介绍,按需印刷平台,工厂网络 | InkRoute company,print-on-demand platform,factory network`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`公司介绍 | Company`,
      title: t`一家把工厂、仓库和软件放在同一张图上的公司 | Factories, warehouses and software on one map`,
      lead: t`印途 InkRoute 为跨境卖家提供从设计到交付的按需印刷服务。我们自研系统，合作工厂承接生产，{{warehouse_count}} 个仓库就近发货。 | InkRoute serves cross-border sellers from design to delivery. The software is our own, partner factories produce, and {{warehouse_count}} warehouses ship from nearby.`,
      pictures: [shop('tshirt', 'scene')],
      actions: [],
      facts: [
        fact(t`{{products}} 款 | {{products}}`, t`底版 | base products`),
        fact(t`9 座 | 9`, t`合作工厂 | partner factories`),
        fact(t`{{warehouse_count}} 个 | {{warehouse_count}}`, t`仓库 | warehouses`),
        fact(t`210 张 | 210`, t`图库图案 | gallery designs`),
      ],
    },
    {
      kind: 'table',
      title: t`工厂与工艺 | Factories and techniques`,
      columns: [t`工厂 | Factory`, t`工艺 | Techniques`, t`日产能（件） | Pieces a day`],
      rows: [
        [
          t`广州服装一厂 | Guangzhou Garment Print`,
          t`直喷、烫画、刺绣、热升华 | DTG, DTF, embroidery, sublimation`,
          t`18,000 件 | 18,000`,
        ],
        [t`义乌家纺厂 | Yiwu Home Textile`, t`热升华、烫画 | Sublimation, DTF`, t`12,000 件 | 12,000`],
        [
          t`义乌杯壶礼品厂 | Yiwu Drinkware and Gifts`,
          t`热升华、UV、激光、数码印刷 | Sublimation, UV, laser, offset`,
          t`15,000 件 | 15,000`,
        ],
        [t`东莞数码配件厂 | Dongguan Tech Accessories`, t`UV、热升华 | UV, sublimation`, t`20,000 件 | 20,000`],
        [t`东莞装饰画厂 | Dongguan Wall Art`, t`微喷、UV、织唛 | Giclée, UV, woven`, t`6,000 件 | 6,000`],
        [
          t`洛杉矶服装工厂 | Los Angeles Garment Print`,
          t`直喷、烫画、刺绣 | DTG, DTF, embroidery`,
          t`4,500 件 | 4,500`,
        ],
        [
          t`新泽西综合工厂 | New Jersey Print Works`,
          t`热升华、UV、微喷、激光 | Sublimation, UV, giclée, laser`,
          t`3,800 件 | 3,800`,
        ],
        [t`波兰服装工厂 | Wrocław Garment Print`, t`直喷、烫画、刺绣 | DTG, DTF and embroidery`, t`3,000 件 | 3,000`],
        [t`德国综合工厂 | Duisburg Print Works`, t`热升华、UV、微喷 | Sublimation, UV, giclée`, t`2,600 件 | 2,600`],
      ],
    },
    {
      kind: 'cards',
      title: t`我们自己做的部分 | What we make ourselves`,
      items: [
        item(
          t`设计引擎 | Design engine`,
          t`浏览器与服务器画出完全相同的结果，样机、三维与印刷文件同源。 | Browser and server draw the same, for mockup, 3D and print.`,
        ),
        item(
          t`订单与对接 | Orders and connections`,
          t`十六个平台的店铺授权、收单、回传，逐平台按官方接口实现。 | Shops of sixteen marketplaces by their official interfaces.`,
        ),
        item(
          t`账务 | Accounts`,
          t`双重记账，每晚核对，任何一分钱都能追到来源。 | Double entry, audited nightly, every fen traced.`,
        ),
        item(
          t`商品图与模型 | Pictures and models`,
          t`所有商品图片与三维模型由我们制作，卖家可用于刊登。 | All pictures and models are made here and free for listings.`,
        ),
      ],
    },
    {
      kind: 'text',
      title: t`我们服务的人 | Whom we serve`,
      paragraphs: [
        t`一个人的 Etsy 小店，三十人的铺货团队，做周边的插画师，给学校做班服的打印店，都在用同一套系统。我们不按规模区分态度，只按等级区分额度。 | A one-person Etsy shop, a team of thirty, an illustrator, a print shop that makes class shirts: all use one system. Size changes the quota, never the manner.`,
        t`我们不在商品上主张任何未取得的认证，也不编造客户评价。您在这里看到的产能、时效和价格，都来自系统里的真实设置。 | We claim no certificate we do not hold and invent no testimonials. Capacity, times and prices here are the settings of the system.`,
      ],
    },
    {
      kind: 'action',
      title: t`来看看，或者加入 | Visit or join`,
      body: t`欢迎卖家来厂参观，也欢迎同行的人一起做。 | Sellers are welcome to visit, colleagues to join.`,
      links: [link(t`关于我们 | About us`, '/home/aboutUs'), link(t`加入我们 | Careers`, '/joinUs')],
    },
  ],
})
