import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, seasonalPage, shop, t } from '../define-page.ts'

export const fatherPage = seasonalPage('/activity/fatherIsDay', {
  name: t`父亲节 | Father’s Day`,
  theme: 'denim',
  title: t`父亲节定制：按爱好选品，比写“最棒老爸”更好卖 | Father’s Day: sell by hobby, not only “best dad”`,
  description: t`六月第三个周日的父亲节：钓鱼、烧烤、车库、露营各配什么商品和图案，冷笑话怎么写，截单日与欧洲日期差异。 | The third Sunday of June: products for fishing, grill, garage and camp, how to write dad jokes, deadlines, and where Europe differs.`,
  keywords: t`父亲节定制,爸爸T恤,父亲节保温杯,冷笑话T恤 | Father’s Day gifts,dad shirt,dad joke tee,grill dad`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`六月的第三个星期日 | The third Sunday in June`,
      title: t`爸爸嘴上说不用，身体很诚实地穿了三年 | He says he needs nothing, and wears it for three years`,
      lead: t`父亲节客单价低于母亲节，但品类更集中：T恤、保温杯、帽子。不要问“送爸爸什么”，要问“他周六在干什么”。答案就是你的关键词。 | Baskets are smaller than on Mother’s Day and the range narrower: shirts, tumblers, caps. Ask not what to give a father but what he does on Saturday; the answer is your keyword.`,
      pictures: [
        mockup('cap', 'front', 'navy', 'cool-dad-club'),
        mockup('tumbler', 'front', 'charcoal', 'say-full-throttle'),
        mockup('tshirt', 'front', 'charcoal', 'say-best-dad'),
      ],
      actions: [
        link(t`他周六在干什么 | What he does on Saturday`, '/activity/fatherIsDay#table'),
        link(t`截单日 | Deadlines`, '/activity/fatherIsDay#deadlines'),
      ],
      facts: [],
    },
    {
      kind: 'table',
      title: t`按周六的活动选品 | Choose by his Saturday`,
      columns: [t`他在做什么 | What he does`, t`底版 | Base`, t`图案方向 | Design`, t`一句文案 | A line`],
      rows: [
        [
          t`烤肉 | Grilling`,
          t`珐琅杯、T恤 | Enamel mug, T-shirt`,
          t`火焰、铲子、复古招牌 | Flames, tools, old sign`,
          t`Licensed to grill | Licensed to grill`,
        ],
        [
          t`修车、骑摩托 | Garage, motorbike`,
          t`深色 T恤、棒球帽 | Dark shirt, cap`,
          t`机车、机油污渍字体 | Engine, worn lettering`,
          t`Built not bought | Built not bought`,
        ],
        [
          t`露营徒步 | Camping`,
          t`水壶、卫衣、毯子 | Bottle, sweatshirt, blanket`,
          t`群山、星空、帐篷 | Peaks, stars, tent`,
          t`The trail made me do it | The trail made me do it`,
        ],
        [
          t`打游戏、看球 | Games, sport`,
          t`桌垫、鼠标垫、T恤 | Desk mat, pad, T-shirt`,
          t`像素、球场线条 | Pixels, field lines`,
          t`I paused my game to be here | I paused my game to be here`,
        ],
        [
          t`讲冷笑话 | Telling jokes`,
          t`马克杯 | Mug`,
          t`纯文字排版 | Type only`,
          t`I keep all my dad jokes in a dad-a-base | I keep all my dad jokes in a dad-a-base`,
        ],
      ],
      note: t`球队、车标、游戏名称一律不用；用场景和动作表达。 | No teams, car badges or game titles: show the scene instead.`,
    },
    {
      kind: 'deadlines',
      title: t`六月父亲节的最后付款日 | Last day to pay for June`,
      lead: t`美国、英国、加拿大、法国同日；德国在耶稣升天节，意大利与西班牙在 3 月 19 日，请分开安排。 | The same day in the US, Britain, Canada and France; Germany celebrates on Ascension Day, Italy and Spain on 19 March.`,
      holiday: 'fathers_day',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_uk', 'cn_ca_au'],
      spare_days: spareDays.fathers_day,
    },
    {
      kind: 'picture_text',
      title: t`帽子：刺绣比印花更像“他的” | The cap: embroidery feels more like his`,
      paragraphs: [
        t`棒球帽正面可绣宽 11 厘米。刺绣最怕细线和渐变：线条不细于 1 毫米，颜色不超过 6 种，字高不低于 5 毫米。 | The front takes 11 cm of stitching. Embroidery dislikes thin lines and gradients: nothing under 1 mm, six colours at most, letters 5 mm and more.`,
        t`把孩子的名字绣在帽子侧面，价格可以高出三成，爸爸不会摘下来。 | A child’s name on the side adds a third to the price and the cap never comes off.`,
      ],
      picture: shop('cap', 'hero'),
    },
    {
      kind: 'artworks',
      title: t`图库里的爸爸们 | Fathers of the gallery`,
      slugs: [
        'cool-dad-club',
        'say-best-dad',
        'say-full-throttle',
        'summit-trail',
        'street-hoops',
        'say-game-on',
        'river-runners',
        'retro-sunset-stag',
      ],
    },
    {
      kind: 'palette',
      title: t`车库与野外 | Garage and outdoors`,
      items: [
        {
          name: t`机油 | Engine oil`,
          colours: ['#22252b', '#c8872b', '#e9e1cf', '#7a2d1c'],
          body: t`炭黑、铜橙、帆布色，做旧质感最出效果。 | Charcoal, copper and canvas with a worn print.`,
        },
        {
          name: t`湖边 | By the lake`,
          colours: ['#1d3b4f', '#6f8f7a', '#d8d3c1', '#c45b2f'],
          body: t`深蓝灰绿，一点橙作浮标。 | Deep blue, grey-green and a dot of orange like a float.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`谁在替他买 | Who buys for him`,
      items: [
        item(
          t`妻子 | The wife`,
          t`看质量和尺码，常给孩子一起买亲子款。把 3XL 到 5XL 的库存写在主图上。 | She looks at quality and sizes and adds the child’s shirt. Show that 3XL to 5XL exist.`,
        ),
        item(
          t`女儿 | The daughter`,
          t`看故事与文案，愿意加名字和日期。 | She reads the words and adds a name and a date.`,
        ),
        item(
          t`儿子 | The son`,
          t`最后三天下单，只看能不能到。 | He orders in the last three days and asks only if it arrives.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`爸爸的周六装备 | Gear for Saturday`,
      rule: { codes: ['tshirt', 'cap', 'tumbler', 'enamel-mug', 'water-bottle', 'desk-mat', 'sweatshirt', 'mug-15oz'] },
      limit: 8,
    },
    {
      kind: 'keywords',
      title: t`关键词 | Keywords`,
      groups: [
        {
          name: t`爱好 | Hobby`,
          words: ['grill dad shirt', 'fishing dad gift', 'garage dad tumbler', 'hiking dad cap'],
        },
        {
          name: t`身份 | Person`,
          words: ['new dad est 2027', 'girl dad shirt', 'bonus dad mug', 'papa bear camping mug'],
        },
      ],
    },
    {
      kind: 'checklist',
      title: t`三条提醒 | Three reminders`,
      groups: [
        dos(
          t`冷笑话控制在七个英文词以内，胸口放得下 | Keep jokes under seven words so that a chest holds them`,
          t`加一张“谢谢爸爸”卡片，成本不到五毛钱 | Add a thank-you card for pennies`,
        ),
        avoids(
          t`“World’s best”配知名咖啡或啤酒标志的外形 | “World’s best” in the shape of famous coffee or beer marks`,
          t`用性别刻板印象嘲笑妻子孩子 | Mocking wives and children`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`从一句好笑的话开始 | Begin with one good line`,
      body: t`纯文字设计十分钟就能做完，成本最低，复购最高。 | Type-only designs take ten minutes and cost least.`,
      links: [
        link(t`开始设计 | Start designing`, '/products'),
        link(t`夏季爆款 | Summer bestsellers`, '/activity/bestSellersForSummer'),
      ],
    },
  ],
})
