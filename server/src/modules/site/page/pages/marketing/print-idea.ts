import { avoids, dos, item, link, marketingPage, mockup, shop, t } from '../define-page.ts'

export const printIdeaPage = marketingPage('/home/printIdea', {
  name: t`印花灵感 | Print ideas`,
  theme: 'blossom',
  title: t`印花灵感：六种风格怎么落到商品上 | Print ideas: six styles and how to put them on products`,
  description: t`复古落日、线描、水彩、满版花纹、字体、可爱动物：每种风格适合什么底版、多大、配什么底色，全部用图库图案示范。 | Retro suns, line art, watercolour, patterns, lettering and cute animals: which base, what size, which colour, shown with gallery designs.`,
  keywords: t`印花设计,图案灵感,满版印花,T恤图案 | print design,pattern ideas,all-over print,T-shirt graphics`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`印花灵感 | Print ideas`,
      title: t`好图案放错地方，也卖不动 | A good design in the wrong place does not sell`,
      lead: t`风格、底版、尺寸、底色，四件事要一起决定。下面六种风格都给出放法，图案来自平台图库，可以直接用。 | Style, base, size and ground are decided together. Six styles with their placement, all from the platform gallery.`,
      pictures: [
        mockup('tshirt', 'front', 'sand', 'retro-sunset-desert'),
        mockup('pillow', 'front', 'white', 'pattern-jungle'),
        mockup('canvas', 'front', 'white', 'vase-still-life'),
        mockup('phonecase', 'front', 'clear', 'watercolour-galaxy'),
      ],
      actions: [link(t`开始设计 | Start designing`, '/products')],
      facts: [],
    },
    {
      kind: 'artworks',
      title: t`一、复古落日：居中，宽 28 厘米 | One: retro suns, centred, 28 cm wide`,
      lead: t`圆形构图天生适合胸前。深色布料上最有味道，白布反而显平；前胸距领口 7 厘米。 | Round pictures belong on the chest, better on dark than on white, seven centimetres below the collar.`,
      slugs: [
        'retro-sunset-palms',
        'retro-lighthouse',
        'retro-camper-van',
        'retro-sunset-cat',
        'retro-wave-circle',
        'retro-sunset-whale',
      ],
      on: { product: 'tshirt', view: 'front', colour: 'black' },
    },
    {
      kind: 'artworks',
      title: t`二、线描：留白就是设计 | Two: line art, where emptiness is design`,
      lead: t`线条不低于 0.4 毫米；适合马克杯、帆布袋、浅色卫衣，宽度控制在 18 厘米以内。 | Lines of 0.4 mm and more, within 18 cm, for mugs, totes and light sweatshirts.`,
      slugs: ['one-line-peaks', 'line-cat', 'line-bouquet', 'line-vases', 'mandala-crescent'],
      on: { product: 'tote', view: 'front', colour: 'natural' },
    },
    {
      kind: 'artworks',
      title: t`三、满版花纹：比例大过你的直觉 | Three: patterns, larger than you think`,
      lead: t`花纹单元印出来常显小。抱枕上一个单元 15–20 厘米，浴帘 30 厘米，手机壳 4 厘米。 | Repeats look small in print: 15–20 cm on a pillow, 30 on a curtain, 4 on a phone case.`,
      slugs: [
        'pattern-terrazzo',
        'pattern-retro-arches',
        'pattern-lemon-grove',
        'pattern-asanoha',
        'pattern-mushroom-wood',
        'pattern-ditsy-night',
      ],
      on: { product: 'pillow', view: 'front', colour: 'white' },
    },
    {
      kind: 'picture_text',
      title: t`四、水彩：只放白底，别描边 | Four: watercolour on white, without outline`,
      paragraphs: [
        t`水彩的魅力在晕开的边缘，深色布料需要白墨打底，边缘会变硬。选白色陶瓷、帆布画、白 T恤；缩小时不要低于原图的四分之一。 | Its charm is the soft edge, which a white base on dark cloth makes hard. Use white ceramic, canvas or white shirts, and never below a quarter of the original.`,
      ],
      picture: mockup('mug', 'front', 'white', 'watercolour-poppies'),
    },
    {
      kind: 'picture_text',
      title: t`五、字体：读得快，比写得美重要 | Five: lettering that reads quickly`,
      paragraphs: [
        t`三秒内读完一遍，才会被买。四到七个词，主词放大两倍；手写体只做点缀，正文用粗无衬线或衬线。 | It must be read in three seconds: four to seven words, the main one twice as large; script for accents only.`,
      ],
      picture: mockup('sweatshirt', 'front', 'heather-grey', 'say-one-more-chapter'),
    },
    {
      kind: 'picture_text',
      title: t`六、可爱动物：眼睛要有光 | Six: cute animals with light in their eyes`,
      paragraphs: [
        t`正面、大头、眼里一点高光，是让人停下来的三要素。给孩子用圆角和暖色，给成人加一件配饰：眼镜、围巾、飞行帽。 | Facing you, a large head, a spark in the eye. Round and warm for children; glasses, scarf or helmet for grown-ups.`,
      ],
      picture: shop('kids-tee', 'hero'),
    },
    {
      kind: 'checklist',
      title: t`落稿前的最后一遍 | The last look before saving`,
      groups: [
        dos(
          t`缩到手机缩略图大小，还认得出是什么 | Shrink it to a thumbnail: still recognisable?`,
          t`转成灰度，主体和底色仍分得开 | Turn it grey: still apart from the ground?`,
          t`问一个没看过的人：“这是给谁的？” | Ask someone new for whom it is`,
        ),
        avoids(
          t`把同一张图等比放到所有底版 | The same size on every base`,
          t`白图案放在白底版上 | White on white`,
          t`文字贴着缝线和口袋 | Words on seams and pockets`,
        ),
      ],
    },
    {
      kind: 'cards',
      title: t`三个快速出图的办法 | Three quick ways`,
      items: [
        item(
          t`改一个字 | Change one word`,
          t`同一排版换职业、品种、城市，一晚二十张。 | One layout, twenty jobs, breeds or cities.`,
        ),
        item(
          t`换一套色 | Change the palette`,
          t`同一图案做春夏秋冬四套，全年不重画。 | Four palettes for four seasons.`,
        ),
        item(
          t`拆一张图 | Take it apart`,
          t`把插画拆成主体和花纹：T恤用主体，抱枕用花纹，成套卖。 | Figure for the shirt, pattern for the pillow, sold as a set.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`选一种风格，做十张 | One style, ten designs`,
      body: t`风格统一的店，比什么都有的店更容易被记住。 | A shop with one style is remembered.`,
      links: [
        link(t`打开设计器 | Open the designer`, '/products'),
        link(t`博客里的设计趋势 | Trends in the blog`, '/home/blog'),
      ],
    },
  ],
})
