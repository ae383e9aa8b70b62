import { card, item, link, marketingPage, mockup, t } from '../define-page.ts'

export const specialSubjectPage = marketingPage('/home/specialSubject', {
  name: t`节日专题 | Seasons`,
  theme: 'peony',
  title: t`跨境节日营销日历：十二个专题，按截单日排好 | The seller’s calendar: twelve seasons in order of their deadlines`,
  description: t`一年里值得按需印刷卖家提前准备的节日：每个专题都有截单日倒推表、图案、配色、关键词和常见错误。 | The feasts worth preparing for: each page has deadlines, designs, palettes, keywords and mistakes.`,
  keywords: t`跨境节日日历,节日选品,营销日历,旺季准备 | seller calendar,seasonal products,holiday marketing,peak season`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`节日专题 | Seasons`,
      title: t`节日不会迟到，图案会 | Feasts are never late; designs are`,
      lead: t`大多数卖家输在晚了三周。把一年拆成十二个专题，提前八周备图，提前四周上架，提前两周只推本地仓。 | Most sellers lose by three weeks. Cut the year into twelve, prepare eight weeks ahead, list four, and push local stock in the last two.`,
      pictures: [
        mockup('ornament', 'front', 'gold', 'christmas-wreath'),
        mockup('tshirt', 'front', 'black', 'ghost-boo'),
        mockup('mug', 'front', 'white', 'best-mom'),
        mockup('tank-top', 'front', 'yellow', 'beach-flip-flops'),
      ],
      actions: [link(t`看全年节奏 | The year at a glance`, '/home/specialSubject#timeline')],
      facts: [],
    },
    {
      kind: 'links',
      title: t`全部专题 | All seasons`,
      items: [
        card(
          t`情人节 | Valentine’s Day`,
          t`2 月 14 日 · 情侣、闺蜜、宠物三种爱 | 14 February · couples, friends, pets`,
          '/activity/uniqueLove',
        ),
        card(
          t`圣帕特里克节 | St Patrick’s Day`,
          t`3 月 17 日 · 只卖三周的绿色 | 17 March · three green weeks`,
          '/activity/stPatrickIsDay',
        ),
        card(
          t`复活节 | Easter`,
          t`三四月 · 写着名字的篮子 | March or April · baskets with names`,
          '/activity/easterGiftZone',
        ),
        card(
          t`母亲节 | Mother’s Day`,
          t`五月第二个周日 · 五种妈妈 | Second Sunday of May · five mothers`,
          '/activity/motherIsDay',
        ),
        card(
          t`毕业季 | Graduation`,
          t`五六月 · 年份与班服 | May, June · the year and the class`,
          '/activity/graduationSale',
        ),
        card(
          t`父亲节 | Father’s Day`,
          t`六月第三个周日 · 按爱好选品 | Third Sunday of June · sell by hobby`,
          '/activity/fatherIsDay',
        ),
        card(
          t`夏季爆款 | Summer`,
          t`五到八月 · 四波流量 | May to August · four waves`,
          '/activity/bestSellersForSummer',
        ),
        card(
          t`万圣节全攻略 | Halloween plan`,
          t`八月上新到十月截单 | From August to the last order`,
          '/activity/halloween',
        ),
        card(
          t`万圣节个性化 | Personalised Halloween`,
          t`名字、宠物、亲子 | Names, pets, families`,
          '/activity/halloweenCustomization',
        ),
        card(
          t`万圣节派对 | Halloween party`,
          t`从门口布置到餐桌 | From the door to the table`,
          '/activity/halloweenParty',
        ),
        card(
          t`圣诞定制 | Custom Christmas`,
          t`12 月 25 日 · 最长的旺季 | 25 December · the longest season`,
          '/activity/customChristmas',
        ),
        card(
          t`海外赔付专区 | Compensation zone`,
          t`晚了自动赔付 | Late days are credited`,
          '/activity/compensationZone',
        ),
      ],
    },
    {
      kind: 'timeline',
      title: t`一年的节奏 | The rhythm of a year`,
      items: [
        {
          when: t`1–2 月 | Jan–Feb`,
          title: t`情人节与春节并行 | Valentine’s meets Chinese New Year`,
          body: t`国内工厂春节停工，主推海外仓；二月下旬转绿色与复活节。 | Chinese factories rest: push overseas stock, then green and Easter.`,
        },
        {
          when: t`3–5 月 | Mar–May`,
          title: t`礼物季 | Gifts`,
          body: t`复活节、母亲节、毕业季连着来，个性化占比最高。 | Easter, mothers and graduates in a row; personalisation is highest.`,
        },
        {
          when: t`6–8 月 | Jun–Aug`,
          title: t`轻装与备战 | Light goods and preparation`,
          body: t`白天卖夏季，晚上画万圣节和圣诞，八月就要上架。 | Sell summer by day, draw Halloween by night, list in August.`,
        },
        {
          when: t`9–12 月 | Sep–Dec`,
          title: t`全年六成销售 | The heart of the year`,
          body: t`万圣节、感恩节、黑五、圣诞，按截单表逐国切换仓库。 | Halloween, Thanksgiving, Black Friday, Christmas: switch stock by the tables.`,
        },
      ],
    },
    {
      kind: 'figures',
      title: t`记住三个数 | Three numbers to remember`,
      items: [
        {
          value: t`8 周 | 8 weeks`,
          label: t`提前备图 | ahead with designs`,
          note: t`搜索收录与广告学习都需要时间。 | Indexing and advertising need time.`,
        },
        {
          value: t`4 周 | 4 weeks`,
          label: t`提前上架 | ahead with listings`,
          note: t`个性化商品要更早。 | Personalised goods even earlier.`,
        },
        {
          value: t`2 周 | 2 weeks`,
          label: t`只推本地仓 | local stock only`,
          note: t`把截单日写进标题第一行。 | Put the deadline into the first line.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`专题页怎么用 | How to use these pages`,
      items: [
        item(
          t`每天自动更新 | Renewed daily`,
          t`截单日按我们的生产与运输时间倒推，过期会自动标出并换到下一年。 | Deadlines are counted from our own times, marked when passed and moved to the next year.`,
        ),
        item(
          t`图案可直接用 | Designs to use`,
          t`页面上的图案都来自平台图库，可直接设计。 | All designs come from the platform gallery.`,
        ),
        item(
          t`关键词可复制 | Words to copy`,
          t`按人群分组，一条刊登用一组。 | Grouped by crowd; one group per listing.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`下一个节日，从现在开始 | The next feast starts now`,
      body: t`打开离今天最近的专题，先看截单日。 | Open the nearest season and look at its deadline.`,
      links: [link(t`选商品 | Choose products`, '/products')],
    },
  ],
})
