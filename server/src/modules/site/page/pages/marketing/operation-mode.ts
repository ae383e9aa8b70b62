import { avoids, dos, item, link, marketingPage, mockup, t } from '../define-page.ts'

export const operationModePage = marketingPage('/home/operationMode', {
  name: t`运营模式 | Ways to run a shop`,
  theme: 'denim',
  title: t`按需印刷的四种运营模式：铺货、精品、定制、社群 | Four ways to run a print-on-demand shop: breadth, depth, personal, community`,
  description: t`同样是按需印刷，四种卖法差别很大：各需要多少图、多少人、多少预算，多久见效，什么时候该换模式。 | Four ways to sell the same technique: how many designs, people and money each needs, when it pays, and when to change.`,
  keywords: t`POD运营模式,铺货,精品模式,私域定制 | POD business model,breadth,niche,personalised,community`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`运营模式 | Ways to run a shop`,
      title: t`先想清楚怎么卖，再决定做多少图 | Decide how to sell before how much to draw`,
      lead: t`按需印刷的成本不在货，在图和时间。选错模式，就会在该做深的时候铺广，在该放量的时候抠细节。 | The cost is not goods but pictures and hours. In the wrong way one goes broad when one should go deep.`,
      pictures: [
        mockup('tshirt', 'front', 'navy', 'say-adventure-awaits'),
        mockup('blanket', 'front', 'white', 'pattern-autumn-leaves'),
        mockup('mug', 'front', 'white', 'corgi-bandana'),
      ],
      actions: [link(t`对照四种模式 | Compare the four`, '/home/operationMode#table')],
      facts: [],
    },
    {
      kind: 'table',
      title: t`四种模式对照 | The four compared`,
      columns: [t`项目 | Item`, t`铺货 | Breadth`, t`精品 | Depth`, t`个性化 | Personal`, t`社群 | Community`],
      rows: [
        [
          t`图案数 | Designs`,
          t`每月 200 张以上 | 200 and more a month`,
          t`每月 10–20 张 | 10–20 a month`,
          t`20 个模板 | 20 templates`,
          t`每月 4–6 张 | 4–6 a month`,
        ],
        [
          t`人手 | People`,
          t`1 人加批量工具 | One with batch tools`,
          t`1 名设计、1 名运营 | A designer and a manager`,
          t`客服要强 | Strong support`,
          t`创作者本人 | The creator`,
        ],
        [
          t`主要平台 | Marketplace`,
          t`Temu、Shopee、速卖通 | Temu, Shopee, AliExpress`,
          t`亚马逊、Etsy | Amazon, Etsy`,
          t`Etsy、独立站 | Etsy, own shop`,
          t`独立站、TikTok | Own shop, TikTok`,
        ],
        [t`毛利 | Margin`, t`薄 | Thin`, t`中 | Middle`, t`高 | High`, t`高 | High`],
        [
          t`见效 | Pays after`,
          t`1–2 个月 | 1–2 months`,
          t`3–6 个月 | 3–6 months`,
          t`2–3 个月 | 2–3 months`,
          t`看社群 | Depends on the crowd`,
        ],
        [
          t`印途里常用 | Tools used`,
          t`批量设计、表格导入 | Batch run, imports`,
          t`样机、利润统计 | Mockups, profit`,
          t`模板文字层、预检 | Text layers, preflight`,
          t`品牌包装 | Branded packing`,
        ],
      ],
    },
    {
      kind: 'cards',
      title: t`各模式的第一个月 | The first month of each`,
      items: [
        item(
          t`铺货 | Breadth`,
          t`选五种轻小底版，一套满版花纹铺满；每周看一次数据，零点击的图两周下架。 | Five light bases and one family of patterns; look weekly and drop what nobody clicks after two weeks.`,
        ),
        item(
          t`精品 | Depth`,
          t`只做一个人群，十张图、三种底版，全部打样；把首图重拍三遍。 | One crowd, ten designs, three bases, all sampled; photograph the first picture three times.`,
        ),
        item(
          t`个性化 | Personal`,
          t`做五个带文字层的模板，写清字数限制，自己下三单走通流程。 | Five templates with text layers and clear limits; place three orders yourself.`,
        ),
        item(
          t`社群 | Community`,
          t`先问粉丝想要什么，两款投票，按票数上一款，限时两周。 | Ask what they want, let them vote on two, make one, two weeks only.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`什么时候该换模式 | When to change`,
      groups: [
        dos(
          t`铺货里有三张图占了一半销量：转精品，把它们做成系列 | Three of your many designs make half the sales: go deep with them`,
          t`精品客服总被问“能改名字吗”：加个性化模板 | Buyers keep asking for names: add templates`,
          t`老客复购超过三成：建社群，做会员先买 | A third come back: build a community`,
        ),
        avoids(
          t`还没有一张图稳定出单，就同时做四种 | Trying all four before one design sells`,
          t`看到别人爆单就换人群 | Changing the crowd because someone else had a hit`,
        ),
      ],
    },
    {
      kind: 'links',
      title: t`配套阅读 | Read with it`,
      items: [
        {
          title: t`POD 合作模式 | Working with us`,
          body: t`卖家、品牌、团购、分销各怎么合作 | Sellers, brands, groups, resellers`,
          to: '/home/podModel',
        },
        {
          title: t`平台指南 | Marketplace guides`,
          body: t`十一个平台的要求与接法 | Eleven marketplaces`,
          to: '/aggregation',
        },
        {
          title: t`节日专题 | Seasons`,
          body: t`按截单日排好的一年 | A year by its deadlines`,
          to: '/home/specialSubject',
        },
      ],
    },
    {
      kind: 'action',
      title: t`先走最短的那条路 | Take the shortest road first`,
      body: t`没有头绪的话，从精品模式的十张图开始，错得最少。 | Without a plan begin deep with ten designs: it errs least.`,
      links: [link(t`选底版 | Choose products`, '/products'), link(t`七天计划 | Seven-day plan`, '/home/adPage')],
    },
  ],
})
