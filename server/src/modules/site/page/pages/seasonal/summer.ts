import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, seasonalPage, shop, step, t } from '../define-page.ts'

export const summerPage = seasonalPage('/activity/bestSellersForSummer', {
  name: t`夏季爆款 | Summer bestsellers`,
  theme: 'sun',
  title: t`夏季爆款选品：海边、露营、泳池与开学前的四波流量 | Summer bestsellers: beach, camp, pool and the wave before school`,
  description: t`五月到八月卖什么：浴巾、背心、渔夫帽、水壶怎么做满版，各市场夏天的时间差，防晒褪色与洗护说明，独立日截单。 | What to sell from May to August: towels, tanks, bucket hats and bottles, when summer comes to each market, fading and care, and the Independence Day deadline.`,
  keywords: t`夏季定制,沙滩浴巾,渔夫帽定制,运动水壶 | summer products,beach towel,bucket hat,insulated bottle`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`五月到八月 | May to August`,
      title: t`夏天不是一个节日，是四波不同的人 | Summer is not one feast but four crowds`,
      lead: t`没有截止日期的季节最容易做散。把夏天拆成海边、露营、泳池派对、开学前四波，每波换图不换底版，四个月只用准备八种商品。 | A season without a date easily falls apart. Cut it into beach, camp, pool and back-to-school, change designs and keep the bases: eight products for four months.`,
      pictures: [
        mockup('bath-towel', 'front', 'white', 'retro-wave-circle'),
        mockup('tank-top', 'front', 'coral', 'summer-state'),
        mockup('bucket-hat', 'front', 'white', 'pattern-pineapple-toss'),
      ],
      actions: [
        link(t`四波流量 | Four waves`, '/activity/bestSellersForSummer#timeline'),
        link(t`看夏季商品 | Summer products`, '/products'),
      ],
      facts: [],
    },
    {
      kind: 'timeline',
      title: t`四波流量，各做什么 | Four waves`,
      items: [
        step(
          t`5 月–6 月中 | May to mid-June`,
          t`海边度假 | Beach holidays`,
          t`浴巾、帆布袋、渔夫帽。买家在订机票时下单，图案要有目的地感。 | Towels, totes, bucket hats, bought with the flight: designs that look like a place.`,
        ),
        step(
          t`6 月–7 月 | June to July`,
          t`露营与公路旅行 | Camp and road trip`,
          t`珐琅杯、毯子、水壶、T恤。复古日落和群山最稳。 | Enamel mugs, blankets, bottles, shirts with retro suns and peaks.`,
        ),
        step(
          t`7 月 | July`,
          t`泳池与独立日派对 | Pool and Fourth of July`,
          t`团体背心、杯垫、保温杯。红白蓝配色，不用国旗官方图样。 | Group tanks, coasters, tumblers in red, white and blue without the official flag.`,
        ),
        step(
          t`8 月 | August`,
          t`开学与宿舍 | School and dorm`,
          t`挂毯、地毯、桌垫、笔记本。图案转向几何与线描。 | Tapestries, rugs, desk mats and notebooks in geometry and line.`,
        ),
      ],
    },
    {
      kind: 'deadlines',
      title: t`独立日派对的截单日 | Deadlines for the Fourth of July`,
      holiday: 'summer',
      lanes: ['us_us', 'cn_us', 'eu_eu', 'cn_asia'],
      spare_days: spareDays.summer,
      note: t`其余夏季商品没有硬截止，但旅行类请写明“出发前两周下单”。 | Other summer goods have no fixed end; for travel say “order two weeks before you leave”.`,
    },
    {
      kind: 'table',
      title: t`谁的夏天什么时候开始 | When summer starts where`,
      columns: [t`市场 | Market`, t`下单高峰 | Peak`, t`买什么 | What`],
      rows: [
        [t`美国南部 | Southern US`, t`3–5 月 | March–May`, t`背心、水壶 | Tanks, bottles`],
        [t`美国北部、加拿大 | Northern US, Canada`, t`5–7 月 | May–July`, t`露营、湖边主题 | Camp and lake`],
        [t`地中海沿岸 | Mediterranean`, t`5–8 月 | May–August`, t`浴巾、帆布袋 | Towels, totes`],
        [
          t`澳大利亚、巴西 | Australia, Brazil`,
          t`10–12 月 | October–December`,
          t`同样的图案再卖一季 | The same designs once more`,
        ],
        [t`东南亚 | South-East Asia`, t`全年 | All year`, t`渔夫帽、防水小包 | Bucket hats, pouches`],
      ],
    },
    {
      kind: 'picture_text',
      title: t`浴巾：从十米外看也要好看 | The towel must look good from ten metres`,
      paragraphs: [
        t`超细纤维浴巾正面热升华，边缘会收进 1 厘米，重要图案离边 5 厘米。70×140 最畅销，两人用选 80×160。 | The microfibre face is sublimated; one centimetre goes into the hem, so keep five clear. 70×140 sells best, 80×160 is for two.`,
        t`一件商品拍三种用法：铺沙滩、披肩上、卷成卷放包里。 | Show it three ways: on the sand, over a shoulder, rolled in a bag.`,
      ],
      picture: shop('bath-towel', 'hero'),
    },
    {
      kind: 'artworks',
      title: t`自带阳光的图案 | Designs with the sun in them`,
      slugs: [
        'retro-sunset-palms',
        'summer-state',
        'say-surf-club',
        'pattern-watermelon',
        'pattern-lemon-grove',
        'tropical-flamingo',
        'beach-flip-flops',
        'sunset-cocktail',
      ],
    },
    {
      kind: 'palette',
      title: t`三种夏天的颜色 | Three colours of summer`,
      items: [
        {
          name: t`七十年代海岸 | Seventies coast`,
          colours: ['#e76f51', '#f4a261', '#f7e3b5', '#264653'],
          body: t`落日条纹，T恤与浴巾通用。 | Sunset stripes for shirts and towels.`,
        },
        {
          name: t`果汁 | Juice`,
          colours: ['#ff5d73', '#ffd166', '#06d6a0', '#fff8ef'],
          body: t`西瓜、柠檬、薄荷，满版最抢眼。 | Melon, lemon and mint, loud all over.`,
        },
        {
          name: t`泳池 | Pool`,
          colours: ['#00a6b2', '#9be0e0', '#ffffff', '#ff8c69'],
          body: t`水蓝配珊瑚，干净清爽。 | Water blue with coral, clean and fresh.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`写进商品页，能少一半客诉 | Put these on the page and halve complaints`,
      items: [
        item(
          t`日晒 | Sunlight`,
          t`热升华图案耐洗，但长期暴晒会慢慢变浅，建议用后收好。 | Sublimation washes well yet fades slowly in constant sun; put it away after use.`,
        ),
        item(
          t`海水与氯 | Salt and chlorine`,
          t`浴巾与帽子用完清水冲洗再晾，颜色更持久。 | Rinse towels and hats in fresh water before drying.`,
        ),
        item(
          t`保温 | Heat`,
          t`保温杯与水壶不可进微波炉，手洗延长图案寿命。 | No microwave for tumblers and bottles; wash by hand.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`夏天用八种就够 | Eight are enough`,
      rule: {
        codes: ['bath-towel', 'tank-top', 'bucket-hat', 'water-bottle', 'tote', 'enamel-mug', 'pouch', 'tapestry'],
      },
      limit: 8,
    },
    {
      kind: 'checklist',
      title: t`夏季提醒 | Reminders`,
      groups: [
        dos(
          t`浅色背心注明“建议内搭”，并给出厚度 | Say that light tanks are thin and give the weight`,
          t`七月起把圣诞图案存草稿，八月就有人搜 | Save Christmas drafts in July; August already searches`,
        ),
        avoids(
          t`度假村、航空公司、饮料的名字与标志 | Resorts, airlines and drinks by name`,
          t`把国旗印在会被踩或坐的商品上 | Flags on things one sits or steps on`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先把第一条浴巾做出来 | Make the first towel`,
      body: t`选一张复古日落，放大到满版，两分钟出样机。 | Take a retro sunset, fill the area, see it in two minutes.`,
      links: [link(t`开始设计 | Start designing`, '/products')],
    },
  ],
})
