import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, seasonalPage, step, t } from '../define-page.ts'

export const halloweenPage = seasonalPage('/activity/halloween', {
  name: t`万圣节全攻略 | Halloween season plan`,
  theme: 'pumpkin',
  title: t`万圣节按需印刷全季计划：从八月上新到十一月收尾 | Halloween print on demand: a plan from August listings to the November close`,
  description: t`万圣节什么时候上新、哪天截单、哪些品类先起量、怎样用一套图覆盖可爱与惊悚两种买家，节后怎样平稳转到感恩节。 | When to list for Halloween, the last order day, which categories rise first, one set of designs for cute and creepy, and how to turn to Thanksgiving after.`,
  keywords: t`万圣节POD,万圣节选品,万圣节截单,万圣节图案 | Halloween POD,Halloween products,Halloween deadlines,Halloween designs`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`10 月 31 日 | 31 October`,
      title: t`买家八月就开始找南瓜，你的图要比落叶先到 | Buyers look for pumpkins in August: be there before the leaves fall`,
      lead: t`万圣节是第四季度的第一仗，也是检验图案、底版和供应链的彩排。三个月里流量变三次脸：装饰、衣服、零食与派对。按这个顺序上，每一波都不落空。 | Halloween opens the last quarter and rehearses designs, bases and supply. Its traffic changes face three times: decoration, clothes, party. List in that order and no wave is missed.`,
      pictures: [
        mockup('tshirt', 'front', 'black', 'jack-o-lantern'),
        mockup('tote', 'front', 'black', 'trick-or-treat'),
        mockup('pillow', 'front', 'white', 'pattern-spooky-night'),
      ],
      actions: [
        link(t`看截单日 | See the deadlines`, '/activity/halloween#deadlines'),
        link(t`个性化玩法 | Personalised ideas`, '/activity/halloweenCustomization'),
      ],
      facts: [],
    },
    {
      kind: 'timeline',
      title: t`八月到十一月，每周做什么 | August to November, week by week`,
      items: [
        step(
          t`8 月第 1–2 周 | August, weeks 1–2`,
          t`上装饰类 | List decoration`,
          t`花园旗、抱枕、挂毯先上，收录需要三到四周，赶在九月初被搜到。 | Garden flags, pillows and tapestries first: indexing takes three to four weeks.`,
        ),
        step(
          t`9 月 | September`,
          t`上衣服与袋子 | List clothes and bags`,
          t`T恤、卫衣、要糖袋。卫衣图案偏大、居中，天冷时外面套外套也看得见。 | T-shirts, sweatshirts, candy totes. Large centred prints stay visible under a jacket.`,
        ),
        step(
          t`10 月 1–15 日 | 1–15 October`,
          t`加广告，收窄图案 | Advertise, narrow down`,
          t`看前六周数据，只给前五款加预算，其余保留自然流量。 | After six weeks of data fund the best five only.`,
        ),
        step(
          t`10 月 16–25 日 | 16–25 October`,
          t`切到本地仓 | Switch to local stock`,
          t`国内直发按截单表逐国停投，标题改为“ships from USA”。 | Stop adverts for goods from China country by country, say “ships from USA”.`,
        ),
        step(
          t`11 月 1 日 | 1 November`,
          t`一天换完 | Change in a day`,
          t`秋叶、感恩、咖啡图案提前备好，原底版直接换图，店铺不空窗。 | Have leaves, thanks and coffee ready on the same bases, so that the shop is never empty.`,
        ),
      ],
    },
    {
      kind: 'deadlines',
      title: t`万圣节前最后的付款日 | Last day to pay before Halloween`,
      lead: t`买家要在 31 日当晚用上，所以表中留了余量，给承运商，也给试穿和布置。 | It must be there for the night, so days are kept in hand for carriers, trying on and decorating.`,
      holiday: 'halloween',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_uk', 'cn_ca_au'],
      spare_days: spareDays.halloween,
    },
    {
      kind: 'cards',
      title: t`两种买家，两套说法 | Two buyers, two languages`,
      items: [
        item(
          t`可爱派 | The cute side`,
          t`妈妈、老师、宠物主人。圆眼幽灵、粉色蝙蝠、戴帽子的猫，文案俏皮，卖给孩子和宠物。 | Mothers, teachers, pet owners: round-eyed ghosts, pink bats, cats with hats, playful words.`,
        ),
        item(
          t`惊悚派 | The creepy side`,
          t`青少年与成人派对。鬼屋、女巫、复古恐怖片质感，深底、少字、留白多。 | Teenagers and grown-up parties: haunted houses, witches, old-film texture on dark cloth with few words.`,
        ),
      ],
    },
    {
      kind: 'artworks',
      title: t`图库现成的万圣图案 | Ready in our gallery`,
      slugs: [
        'jack-o-lantern',
        'haunted-house',
        'witch-brew',
        'ghost-boo',
        'trick-or-treat',
        'moonlight-black-cat',
        'pattern-spooky-night',
        'pattern-ghost-pink',
      ],
    },
    {
      kind: 'palette',
      title: t`三组配色 | Three palettes`,
      items: [
        {
          name: t`南瓜田 | Pumpkin patch`,
          colours: ['#d9641e', '#2c1a10', '#f4d9a8', '#6b7a3a'],
          body: t`经典橙黑加稻草黄，最适合花园旗和抱枕。 | Classic orange and black with straw: flags and pillows.`,
        },
        {
          name: t`紫夜 | Violet night`,
          colours: ['#2a1b4a', '#7b4fc9', '#9be25a', '#f3f0fa'],
          body: t`紫底荧绿，少年喜欢；黑色布料上要加白墨打底。 | Violet with acid green for teenagers; needs a white base on black cloth.`,
        },
        {
          name: t`奶油幽灵 | Cream ghost`,
          colours: ['#f6efe4', '#e9a38f', '#5b4a42', '#c9c2b8'],
          body: t`低饱和，家居买家愿意从九月挂到十一月。 | Soft tones that may hang from September into November.`,
        },
      ],
    },
    {
      kind: 'products',
      title: t`先上这八样 | List these eight first`,
      rule: { codes: ['garden-flag', 'pillow', 'tapestry', 'tshirt', 'sweatshirt', 'tote', 'kids-tee', 'mug'] },
      limit: 8,
    },
    {
      kind: 'checklist',
      title: t`做过的人都会提醒你 | What experienced sellers tell you`,
      groups: [
        dos(
          t`深色 T恤选白墨烫画，颜色厚实，夜里拍照也清楚 | On dark shirts choose DTF: dense colours that show at night`,
          t`同一图案同时上成人和儿童款，亲子搜索带来整单 | Offer adult and kids’ sizes together; family searches bring whole baskets`,
        ),
        avoids(
          t`面具杀手、玩偶恐怖片角色，名字和脸都受保护 | Masked killers and film dolls: name and face are protected`,
          t`血腥写实图，部分平台直接限流 | Realistic gore: some platforms hide it`,
          t`十月二十日以后再上新图，没有时间被收录 | New designs after 20 October: too late to be indexed`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`今年的第一张南瓜，从这里开始 | Your first pumpkin of the year`,
      body: t`选两张可爱、两张惊悚，铺到八种底版，一晚做完。 | Two cute, two creepy, eight bases: one evening’s work.`,
      links: [
        link(t`开始设计 | Start designing`, '/products'),
        link(t`派对主题 | Party theme`, '/activity/halloweenParty'),
      ],
    },
  ],
})
