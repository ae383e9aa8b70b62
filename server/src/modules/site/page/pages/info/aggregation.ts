import { card, infoPage, item, link, mockup, qa, same, t } from '../define-page.ts'

export const aggregationPage = infoPage('/aggregation', {
  name: t`多平台聚合 | Marketplaces`,
  theme: 'indigo',
  title: t`多平台聚合：十一个平台怎么选，一处收单怎么管 | Marketplaces: how to choose among eleven and manage all orders in one place`,
  description: t`按买家、客单、时效、授权周期对比十一个平台，列出每个平台的指南入口，以及多店收单、异常处理与库存回写的做法。 | Eleven marketplaces by buyers, baskets, speed and authorisation, with guides to each and how orders, exceptions and stock are handled together.`,
  keywords: t`多平台聚合,店铺授权,平台对比,多店收单 | marketplaces,store connection,comparison,multi-store`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台对接 | Marketplaces`,
      title: t`店可以开很多，后台只要一个 | Many shops, one console`,
      lead: t`每个平台问的问题都不一样：有的要白底图，有的要税号，有的九十天就要重新授权。我们替您记着，这一页帮您选。 | Each asks other questions: white pictures, tax numbers, consent every ninety days. We remember them; this page helps you choose.`,
      pictures: [mockup('tote', 'front', 'natural', 'bauhaus-warm')],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`十一个平台一张表 | Eleven in one table`,
      columns: [
        t`平台 | Marketplace`,
        t`买家在意 | Buyers care for`,
        t`适合的商品 | Products`,
        t`授权周期 | Authorisation`,
      ],
      rows: [
        [same('Amazon'), t`快、规范 | Speed, order`, t`服装、杯壶、家居 | Clothing, drinkware, home`, t`1 年 | 1 year`],
        [same('Etsy'), t`独特、个性化 | Uniqueness`, t`礼品、装饰 | Gifts, decoration`, t`90 天 | 90 days`],
        [same('Shopify'), t`品牌体验 | The brand`, t`系列化商品 | Collections`, t`自动续期 | Renewed by itself`],
        [
          t`店匠 | Shoplazza`,
          t`广告落地 | Landing pages`,
          t`视觉冲击强的家居 | Striking home goods`,
          t`自动续期 | Renews by itself`,
        ],
        [
          same('WooCommerce'),
          t`内容与信任 | Content and trust`,
          t`文创、小众 | Stationery, niches`,
          t`不过期 | No expiry`,
        ],
        [
          same('TikTok Shop'),
          t`新鲜、好玩 | Fresh and fun`,
          t`可演示的商品 | Things one can show`,
          t`自动续期 | Renewed`,
        ],
        [same('Temu'), t`价格 | Price`, t`走量标品、大件家居 | Volume, large home goods`, t`约 1 年 | About 1 year`],
        [same('SHEIN'), t`成套、时尚 | Looks`, t`女装、房间配色 | Fashion, rooms`, t`不过期 | None`],
        [same('Shopee'), t`便宜、凑单 | Cheap baskets`, t`轻小件 | Light goods`, t`最长 365 天 | Up to 365 days`],
        [t`速卖通 | AliExpress`, t`选择多 | Choice`, t`满版花纹、配件 | Patterns, accessories`, t`60 天 | 60 days`],
        [same('Wish'), t`逛着买 | Browsing`, t`长尾图案 | The long tail`, t`约 30 天自动续 | About 30 days, renewed`],
      ],
      note: t`另支持 Lazada、Walmart、Ozon、Shopline 等店铺接入，授权到期前七天和一天会提醒。 | Lazada, Walmart, Ozon, Shopline and others can be connected too; we remind you seven days and one day before expiry.`,
    },
    {
      kind: 'links',
      title: t`平台指南 | Guides`,
      items: [
        card(
          same('Amazon'),
          t`白底主图、GTIN 豁免、自发货与 FBA | White pictures, GTIN, merchant and FBA`,
          '/home/homeAmazon',
        ),
        card(same('Etsy'), t`13 个标签、生产伙伴申报 | 13 tags, production partners`, '/home/homeEtsy'),
        card(same('Shopify'), t`品牌包装与变体同步 | Branding and variants`, '/home/homeShopify'),
        card(t`店匠 | Shoplazza`, t`按投放国家选仓 | Stock by country`, '/home/homeShoplazza'),
        card(same('WooCommerce'), t`站点自查与密钥授权 | Checks and keys`, '/home/homeWoo'),
        card(same('TikTok Shop'), t`爆单 48 小时与达人寄样 | Viral days and samples`, '/home/homeTikTok'),
        card(same('Temu'), t`三种托管模式对照 | Three models`, '/home/homeTemu'),
        card(same('SHEIN'), t`图片审核与整屋配色 | Pictures and rooms`, '/home/homeShein'),
        card(same('Shopee'), t`发货天数与大促日历 | Days to ship, campaigns`, '/home/homeShopee'),
        card(t`速卖通 | AliExpress`, t`运费模板与欧盟合规 | Freight and EU rules`, '/home/homeAliexpress'),
        card(same('Wish'), t`当作第二货架 | A second shelf`, '/home/homeWish'),
      ],
    },
    {
      kind: 'cards',
      title: t`一处管理的意思 | What one place means`,
      items: [
        item(
          t`订单只有一个列表 | One list`,
          t`按店铺、平台、状态筛选，来源一目了然。 | Filter by shop, marketplace and state.`,
        ),
        item(
          t`异常只有一个收件箱 | One inbox`,
          t`匹配不上、缺地址、缺税号，集中处理并给建议。 | Unmatched lines, addresses and tax numbers together, with suggestions.`,
        ),
        item(
          t`库存只有一个数 | One stock`,
          t`底版缺货，所有平台同步下调。 | When a blank runs out every shop is told.`,
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`关于对接 | About connecting`,
      items: [
        qa(
          t`先开哪个平台？ | Which first?`,
          t`有设计、没广告预算：Etsy。有供应链思维：Temu 或 Shopee。有品牌：独立站。 | With designs and no budget: Etsy. With supply thinking: Temu or Shopee. With a brand: your own shop.`,
        ),
        qa(
          t`授权会不会泄露店铺数据？ | Is my shop’s data safe?`,
          t`凭据加密保存，只申请必要权限，解绑即删除。 | Credentials are encrypted, rights are minimal, and unbinding deletes them.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先接一个店，收一单试试 | Connect one shop, take one order`,
      body: t`连接免费，普通会员可接两个店铺。 | Connecting is free; the basic level holds two shops.`,
      links: [link(t`进入后台 | Open the console`, '/views/main')],
    },
  ],
})
