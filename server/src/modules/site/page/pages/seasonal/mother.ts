import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, qa, seasonalPage, shop, step, t } from '../define-page.ts'

export const motherPage = seasonalPage('/activity/motherIsDay', {
  name: t`母亲节 | Mother’s Day`,
  theme: 'peony',
  title: t`母亲节定制礼物：两个日期、五种妈妈、截单与选品 | Mother’s Day gifts: two dates, five mothers, deadlines and products`,
  description: t`英国在三月、美国在五月：母亲节的两个日期分别怎么备，新手妈妈、奶奶、猫妈妈各送什么，哪些图案和底版最稳。 | March in Britain, May in America: preparing both dates, gifts for new mothers, grandmothers and cat mothers, and the safest designs.`,
  keywords: t`母亲节定制,母亲节马克杯,奶奶礼物,新手妈妈 | Mother’s Day gifts,mom mug,grandma gift,new mom shirt`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`五月的第二个星期日 | The second Sunday in May`,
      title: t`妈妈会用十年的杯子，是孩子画的那只 | The cup a mother keeps for ten years is the one her child drew`,
      lead: t`母亲节是第二季度最大的礼物节。买家多数最后十天下单，愿意为“里面有我们家”的东西多付钱：孩子的画、全家的名字、一句只有她懂的话。 | The largest gift day of spring. Most buyers order in the last ten days and pay more for what holds their own family: a child’s drawing, all the names, one line only she understands.`,
      pictures: [
        mockup('mug-15oz', 'front', 'white', 'best-mom'),
        mockup('womens-tee', 'front', 'pink', 'say-mama-roses'),
        mockup('canvas', 'front', 'white', 'line-bouquet'),
      ],
      actions: [
        link(t`看两个截单日 | See both deadlines`, '/activity/motherIsDay#deadlines'),
        link(t`五种妈妈 | Five mothers`, '/activity/motherIsDay#cards'),
      ],
      facts: [],
    },
    {
      kind: 'deadlines',
      title: t`五月母亲节（美国、加拿大、澳大利亚、德国等） | The May date (US, Canada, Australia, Germany and more)`,
      lead: t`英国与爱尔兰的母亲节在复活节前三周的周日，按[复活节页面](/activity/easterGiftZone)的日期再提前三周安排。 | In Britain and Ireland it falls three weeks before Easter: take the date of the [Easter page](/activity/easterGiftZone) and go three weeks back.`,
      holiday: 'mothers_day',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_ca_au'],
      spare_days: spareDays.mothers_day,
    },
    {
      kind: 'cards',
      title: t`不要只写“妈妈”，写清楚是哪一位 | Do not just say mom, say which one`,
      items: [
        item(
          t`新手妈妈 | The new mother`,
          t`“est. 2027”、宝宝名字与体重，T恤和卫衣，买家是丈夫和闺蜜。 | “Est. 2027”, the baby’s name and weight, on shirts; husbands and friends buy.`,
        ),
        item(
          t`奶奶外婆 | The grandmother`,
          t`孙辈名字排成花园，每个名字一朵花。毯子、抱枕、园艺旗。 | Grandchildren’s names as a garden, a flower each, on blankets, pillows and flags.`,
        ),
        item(
          t`猫狗妈妈 | The pet’s mother`,
          t`宠物照片转线描，语气轻松；她们自己给自己买。 | A line drawing of the pet and light words; they buy for themselves.`,
        ),
        item(
          t`婆婆岳母 | The mother-in-law`,
          t`含蓄、得体：花卉海报、陶瓷挂钟，不写“best”。 | Tactful: floral posters, a clock, nothing with “best”.`,
        ),
        item(
          t`天上的妈妈 | The mother who is gone`,
          t`纪念类图案要克制，浅色、手写字，客服回复也要慢下来。 | Memorial designs need restraint: pale tones, handwriting, and slow, kind answers.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`把孩子的画印得好看 | Printing a child’s drawing well`,
      paragraphs: [
        t`让买家在白天拍照、铺平、不开闪光。上传后用设计器的“去底”和“提亮”，线条太细时描边 0.3 毫米，印在陶瓷上才看得见。 | Ask for a daylight photo, flat and without flash. Remove the ground, brighten, and thicken thin lines to 0.3 mm so that ceramic shows them.`,
        t`别替孩子改画。歪掉的太阳，就是卖点。 | Do not improve the drawing. The crooked sun is the point.`,
      ],
      picture: shop('mug-15oz', 'hero'),
    },
    {
      kind: 'timeline',
      title: t`四周安排 | Four weeks`,
      items: [
        step(
          t`4 月第 2 周 | April, week 2`,
          t`个性化开卖 | Personalised goods`,
          t`名字花园、孩子的画，预留沟通时间。 | Name gardens and drawings, with time to talk.`,
        ),
        step(
          t`4 月第 4 周 | April, week 4`,
          t`加礼品卡片 | Gift cards`,
          t`感谢卡可印手写体留言，随包裹寄出。 | A card with a message in script travels along.`,
        ),
        step(
          t`5 月第 1 周 | May, week 1`,
          t`冲刺现货图案 | Ready designs`,
          t`广告词换成“arrives before Sunday”。 | Adverts say “arrives before Sunday”.`,
        ),
        step(
          t`节后 | Afterwards`,
          t`转毕业与父亲节 | Graduation and fathers`,
          t`同一底版换文字，素材继续用。 | Same bases, other words.`,
        ),
      ],
    },
    {
      kind: 'palette',
      title: t`三束花 | Three bouquets`,
      items: [
        {
          name: t`牡丹 | Peony`,
          colours: ['#c2185b', '#f6b6cf', '#fdf0f4', '#4f6b4a'],
          body: t`浓粉与叶绿，印在白底最饱满。 | Strong pink and leaf green, fullest on white.`,
        },
        {
          name: t`野花 | Wildflowers`,
          colours: ['#e0a33c', '#7f6db3', '#dfe8d4', '#5d4a3a'],
          body: t`黄、紫、草色，适合帆布袋和卫衣。 | Yellow, violet and grass for totes and sweatshirts.`,
        },
        {
          name: t`桉叶 | Eucalyptus`,
          colours: ['#7c9a88', '#cdd9cf', '#f5f3ec', '#33443b'],
          body: t`安静的灰绿，送长辈不出错。 | Quiet grey-green, right for elders.`,
        },
      ],
    },
    {
      kind: 'artworks',
      title: t`图库里的花 | Flowers from the gallery`,
      slugs: [
        'best-mom',
        'say-mama-roses',
        'wildflower-bouquet',
        'watercolour-poppies',
        'rose-wreath',
        'say-dog-mom',
        'watercolour-eucalyptus',
      ],
    },
    {
      kind: 'products',
      title: t`妈妈真的会用的东西 | Things she will use`,
      rule: { codes: ['mug-15oz', 'womens-tee', 'blanket', 'canvas', 'tote', 'tumbler', 'garden-flag', 'wall-clock'] },
      limit: 8,
    },
    {
      kind: 'keywords',
      title: t`用词 | Words`,
      groups: [
        {
          name: t`按身份 | By person`,
          words: [
            'new mom gift 2027',
            'grandma garden blanket',
            'bonus mom mug',
            'dog mom sweatshirt',
            'mother in law gift',
          ],
        },
        {
          name: t`按内容 | By content`,
          words: [
            'birth flower family print',
            'kids drawing mug',
            'mama floral shirt',
            'names of grandchildren pillow',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      title: t`温柔，但要小心 | Gentle, and careful`,
      groups: [
        dos(
          t`允许买家取消订阅母亲节邮件，这份体贴会被记住 | Let people opt out of Mother’s Day mails; they remember it`,
          t`名字数量给上限，并按数量分档定价 | Limit the number of names and price by it`,
        ),
        avoids(
          t`“No.1 Mom”配某品牌字体 | “No.1 Mom” in a famous brand’s lettering`,
          t`用别人孩子的照片做样图 | Other people’s children in sample pictures`,
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`母亲节问答 | Mother’s Day questions`,
      items: [
        qa(
          t`能直接寄给妈妈，不放价格吗？ | Can it go straight to her without a price?`,
          t`可以，默认就不放价格单；寄件人名称可填您的店铺名。 | Yes, there is no price by default and your shop’s name is the sender.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`做一座写满名字的花园 | Grow a garden of names`,
      body: t`一张模板，八个文字层，卖给每一位奶奶。 | One template, eight text layers, for every grandmother.`,
      links: [link(t`开始设计 | Start designing`, '/products')],
    },
  ],
})
