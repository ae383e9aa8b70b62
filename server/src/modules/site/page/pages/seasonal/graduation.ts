import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, seasonalPage, shop, step, t } from '../define-page.ts'

export const graduationPage = seasonalPage('/activity/graduationSale', {
  name: t`毕业季 | Graduation`,
  theme: 'cap',
  title: t`毕业季定制：年份、校色、团体单与礼物的做法 | Graduation goods: year, school colours, group orders and gifts`,
  description: t`五月到六月的毕业季：Class of 2027 系列、全家加油衫、宿舍告别礼，校名校徽的边界在哪，团体订单怎么按尺码一次下完。 | May to June: Class of 2027, family shirts, farewell gifts, the limits of school names and crests, and group orders by size.`,
  keywords: t`毕业季T恤,Class of 2027,毕业礼物,班服定制 | graduation shirts,class of 2027,graduation gifts,senior shirts`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`五月中旬到六月 | Mid-May to June`,
      title: t`一年只印一次的年份，印对了就全班都要 | A year that is printed once: get it right and the whole class wants it`,
      lead: t`毕业季的买家有三拨：学生买衣服，父母买横幅和合影衫，朋友买纪念品。共同点是都带年份，过季即止；按需印刷不压年份货，天生占便宜。 | Students buy shirts, parents buy family sets, friends buy keepsakes. All carry the year and end with the season, which is why printing on demand wins.`,
      pictures: [
        mockup('sweatshirt', 'front', 'navy', 'say-class-of-2027'),
        mockup('tumbler', 'front', 'white', 'scholar-cat'),
        mockup('notebook', 'front', 'navy', 'star-map'),
      ],
      actions: [
        link(t`各地截单日 | Deadlines`, '/activity/graduationSale#deadlines'),
        link(t`班服与团购 | Class orders`, '/groupBuyingService'),
      ],
      facts: [],
    },
    {
      kind: 'timeline',
      title: t`从春假到散场 | From spring break to goodbye`,
      items: [
        step(
          t`3 月 | March`,
          t`高年级 T恤 | Senior shirts`,
          t`“Senior 2027”团体衫先起量，组织者是班委，一次三十件起。 | “Senior 2027” group shirts come first, thirty at a time.`,
        ),
        step(
          t`4 月 | April`,
          t`家庭加油衫 | Family shirts`,
          t`“Proud mom of the graduate”，全家四到六件，同款不同称呼。 | “Proud mom of the graduate”: four to six of one design with other words.`,
        ),
        step(
          t`5 月 | May`,
          t`礼物与派对 | Gifts and parties`,
          t`水杯、毯子、拼图、派对旗，父母与亲戚下单，收货地址多为派对地点。 | Tumblers, blankets, puzzles and flags, often sent to the party.`,
        ),
        step(
          t`6 月 | June`,
          t`大学新生 | College bound`,
          t`换成宿舍主题：挂毯、地毯、桌垫，流量接到八月开学。 | Turn to dorm rooms: tapestries, rugs and desk mats until August.`,
        ),
      ],
    },
    {
      kind: 'deadlines',
      title: t`赶上第一批典礼 | In time for the first ceremonies`,
      lead: t`以五月中旬为准。每所学校日期不同，团体单请按自己的典礼日再核对一次。 | Counted to mid-May. Schools differ, so check group orders against your own day.`,
      holiday: 'graduation',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_ca_au'],
      spare_days: spareDays.graduation,
    },
    {
      kind: 'cards',
      title: t`校名、校徽、校色：哪些能用 | Names, crests, colours: what you may use`,
      items: [
        item(
          t`校色可以 | Colours: yes`,
          t`两三种颜色的组合不受保护，“蓝加金”搭配年份即可表达归属。 | Two colours are nobody’s property; blue and gold with the year says enough.`,
        ),
        item(
          t`校名要许可 | Names: with leave`,
          t`大学名称与缩写多为注册商标，没有书面许可不要印；中学可由校方出具授权。 | Most universities own their names; print them only with written leave. High schools may grant it.`,
        ),
        item(
          t`校徽吉祥物不行 | Crests and mascots: no`,
          t`即使自己重画，只要能认出就有风险。用帽子、卷轴、月桂枝替代。 | Even redrawn they are recognised. Use caps, scrolls and laurel instead.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`一张表，四十件班服 | One sheet, forty shirts`,
      paragraphs: [
        t`让班委收集：姓名、尺码、背后号码。按列导入，系统逐行检查尺码和字数，标出缺漏；确认后一次付款，合箱发到学校。 | The class collects name, size and number. Import it, every row is checked, gaps are marked; pay once and one box goes to the school.`,
      ],
      points: [
        t`多印两件备用，常有人临时换码 | Print two spare; sizes always change`,
        t`十件以上有数量价，五十件再降一档 | Quantity prices from ten and again from fifty`,
      ],
      picture: shop('sweatshirt', 'hero'),
      link: link(t`团购流程 | How group buying works`, '/groupBuyingService'),
    },
    {
      kind: 'palette',
      title: t`典礼配色 | Ceremony colours`,
      items: [
        {
          name: t`学院 | Collegiate`,
          colours: ['#1c2a52', '#c9a227', '#f4efe2', '#8b1e2d'],
          body: t`藏蓝、金、酒红，衬线体大字，永不过时。 | Navy, gold and maroon with slab letters: never out of date.`,
        },
        {
          name: t`粉笔 | Chalk`,
          colours: ['#2f3b36', '#eef0ea', '#f2c14e', '#7fb7a3'],
          body: t`黑板绿与粉笔白，适合老师礼物。 | Board green and chalk white, for teachers’ gifts.`,
        },
      ],
    },
    {
      kind: 'artworks',
      title: t`可以加名字和年份的图 | Designs for names and years`,
      slugs: ['say-class-of-2027', 'scholar-cat', 'wise-owl', 'rocket-launch', 'star-map', 'say-adventure-awaits'],
      on: { product: 'sweatshirt', view: 'front', colour: 'heather-grey' },
    },
    {
      kind: 'products',
      title: t`毕业生与送礼人的清单 | For graduates and givers`,
      rule: { codes: ['sweatshirt', 'tshirt', 'tumbler', 'notebook', 'blanket', 'puzzle', 'tapestry', 'desk-mat'] },
      limit: 8,
    },
    {
      kind: 'keywords',
      title: t`搜索词 | Search words`,
      groups: [
        {
          name: t`学生 | Students`,
          words: [
            'class of 2027 sweatshirt',
            'senior 2027 shirt',
            'kindergarten graduate tee',
            'nurse graduation tumbler',
          ],
        },
        {
          name: t`家人 | Family`,
          words: [
            'proud mom of graduate shirt',
            'graduation family shirts',
            'graduation photo puzzle',
            'dorm room tapestry',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      title: t`年份生意的小心处 | Care with dated goods`,
      groups: [
        dos(
          t`主图里年份清晰可见，免得买家以为是去年的 | Show the year clearly in the first picture`,
          t`留一个“无年份”选项，给延期毕业的人 | Offer one without a year`,
        ),
        avoids(
          t`用高校的字母缩写加校色组合 | A university’s initials in its colours`,
          t`典礼前一周还接刺绣订单，工期更长 | Embroidery in the last week: it takes longer`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先做一款全班都能穿的 | One that the whole class can wear`,
      body: t`年份加校色，一张图通吃二十个专业。 | Year and colours: one design for twenty majors.`,
      links: [link(t`开始设计 | Start designing`, '/products')],
    },
  ],
})
