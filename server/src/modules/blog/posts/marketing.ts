import type { SeedPost } from './post.ts'

export const marketing: readonly SeedPost[] = [
  {
    id: 4,
    slug: 'listing-titles',
    type: 2,
    cover: 'art:say-dog-mom',
    day: '2026-08-20',
    zh: {
      title: '标题怎么写才搜得到：六段式结构和一张改稿对照',
      summary: '把买家会搜的词放在前 60 个字符里。六段式结构适用于 Amazon、Etsy 和独立站，附三组改稿。',
      body: `
定制类商品的标题有两个读者：搜索引擎和人。前者看词，后者看顺不顺。好标题让两边都满意，靠的是顺序。

## 六段式
1. **主题**：图案讲的是什么（Golden Retriever、Nurse、Camping）。
2. **产品**：T-Shirt、Coffee Mug、Throw Blanket。
3. **送谁**：for Dog Mom、Gift for Dad。
4. **场合**：Christmas、Graduation、Retirement。
5. **特点**：Personalized Name、Unisex、11 oz。
6. **风格**：Retro、Watercolor、Minimalist。

前三段写进前 60 个字符，手机上看得见的就是这一段。后三段补长尾词。

## 三组对照
| 原来 | 改后 |
| Funny Cute Cat T-shirt New 2026 | Moonlight Black Cat T-Shirt, Gift for Cat Mom, Retro Halloween Tee |
| Custom Mug Best Gift | Personalized Dog Photo Mug, Pet Memorial Gift, 11 oz Ceramic |
| Blanket Warm Soft High Quality | Sunflower Throw Blanket with Name, Mothers Day Gift from Daughter |

改动只有一件事：把形容词换成名词。没有人搜 “high quality”，有人搜 “gift from daughter”。

## 不要放的词
- 别人的品牌、球队、影视角色和歌词。侵权下架不只是这一条链接，店铺分也会受影响。
- “Best”“No.1” 这类无法证明的话，多数平台会降权。
- 同一个词重复三次。搜索只认一次，人会觉得可疑。

## 词从哪里来
打开目标平台，输入主题词停一下，下拉框里的就是真实搜索；再看排在前面的商品共同用了哪些词；最后看自己后台的“搜索词”报告，每月删掉一个没人点的，换进一个新的。

## 一套图案，十条标题
同一张金毛图案，送妈妈、送爸爸、送宠物医生、纪念离开的狗，是四群人在搜四句话。按人群拆开上架，比一条标题塞满所有词更有效。批量设计把图案放到不同底版上只要几分钟，标题才是值得花时间的地方。`,
    },
    en: {
      title: 'Titles that get found: six parts and three rewrites',
      summary: 'Put what buyers search into the first 60 characters. A structure for Amazon, Etsy and your own shop.',
      body: `
A title has two readers: the search engine, which looks for words, and the person, who looks for sense. Order makes both happy.

## Six parts
1. **Subject**: what the picture shows (Golden Retriever, Nurse, Camping).
2. **Product**: T-Shirt, Coffee Mug, Throw Blanket.
3. **For whom**: for Dog Mom, Gift for Dad.
4. **Occasion**: Christmas, Graduation, Retirement.
5. **Feature**: Personalized Name, Unisex, 11 oz.
6. **Style**: Retro, Watercolor, Minimalist.

Fit the first three into 60 characters; that is what a phone shows. The rest catches longer searches.

## Before and after
| Before | After |
| Funny Cute Cat T-shirt New 2026 | Moonlight Black Cat T-Shirt, Gift for Cat Mom, Retro Halloween Tee |
| Custom Mug Best Gift | Personalized Dog Photo Mug, Pet Memorial Gift, 11 oz Ceramic |
| Blanket Warm Soft High Quality | Sunflower Throw Blanket with Name, Mothers Day Gift from Daughter |

Only one thing changed: adjectives became nouns. Nobody searches for “high quality”; people search for “gift from daughter”.

## Words to leave out
- Brands, teams, characters and lyrics that belong to others. A takedown costs more than the listing.
- “Best”, “No. 1” and other claims nobody can prove; most platforms rank them down.
- The same word three times. Search counts it once and people distrust it.

## Where words come from
Type the subject into the marketplace and wait: the suggestions are real searches. Look at what the first results have in common. Then read your own search-term report and each month replace one word nobody clicked.

## One picture, several titles
One golden retriever for mothers, fathers, vets and those who lost a dog: four groups typing four sentences. List it four times rather than squeeze all words into one. Putting artwork on more products takes minutes; titles deserve the time.`,
    },
  },
  {
    id: 5,
    slug: 'seasonal-calendar',
    type: 2,
    cover: 'art:hello-autumn',
    day: '2026-09-22',
    zh: {
      title: '跨境定制的全年节日历：什么时候设计，什么时候上架，什么时候停单',
      summary: '按节日倒推三个日期：提前 10 周设计、8 周上架、按物流时效停止接单。附全年时间表。',
      body: `
定制礼品有一个特点：买家要的是“那一天之前到手”。卖得好不好，一半取决于图案，一半取决于日期。

## 三个倒推日期
- **设计**：节日前 10 周完成，给搜索收录和评价积累留时间。
- **上架**：节日前 8 周。平台的季节搜索通常在 6 到 8 周前开始抬头。
- **停单**：节日前减去生产天数和物流天数，再减 2 天余量。写在商品页最显眼的位置。

## 全年表（北半球英语市场）
| 节日 | 日期 | 设计完成 | 上架 |
| 情人节 | 2 月 14 日 | 12 月上旬 | 12 月下旬 |
| 圣帕特里克节 | 3 月 17 日 | 1 月上旬 | 1 月下旬 |
| 复活节 | 3 月底至 4 月 | 节前 10 周 | 节前 8 周 |
| 母亲节（美） | 5 月第二个周日 | 2 月底 | 3 月中旬 |
| 毕业季 | 5 月至 6 月 | 3 月上旬 | 3 月下旬 |
| 父亲节（美） | 6 月第三个周日 | 4 月上旬 | 4 月下旬 |
| 独立日（美） | 7 月 4 日 | 4 月下旬 | 5 月上旬 |
| 返校季 | 8 月 | 5 月下旬 | 6 月中旬 |
| 万圣节 | 10 月 31 日 | 8 月中旬 | 9 月上旬 |
| 感恩节（美） | 11 月第四个周四 | 9 月中旬 | 10 月上旬 |
| 圣诞节 | 12 月 25 日 | 10 月中旬 | 10 月底 |

母亲节各国不同：英国在 3 月，多数欧洲国家在 5 月，设计可以通用，标题和日期要分开。

## 同一张图卖两季
每做一个节日，同时做一个“去节日”版本。南瓜去掉鬼脸就是秋天，圣诞树去掉星星就是冬日森林。节日过去，链接还能继续卖，评价也不会浪费。

## 停单日怎么写
不要写“建议尽早下单”，写“{{deadline:christmas:us_us}} 前付款，美国海外仓发货，圣诞前送达”。买家要的是能放心的日期。各线路的时效见[物流说明](/logisticsRelated)。

## 节日之后的一周
导出这一季的订单，看三个数：哪个图案被加购却没付款、哪个尺码缺货、哪一天开始有人问“来得及吗”。把答案写进明年的日历。`,
    },
    en: {
      title: 'A year of gift occasions: when to design, list and stop taking orders',
      summary: 'Count back three dates: ten weeks to design, eight to list, and an order deadline by transit time.',
      body: `
With personalised gifts the buyer wants one thing: to have it before the day. Half of the sale is the artwork, half is the calendar.

## Three dates to count back
- **Design** is finished ten weeks before, so that search has time to find it and reviews to gather.
- **List** eight weeks before. Seasonal searches begin to rise six to eight weeks ahead.
- **Stop** on the day minus production, minus transit, minus two days of reserve, and say so where everybody sees it.

## The year (English-speaking, northern hemisphere)
| Occasion | Date | Designed by | Listed by |
| Valentine’s Day | 14 February | early December | late December |
| St Patrick’s Day | 17 March | early January | late January |
| Easter | late March to April | 10 weeks before | 8 weeks before |
| Mother’s Day (US) | 2nd Sunday of May | end of February | mid March |
| Graduation | May to June | early March | late March |
| Father’s Day (US) | 3rd Sunday of June | early April | late April |
| Independence Day (US) | 4 July | late April | early May |
| Back to school | August | late May | mid June |
| Halloween | 31 October | mid August | early September |
| Thanksgiving (US) | 4th Thursday of November | mid September | early October |
| Christmas | 25 December | mid October | end of October |

Mother’s Day differs: March in Britain, May in most of Europe. Artwork can be shared; titles and dates cannot.

## Sell one picture twice
For every occasion make a version without it. A pumpkin without a face is autumn; a tree without a star is a winter forest. The listing goes on selling and its reviews are not lost.

## How to write the deadline
Not “order early” but “pay by {{deadline:christmas:us_us}}; ships from our US warehouse and arrives by Christmas”. Transit times stand on the [shipping page](/logisticsRelated).

## The week after
Export the season’s orders and look at three things: which artwork was carted and not paid, which size ran out, and on which day people began to ask “will it arrive?”. Write the answers into next year’s calendar.`,
    },
  },
  {
    id: 6,
    slug: 'first-picture',
    type: 2,
    cover: 'shop:mug/scene',
    day: '2026-10-26',
    zh: {
      title: '主图、场景图、尺寸图：一个定制链接该有的七张图',
      summary: '点击靠第一张，下单靠后六张。每张图回答买家的一个问题，顺序比精美更重要。',
      body: `
买家看不到、摸不到实物，只能从图片里找答案。七张图，每张回答一个问题，缺哪张，就会在客服消息里补哪张。

## 第一张：这是什么
图案占画面 60% 以上，底色干净，缩到 200 像素宽还能认出主题。不要放促销文字，多数平台的主图也不允许。

## 第二张：用起来什么样
场景图。杯子在桌上，抱枕在沙发上，T恤在人或衣架上。场景要与送礼对象一致：给爸爸的杯子不要放在化妆台旁边。

## 第三张：能改什么
如果可以改名字、日期、毛色，用一张图把“可改的部分”圈出来，并写一个改好的例子。这是定制商品转化率最高的一张。

## 第四张：有哪些颜色
所有底色排成一张，颜色名写在下面，与变体选项的名字一字不差。

## 第五张：有多大
尺寸图必须有实测数字和测量位置。T恤写胸宽、衣长、袖长；抱枕放在标准沙发上做参照；马克杯写容量也写高度。退货里“比想象的小”占很大一部分，这一张最省钱。

## 第六张：摸起来怎样
面料近景：棉的纹理、毛毯的绒、杯口的厚度。写上克重或材质，不写“高品质”。

## 第七张：什么时候到
一张简单的时间线：付款 → 生产 1–3 天 → 发出 → 送达区间。把停单日写在旺季的这张图上。

## 两个细节
- 文件名和替代文字用英文描述内容，例如 black-cat-tshirt-front.jpg，对搜索和读屏都有用。
- 所有图的光线方向保持一致，七张放在一起像同一家店拍的。

产品库里每个底版都带正面、细节和场景三张图，[先挑几个底版](/products)看看哪些场景适合你的图案，再决定补拍哪几张。`,
    },
    en: {
      title: 'Seven pictures every personalised listing needs',
      summary:
        'The first earns the click, the other six the order. Each answers one question; order matters more than polish.',
      body: `
Buyers cannot touch anything; they look for answers in pictures. Seven of them answer seven questions. Whichever is missing comes back as a message to your support.

## One: what is it?
The artwork fills at least 60 % of the frame on a clean ground and can still be recognised at 200 pixels wide. No sale banners; most platforms forbid them anyway.

## Two: what is it like in use?
A scene. The mug on a table, the pillow on a sofa, the shirt on a person or hanger. Let the scene fit the receiver: a mug for dad does not stand on a dressing table.

## Three: what can I change?
If names, dates or fur colours can be changed, circle those parts and show one finished example. On personalised goods no picture sells more.

## Four: which colours?
All colours in one frame, with their names below, spelled exactly as in the options.

## Five: how large?
Measured numbers and where they were taken. Chest, length and sleeve for a shirt; a pillow on an ordinary sofa; height as well as volume for a mug. “Smaller than I thought” is a costly return, and this picture prevents it.

## Six: how does it feel?
A close-up: the weave, the pile, the rim. Write weight or material, not “premium”.

## Seven: when does it arrive?
A simple line: paid → 1–3 days of production → shipped → delivery window. In season put the order deadline here.

## Two details
- Name files and alternative texts by content, such as black-cat-tshirt-front.jpg; search engines and screen readers use them.
- Keep the light from one side, so that all seven look like one shop.

Every product in our catalogue comes with front, detail and scene pictures. [Look at a few](/products) before deciding what to photograph yourself.`,
    },
  },
]
