import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, seasonalPage, shop, t } from '../define-page.ts'

export const halloweenPartyPage = seasonalPage('/activity/halloweenParty', {
  name: t`万圣节派对 | Halloween party`,
  theme: 'midnight',
  title: t`万圣节派对用品：布置、团体衫、饮品周边一站配齐 | Halloween party goods: decoration, group shirts and drinkware together`,
  description: t`给派对主理人、酒吧、学校和公司活动的万圣节定制：门口到餐桌的布置清单、团体衫下单方法、数量档价格与到货安排。 | Halloween for hosts, bars, schools and offices: a list from the door to the table, group shirts, quantity prices and delivery.`,
  keywords: t`万圣节派对用品,团体衫定制,万圣节布置,派对挂毯 | Halloween party supplies,group shirts,Halloween decoration,party tapestry`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`从门口布置到最后一杯 | From the door to the last drink`,
      title: t`一场派对，一个主题，二十件单品 | One party, one theme, twenty pieces`,
      lead: t`派对订单的特点是“一次买齐、日期固定、数量成组”。主理人不想逛二十家店，你把一个主题做成一套，就替他省下一个周末。 | Party orders are bought at once, for a fixed date, in groups. A host does not want twenty shops: make one theme into a set and you save him a weekend.`,
      pictures: [
        mockup('tapestry', 'front', 'white', 'haunted-house'),
        mockup('mug-accent', 'front', 'black', 'witch-brew'),
        mockup('coaster', 'front', 'white', 'ghost-boo'),
      ],
      actions: [
        link(t`布置清单 | The list`, '/activity/halloweenParty#table'),
        link(t`团体下单 | Group orders`, '/groupBuyingService'),
      ],
      facts: [],
    },
    {
      kind: 'table',
      title: t`从门口到餐桌的布置清单 | From the door to the table`,
      columns: [t`位置 | Place`, t`用什么 | What`, t`图案建议 | Design`, t`一场的数量 | How many`],
      rows: [
        [
          t`门口与院子 | Door and yard`,
          t`花园旗 30×45 或 70×105 | Garden flag, two sizes`,
          t`南瓜灯、指路手势 | Jack-o’-lantern, pointing hand`,
          t`1–2 面 | 1–2`,
        ],
        [
          t`合影墙 | Photo wall`,
          t`挂毯 150×195 | Tapestry 150×195`,
          t`鬼屋全景，中间留出人形 | Haunted house with room for people`,
          t`1 幅 | 1`,
        ],
        [t`沙发 | Sofa`, t`抱枕与毯子 | Pillows and blanket`, t`小图案满版 | Small all-over pattern`, t`3–5 个 | 3–5`],
        [
          t`桌面 | Table`,
          t`杯垫、内彩马克杯 | Coasters, accent mugs`,
          t`单个图案居中 | One figure, centred`,
          t`每人一套 | One set each`,
        ],
        [
          t`伴手礼 | Favours`,
          t`钥匙扣、小收纳包 | Keychains, small pouches`,
          t`派对名称与年份 | Party name and year`,
          t`每人一件 | One each`,
        ],
      ],
      note: t`同一图案跨底版下单，数量分别计档；满 10 件起有数量价。 | Each base counts for its own tier; quantity prices begin at ten pieces.`,
    },
    {
      kind: 'picture_text',
      title: t`团体衫：一张表收齐所有人的尺码 | Group shirts: one sheet for every size`,
      paragraphs: [
        t`公司、社团、餐厅的团体衫，最耗时的是统计尺码。让组织者填一张表：姓名、尺码、背后要印的字。导入后逐行生成，一张订单同箱发出。 | For offices, clubs and restaurants the sizes take the time. Let the organiser fill one sheet: name, size, words on the back. Import it, and one order leaves in one box.`,
      ],
      points: [
        t`同款不同尺码合并计算数量档 | Sizes of one shirt count together for the tier`,
        t`背后印编号或职位，二次加印时对得上 | Numbers or roles on the back make later additions match`,
      ],
      picture: shop('tshirt', 'hero'),
      link: link(t`团购服务说明 | About group buying`, '/groupBuyingService'),
    },
    {
      kind: 'deadlines',
      title: t`派对常在周末，别只盯 31 日 | Parties are on weekends, not only on the 31st`,
      lead: t`多数派对提前三到五天举行，请在表中的日期之前再早几天。 | Most parties come three to five days early: be a few days before these dates.`,
      holiday: 'halloween',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_eu'],
      spare_days: spareDays.halloween,
    },
    {
      kind: 'cards',
      title: t`三个现成的派对主题 | Three themes to use`,
      items: [
        item(
          t`女巫茶会 | Witches’ tea`,
          t`紫与金，药锅、草药、月相。杯垫、内彩杯、桌布风格的毯子。 | Violet and gold, cauldrons, herbs, moons; coasters, accent mugs, a blanket as table cloth.`,
        ),
        item(
          t`复古恐怖片夜 | Old horror films`,
          t`黑白加一抹红，鬼屋、片名字体。挂毯做银幕，T恤印“工作人员”。 | Black, white and one red; a tapestry as the screen, shirts marked “crew”.`,
        ),
        item(
          t`幽灵露营 | Ghost camp`,
          t`奶油白与木色，小幽灵、篝火。珐琅杯、卫衣、帆布袋，户外也耐用。 | Cream and wood, small ghosts, camp fire; enamel mugs, sweatshirts, totes.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`派对套装里的单品 | Pieces of a party set`,
      rule: {
        codes: [
          'tapestry',
          'garden-flag',
          'mug-accent',
          'coaster',
          'enamel-mug',
          'pouch',
          'keychain',
          'couple-tee-set',
        ],
      },
      limit: 8,
    },
    {
      kind: 'checklist',
      title: t`接派对单要注意 | Mind these with party orders`,
      groups: [
        dos(
          t`先问“哪天用”，再答应；晚到一天等于全退 | Ask for the date first: a day late means everything comes back`,
          t`成组商品用同一批次印制，颜色才一致 | Print a group in one batch so that colours agree`,
        ),
        avoids(
          t`用酒类品牌名做派对标语 | Drink brands in party slogans`,
          t`把挂毯当防火材料卖给商用场所 | Selling tapestries to venues as fire-proof`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`做一套主题，标一个价 | One theme, one price`,
      body: t`五件单品打包成“派对套装”，主理人一次点完。 | Five pieces as a party set, ordered in one go.`,
      links: [link(t`挑选单品 | Choose pieces`, '/products')],
    },
  ],
})
