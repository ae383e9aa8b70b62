import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, seasonalPage, shop, step, t } from '../define-page.ts'

export const uniqueLovePage = seasonalPage('/activity/uniqueLove', {
  name: t`情人节独一份的爱 | One-of-a-kind love`,
  theme: 'rose',
  title: t`情人节定制：情侣、闺蜜、宠物三类礼物与截单日 | Valentine’s custom gifts: couples, friends, pets, and order deadlines`,
  description: t`情人节不只卖给情侣：情侣成对商品、闺蜜节礼物、写给宠物的情书各怎么做，配色避开“大红心”，一月就要开卖。 | Valentine’s is not only for couples: pairs, gifts for friends, love letters to pets, palettes beyond red hearts, and why to start in January.`,
  keywords: t`情人节定制,情侣杯,情侣T恤,闺蜜礼物 | Valentine’s gifts,couple shirts,matching mugs,galentine`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`2 月 14 日 | 14 February`,
      title: t`世界上只有一份的礼物，刚好是一件起印 | A gift that exists once, printed from one piece`,
      lead: t`买家在情人节怕两件事：送得和别人一样，送得太晚。前者是你的机会，后者是你的责任。圣诞一过，这一季就开始了，只有六周。 | On Valentine’s buyers fear two things: giving what everyone gives, and giving it late. The first is your chance, the second your duty. The season starts right after Christmas and lasts six weeks.`,
      pictures: [
        mockup('mug', 'front', 'white', 'cats-in-love'),
        mockup('pillow', 'front', 'white', 'flower-heart'),
        mockup('tshirt', 'front', 'red', 'love-letter'),
      ],
      actions: [
        link(t`截单日 | Deadlines`, '/activity/uniqueLove#deadlines'),
        link(t`成对商品 | Things in pairs`, '/category/sets'),
      ],
      facts: [],
    },
    {
      kind: 'cards',
      title: t`三种“爱”，三种商品 | Three kinds of love`,
      items: [
        item(
          t`情侣：成对才完整 | Couples: complete in pairs`,
          t`两件 T恤拼成一幅画、左右杯把相对、一人一半的拼图。务必当成一个商品卖，而不是两件各自加购。 | Two shirts forming one picture, two mugs facing each other, a puzzle of two halves. Sell it as one product, not two.`,
        ),
        item(
          t`闺蜜：2 月 13 日 | Friends: 13 February`,
          t`美国的 Galentine’s Day 越来越大，收纳包、水壶、卫衣，文案轻松，不谈爱情。 | Galentine’s grows every year: pouches, bottles, sweatshirts with light words and no romance.`,
        ),
        item(
          t`宠物：写给它的情书 | Pets: a letter to them`,
          t`照片变线描，印在毯子和碗上；“my valentine has paws”一类短句常年有量。 | A photo as a line drawing on blanket and bowl; lines like “my valentine has paws” sell every year.`,
        ),
      ],
    },
    {
      kind: 'deadlines',
      title: t`赶上 14 日的最后付款日 | Last day to pay for the 14th`,
      lead: t`春节通常落在一月下旬到二月，国内工厂放假，所以国内线路请再提前一周，或改用海外仓。 | Chinese New Year falls between late January and February and factories in China rest: order a week earlier from there, or use overseas stock.`,
      holiday: 'valentine',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_uk'],
      spare_days: spareDays.valentine,
      note: t`春节停工日期会在站内公告提前一个月通知。 | The days without production are announced a month ahead.`,
    },
    {
      kind: 'timeline',
      title: t`六周倒计时 | Six weeks`,
      items: [
        step(
          t`12 月 26 日 | 26 December`,
          t`换首页 | Change the front page`,
          t`圣诞图案下架当天就上情人节，别等到元旦。 | The day Christmas comes down, Valentine’s goes up.`,
        ),
        step(
          t`1 月上旬 | Early January`,
          t`主推个性化 | Personalised first`,
          t`名字、纪念日、星图这些要确认的先卖，留足时间。 | Names, dates and star maps need confirming, so sell them early.`,
        ),
        step(
          t`1 月下旬 | Late January`,
          t`切海外仓 | Overseas stock`,
          t`国内临近春节，海外仓商品置顶。 | As Chinese New Year nears, overseas stock comes first.`,
        ),
        step(
          t`2 月 5 日以后 | After 5 February`,
          t`卖现成图案 | Ready designs`,
          t`不再接个性化，主推印好就走的款。 | No more personalising; sell what prints and leaves.`,
        ),
      ],
    },
    {
      kind: 'palette',
      title: t`不止大红心 | More than a red heart`,
      items: [
        {
          name: t`干玫瑰 | Dried rose`,
          colours: ['#a8485a', '#e7c1bd', '#f7ece6', '#6a3a42'],
          body: t`成熟、耐看，抱枕和海报首选。 | Grown-up and lasting, for pillows and posters.`,
        },
        {
          name: t`樱桃汽水 | Cherry soda`,
          colours: ['#d81f4a', '#ffb3c6', '#fff3f5', '#2a2a35'],
          body: t`年轻俏皮，适合 T恤和手机壳。 | Young and cheeky, for shirts and phone cases.`,
        },
        {
          name: t`午夜霓虹 | Midnight neon`,
          colours: ['#14122b', '#ff3d81', '#7d5cff', '#e9e6ff'],
          body: t`深色底上的发光字，保温杯效果最好。 | Glowing letters on dark ground, best on tumblers.`,
        },
      ],
    },
    {
      kind: 'artworks',
      title: t`图库里的情书 | Love letters from the gallery`,
      slugs: [
        'cats-in-love',
        'flower-heart',
        'love-letter',
        'watercolour-heart',
        'string-heart',
        'say-neon-love',
        'pattern-love-notes',
        'pattern-heart-grid',
      ],
    },
    {
      kind: 'picture_text',
      title: t`拼图：把“你愿意吗”藏在最后一块 | The puzzle that asks the question with its last piece`,
      paragraphs: [
        t`120 片照片拼图 28×20 厘米，拼好要四十分钟，刚好一顿晚饭。把关键字放在右下角，避开边缘 5 毫米，最后几块才会露出来。 | The 120-piece photo puzzle of 28×20 cm takes forty minutes, about one dinner. Put the words in the lower right, 5 mm from the edge, where the last pieces fall.`,
      ],
      picture: shop('puzzle', 'hero'),
    },
    {
      kind: 'keywords',
      title: t`情人节用词 | Words for Valentine’s`,
      groups: [
        {
          name: t`情侣 | Couples`,
          words: [
            'matching couple shirts',
            'anniversary star map print',
            'his and hers mugs',
            'long distance relationship gift',
          ],
        },
        {
          name: t`闺蜜 | Friends`,
          words: ['galentines day gift', 'best friend tumbler', 'girls night sweatshirt', 'bridesmaid pouch'],
        },
        {
          name: t`自己 | Oneself`,
          words: ['self love club', 'anti valentine shirt', 'book boyfriend tote', 'cat mom valentine'],
        },
      ],
    },
    {
      kind: 'products',
      title: t`成对或送一人都合适 | For pairs or for one`,
      rule: {
        codes: ['couple-tee-set', 'mug-accent', 'puzzle', 'pillow', 'blanket', 'phonecase', 'pet-bowl', 'tumbler'],
      },
      limit: 8,
    },
    {
      kind: 'checklist',
      title: t`情人节失误 | Mistakes of the season`,
      groups: [
        dos(
          t`送礼单默认不放价格单，可加一张手写风格的卡片 | Gift orders carry no price; add a card in handwriting`,
          t`写明“发件人不会出现在包裹上” | Say that the sender is not shown on the parcel`,
        ),
        avoids(
          t`歌词、电影台词、明星名字 | Lyrics, film lines, celebrities`,
          t`情侣尺码只给男女两种，忽略同性伴侣 | Sizes for men and women only, forgetting other couples`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`做一对，卖一份 | Make a pair, sell one`,
      body: t`从情侣两件套开始，两张图一次设计、一次下单。 | Start with the couple set: two pictures, one design, one order.`,
      links: [link(t`开始设计 | Start designing`, '/products')],
    },
  ],
})
