import { item, link, marketingPage, mockup, shop, t } from '../define-page.ts'

export const adPagePage = marketingPage('/home/adPage', {
  name: t`新卖家起步 | Starter offer`,
  theme: 'sun',
  title: t`新卖家起步：七天做出第一批可卖的商品 | For new sellers: your first saleable products in seven days`,
  description: t`给刚接触按需印刷的卖家：七天计划、三种起步组合、领取新人优惠券，每一步都能在印途里完成。 | A seven-day plan for newcomers, three starter sets and the welcome coupon, all within InkRoute.`,
  keywords: t`新手POD,按需印刷起步,新人优惠,七天计划 | POD for beginners,getting started,welcome coupon,seven-day plan`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`新卖家 | New here`,
      title: t`给自己七天，上架第一批商品 | Give yourself seven days`,
      lead: t`不需要懂印刷，也不需要会修图。每天一小时，第七天店铺里会有十件真实可卖的商品，其中三件您已经摸过样品。 | No knowledge of printing, no retouching. An hour a day, and on the seventh your shop holds ten real products, three of which you have touched.`,
      pictures: [shop('tshirt', 'hero'), shop('mug', 'hero'), shop('tote', 'hero'), shop('phonecase', 'hero')],
      actions: [
        link(t`领新人券 | Welcome coupon`, '/homeCoupon'),
        link(t`从第一天开始 | Start day one`, '/home/adPage#timeline'),
      ],
      facts: [],
    },
    {
      kind: 'timeline',
      title: t`七天计划 | The seven-day plan`,
      items: [
        {
          when: t`第 1 天 | Day 1`,
          title: t`选一群人 | Choose a crowd`,
          body: t`写下一个具体的人：年龄、周末做什么、会为谁买礼物。选题比选图重要。 | Write down one person: age, weekend, whom they buy for. The crowd matters more than the picture.`,
        },
        {
          when: t`第 2 天 | Day 2`,
          title: t`挑三种底版 | Choose three bases`,
          body: t`一件衣服、一件杯壶、一件家居，价格从低到高排开。 | One garment, one cup, one thing for the home, from cheap to dear.`,
        },
        {
          when: t`第 3 天 | Day 3`,
          title: t`做五张图 | Make five designs`,
          body: t`两张文字、两张图库改编、一张自己的。先求清楚，再求好看。 | Two of words, two from the gallery, one of your own. Clear first, pretty second.`,
        },
        {
          when: t`第 4 天 | Day 4`,
          title: t`批量出样机 | Mockups in a batch`,
          body: t`五张图乘三种底版，十五个商品一次生成，删掉不像样的五个。 | Fifteen at once; throw away the five weakest.`,
        },
        {
          when: t`第 5 天 | Day 5`,
          title: t`打三件样品 | Three samples`,
          body: t`用新人券下单，寄给自己。 | Ordered with the coupon, sent to yourself.`,
        },
        {
          when: t`第 6 天 | Day 6`,
          title: t`写刊登 | Write listings`,
          body: t`标题写“是什么加给谁”，价格用利润计算器核一遍。 | Title: what it is and for whom. Check the price with the calculator.`,
        },
        {
          when: t`第 7 天 | Day 7`,
          title: t`上架、发给三个人看 | Publish and show three people`,
          body: t`不问“好不好看”，问“你会买给谁”。 | Do not ask if it is nice; ask for whom they would buy it.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`三种起步组合 | Three starter sets`,
      items: [
        item(
          t`宠物店 | For pet lovers`,
          t`T恤、宠物三角巾、陶瓷碗。主人和宠物成对卖。 | T-shirt, bandana, bowl: owner and pet together.`,
        ),
        item(
          t`书房店 | For readers`,
          t`笔记本、马克杯、帆布袋。文字设计为主，成本最低。 | Notebook, mug, tote with words: the lowest cost.`,
        ),
        item(
          t`小家店 | For first homes`,
          t`抱枕、挂毯、海报。同一配色做一组，客单价高。 | Pillow, tapestry, poster in one palette: larger baskets.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`适合第一周的底版 | Bases for the first week`,
      rule: { codes: ['tshirt', 'mug', 'tote', 'notebook', 'pillow', 'poster', 'pet-bandana', 'phonecase'] },
      limit: 8,
    },
    {
      kind: 'picture_text',
      title: t`最容易犯的错：一上来做一百张图 | The commonest mistake: a hundred designs at once`,
      paragraphs: [
        t`第一批的目的不是赚钱，是学会判断。十件商品、三十天数据，比一百件没人看的商品有用得多。哪张图被收藏、哪种底版被放进购物车，第二批就照着做。 | The first batch teaches you to judge. Ten products and thirty days of figures beat a hundred nobody saw. What was saved and carted tells you the second batch.`,
      ],
      picture: mockup('poster', 'front', 'white', 'say-be-kind'),
    },
    {
      kind: 'action',
      title: t`第一天，从一个人开始 | Day one begins with one person`,
      body: t`领好优惠券，打开商品列表，想着那个人选三件。 | Collect the coupon, open the list, choose three things for that person.`,
      links: [link(t`选三件 | Choose three`, '/products'), link(t`看完整教程 | Watch the tutorials`, '/videoTeaching')],
    },
  ],
})
