import { card, infoPage, item, link, shop, t } from '../define-page.ts'

export const collegePage = infoPage('/home/college', {
  name: t`卖家学院 | Academy`,
  theme: 'moss',
  title: t`卖家学院：从零到稳定出单的四个阶段 | Seller academy: four stages from nothing to steady orders`,
  description: t`按阶段学习：看懂按需印刷、做出会卖的图、跑通一个平台、把店做稳。每阶段列出目标、作业与可用资料。 | Learn by stage: understand the trade, make designs that sell, master one marketplace, run a steady shop, with goals and exercises.`,
  keywords: t`卖家学院,POD教程,跨境学习 | seller academy,POD course,learning`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`卖家学院 | Academy`,
      title: t`四个阶段，每个阶段交一份作业 | Four stages, one exercise each`,
      lead: t`看十小时视频不如发一单。学院的每一阶段都以一件做得出来的事结束。 | Ten hours of video teach less than one order. Every stage here ends with something done.`,
      pictures: [shop('notebook', 'hero')],
      actions: [],
      facts: [],
    },
    {
      kind: 'timeline',
      title: t`学习路径 | The path`,
      items: [
        {
          when: t`第 1 周 | Week 1`,
          title: t`看懂这门生意 | Understand the trade`,
          body: t`读[什么是按需印刷](/home/pod)和[价格怎么算](/home/discount)。作业：用利润计算器算出一件 T恤在两个平台的利润。 | Read [what it is](/home/pod) and [how prices work](/home/discount). Exercise: reckon the profit of one T-shirt on two marketplaces.`,
        },
        {
          when: t`第 2 周 | Week 2`,
          title: t`做出会卖的图 | Make designs that sell`,
          body: t`读[印花灵感](/home/printIdea)。作业：一个人群、五张图、三种底版，样机发给三个人问“给谁买”。 | Read [print ideas](/home/printIdea). Exercise: one crowd, five designs, three bases; ask three people for whom they would buy.`,
        },
        {
          when: t`第 3–4 周 | Weeks 3–4`,
          title: t`跑通一个平台 | Master one marketplace`,
          body: t`只选一个，读它的[平台指南](/aggregation)。作业：上架十件，完成一单从收单到回传。 | Choose one and read its [guide](/aggregation). Exercise: ten listings and one order from pull to tracking.`,
        },
        {
          when: t`第 2–3 月 | Months 2–3`,
          title: t`把店做稳 | Run it steadily`,
          body: t`读[运营模式](/home/operationMode)与[售后流程](/home/returnProcess)。作业：连续四周记录点击、转化、利润，淘汰一半图案。 | Read [ways to run a shop](/home/operationMode) and [after-sale](/home/returnProcess). Exercise: four weeks of figures, then drop half of the designs.`,
        },
      ],
    },
    {
      kind: 'links',
      title: t`资料柜 | The shelf`,
      items: [
        card(t`视频教程 | Videos`, t`系统每个功能的短片 | A clip for each function`, '/videoTeaching'),
        card(t`帮助中心 | Help centre`, t`可搜索的操作说明 | Searchable instructions`, '/helpCenter'),
        card(t`博客 | Blog`, t`干货、营销、选品、趋势 | Knowledge, marketing, products, trends`, '/home/blog'),
        card(t`节日专题 | Seasons`, t`全年备战表 | The year’s plan`, '/home/specialSubject'),
        card(t`新手指引 | First steps`, t`第一单八步 | Eight steps`, '/homeGuide'),
        card(t`版权须知 | Copyright`, t`哪些图不能碰 | What not to touch`, '/home/copyrightNotice'),
      ],
    },
    {
      kind: 'cards',
      title: t`学得慢的三个原因 | Three reasons for slow learning`,
      items: [
        item(
          t`换平台太勤 | Changing marketplaces`,
          t`一个平台没出十单之前，不要开第二个。 | No second one before ten orders on the first.`,
        ),
        item(t`只看不做 | Watching only`, t`每看一段，立刻在系统里做一遍。 | After each clip do it yourself.`),
        item(
          t`怕浪费样品钱 | Saving on samples`,
          t`三件样品的钱，省不出一次差评的损失。 | Three samples cost less than one bad review.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`第一份作业，今天交 | Hand in the first exercise today`,
      body: t`打开任意商品页，用利润计算器试一次。 | Open any product and use its profit calculator.`,
      links: [link(t`去算一次 | Reckon one`, '/products')],
    },
  ],
})
