import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, link, mockup, seasonalPage, shop, step, t } from '../define-page.ts'

export const easterPage = seasonalPage('/activity/easterGiftZone', {
  name: t`复活节礼物专区 | Easter gifts`,
  theme: 'blossom',
  title: t`复活节礼物：篮子里放什么，哪天截单，怎么配粉彩 | Easter gifts: what goes into the basket, deadlines, and pastels`,
  description: t`复活节是孩子和春天的节日：名字篮、儿童 T恤、花园旗与早午餐桌面，日期每年变动，截单表自动计算。 | Easter belongs to children and spring: named baskets, kids’ shirts, garden flags and the brunch table, with deadlines that follow the moving date.`,
  keywords: t`复活节礼物,复活节兔子,儿童复活节T恤,春季家居 | Easter gifts,Easter bunny,kids Easter shirt,spring home decor`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`春分月圆后的第一个周日 | The first Sunday after the spring full moon`,
      title: t`一只写着名字的篮子，装得下整个春天 | A basket with a name holds a whole spring`,
      lead: t`复活节的日子每年都在变，最早三月下旬，最晚四月下旬。买家是父母和祖父母，预算不大但件数多：每个孩子一篮，每篮四五样。 | Easter moves between late March and late April. Parents and grandparents buy: small budgets, many pieces, one basket per child with four or five things in it.`,
      pictures: [
        mockup('tote', 'front', 'natural', 'easter-basket'),
        mockup('kids-tee', 'front', 'yellow', 'flower-bunny'),
        mockup('mug', 'front', 'white', 'pattern-easter-eggs'),
      ],
      actions: [
        link(t`今年哪天截单 | This year’s deadlines`, '/activity/easterGiftZone#deadlines'),
        link(t`看童装 | Kids’ clothing`, '/category/kids'),
      ],
      facts: [],
    },
    {
      kind: 'deadlines',
      title: t`按今年的复活节计算 | Counted from this year’s Easter`,
      lead: t`日期由教会历推算，本表自动换年。耶稣受难日前后承运商停运，表中已留出余量。 | The table follows the church calendar by itself. Carriers rest around Good Friday, so days are kept in hand.`,
      holiday: 'easter',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_uk', 'cn_ca_au'],
      spare_days: spareDays.easter,
    },
    {
      kind: 'table',
      title: t`一只篮子的配方 | A recipe for one basket`,
      lead: t`把它做成一条“篮子套装”，五件一起卖。 | Make it one listing: five pieces together.`,
      columns: [t`放什么 | What`, t`为什么 | Why`, t`印什么 | Print`],
      rows: [
        [
          t`帆布袋代替藤篮 | Tote instead of a basket`,
          t`不压坏、可折叠寄送，节后上学还能用 | Ships flat and goes to school afterwards`,
          t`孩子名字加兔耳 | Name with rabbit ears`,
        ],
        [
          t`儿童 T恤 | Kids’ T-shirt`,
          t`寻蛋活动当天穿 | Worn at the egg hunt`,
          t`小兔、小鸡、单词“egg hunter” | Rabbit, chick, “egg hunter”`,
        ],
        [t`拼图 | Puzzle`, t`下雨天的备选活动 | For a rainy day`, t`家庭照片或彩蛋地图 | Family photo or egg map`],
        [t`马克杯 | Mug`, t`给大人，早午餐可可 | For grown-ups at brunch`, t`彩蛋满版 | Eggs all over`],
        [t`钥匙扣 | Keychain`, t`挂在书包上 | For the school bag`, t`名字首字母 | Initial`],
      ],
    },
    {
      kind: 'picture_text',
      title: t`花园旗：门口先过节 | The garden flag: the door celebrates first`,
      paragraphs: [
        t`美国郊区家庭一年换六到八面旗，复活节是春天第一面。30×45 厘米是标准尺寸，双面可读比单面贵不多，评价会好很多。 | American homes change flags six to eight times a year, and Easter is the first of spring. 30×45 cm is standard; readable on both sides costs little and pleases much.`,
      ],
      points: [
        t`上沿 4 厘米是旗套，不要放文字 | The top 4 cm are the sleeve: no words there`,
        t`选大轮廓，三米外能认出 | Large shapes that read from three metres`,
      ],
      picture: shop('garden-flag', 'scene'),
    },
    {
      kind: 'palette',
      title: t`粉彩要有一个深色压住 | Pastels need one dark tone`,
      items: [
        {
          name: t`蛋壳 | Eggshell`,
          colours: ['#cfe3df', '#f6d9c9', '#fbf5e9', '#5a6b5c'],
          body: t`低饱和的鸟蛋色，适合家居与海报。 | Muted bird’s-egg tones for home and posters.`,
        },
        {
          name: t`糖霜 | Icing`,
          colours: ['#c9b6f2', '#ffc8dd', '#fff1b8', '#4a3a6b'],
          body: t`薰衣草紫、粉、奶黄，孩子一眼爱上；文字用深紫才清楚。 | Lavender, pink and cream for children; words in deep violet.`,
        },
      ],
    },
    {
      kind: 'artworks',
      title: t`春天的图案 | Designs of spring`,
      slugs: [
        'easter-basket',
        'easter-egg',
        'flower-bunny',
        'pattern-easter-eggs',
        'tulip-vase',
        'pattern-daisy-meadow',
        'honey-bee',
      ],
    },
    {
      kind: 'timeline',
      title: t`节前八周 | Eight weeks before`,
      items: [
        step(
          t`提前 8 周 | 8 weeks`,
          t`上旗与抱枕 | Flags and pillows`,
          t`装饰类最早被搜，情人节一过就换。 | Decoration is searched first, right after Valentine’s.`,
        ),
        step(
          t`提前 5 周 | 5 weeks`,
          t`上带名字的篮子 | Named baskets`,
          t`个性化需要时间，过了这周转化会明显下降。 | Names need time; after this week fewer order them.`,
        ),
        step(t`提前 3 周 | 3 weeks`, t`上亲子 T恤 | Family shirts`, t`家庭聚会照片要穿同款。 | For the family photo.`),
        step(
          t`提前 10 天 | 10 days`,
          t`只留本地仓 | Local stock only`,
          t`其余商品标注“节后送达，春游可用”。 | Mark the rest “arrives after Easter, good for picnics”.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`放进篮子的东西 | For the basket`,
      rule: { codes: ['tote', 'kids-tee', 'puzzle', 'keychain', 'mug', 'garden-flag', 'pillow-lumbar', 'pouch'] },
      limit: 8,
    },
    {
      kind: 'checklist',
      title: t`温柔的节日也有坑 | Pitfalls of a gentle feast`,
      groups: [
        dos(
          t`同时准备“春天”版本，不庆祝复活节的家庭也会买 | Offer a plain spring version for families that do not celebrate`,
          t`钥匙扣写明“含小零件，不适合三岁以下” | State “small parts, not under three” for keychains`,
        ),
        avoids(
          t`某只吃胡萝卜的动画兔子 | A certain cartoon rabbit with a carrot`,
          t`宗教语句印在玩笑图案旁 | Scripture beside a joke`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先做一只会写名字的袋子 | Begin with a tote that learns names`,
      body: t`一个文字层、一对兔耳，卖到五月学校义卖都不过时。 | One text layer and two ears sell until the school fair in May.`,
      links: [
        link(t`开始设计 | Start designing`, '/products'),
        link(t`接着是母亲节 | Then Mother’s Day`, '/activity/motherIsDay'),
      ],
    },
  ],
})
