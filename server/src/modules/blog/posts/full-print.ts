import type { SeedPost } from './post.ts'

export const fullPrint: readonly SeedPost[] = [
  {
    id: 16,
    slug: 'tileable-patterns',
    type: 6,
    cover: 'art:pattern-daisy-meadow',
    day: '2026-08-04',
    zh: {
      title: '可平铺图案入门：从一个单元到一整张不露缝的花纹',
      summary: '四种接法、一个验证动作、三个密度参数。做好一个单元，抱枕、毛毯、浴帘都能用。',
      body: `
满印产品需要的是花纹，不是放大的插画。花纹的本质是一个能首尾相接的单元，做对一次，可以铺满任何尺寸。

## 四种接法
| 接法 | 做法 | 感觉 |
| 方格 | 单元直接上下左右重复 | 规整，容易看出格子 |
| 半移 | 每一列下移半个单元 | 自然，最常用 |
| 砖块 | 每一行右移半个单元 | 横向流动，适合文字 |
| 镜像 | 相邻单元左右翻转 | 对称，适合几何和皮纹 |

## 做一个半移单元
1. 建正方形画布，3000 × 3000 像素。
2. 先把大元素放在中间，不碰边。
3. 用“位移”把画面横移 1500、竖移 1500，四个角的空洞转到中间。
4. 在空洞里补中等元素，穿过边缘的元素不要再动。
5. 重复一次，补小元素。

## 一个验证动作
把单元铺成 3 × 3，缩到 500 像素宽，眯着眼看。出现亮条、暗条、对角线或某个特别跳的元素，就说明分布不匀。买家看毛毯的距离正是这样。

## 三个密度参数
- **大中小比例** 约 1 : 3 : 6，大元素决定主题，小元素填呼吸。
- **空白** 占 25% 到 40%。低于 20% 会压抑，高于 50% 像没画完。
- **方向**：至少四个方向。全部朝上的花，铺在毯子上会分上下。

## 单元印多大
单元太大像没重复的插画，太小像布料噪点。参考宽度：手机壳 3–4 厘米，马克杯 5 厘米，抱枕 12–15 厘米，毛毯和浴帘 25–35 厘米。

## 颜色
六到八种颜色，底色占一半以上。给同一花纹做三个底色版本（浅、中、深），一次设计卖三条链接。深色底的花纹在绒面上更耐脏，浅色底在浴室更显干净。

## 导出
PNG，像素按“单元印刷宽度 ÷ 2.54 × 150”算，15 厘米的单元 886 像素就够印 150 dpi。不要把铺好的整张大图上传：文件巨大，改密度时还要重做。`,
    },
    en: {
      title: 'Tileable patterns: from one unit to cloth without a seam',
      summary:
        'Four ways to repeat, one test and three densities. One good unit serves pillows, blankets and curtains.',
      body: `
Full prints want a pattern, not an enlarged illustration. A pattern is a unit that joins itself; made once, it covers any size.

## Four repeats
| Repeat | How | Feels |
| Square | the unit repeats in rows and columns | orderly, the grid shows |
| Half drop | each column moves down by half | natural, most used |
| Brick | each row moves right by half | flows sideways, good for words |
| Mirror | neighbours are flipped | symmetrical, for geometry and hides |

## Making a half drop
1. Begin with 3000 × 3000 pixels.
2. Put the large elements in the middle, away from the edges.
3. Offset by 1500 both ways: the empty corners come to the middle.
4. Fill them with medium elements. What crosses an edge is not touched again.
5. Repeat with small ones.

## One test
Tile it 3 × 3, shrink to 500 pixels, and squint. Light or dark stripes, diagonals, or one loud element mean that it is uneven. This is how a buyer sees a blanket.

## Three densities
- **Large, medium, small** about 1 : 3 : 6. The large carry the theme, the small let it breathe.
- **Empty ground** 25 to 40 %. Below 20 it presses, above 50 it looks unfinished.
- **Direction**: at least four. Flowers that all point up give a blanket a top and a bottom.

## How large a unit
Too large and it is an illustration, too small and it is noise. Widths: phone case 3–4 cm, mug 5 cm, pillow 12–15 cm, blanket and curtain 25–35 cm.

## Colour
Six to eight colours, the ground more than half. Make three grounds (light, mid, dark) and one design becomes three listings. Dark grounds are practical on fleece, light ones look clean in a bathroom.

## Export
PNG with unit width ÷ 2.54 × 150 pixels: 886 px for a 15 cm unit at 150 dpi. Do not upload the tiled sheet: it is huge, and a change of density means doing it again.`,
    },
  },
  {
    id: 17,
    slug: 'pillow-and-blanket-full-print',
    type: 6,
    cover: 'shop:pillow/scene',
    day: '2026-10-19',
    zh: {
      title: '抱枕与毛毯满印：出血、缩水和“哪边是上”',
      summary: '软装满印的三类坑：边缘裁掉、绒面吃线、方向颠倒。给出每一类的具体余量。',
      body: `
抱枕和毛毯是满印里最好卖的两样，退货原因也很集中：边上的字被裁掉、细线看不见、图案倒了。都可以在设计阶段避免。

## 出血与安全边
缝制和裁切总有误差。背景要比成品大，内容要比成品小。
| 产品 | 背景每边多出 | 重要内容离边 |
| 抱枕 45 × 45 | 2 cm | 4 cm |
| 腰枕 30 × 50 | 2 cm | 4 cm |
| 法兰绒毯 | 3 cm | 6 cm |
| 浴帘 | 3 cm | 上边 8 cm，其余 5 cm |

边框是最危险的设计：缝偏 5 毫米，边框就一边宽一边窄。想要框感，用不规则的花边代替直线。

## 绒面吃线
法兰绒、珊瑚绒的绒毛有 2 到 4 毫米，比绒毛细的线会断。文字笔画不低于 3 毫米，小于 12 毫米高的字不要放。颜色在绒面上会深一点，浅色背景先提亮 5%。

## 哪边是上
毛毯会被任意方向披在身上，没有固定的上下。除非是肖像，花纹至少要有两个方向。有文字的毯子，放一次大字居中，不要铺满小字。抱枕要想清楚拉链在下边，图案朝上。

## 前后两面
抱枕可以两面不同：正面主图，背面花纹，从同一组颜色里取。两面都放主图不会更好卖，只会让买家觉得单调。

## 大面积深色
满版深色容易显出折痕和灰尘。深蓝、墨绿比纯黑耐看；在深底上撒一层 3% 的浅色小点，折痕就不明显了。

## 缩水与洗涤
法兰绒第一次水洗会缩 2% 到 3%，圆形不会变形，文字离边太近才会出问题，所以安全边要留够。描述里写：冷水、轻柔、低温烘干、不熨烫印面。

## 拍照与主图
把毛毯搭在沙发扶手上，露出三分之一花纹；抱枕两个一组，一主一副。平铺图放第二张，让买家看到完整设计。更多图片建议见[七张图](/home/blogDetail?id=6)。`,
    },
    en: {
      title: 'Full prints on pillows and blankets: bleed, pile and which way is up',
      summary: 'Three kinds of trouble and the margins that prevent them.',
      body: `
Pillows and blankets are the best sellers among full prints, and they come back for the same reasons: words cut off at the edge, thin lines gone, pictures upside down. All can be avoided at the desk.

## Bleed and safe margin
Sewing and cutting are never exact. The ground must be larger than the product, the content smaller.
| Product | Ground beyond each edge | Content inside |
| Pillow 45 × 45 | 2 cm | 4 cm |
| Lumbar 30 × 50 | 2 cm | 4 cm |
| Flannel blanket | 3 cm | 6 cm |
| Shower curtain | 3 cm | 8 cm above, 5 cm elsewhere |

Borders are the riskiest: a seam 5 mm off makes one side wide and the other narrow. If you want a frame, use an irregular edge of leaves instead of straight lines.

## Pile swallows lines
Flannel and coral fleece have 2 to 4 mm of pile, and thinner lines break. Strokes at least 3 mm, no letters below 12 mm. Colours come out a little darker; brighten pale grounds by 5 %.

## Which way is up
A blanket has no top. Unless it is a portrait, let the pattern point at least two ways. With words, one large line in the middle rather than many small ones. On pillows the zip is at the bottom and the picture points up.

## Two sides
Let a pillow differ: subject in front, pattern behind, from one palette. The same picture twice does not sell better.

## Large dark areas
They show creases and dust. Deep blue or forest green last better than black, and a sprinkle of 3 % light dots hides creases.

## Washing
Flannel shrinks by 2 to 3 % in the first wash. Circles stay round; words near the edge suffer, hence the margin. Write: cold, gentle, dry low, do not iron the print.

## Photographs
Drape the blanket over the arm of a sofa with a third of the pattern visible; show pillows in pairs. Put the flat view second. More in [seven pictures](/home/blogDetail?id=6).`,
    },
  },
  {
    id: 18,
    slug: 'full-print-themes',
    type: 6,
    cover: 'art:pattern-fair-isle',
    day: '2026-11-12',
    zh: {
      title: '冬季满印花纹怎么选：从费尔岛到格纹，六类花纹的用法',
      summary: '六类冬季花纹的配色、单元大小和适合的底版，以及把它们变成不止卖一个月的办法。',
      body: `
冬天是满印的季节：毛毯、抱枕、浴帘、桌垫都在换。选花纹时先想房间，再想节日，链接就不会在十二月二十六日死掉。

## 六类花纹
| 花纹 | 配色建议 | 单元宽度 | 最适合 |
| 费尔岛（针织纹） | 奶白 + 酒红 + 墨绿 | 12–18 cm | 毛毯、抱枕 |
| 格纹 | 两主色 + 一细线 | 10–20 cm | 毯子、桌垫、宠物巾 |
| 雪花散点 | 藏青底 + 奶白 | 15–20 cm | 浴帘、抱枕 |
| 松枝与浆果 | 米白底 + 深绿 + 红 | 20–30 cm | 毯子、桌垫 |
| 拐杖糖与姜饼 | 粉底或奶白底 | 8–12 cm | 儿童、马克杯 |
| 千鸟格 | 黑白或焦糖白 | 4–8 cm | 帆布包、鼠标垫、手机壳 |

## 费尔岛的画法
在网格上画，一个格子就是一针。横向每行只用两种颜色，这是真正针织的规矩，照着做才像。行与行之间交替宽窄：宽带放图案，窄带放点和锯齿。

## 格纹的秘密
经线和纬线用同一组颜色、同一组宽度，交叉处取两色的中间值。宽线与细线的比例约 5 : 1。斜 45 度的格纹更活泼，做宠物巾正好。

## 让它不止卖一个月
- **去节日**：松枝去掉铃铛和蝴蝶结，就是整个冬天。
- **换底色**：红绿是圣诞，蓝白是冬天，米和焦糖是秋冬通用。
- **错峰**：十月上针织和格纹，十一月上节日图案，一月把蓝白雪花推成“新年换新”。

## 与其他产品搭配
同一花纹放在毛毯、抱枕、桌垫上，单元大小按产品换，颜色不换。买家会成套买，前提是三张主图里的颜色看起来一样，所以一定在同样光线下出图。

## 检查清单
1. 3 × 3 平铺不露缝。
2. 缩到 200 像素宽，仍能认出是哪一类花纹。
3. 深色不超过 60%，否则绒面显脏。
4. 文字不进花纹，名字单独放一个角。

想做自己的单元，从[可平铺图案入门](/home/blogDetail?id=16)开始。`,
    },
    en: {
      title: 'Winter patterns: six kinds, from Fair Isle to tartan, and how to use them',
      summary: 'Palettes, unit sizes and products for six winter patterns, and how to sell them beyond December.',
      body: `
Winter is the season of full prints: blankets, pillows, curtains and desk mats are changed. Think of the room first and the holiday second, and the listing will not die on 26 December.

## Six patterns
| Pattern | Palette | Unit | Best on |
| Fair Isle (knit) | cream, wine, forest | 12–18 cm | blankets, pillows |
| Tartan | two main colours, one thin line | 10–20 cm | blankets, desk mats, pet bandanas |
| Snowflakes | navy ground, cream | 15–20 cm | curtains, pillows |
| Pine and berries | cream ground, dark green, red | 20–30 cm | blankets, desk mats |
| Candy cane and gingerbread | pink or cream ground | 8–12 cm | children, mugs |
| Houndstooth | black or caramel on white | 4–8 cm | totes, mouse pads, phone cases |

## Drawing Fair Isle
Draw on a grid where one cell is a stitch, with only two colours in each row. That is the rule of real knitting, and it shows. Alternate broad bands with motifs and narrow ones with dots and zigzags.

## The secret of tartan
Warp and weft share the same colours and widths; where they cross, take the colour between. Broad to thin about 5 : 1. Turned by 45° it is livelier, just right for bandanas.

## More than one month
- **Take the holiday out**: pine without bells and bows is all of winter.
- **Change the ground**: red and green are Christmas, blue and white are winter, cream and caramel are autumn too.
- **Stagger**: knit and tartan in October, holiday in November, blue snowflakes in January as a fresh start.

## Sets
Use one pattern on blanket, pillow and desk mat: change the unit size, not the colours. Buyers take the set if the pictures agree, so render them in the same light.

## Checklist
1. No seam when tiled 3 × 3.
2. At 200 pixels you still recognise it.
3. Dark below 60 %, or fleece looks dusty.
4. No words inside the pattern; put a name into one corner.

To make your own unit, begin with [tileable patterns](/home/blogDetail?id=16).`,
    },
  },
]
