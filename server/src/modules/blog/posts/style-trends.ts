import type { SeedPost } from './post.ts'

export const styleTrends: readonly SeedPost[] = [
  {
    id: 13,
    slug: 'retro-sunset',
    type: 5,
    cover: 'art:retro-sunset-palms',
    day: '2026-07-16',
    zh: {
      title: '复古日落为什么一直卖得动：拆解这一类图案的五个部件',
      summary: '分层色带、剪影、做旧、圆形构图、短句。学会拆解，就能换主题而不落俗套。',
      body: `
复古日落不是新东西，却年年有人买。它好用的原因是结构：五个部件，每个都能替换，换完还是那个味道。

## 五个部件
1. **圆**：视觉中心稳定，放在哪种底版上都不难看。
2. **色带**：从深到浅五到七条，暖色为主。色带之间留细缝，缝越往下越宽。
3. **剪影**：一个主体，轮廓要能在一秒内认出来。
4. **短句**：弧形放上方，或直线放下方，不超过四个词。
5. **做旧**：颗粒或裂纹，面积不超过 15%，太多像印坏了。

## 换主题的方法
保留圆和色带，换剪影与配色：
- 海边：椰树、帆船、鲸尾，橙到紫。
- 山里：鹿、营地、雪峰，芥末到墨绿。
- 城市：天际线、老式汽车，珊瑚到藏青。
- 宠物：猫背影、猎犬侧脸，奶油到焦糖。

剪影从侧面画，比正面更容易辨认；腿和耳朵之间的空隙要留出来。

## 配色的小公式
从一张老照片里取五个颜色：最亮的当太阳上沿，最暗的当剪影，中间三个按明度排成色带。饱和度整体降 15%，就有了年代感。

## 印刷上的注意
- 深色衫上，色带之间的细缝直接镂空，用衣服的颜色，柔软又省墨。
- 缝宽不低于 1 毫米，烫画不低于 1.5 毫米。
- 做旧颗粒不要小于 0.5 毫米，否则印出来像污点。

## 避开同质化
搜索结果里全是椰树时，换的不是颜色而是人：给潜水员、给房车家庭、给天文爱好者。剪影里藏一个只有那群人懂的细节，比如潜水旗、折叠桌、赤道仪，购买理由就出现了。

## 适合的底版
T恤、卫衣、帆布包、贴纸式的杯垫都合适；毛毯上要把圆放大到 80% 宽，并减少色带数量，远看才有力量。`,
    },
    en: {
      title: 'Why retro sunsets keep selling: five parts you can exchange',
      summary:
        'Bands, silhouette, wear, circle and a short line. Take it apart and you can change the theme without cliché.',
      body: `
Retro sunsets are not new, yet people buy them every year. Their strength is structure: five parts, each of which can be exchanged.

## The parts
1. **The circle**: a steady centre that suits any product.
2. **The bands**: five to seven from dark to light, mostly warm, with thin gaps that widen downwards.
3. **The silhouette**: one subject, recognised within a second.
4. **The line**: arched above or straight below, at most four words.
5. **The wear**: grain or cracks on no more than 15 %; beyond that it looks misprinted.

## Changing the theme
Keep circle and bands; change silhouette and palette:
- Coast: palms, sails, a whale’s tail, orange to purple.
- Mountains: stag, tent, peak, mustard to forest green.
- City: skyline, an old car, coral to navy.
- Pets: a cat from behind, a hound in profile, cream to caramel.

Draw from the side; it reads better than the front. Keep the gaps between legs and ears open.

## A formula for colour
Take five colours from an old photograph: the lightest for the upper rim of the sun, the darkest for the silhouette, three between for the bands in order of lightness. Take 15 % off the saturation and it has age.

## On the press
- On dark shirts cut the gaps out and let the cloth show: softer and with less ink.
- Gaps at least 1 mm, for transfers 1.5 mm.
- Grain no finer than 0.5 mm, or it looks like dirt.

## Not one of many
When all results show palms, change the people rather than the colours: divers, van families, stargazers. Hide a detail only they know, a dive flag, a folding table, a telescope mount, and there is a reason to buy.

## Where it fits
T-shirts, sweatshirts, totes and coasters. On blankets enlarge the circle to 80 % of the width and use fewer bands, so that it holds from afar.`,
    },
  },
  {
    id: 14,
    slug: 'line-art',
    type: 5,
    cover: 'art:line-bouquet',
    day: '2026-09-29',
    zh: {
      title: '线条画与极简风：越简单的图案，越要讲究的四件事',
      summary: '线宽、断点、留白、位置。线条画便宜好印，但差一毫米就是两个价格。',
      body: `
一根线画成的花、猫、山脊，看起来谁都会画。真正耐看的，都在别人看不见的地方下了功夫。

## 线宽
同一幅画只用一种或两种线宽。印刷后的实际线宽比屏幕数字更重要：
| 底版 | 建议线宽 |
| T恤直喷 | 0.8–1.5 mm |
| T恤烫画 | 1.0–2.0 mm |
| 刺绣 | 1.2 mm 以上 |
| 马克杯 | 0.5–1.0 mm |
| 帆布画 | 1.5–3.0 mm |

图案放大缩小时线宽会一起变，定好底版再定线宽，不要一张图打天下。

## 断点
一笔画不等于线不能断。在交叉处断开 2 毫米，前后关系立刻清楚；在结束处留一个圆头，画就呼吸了。断点要有规律，三处以内。

## 留白
线条画的主角是空白。图案占印区的 50% 到 60% 就够，四周空着。很多人怕空，加一圈边框或一句英文，反而普通。

## 位置
极简图案适合偏心摆放：左胸偏上、口袋位、帆布包右下角。居中摆大，会显得没画完。

## 颜色
- 米白衫配炭灰线，黑衫配奶白线，永远不出错。
- 想有一点颜色，只填一处：花心、猫耳、太阳。用低饱和的陶土、鼠尾草绿、雾蓝。
- 纯黑线在白杯上偏硬，换成 85% 的黑更温和。

## 风格不同，人群不同
线条花束的买家多在布置家，适合海报、抱枕、帆布画成套卖；线条猫狗是送养宠人的礼物，加上名字；线条山脊是户外人群的暗号，放左胸小标。给每一类写不同的标题，见[标题怎么写才搜得到](/home/blogDetail?id=4)。

## 版权提醒
一笔画的脸和人体有大量雷同作品，上架前做一次以图搜图。自己从照片描线时，照片也要有使用权。`,
    },
    en: {
      title: 'Line art and minimalism: four things that matter more the simpler it gets',
      summary:
        'Line width, breaks, empty space and placement. Cheap to print, but one millimetre makes two price classes.',
      body: `
A flower, a cat or a ridge in one line looks as if anyone could draw it. What lasts has its work hidden.

## Line width
Use one width or two. What counts is the width as printed:
| Product | Width |
| T-shirt, DTG | 0.8–1.5 mm |
| T-shirt, DTF | 1.0–2.0 mm |
| Embroidery | 1.2 mm and up |
| Mug | 0.5–1.0 mm |
| Canvas | 1.5–3.0 mm |

Lines scale with the artwork, so choose the product first. One file does not fit all.

## Breaks
One line need not be unbroken. Open it by 2 mm where it crosses itself and you see what is in front; end it with a round cap and it breathes. Three breaks at most, placed with reason.

## Empty space
Emptiness is the subject. Half to 60 % of the print area is enough. A frame or a sentence added out of fear makes it ordinary.

## Placement
Minimal art likes to stand off centre: high on the left chest, at the pocket, in the lower right of a tote. Large and centred it looks unfinished.

## Colour
- Charcoal on cream and cream on black never fail.
- If you want colour, fill one spot: the heart of the flower, an ear, the sun. Muted clay, sage or mist blue.
- Pure black is hard on white ceramic; 85 % black is kinder.

## Different styles, different people
Bouquets are bought for rooms: sell posters, pillows and canvases as a set. Cats and dogs are gifts: add a name. Ridges are a sign among hikers: left chest. Title each for its people; see [titles that get found](/home/blogDetail?id=4).

## Rights
One-line faces and figures look much alike. Search by image before listing, and trace only photographs you may use.`,
    },
  },
  {
    id: 15,
    slug: 'watercolour-pets',
    type: 5,
    cover: 'art:watercolour-hummingbird',
    day: '2026-11-02',
    zh: {
      title: '水彩风怎么印得干净：边缘、底色和选布',
      summary: '水彩的魅力在边缘，麻烦也在边缘。从扫描到导出的完整步骤，以及哪些底版别用。',
      body: `
水彩图案在屏幕上最讨喜，在布上最挑剔。渗开的边缘是半透明的，而半透明正是印刷最难处理的东西。

## 从纸到文件
1. 用 600 dpi 扫描，关闭自动增强。
2. 在白底上调色阶，让纸的颜色变成纯白，但不要吃掉最浅的晕染。
3. 用“正片叠底转透明”的方式抠底，不要用魔棒：魔棒会留下硬边和白屑。
4. 放在深灰底上检查，所有白屑都会现形。
5. 导出 PNG，长边不低于 4000 像素。

## 浅色布与深色布
| 底色 | 怎么做 |
| 白、米、浅灰 | 直接印，边缘最自然 |
| 浅粉、浅蓝 | 颜色会混入布色，先打样 |
| 中间色 | 底下垫白，边缘收硬 |
| 黑、藏青 | 另画一版：加不规则的白色纸边，像贴上去的画 |

给深色衫留“纸边”是最聪明的办法：与其让边缘发灰，不如让它看起来就是一张画。

## 选工艺
直喷对渐变最友好。烫画会在半透明处垫白，晕染变成色块。刺绣不适合水彩，改成线条版再绣。热升华的白色抱枕、白杯、海报是水彩的主场。

## 颜色
水彩的灰来自颜料的叠加，屏幕会把它显示得很透亮。导出前把最浅的部分加深 5%，布料会吃掉这一点；大面积天空加一点纸纹，避免看起来像渐变填充。

## 卖给谁
- 宠物肖像：买家提供照片，先给草图再下单，写清楚修改次数。
- 出生花、出生鸟：按月份做十二张，一次设计卖一年。
- 家乡风景：城市名写在右下角，字号不超过画面高度的 5%。

## 成套的做法
同一盒颜料画三张：主体、局部、花纹。主体放海报，局部放杯子，花纹铺抱枕，三件摆在一起就是一个系列。铺花纹的方法见[可平铺图案入门](/home/blogDetail?id=16)。`,
    },
    en: {
      title: 'Printing watercolour cleanly: edges, grounds and cloth',
      summary: 'Its charm is in the edges, and so is the trouble. From scan to export, and which products to avoid.',
      body: `
Watercolour is the most charming on screen and the fussiest on cloth. Its edges are half transparent, which is what printing handles worst.

## From paper to file
1. Scan at 600 dpi with automatic enhancement off.
2. Set the levels so that paper turns pure white without losing the palest wash.
3. Remove the ground by turning lightness into transparency, not with a magic wand, which leaves hard rims and specks.
4. Check on dark grey: every speck appears.
5. Export PNG, long side at least 4000 px.

## Light and dark cloth
| Ground | What to do |
| White, cream, pale grey | print directly; the most natural |
| Pale pink or blue | colours mix with the cloth; sample first |
| Mid tones | white beneath, edges turn hard |
| Black, navy | another version with a torn white paper edge |

The paper edge is the clever way out: instead of grey rims it looks like a painting laid on the shirt.

## Technique
DTG is kindest to gradients. DTF puts white beneath and turns washes into patches. Embroidery needs a line version. White pillows, white mugs and posters by sublimation are where watercolour is at home.

## Colour
Its greys come from layers of paint, and screens make them glow. Darken the palest parts by 5 % before export; cloth eats that much. Add paper grain to large skies so that they do not look like a fill.

## For whom
- Pet portraits: the buyer sends a photo. Show a sketch first and say how many changes are included.
- Birth flowers and birds: twelve pictures, one design effort for the whole year.
- Home towns: the name in the lower right, no taller than 5 % of the picture.

## Make a set
From one box of paints make three: subject, detail, pattern. The subject for posters, the detail for mugs, the pattern for pillows. How to tile it: [tileable patterns](/home/blogDetail?id=16).`,
    },
  },
]
