import type { SeedPost } from './post.ts'

export const design: readonly SeedPost[] = [
  {
    id: 7,
    slug: 'placement-on-shirts',
    type: 3,
    cover: 'shop:tshirt/hero',
    day: '2026-07-28',
    zh: {
      title: 'T恤图案放多高：胸口、整版、后背的位置尺寸',
      summary: '同一张图，高两厘米和低两厘米像两件衣服。给出领口距离、宽度和尺码缩放的具体数字。',
      body: `
很多图案在画布上好看，穿上身却“掉下去了”。原因是设计时看的是平面，穿的时候胸口是最高点。

## 四种常用位置
| 位置 | 图案宽度 | 上沿离领口 | 适合 |
| 左胸小标 | 8–10 cm | 8–10 cm | 文字、标志、职业主题 |
| 胸口横排 | 24–28 cm | 7–9 cm | 短语、大学风字母 |
| 正面整版 | 26–30 cm | 6–8 cm | 插画、圆形日落、宠物 |
| 后背整版 | 28–32 cm | 10–12 cm | 俱乐部、活动、地图 |

图案的视觉中心应落在腋下连线附近，而不是衣服的几何中心。圆形图案看起来比实际低，往上提 1 厘米；上宽下窄的图案可以低一点。

## 尺码变了怎么办
S 到 5XL 的衣服宽度相差很多，同一张 28 厘米的图在 S 码几乎碰到袖缝，在 5XL 码像一枚邮票。做法是按“印区宽度的比例”而不是固定厘米来放：正面整版取 85% 到 95%，左胸小标固定 9 厘米不变。

## 女款与童装
- 女款胸围处有弧度，横向长文字会被拉弯，拆成两行。
- 女款图案上沿比同尺码男款高 1 厘米。
- 童装印区小，减少细节，文字高度不低于 1 厘米。

## 前后都印
前胸小标加后背整版是最稳的组合。两面的颜色不要超过六种，最好用同一组色，看起来是一套而不是两张图。多印一面会有加价，先在价格表里看清楚再定价。

## 下单前看三眼
1. 缩小到 10% 看整体重心，有没有往下坠。
2. 把图案遮住下面三分之一：坐下时桌子会挡住那里，主题还在吗？
3. 换三种底色看一遍，边缘和对比都成立再保存。`,
    },
    en: {
      title: 'How high does the print sit? Placement numbers for shirts',
      summary:
        'Two centimetres up or down make another shirt. Distances from the collar, widths, and what to do across sizes.',
      body: `
Artwork that looks right on the canvas can slide down on the body: you design on a flat sheet, but worn, the chest is the highest point.

## Four usual places
| Place | Width | Top edge below collar | Good for |
| Left chest | 8–10 cm | 8–10 cm | marks, words, professions |
| Across the chest | 24–28 cm | 7–9 cm | short phrases, college letters |
| Full front | 26–30 cm | 6–8 cm | illustrations, round sunsets, pets |
| Full back | 28–32 cm | 10–12 cm | clubs, events, maps |

The optical centre belongs near the line between the armpits, not at the middle of the shirt. Round artwork looks lower than it is: lift it one centimetre. What is wide above and narrow below may sit lower.

## Across sizes
From S to 5XL widths differ a lot. A 28 cm picture touches the sleeves in S and looks like a stamp in 5XL. Place it by share of the print area rather than by centimetres: 85 to 95 % for a full front, and a constant 9 cm for the left chest.

## Women’s and children’s shirts
- On a curved chest long lines bend: break them in two.
- Set the top edge one centimetre higher than on the same men’s size.
- Children’s areas are small: fewer details, letters at least one centimetre tall.

## Printing both sides
A small mark in front and a full back is the safest pair. Stay within six colours from one palette, so that it reads as one set. A second side costs extra; look at the price table before you set yours.

## Three looks before you save
1. Shrink to 10 %: does the weight hang too low?
2. Cover the lowest third, which a table hides when sitting. Is the subject still there?
3. Try three shirt colours. Save when edges and contrast hold on all.`,
    },
  },
  {
    id: 8,
    slug: 'words-that-print',
    type: 3,
    cover: 'art:say-good-vibes',
    day: '2026-08-31',
    zh: {
      title: '文字类图案的排版：字体、字距和那些看不见的坑',
      summary: '一句话占了定制销量的一大类。两款字体、三级大小、四个出错点，照着排就不会难看。',
      body: `
只有文字的图案最容易做，也最容易做得廉价。区别不在字体贵不贵，在于层级和间距。

## 两款字体就够
一款有个性（手写、衬线、复古），一款安静（无衬线）。个性字体放关键词，安静字体放其余。三款以上字体混排，几乎一定乱。选字体时看三个字母：小写 a、g 和大写 R，它们决定气质。

## 三级大小
主句、副句、小注，字号比例取 1 : 0.55 : 0.3。例如主句字高 6 厘米，副句 3.3 厘米，小注 1.8 厘米。小注印在杯子上不要低于 4 毫米，印在 T恤上不要低于 7 毫米。

## 字距和行距
- 全大写要加字距（约字高的 5%），手写体绝不加字距，会断开连笔。
- 两行之间的空白要小于字本身的高度，否则像两张图。
- 左对齐比居中更好读；居中适合每行长短有节奏的短句。

## 形状感
把整段文字放进一个看不见的形状：圆、盾牌、书脊。调字号让每行顶到形状边缘，远看就是一枚徽章，不需要再加边框。

## 四个常见错误
1. **弧形文字首尾字母拥挤**：弧度越大，字距要越大。
2. **描边和文字同色系**：深色衫上看不清，改成底色镂空的描边。
3. **英文单引号写成直撇**：Mom’s 不是 Mom's，放大后很明显。
4. **拼写**：定制件错一个字母就是整单重做。让另一个人从最后一个词倒着读一遍。

## 版权
字体要有商用许可；歌词、电影台词、品牌口号不能用，哪怕只有四个词。想要“像那句话的感觉”，写一句自己的。

## 给买家留位置
可改名字的图案，按最长的名字排版（例如 Alexandria 有 10 个字母），再缩到最短的名字看看是否空。两头都成立，客服就不用手工改图。`,
    },
    en: {
      title: 'Setting words: type, spacing and the traps nobody sees',
      summary: 'Word designs sell everywhere. Two typefaces, three sizes and four traps to avoid.',
      body: `
A design of words is the easiest to make and the easiest to make cheap. The difference lies in hierarchy and space, not in the price of the typeface.

## Two typefaces are enough
One with character (script, serif, retro) for the key word, one quiet sans for the rest. With three it turns to noise. Judge a typeface by a, g and R; they carry its temper.

## Three sizes
Main line, second line and note in the ratio 1 : 0.55 : 0.3. With a main line 6 cm tall the second is 3.3 cm and the note 1.8 cm. On a mug nothing below 4 mm, on a shirt nothing below 7 mm.

## Spacing
- Capitals want letter-spacing of about 5 % of their height; scripts never, it breaks the joins.
- The gap between two lines stays smaller than the letters, or they read as two pictures.
- Left-aligned reads better; centre only short lines with a rhythm.

## Give it a shape
Set the words into an invisible circle, shield or spine and size each line to touch its edge. From afar it is a badge and needs no frame.

## Four traps
1. **Arched words crowd at the ends**: the stronger the arc, the wider the spacing.
2. **An outline in the same tone**: lost on dark shirts; cut the outline out instead.
3. **Straight apostrophes**: Mom’s, not Mom's. Enlarged, it shows.
4. **Spelling**: one wrong letter is a whole reprint. Let somebody read it backwards, word by word.

## Rights
Typefaces need a commercial licence. Lyrics, film lines and slogans are not yours, not even four words of them. Write a line of your own with the same feeling.

## Room for names
Set personalised designs with the longest name you expect (Alexandria has ten letters), then try the shortest. If both hold, nobody has to adjust by hand.`,
    },
  },
  {
    id: 9,
    slug: 'mug-wrap-design',
    type: 3,
    cover: 'shop:mug-15oz/hero',
    day: '2026-10-08',
    zh: {
      title: '马克杯环绕图怎么设计：把手、接缝和左右手',
      summary: '杯子不是一张平面图。搞清楚看得见的三分之一、接缝和惯用手，图案就不会印在错的一面。',
      body: `
环绕印花的马克杯展开是一条约 20 × 8.5 厘米的长图，但谁也不会同时看到整条。一次只能看到约三分之一，这决定了一切。

## 三个面
把长图分成三段：把手左侧、正对面、把手右侧。
- 右手拿杯时，自己看到的是把手左侧那一面，对面的人看到另一面。
- 送礼图案：名字放在自己看得到的一面，图案放在别人看得到的一面。
- 只有一个主体时，左右各放一次，惯用手就不再是问题。

## 安全距离
| 部位 | 留空 |
| 杯口上沿 | 至少 6 mm |
| 杯底下沿 | 至少 6 mm |
| 把手两侧 | 各 10 mm |

热升华转印在杯口和把手根部会变淡，重要的字不要放在那里。

## 接缝
首尾在把手后面相接。满版花纹要能首尾衔接：最简单的做法是用可以平铺的图案，宽度取展开长度的整数分之一，例如 20 厘米放四个 5 厘米的单元。不能衔接时，让底色在两端渐变到白。

## 颜色
白杯上的浅色会显得更浅，粉彩要加深一档。大面积深色在杯底附近容易出现细小白点，设计时让深色从底边收起 6 毫米，看起来像刻意留的边。

## 11 盎司和 15 盎司
两种杯的展开高度不同，直接拉伸会让圆变椭圆。做法是保持图案高度，用左右的留白调整，或在 15 盎司版上加一行字。

## 礼物组合
同一主题做“杯 + 杯垫”或“一家四口四只杯”，只换名字和颜色。每只杯的版式一致，买家才会一次买四只。设计时先定版式，再替换变量，后面批量制作会快得多。`,
    },
    en: {
      title: 'Designing a mug wrap: handle, seam, left hand and right hand',
      summary: 'A mug is not a flat picture. Know the visible third, the seam and the hand that holds it.',
      body: `
Unrolled, a mug wrap is a strip of about 20 × 8.5 cm, but nobody ever sees all of it. A third at a time: that decides everything.

## Three faces
Divide the strip: left of the handle, opposite it, right of it.
- A right-handed drinker sees the face left of the handle; whoever sits opposite sees the other.
- For gifts, put the name where the owner sees it and the picture where others do.
- With one subject only, print it left and right, and the hand no longer matters.

## Keep clear
| Where | Leave free |
| Below the rim | at least 6 mm |
| Above the base | at least 6 mm |
| Each side of the handle | 10 mm |

Sublimation pales near the rim and at the roots of the handle; keep words away.

## The seam
Both ends meet behind the handle. A pattern should join there: use a tileable one whose unit divides the length, four units of 5 cm for 20 cm. If it cannot join, fade the ground to white at both ends.

## Colour
Pale colours look paler on white ceramic: take pastels one step darker. Large dark fields tend to show pinholes near the base; end them 6 mm above it so that the edge looks meant.

## 11 oz and 15 oz
Their heights differ, and stretching turns circles into eggs. Keep the height and adjust the empty space at the sides, or add a line of text on the larger one.

## Sets
Make “mug and coaster” or four mugs for a family by changing only names and colours. The layout must stay the same, or nobody buys four. Fix the layout first and fill in the variables later; that also makes batch work fast.`,
    },
  },
]
