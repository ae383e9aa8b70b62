import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, qa, seasonalPage, t } from '../define-page.ts'

export const stPatrickPage = seasonalPage('/activity/stPatrickIsDay', {
  name: t`圣帕特里克节 | St Patrick’s Day`,
  theme: 'clover',
  title: t`圣帕特里克节选品：一天的绿色生意怎么做 | St Patrick’s Day products: how to win one green day`,
  description: t`只卖三周的节日：T恤怎么选绿、教师与餐饮团体怎么接、三叶草图案避免俗套，美国本地仓截单日一览。 | A three-week season: which green, teachers and bars as groups, shamrocks without cliché, and deadlines from US stock.`,
  keywords: t`圣帕特里克节T恤,三叶草图案,绿色派对,爱尔兰节日 | St Patrick’s Day shirts,shamrock designs,lucky tee,teacher shirts`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`3 月 17 日 | 17 March`,
      title: t`这一天没穿绿的人会被捏一下，所以他们一定会买 | Whoever wears no green gets pinched, so they all buy`,
      lead: t`节日很短，规则很简单：绿、好笑、当天能穿出门。九成销量是 T恤和卫衣，买家多在二月下旬才想起来。准备三款图、两种绿，快进快出。 | A short feast with simple rules: green, funny, wearable that day. Nine of ten sales are shirts, and buyers remember in late February. Three designs, two greens, in and out.`,
      pictures: [
        mockup('tshirt', 'front', 'forest', 'lucky-one'),
        mockup('mug', 'front', 'white', 'pot-of-gold'),
        mockup('tank-top', 'front', 'mint', 'pattern-shamrock'),
      ],
      actions: [
        link(t`最晚哪天下单 | Last order day`, '/activity/stPatrickIsDay#deadlines'),
        link(t`看 T恤 | See T-shirts`, '/category/apparel'),
      ],
      facts: [],
    },
    {
      kind: 'deadlines',
      title: t`三周的节日，错一天就少一周 | In three weeks every day counts`,
      holiday: 'st_patrick',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_uk'],
      spare_days: spareDays.st_patrick,
      note: t`爱尔兰与英国买家同样过节，欧盟仓可直送爱尔兰，英国走中国专线。 | Ireland is served from EU stock, Britain by the line from China.`,
    },
    {
      kind: 'palette',
      title: t`两种绿，别混用 | Two greens, never mixed`,
      lead: t`布料的绿和图案的绿很少能对上。要么浅底印绿，要么绿底印白与金。 | The green of cloth and of ink seldom agree: print green on light, or white and gold on green.`,
      items: [
        {
          name: t`酒馆绿 | Pub green`,
          colours: ['#14532d', '#d9b24c', '#f7f3e3', '#7a2e1d'],
          body: t`墨绿布料配奶白和金，印三叶草徽章，成年人爱穿。 | Forest cloth with cream and gold: badges for grown-ups.`,
        },
        {
          name: t`彩虹薄荷 | Rainbow mint`,
          colours: ['#7fd1ae', '#f7a8b8', '#ffe08a', '#8ec5ff'],
          body: t`薄荷底彩虹金罐，给孩子和老师。 | Mint with rainbow and pot of gold, for children and teachers.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`谁会成批买 | Who buys by the dozen`,
      items: [
        item(
          t`小学老师 | Teachers`,
          t`“lucky to teach”一类图案，二月中旬下单，常是同年级六到十件。 | “Lucky to teach”, ordered in mid-February, six to ten for a grade.`,
        ),
        item(
          t`酒吧与餐厅 | Bars and restaurants`,
          t`员工衫背后印店名，前面小三叶草；墨绿 T恤加白色单色印最省。 | Name on the back, small clover in front; one-colour white on forest costs least.`,
        ),
        item(
          t`跑团 | Running clubs`,
          t`各地有 Shamrock Run，背心和水壶是刚需，图案上写城市与里程。 | Shamrock runs everywhere: tanks and bottles with city and distance.`,
        ),
      ],
    },
    {
      kind: 'artworks',
      title: t`图库里的幸运 | Luck from the gallery`,
      slugs: ['lucky-one', 'pot-of-gold', 'pattern-shamrock', 'boho-rainbow', 'say-good-vibes'],
      on: { product: 'tshirt', view: 'front', colour: 'white' },
    },
    {
      kind: 'keywords',
      title: t`标题用词 | Words for titles`,
      groups: [
        {
          name: t`趣味 | Funny`,
          words: ['lucky shirt', 'funny st patricks day tee', 'pinch proof shirt', 'shenanigans squad'],
        },
        {
          name: t`职业 | Jobs`,
          words: [
            'teacher st patricks day shirt',
            'lucky nurse tee',
            'one lucky teacher sweatshirt',
            'bartender shamrock shirt',
          ],
        },
      ],
    },
    {
      kind: 'products',
      title: t`绿色清单 | The green list`,
      rule: { codes: ['tshirt', 'sweatshirt', 'tank-top', 'kids-tee', 'mug', 'garden-flag', 'cap', 'water-bottle'] },
      limit: 8,
    },
    {
      kind: 'checklist',
      title: t`容易犯的错 | Easy mistakes`,
      groups: [
        dos(
          t`画三片叶子：三叶草是三片，四叶是“幸运草” | Three leaves: the shamrock has three; four is the lucky clover`,
          t`图案离领口 7 厘米，夹克敞开也看得见 | Seven centimetres below the collar shows under an open jacket`,
        ),
        avoids(
          t`拿酗酒开玩笑，部分平台会限制 | Jokes about drunkenness; some platforms limit them`,
          t`用某品牌黑啤的竖琴标志 | The harp of a well-known stout`,
          t`3 月 12 日以后还收国内直发订单 | Orders from China after 12 March`,
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`短节日的问题 | Questions of a short feast`,
      items: [
        qa(
          t`绿色 T恤印白色图案，会不会透底？ | Does white ink on green cloth show through?`,
          t`不会。深色布料选白墨烫画或数码直喷的白底层，图案下先铺一层白，颜色厚实；价格表里已含这一层。 | No. On dark cloth a white layer is laid first, by DTF or direct print, so colours stay dense; the price includes it.`,
        ),
        qa(
          t`卖不完怎么办？ | What if they do not sell?`,
          t`按单印制，没有卖不完的货。节后把刊登改成草稿，明年二月换一句文案重新上架即可。 | Everything is printed per order, so nothing is left over. Turn the listings into drafts and bring them back next February with a new line.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`三款图，今晚备好 | Three designs tonight`,
      body: t`一款搞笑、一款教师、一款极简徽章，全部用白色印在墨绿上。 | One funny, one for teachers, one plain badge, all white on forest.`,
      links: [
        link(t`去选底版 | Choose products`, '/products'),
        link(t`下一个：复活节 | Next: Easter`, '/activity/easterGiftZone'),
      ],
    },
  ],
})
