import type { SeedPost } from './post.ts'

export const selection: readonly SeedPost[] = [
  {
    id: 10,
    slug: 'blanks-by-climate',
    type: 4,
    cover: 'shop:sweatshirt/scene',
    day: '2026-08-11',
    zh: {
      title: '按气候挑底版：同一张图，卖给佛罗里达和明尼苏达不是同一件衣服',
      summary: '克重、袖长、面料按目标市场的温度来选。给出四类气候的底版组合和上架月份。',
      body: `
图案决定谁会喜欢，底版决定什么时候能穿。把一件 320 克的卫衣推给全年 25 度的城市，广告费再多也卖不动。

## 先看温度，再看国家
国家太大。美国西雅图的夏天比东京凉，佛罗里达的冬天比上海暖。用“最冷月平均气温”来分，比用国家分更准。

| 气候 | 最冷月均温 | 主推底版 | 克重 |
| 热带与亚热带 | 15℃ 以上 | 圆领 T恤、背心、渔夫帽 | 150–180 g |
| 温和海洋 | 5–15℃ | T恤、薄卫衣、帆布包 | 180–260 g |
| 大陆性四季 | -5–5℃ | T恤、卫衣、毛毯、保温杯 | 180–320 g |
| 寒冷 | -5℃ 以下 | 加绒卫衣、毛线帽、厚毯 | 280 g 以上 |

## 面料怎么读
- **精梳棉 180 克**：最通用，印花细腻，适合做第一件商品。
- **棉涤混纺**：不易皱、干得快，潮湿地区和校园团队喜欢；印花优先烫画。
- **法兰绒、珊瑚绒**：绒毛会吃掉细线，图案要大、要简单。
- **帆布 12 安以上**：立得住，适合每天背的包；太薄的只适合活动赠品。

## 不受天气影响的一组
马克杯、手机壳、海报、装饰画全年都能卖。新店先用它们试图案，哪张点击高，再把那张图放到当季的衣服上，比反过来省钱。

## 南半球
澳大利亚和新西兰的季节相反。12 月的圣诞节是夏天，穿 T恤过节；7 月才冷。给这两个市场单独建一个“反季”系列，库存和广告都会更顺。

## 选之前问四句
1. 买家在哪个月穿它？现在距离那个月还有多久？
2. 这件衣服有没有当地仓库，能否在一周内到？
3. 从小到大的尺码都有现货吗？欧美市场 2XL 以上不要缺。
4. 加上运费之后，售价还在买家愿意付的范围里吗？

在[产品库](/products)里可以按季节、材质、发货地筛选，把同类底版放在一起比较价格和运费，再决定主推哪一件。`,
    },
    en: {
      title: 'Choose blanks by climate: Florida and Minnesota do not wear the same shirt',
      summary: 'Weight, sleeve and cloth follow temperature. Product mixes for four climates and when to list them.',
      body: `
Artwork decides who likes it, the blank decides when it can be worn. No budget sells a 320 gsm sweatshirt where it is 25 °C all year.

## Temperature before country
Countries are too large. Summer in Seattle is cooler than in Tokyo; winter in Florida is warmer than in Shanghai. Sort by the mean of the coldest month instead.

| Climate | Coldest month | Lead with | Weight |
| Tropical and subtropical | above 15 °C | crew-neck and tank tops, bucket hats | 150–180 gsm |
| Mild, oceanic | 5 to 15 °C | T-shirts, light sweatshirts, totes | 180–260 gsm |
| Four seasons | -5 to 5 °C | T-shirts, sweatshirts, blankets, tumblers | 180–320 gsm |
| Cold | below -5 °C | brushed sweatshirts, beanies, heavy blankets | 280 gsm and up |

## Reading the cloth
- **Combed cotton, 180 gsm**: the most versatile, prints fine, a good first product.
- **Cotton and polyester**: creases little and dries fast; liked in damp places and by teams. Prefer transfers.
- **Flannel and coral fleece**: pile swallows thin lines; keep artwork large and simple.
- **Canvas of 12 oz and up**: stands by itself, for bags carried daily. Thinner is for giveaways.

## A group that ignores weather
Mugs, phone cases, posters and canvases sell all year. A new shop can test artwork on them, then put what gets clicks on the season’s garments. The other way round costs more.

## The southern hemisphere
In Australia and New Zealand Christmas is summer and July is cold. A separate “opposite season” range makes stock and ads simpler.

## Four questions
1. In which month will they wear it, and how far off is that?
2. Is there a warehouse near them, within a week?
3. Are all sizes in stock? In the US and Europe do not run out of 2XL and up.
4. With freight added, is the price still one they pay?

In the [catalogue](/products) you can filter by season, material and warehouse and compare prices and freight side by side.`,
    },
  },
  {
    id: 11,
    slug: 'first-ten-products',
    type: 4,
    cover: 'shop:tote/scene',
    day: '2026-09-15',
    zh: {
      title: '新店的前十个商品：怎样用最少的链接试出方向',
      summary: '一个人群、两张图案、五种底版，就是十个商品。给出搭配方法、定价下限和两周后的取舍标准。',
      body: `
新店最贵的不是货，是时间。一上来铺两百个链接，数据会稀薄到看不出任何规律。十个就够。

## 2 × 5 的搭法
选一个说得清楚的人群，例如“养金毛的人”“小学老师”“周末露营的家庭”。给这群人做两张图案：一张讲身份，一张讲心情。再选五种底版：

1. **圆领 T恤**：搜索量最大，竞争也最大，用来测图案。
2. **马克杯**：送礼首选，全年可卖。
3. **帆布包**：客单适中，尺码问题为零。
4. **抱枕或毛毯**：单价高，图案面积大。
5. **手机壳或钥匙扣**：价格低，适合凑单和复购。

两张图乘五种底版，十个商品，风格统一，店铺看起来就像一家店。

## 定价的下限
售价 × （1 − 平台佣金比例）− 底版价 − 运费 − 广告预算，剩下的不低于售价的 20%，才值得上架。用商品页里的利润计算器代入平台佣金，先算后挂。宁可少卖一种，也不要卖一件亏一件。

## 两周后看什么
| 情况 | 说明 | 怎么做 |
| 有曝光没点击 | 主图或标题不对 | 换主图，再等一周 |
| 有点击没加购 | 价格、尺码或时效有顾虑 | 补尺寸图和时效说明 |
| 有加购没付款 | 运费或送达日期 | 试包邮价，换更近的仓 |
| 一件卖出三次 | 方向对了 | 把这张图扩到十种底版 |

每个链接至少有 100 次点击再下结论，少于这个数的差别多半是运气。

## 什么时候放弃
两张图案都没有加购，换图案，不换人群；换过三轮还没有，换人群。底版几乎不用换，它们是最不容易出错的一环。

## 别忘了样品
十个商品里至少买两件到手：摸一遍、洗一遍、拍一遍。实拍照片会让主图的点击更好，也让你回答客服时心里有数。`,
    },
    en: {
      title: 'Your first ten products: find a direction with few listings',
      summary:
        'One audience, two artworks, five blanks. How to combine and price them, and what to decide after two weeks.',
      body: `
The dearest thing in a new shop is time. With two hundred listings the numbers are too thin to show anything. Ten are enough.

## Two by five
Pick an audience you can name: people with golden retrievers, primary school teachers, families that camp. Make two artworks for them, one about who they are, one about how they feel. Choose five blanks:

1. **Crew-neck T-shirt**: most searched and most contested, good for testing.
2. **Mug**: the gift that sells all year.
3. **Tote**: a fair price and no sizes.
4. **Pillow or blanket**: a higher price and a large canvas.
5. **Phone case or key ring**: cheap, for adding to an order.

Two by five makes ten in one style, and the shop looks like a shop.

## The lowest price
Price × (1 − platform fee) − blank − freight − advertising should leave at least 20 % of the price. Put the platform’s fee into the profit calculator on the product page before you list. Better one product fewer than a loss on each.

## After two weeks
| What you see | What it means | What to do |
| Shown but not clicked | picture or title | new first picture, another week |
| Clicked but not carted | price, size or delivery | add size picture and dates |
| Carted but not paid | freight or arrival | try free shipping, a nearer warehouse |
| One sold three times | the right direction | put that artwork on ten blanks |

Judge a listing after a hundred clicks; below that it is mostly luck.

## When to give up
If neither artwork is carted, change the artwork, not the audience. After three rounds change the audience. The blanks hardly ever need changing; they are the safest part.

## Do order samples
Buy at least two of the ten: touch, wash and photograph them. Real photos help the first picture, and you will know what to answer.`,
    },
  },
  {
    id: 12,
    slug: 'gifts-under-budget',
    type: 4,
    cover: 'shop:ornament/hero',
    day: '2026-11-09',
    zh: {
      title: '年末小件选品：挂饰、杯垫、钥匙扣为什么值得单独开一组',
      summary: '重量轻、运费低、不用选尺码。六种小件的图案要求、组合方式和包装建议。',
      body: `
十一月以后，买家的问题从“喜欢吗”变成“来得及吗、贵不贵”。小件正好回答这两个问题：轻、便宜、没有尺码。

## 六种小件各自的脾气
| 小件 | 图案要求 | 适合的主题 |
| 陶瓷挂饰 | 圆形构图，四周留 4 mm | 新生儿、第一年、宠物、全家福 |
| 杯垫 | 四张成套，边缘可出血 | 地图、植物、城市 |
| 钥匙扣 | 主体单一，线条粗 | 名字、毛孩子、职业 |
| 笔记本封面 | 竖版，标题留上方三分之一 | 老师、学生、旅行 |
| 鼠标垫 | 横版，中间不要放字 | 游戏、花纹、日历 |
| 宠物三角巾 | 图案朝下，居中 | 节日、名字 |

## 一张图怎么变成一组
先按最小的那件设计。钥匙扣上看得清的图，放大到杯垫和鼠标垫一定清楚；反过来不行。用矢量或 3000 像素以上的原图，做一次，六种底版都能用。

## 组合卖
- **同图不同件**：挂饰加杯垫加贺卡，做成一份礼物，买家省了挑选。
- **同件不同名**：一家四口四个挂饰，改名字，不改版式。
- **加购件**：T恤订单里推荐同图案的钥匙扣，价格定在包邮门槛的差额附近。

## 运费的算法
国际小包按首重和续重计价。多件合并发一个包裹，首重只付一次，所以“买三件”的运费远不到三倍。把这个差额让给买家，做成“三件一组”的价格，比打折更有说服力。具体金额在商品页的运费计算里按国家查。

## 易碎件的说明
陶瓷件在描述里写清楚：破损怎么拍照、多久内联系、补发还是退款。写在前面的规则是服务，写在后面的规则是推脱。

## 十二月的节奏
月初推可改名字的，因为还有时间做；中旬推现成图案的；最后一周只推本地仓发货的。每换一次，记得改主图上的截止日期。`,
    },
    en: {
      title: 'Small gifts at year end: why ornaments, coasters and key rings deserve a range',
      summary:
        'Light, cheap to ship, no sizes. What six small products ask of the artwork, and how to sell them in sets.',
      body: `
From November the question is no longer “do they like it” but “will it arrive and what does it cost”. Small goods answer both: light, affordable, no sizes.

## Six products and their tempers
| Product | Artwork | Subjects |
| Ceramic ornament | round composition, 4 mm free | newborn, first year, pets, family |
| Coaster | sets of four, may bleed | maps, plants, cities |
| Key ring | one subject, bold lines | names, pets, professions |
| Notebook cover | upright, title in the upper third | teachers, students, travel |
| Mouse pad | landscape, no words in the middle | games, patterns, calendars |
| Pet bandana | pointing down, centred | holidays, names |

## One artwork, one range
Design for the smallest first. What reads on a key ring reads on a coaster and a mouse pad; never the other way. With vector or more than 3000 pixels one artwork serves all six.

## Selling sets
- **Same artwork, several goods**: ornament, coaster and card as one present; the buyer need not choose.
- **Same product, several names**: four ornaments for a family of four, same layout.
- **Add-ons**: offer the key ring with the shirt, priced near what is missing for free shipping.

## How freight works for you
Parcels are charged by a first weight and further steps. Several pieces in one parcel pay the first weight once, so three pieces cost far less than three times. Give that difference to the buyer as a price for three; it persuades more than a discount. The product page calculates freight by country.

## Fragile goods
Say in the description how to photograph breakage, within how many days to write, and whether you resend or refund. Said before, a rule is service; said after, it is an excuse.

## The rhythm of December
Early: personalised goods, while there is time. Middle: ready designs. Last week: only what ships from a warehouse near the buyer. Change the deadline in the first picture each time.`,
    },
  },
]
