import type { SeedPost } from './post.ts'

export const knowHow: readonly SeedPost[] = [
  {
    id: 1,
    slug: 'artwork-resolution',
    type: 1,
    cover: 'shop:tshirt/detail',
    day: '2026-09-03',
    zh: {
      title: '图案要多少像素才印得清楚：一张表算明白',
      summary: '分辨率不看文件大小，看“像素 ÷ 印刷尺寸”。附 T恤、马克杯、抱枕和毛毯的最低像素表。',
      body: `
买家退货时最常说的一句话是“印出来糊”。糊的原因几乎都在下单之前就定了：图案的像素撑不起印刷的尺寸。

## 只有一个公式
需要的像素 = 印刷宽度（厘米）÷ 2.54 × 目标 dpi。

拿 T恤举例：M 码正面印区 30 × 40 厘米，300 dpi，就是 30 ÷ 2.54 × 300 ≈ 3543 像素宽、4724 像素高。图案只放胸口 10 厘米宽的小标，1181 像素就够。所以先想好印多大，再谈图够不够。

## 常用底版的参考像素
| 底版 | 印刷尺寸 | 目标 dpi | 建议像素 |
| 圆领 T恤（M，正面） | 30 × 40 cm | 300 | 3543 × 4724 |
| 马克杯环绕 | 20 × 8.5 cm | 300 | 2362 × 1004 |
| 抱枕 45 × 45 | 45 × 45 cm | 150 | 2657 × 2657 |
| 法兰绒毯 | 150 × 200 cm | 100 | 5906 × 7874 |

观看距离越远，需要的 dpi 越低。毛毯铺在沙发上看，100 dpi 已经细腻；手机壳拿在手里看，300 dpi 才放心。

## 三个常见误会
- **把 72 dpi 改成 300 dpi 就清楚了**：改的只是标签，像素没有变多。
- **文件有 20 MB 一定够大**：体积说明不了像素，先看宽高。
- **用软件放大两倍就行**：边缘会变软，文字和线条最明显。能重新导出就不要放大。

## 自查的顺序
1. 在图库里看图片的宽 × 高像素。
2. 用上面的公式算出最大印刷宽度：像素 ÷ dpi × 2.54。
3. 达不到目标的 75%，考虑缩小图案；不到 40%，换图。
4. 矢量图（SVG）没有像素问题，文字类图案优先用它。

把这一步放在上架之前，就不用在售后里解释“为什么和效果图不一样”。上传图片的要求见[帮助中心](/helpCenter?menuId=3)。`,
    },
    en: {
      title: 'How many pixels does a print need? One table settles it',
      summary:
        'Resolution is not file size but pixels divided by print size. With minimums for shirts, mugs, pillows and blankets.',
      body: `
“It came out blurry” is the sentence that brings shirts back. The cause is nearly always fixed before the order: the artwork has too few pixels for the size it is printed at.

## There is one formula
Pixels needed = print width in centimetres ÷ 2.54 × target dpi.

The front of a crew-neck T-shirt in size M is 30 × 40 cm at 300 dpi: 30 ÷ 2.54 × 300 ≈ 3543 px wide and 4724 px high. A small 10 cm chest mark needs only 1181 px. Decide how large it prints first, then ask whether the file is large enough.

## Reference sizes
| Product | Print size | Target dpi | Pixels |
| Crew-neck T-shirt (M, front) | 30 × 40 cm | 300 | 3543 × 4724 |
| Mug wrap | 20 × 8.5 cm | 300 | 2362 × 1004 |
| Pillow 45 × 45 | 45 × 45 cm | 150 | 2657 × 2657 |
| Flannel blanket | 150 × 200 cm | 100 | 5906 × 7874 |

The farther away it is looked at, the fewer dots it needs. A blanket on a sofa is fine at 100 dpi; a phone case held in the hand wants 300.

## Three misunderstandings
- **Changing 72 dpi to 300 dpi makes it sharp.** It changes a label; there are no more pixels than before.
- **A 20 MB file must be big enough.** Bytes say nothing about pixels; look at width and height.
- **Doubling it in software will do.** Edges go soft, most visibly in letters and lines. Export again rather than enlarge.

## How to check
1. Look up the width and height of the picture in your library.
2. Work out the largest print: pixels ÷ dpi × 2.54.
3. Below 75 % of the target, print it smaller; below 40 %, use another picture.
4. Vector artwork (SVG) has no such limit; prefer it for anything with words.

Do this before listing and you will not have to explain later why the print differs from the mockup. What we accept is in the [help centre](/helpCenter?menuId=3).`,
    },
  },
  {
    id: 2,
    slug: 'dtg-or-dtf',
    type: 1,
    cover: 'shop:womens-tee/scene',
    day: '2026-10-12',
    zh: {
      title: 'DTG 直喷还是 DTF 烫画：按布料和图案来选',
      summary: '两种工艺没有高下，只有合不合适。棉含量、底色、图案面积三个问题，就能选对。',
      body: `
同一张图，用数码直喷（DTG）和白墨烫画（DTF）印出来，手感、边缘、耐洗都不一样。选错了不会立刻被发现，往往是买家洗过三次之后写评价时才知道。

## 先看它们怎么印
**DTG** 像喷墨打印机，把水性墨水直接喷进棉纤维，墨和布长在一起，摸起来几乎没有存在感。**DTF** 先把图印在膜上，撒胶粉烘干，再热压到衣服上，图案是一层薄膜，颜色饱满、边缘利落。

## 三个问题选工艺
| 问题 | 更适合 DTG | 更适合 DTF |
| 布料含棉量 | 80% 以上的棉 | 涤纶、混纺、尼龙 |
| 图案样子 | 大面积、渐变、照片、水彩 | 小图标、文字、色块、细线 |
| 衣服底色 | 浅色最省心，深色需打白墨 | 深浅都一样稳 |

## 手感与透气
大面积图案优先 DTG。一块 30 × 40 厘米的实心烫画贴在胸口，夏天会闷；如果一定要用 DTF，就在设计里镂空：把背景去掉，留出布料本身的颜色，或用网点代替整块实色。

## 耐洗怎么跟买家说
两种工艺都请在商品描述里写同样三句话：反面洗、冷水洗、不烘干或低温烘干。DTG 的颜色会随洗涤慢慢变柔和，像旧 T恤；DTF 的颜色几乎不变，坏的时候是边角翘起。把预期写清楚，差评会少很多。

## 设计时要做的准备
1. 背景必须透明，不要留白底方块。
2. DTG 深色衫：避免大面积纯黑，直接镂空露出衣服的黑。
3. DTF：线条不细于 0.5 毫米，孤立的小点会在撕膜时丢失。
4. 半透明和羽化边缘交给 DTG，DTF 会在底下垫白，边缘发灰。

拿不准时，买一件样品洗五次，比任何说明都可靠。[样品优惠](/freeSample)里有申请办法。`,
    },
    en: {
      title: 'DTG or DTF: let the cloth and the artwork decide',
      summary: 'Neither is better; one fits. Three questions about cotton, shirt colour and print area settle it.',
      body: `
The same picture printed direct-to-garment (DTG) and as a film transfer (DTF) differs in feel, edge and wash. A wrong choice is not noticed at once; it shows after the third wash, when the buyer writes the review.

## How they work
**DTG** is an inkjet that sprays water-based ink into cotton. Ink and cloth become one and you hardly feel it. **DTF** prints on film, adds glue powder, cures it and presses it on. The picture is a thin layer with full colour and clean edges.

## Three questions
| Question | Leans to DTG | Leans to DTF |
| How much cotton? | 80 % or more | Polyester, blends, nylon |
| What artwork? | Large, gradients, photos, watercolour | Small marks, words, flat colours, fine lines |
| Shirt colour? | Light is easiest; dark needs white ink | Dark and light alike |

## Feel and breathability
Large artwork belongs to DTG. A solid 30 × 40 cm transfer on the chest is warm in summer. If it must be DTF, open the design up: take the background away so that the cloth shows, or use dots instead of a solid field.

## What to tell buyers about washing
Write the same three lines for both: wash inside out, cold, do not tumble dry or dry low. DTG softens with time like an old shirt; DTF keeps its colour and fails at the corners. Say so and you will see fewer complaints.

## Preparing the artwork
1. The background must be transparent, with no white box left.
2. DTG on dark shirts: avoid large black fields, cut them out and let the shirt be the black.
3. DTF: no line thinner than 0.5 mm; isolated dots are lost when the film is peeled.
4. Leave soft and half-transparent edges to DTG; DTF puts white beneath and they turn grey.

When in doubt, order one sample and wash it five times. The [sample page](/freeSample) says how.`,
    },
  },
  {
    id: 3,
    slug: 'colour-on-dark-cloth',
    type: 1,
    cover: 'art:moonlight-black-cat',
    day: '2026-11-05',
    zh: {
      title: '深色面料上的颜色：为什么屏幕上好看，印出来发闷',
      summary: '白墨、对比度和“衣服当一种颜色用”，是深色衫设计的三件事。附可以直接照做的检查表。',
      body: `
黑色和藏青是卖得最多的衫色，也是颜色问题最多的衫色。屏幕自己发光，布料不会，这是一切差别的起点。

## 白墨是什么
深色布会吃掉彩色墨水，所以印之前要先铺一层白。白墨铺得够，颜色才亮；铺得太厚，手感发硬。它还带来两个后果：图案边缘如果是半透明的，白底会露出一圈灰边；细于 0.5 毫米的彩线，底下的白可能比线还宽。

## 把衣服当成一种颜色
最耐看的深色衫设计，往往有三分之一的图案其实没有印：
- 图案里的黑色区域直接挖空，用衣服的黑。
- 藏青衫上的夜空，用镂空星星代替整块蓝。
- 阴影用网点，不用半透明灰。

这样省墨、柔软、透气，颜色之间的分界也更干净。

## 对比度检查
把图案转成灰度，放在衣服颜色的底上看。如果主体看不出轮廓，印出来也看不出。经验值：主体与底色的亮度差至少有 40%（0 到 100 的亮度里差 40 个点）。

| 底色 | 放心用 | 小心用 | 别用 |
| 黑 | 奶白、浅黄、天蓝、珊瑚 | 正红、草绿 | 藏青、深紫、深棕 |
| 藏青 | 白、金黄、浅粉 | 天蓝、橙 | 黑、墨绿 |
| 墨绿 | 奶白、芥末、浅粉 | 浅蓝 | 黑、深红 |

## 屏幕颜色的水分
屏幕用 RGB 显示，荧光绿、电光蓝、霓虹粉在布上没有对应的墨水，会自动落到最近的颜色，看起来“灰了一档”。设计阶段就把饱和度降 10% 到 15%，效果图和实物会接近得多。

## 上架前的五步
1. 背景透明，放大到 400% 看边缘有没有白边或杂点。
2. 纯黑区域是否已经挖空。
3. 转灰度看轮廓。
4. 荧光色换成同色相的普通色。
5. 同一图案给浅色衫另做一版：深色文字在白衫上照样成立吗。

一套图案做“深底版”和“浅底版”两份，是深色衫卖家最划算的习惯。`,
    },
    en: {
      title: 'Colour on dark cloth: bright on screen, dull on the shirt',
      summary: 'White ink, contrast, and using the shirt as one of your colours. With a checklist to follow.',
      body: `
Black and navy are the shirts most people buy and the ones with most colour trouble. A screen gives light; cloth does not. Everything follows from that.

## What the white ink does
Dark cloth swallows coloured ink, so a layer of white goes down first. Enough of it and colours shine; too much and the print is stiff. Two consequences: half-transparent edges show a grey rim of white, and under a coloured line thinner than 0.5 mm the white may be wider than the line.

## Use the shirt as a colour
The best dark designs leave a third of the picture unprinted:
- Cut out what is black and let the shirt be black.
- On navy, draw the night sky as stars cut out rather than as a blue field.
- Shade with dots, not with transparent grey.

It saves ink, stays soft, breathes, and colours meet more cleanly.

## Test the contrast
Turn the artwork to greyscale on the shirt colour. If you cannot see the outline there, nobody will on the shirt. As a rule, subject and shirt should differ by 40 points on a lightness scale of 0 to 100.

| Shirt | Safe | With care | Avoid |
| Black | cream, pale yellow, sky blue, coral | red, grass green | navy, deep purple, dark brown |
| Navy | white, golden yellow, pale pink | sky blue, orange | black, forest green |
| Forest | cream, mustard, pale pink | light blue | black, dark red |

## Colours that do not exist in ink
Neon green, electric blue and hot pink have no ink that matches. They fall to the nearest one and look a shade greyer. Take 10 to 15 % off the saturation while designing, and mockup and shirt will agree.

## Five steps before listing
1. Transparent background; look at the edges at 400 % for white rims and dust.
2. Are black areas cut out?
3. Does the outline hold in greyscale?
4. Replace neon by an ordinary colour of the same hue.
5. Make a second version for light shirts: do dark words still stand on white?

Keeping a “dark” and a “light” version of each design is the habit that pays most.`,
    },
  },
]
