import { spareDays } from '@inkroute/contract/site/season-dates'
import { mockup, seasonalPage, shop, t } from '../define-page.ts'

export const customChristmasPage = seasonalPage('/activity/customChristmas', {
  name: t`圣诞定制 | Custom Christmas`,
  theme: 'pine',
  title: t`圣诞定制选品与备货时间表：截单日、图案、配色、关键词 | Custom Christmas: order deadlines, designs, palettes and keywords`,
  description: t`圣诞节前每个地区最晚哪天下单、卖什么、印什么、标题怎么写：按我们的生产与运输时间倒推的截单表，附图库图案和配色。 | The last safe order day per region, what to sell, what to print and which words to use, counted back from our own production and shipping times.`,
  keywords: t`圣诞定制,圣诞POD,圣诞挂饰定制,圣诞截单时间,圣诞关键词 | custom Christmas gifts,Christmas print on demand,Christmas ornaments,order deadlines`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`12 月 25 日 | 25 December`,
      title: t`一年里最长的一个旺季，从十月的第一件挂饰开始 | The longest season of the year begins with the first ornament in October`,
      lead: t`圣诞的钱分三段赚：十月卖装饰，十一月卖全家同款，十二月卖“还来得及”的礼物。下面的截单表按我们的真实生产和运输时间倒推，每天自动更新。 | Christmas earns in three acts: decoration in October, matching families in November, and in December the gift that still arrives in time. The deadlines below are counted back from our own times and renew themselves every day.`,
      pictures: [
        mockup('ornament', 'front', 'red', 'jolly-santa'),
        mockup('sweatshirt', 'front', 'forest', 'red-nosed-reindeer'),
        mockup('mug', 'front', 'white', 'gingerbread-house'),
      ],
      actions: [
        { label: t`看截单日 | See the deadlines`, to: '/activity/customChristmas#deadlines' },
        { label: t`选圣诞商品 | Choose products`, to: '/products' },
      ],
      facts: [],
    },
    {
      kind: 'deadlines',
      title: t`最晚哪天付款，圣诞树下还收得到 | The last day to pay and still be under the tree`,
      lead: t`按该线路最慢的常规渠道计算，并留出余量应付十二月的拥堵和包装礼物的时间。 | Counted with the slowest usual channel of each way, with days in hand for December’s crowded carriers and for wrapping.`,
      holiday: 'christmas',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_uk', 'cn_ca_au'],
      spare_days: spareDays.christmas,
      note: t`截单日之后仍可下单，但请在商品页写明“节后送达”。 | You may still order afterwards, but say “arrives after Christmas” on the listing.`,
    },
    {
      kind: 'timeline',
      title: t`三个月怎么安排 | How to spend the three months`,
      items: [
        {
          when: t`9 月下旬 | Late September`,
          title: t`图案定稿，样机出齐 | Designs final, mockups done`,
          body: t`选 6–8 张主图案，每张铺到挂饰、杯子、卫衣、毯子四类，批量生成样机，刊登先存草稿。 | Take six to eight designs across ornament, mug, sweatshirt and blanket, make the mockups in one batch, save listings as drafts.`,
        },
        {
          when: t`10 月 | October`,
          title: t`挂饰和花园旗先卖 | Ornaments and garden flags first`,
          body: t`早买的人在装饰家。把“2026”“our first Christmas”这类年份款放在最前，圣诞后它们就不值钱了。 | Early buyers decorate. Put dated designs such as “our first Christmas” in front; after the day they are worth nothing.`,
        },
        {
          when: t`11 月，黑五前后 | November, around Black Friday`,
          title: t`全家同款与套装 | Matching families and sets`,
          body: t`成人、女款、儿童三个底版共用一张图，做成一条刊登的规格；卫衣单价高，适合做满减。 | One design on unisex, women’s and kids’ shirts as variations of one listing; sweatshirts carry a basket discount well.`,
        },
        {
          when: t`国内截单日之后 | After the deadline from China`,
          title: t`只推海外仓 | Push overseas stock only`,
          body: t`按上表逐条把国内直发的广告停掉，把标题改成“ships from USA”。 | Following the table, stop adverts for goods from China and say “ships from USA” in the titles.`,
        },
        {
          when: t`12 月 26 日起 | From 26 December`,
          title: t`马上换新年 | Turn to the New Year at once`,
          body: t`圣诞图案下架，换上新年和雪景；冬季底版不变，库存零风险。 | Take Christmas down, put up New Year and snow on the same winter products: there is no stock to regret.`,
        },
      ],
    },
    {
      kind: 'artworks',
      title: t`图库里的圣诞 | Christmas from our gallery`,
      lead: t`平台图库的图案可直接用于设计，也可以当底子改字、换色、加名字。 | Designs of the platform gallery may be used as they are, or as a start for your own words, colours and names.`,
      slugs: [
        'jolly-santa',
        'cosy-snowman',
        'gingerbread-house',
        'christmas-wreath',
        'red-nosed-reindeer',
        'polar-bear-beanie',
        'pattern-fair-isle',
        'pattern-candy-cane',
      ],
    },
    {
      kind: 'palette',
      title: t`三套配色，别只会红配绿 | Three palettes beyond red and green`,
      items: [
        {
          name: t`林间木屋 | Cabin in the woods`,
          colours: ['#1f3d2b', '#7a2e22', '#d9b98a', '#f3ede1'],
          body: t`墨绿、砖红、麦色，适合卫衣和格纹毯；在深色底上仍然清楚。 | Pine, brick and wheat for sweatshirts and tartan blankets; stays clear on dark cloth.`,
        },
        {
          name: t`糖果工坊 | Sweet workshop`,
          colours: ['#d7263d', '#ffd7dd', '#ffffff', '#6fc2b4'],
          body: t`拐杖糖红配薄荷，给孩子和姜饼主题，印在白色陶瓷上最亮。 | Candy red and mint for children and gingerbread; brightest on white ceramic.`,
        },
        {
          name: t`冬夜 | Winter night`,
          colours: ['#16233f', '#4f6d9a', '#c9d6ea', '#e8c46a'],
          body: t`藏蓝加一点金，不带宗教和圣诞老人元素，节后还能继续卖到二月。 | Navy with a little gold and no Santa: it goes on selling until February.`,
        },
      ],
    },
    {
      kind: 'products',
      title: t`圣诞这几样最稳 | The safe choices`,
      lead: t`小件先行，大件跟上；都有美国仓，{{deadline:christmas:us_us}} 前付款来得及。 | Small things first, large ones after; all have US stock, in time when paid by {{deadline:christmas:us_us}}.`,
      rule: { codes: ['ornament', 'mug', 'mug-accent', 'sweatshirt', 'blanket', 'puzzle', 'beanie', 'pillow'] },
      limit: 8,
    },
    {
      kind: 'picture_text',
      title: t`挂饰：小小一片，要给文字留地方 | The ornament: small, so leave room for words`,
      paragraphs: [
        t`圆形陶瓷挂饰直径 7 厘米，边缘 3 毫米是安全区。人物头像占直径的六成，下方留一道弧形写姓氏和年份，字高不低于 4 毫米。 | The round ornament is 7 cm across with 3 mm of safe margin. Let the face fill sixty percent and keep an arc below for surname and year, in letters no lower than 4 mm.`,
        t`挂绳颜色可选红、墨绿、金；同一图案三种绳色，就是三张首图。 | The ribbon comes in red, forest and gold: three ribbons make three first photos of one design.`,
      ],
      picture: shop('ornament', 'hero'),
      link: { label: t`查看陶瓷挂饰 | See the ornament`, to: '/products/keyWord/ornament' },
    },
    {
      kind: 'keywords',
      title: t`标题和标签用词 | Words for titles and tags`,
      lead: t`给英语市场直接复制；每条商品挑一组，不要混着堆。 | Copy them for English markets; take one group per listing instead of piling them up.`,
      groups: [
        {
          name: t`家庭 | Family`,
          words: [
            'matching family christmas shirts',
            'our first christmas ornament 2026',
            'family name ornament',
            'christmas pajama top',
            'new home ornament',
          ],
        },
        {
          name: t`宠物 | Pets`,
          words: [
            'dog christmas ornament',
            'pet memorial ornament',
            'cat christmas sweatshirt',
            'dachshund through the snow',
            'custom pet portrait mug',
          ],
        },
        {
          name: t`氛围 | Mood`,
          words: [
            'retro christmas sweatshirt',
            'cozy winter blanket',
            'gingerbread decor',
            'farmhouse christmas pillow',
            'nordic fair isle print',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      title: t`年年有人踩的坑 | Mistakes made every year`,
      groups: [
        {
          name: t`别这样 | Avoid`,
          tone: 'avoid',
          items: [
            t`用电影里的绿毛怪、雪人公主、红鼻子驯鹿的“名字”：形象可以自己画，名字和歌词不行 | Film characters, snow princesses and song lyrics: draw your own figures and leave names alone`,
            t`12 月 15 日还在推国内直发，退款和差评会吃掉整季利润 | Advertising goods from China on 15 December; refunds and bad reviews eat the season`,
            t`把“2026”印成默认款而不是可选款，余下的流量全浪费 | Making the year the default instead of an option: the traffic afterwards is wasted`,
          ],
        },
        {
          name: t`这样做 | Do`,
          tone: 'do',
          items: [
            t`每条刊登第一行写截单日，按地区分开 | Put the deadline in the first line of each listing, by region`,
            t`给个性化文字限定字数并写进选项名，如“最多 12 个字母” | Limit personal texts and say so in the option: up to 12 letters`,
            t`十一月就把退换政策写好：定制品因质量问题重印，不因改主意退货 | Write the return policy in November: custom goods are reprinted for faults, not returned for a change of mind`,
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: t`先做一片挂饰试试手感 | Try one ornament first`,
      body: t`上传一张图，三分钟看到样机；一件起印，赶得上今年。 | Upload a picture, see the mockup in minutes, order a single piece while there is time.`,
      links: [
        { label: t`开始设计 | Start designing`, to: '/products' },
        { label: t`样品优惠 | Sample offers`, to: '/freeSample' },
      ],
    },
  ],
})
