import { type Definition, family, sizeTable } from '../define.ts'
import type { Pair } from '../terms.ts'

const seam: Pair = ['缝线', 'a seam']
const pleat: Pair = ['褶线', 'a pleat']
const brim: Pair = ['帽檐弧线', 'the curve above the brim']

const sewn = { kind: 'seam', name: seam, radius: 0 } as const

const hat = family({
  season: 'all',
  gender: 'unisex',
  size_type: 'one',
  category: 'caps',
  grade: 2,
  zones: ['US-EU', 'new'],
  dtc_level: 0,
  design_mode: 1,
  design_desc_show: 2,
  design_style: 'placement',
  dpi: 300,
  packs: 'same',
  extra_view_fen: 0,
  tiers_bp: [0, 300, 800, 1300, 2000],
  factories: ['F-GZ1', 'F-LA1'],
  light: 'cloth',
})

export const headwear: readonly Definition[] = [
  hat({
    code: 'cap',
    name: ['六片棒球帽', 'Six-panel baseball cap'],
    subtitle: ['硬挺前片，金属扣可调', 'Structured front and a metal buckle'],
    points: [
      ['前两片加衬不塌，刺绣平整', 'Lined front panels keep embroidery flat'],
      ['后扣调节 56–60 厘米，成人通码', 'Adjusts from 56 to 60 cm, one size for adults'],
      ['内侧吸汗带，长时间佩戴不闷', 'A sweatband inside for long days'],
    ],
    description: [
      '水洗斜纹棉，帽檐八道车线。默认刺绣，平面图案可选烫画。',
      'Washed cotton twill with eight rows of stitching on the visor. Embroidery by default; heat transfer for flat artwork.',
    ],
    techniques: [
      ['embroidery', 0],
      ['dtf', 0],
    ],
    material: ['100% 水洗斜纹棉', '100% washed cotton twill'],
    design: [
      '前片 12×5.8 厘米。刺绣请控制在 8 色以内，线条不细于 1.2 毫米。',
      'Front of 12 × 5.8 cm. For embroidery use at most 8 colours and no line under 1.2 mm.',
    ],
    colours: ['black', 'white', 'navy', 'khaki', 'red', 'forest'],
    colour_parts: [1, 2, 3, 4],
    sizes: sizeTable(['head', 'crown', 'brim'], '均码_One_size', 'same', ['均码_One_size 58 12 7']),
    // The front panel is sewn to its neighbours inside the print, and the crown bends where the visor begins.
    holes: {
      front: [
        ...[2.1, 9.9].map((at) => ({ ...sewn, left: at - 0.15, top: 0, width: 0.3, height: 5.2 })),
        {
          kind: 'brim',
          name: brim,
          left: 0,
          top: 5,
          width: 12,
          height: 0.8,
          points: [
            [0, 5.8],
            [0, 5],
            [2, 5.22],
            [4, 5.35],
            [6, 5.4],
            [8, 5.35],
            [10, 5.22],
            [12, 5],
            [12, 5.8],
          ],
        },
      ],
    },
    // Between its seams and above the curve.
    places: { left: [2.4, 0.4, 3.4, 4.4], front: [2.4, 0.4, 7.2, 4.4], right: [6.2, 0.4, 3.4, 4.4] },
    price_fen: 2380,
    weight_g: 95,
    packed_cm: [26, 18, 11],
  }),
  hat({
    code: 'beanie',
    name: ['针织毛线帽', 'Knit beanie'],
    subtitle: ['双层翻边，秋冬基础款', 'Double cuff for the cold months'],
    points: [
      ['双层细针距针织，保暖不透风', 'Two layers of fine knit keep the wind out'],
      ['7 厘米翻边，刺绣或皮标都放得下', 'A 7 cm cuff has room for embroidery or a patch'],
      ['弹性大，54–62 厘米头围通用', 'Stretches to fit heads of 54 to 62 cm'],
    ],
    description: [
      '翻边正中刺绣标志，团队与户外品牌常用。',
      'The mark is embroidered in the middle of the cuff; teams and outdoor brands order it.',
    ],
    season: 'autumn-winter',
    techniques: [['embroidery', 0]],
    material: ['100% 腈纶', '100% acrylic'],
    design: ['印区 11×4.6 厘米，刺绣线条不细于 1.5 毫米。', 'A mark of 11 × 4.6 cm; no embroidered line under 1.5 mm.'],
    colours: ['black', 'charcoal', 'navy', 'heather-grey', 'maroon', 'forest', 'mustard', 'ivory'],
    colour_parts: [],
    sizes: sizeTable(['head', 'crown', 'cuff'], '均码_One_size', 'same', ['均码_One_size 58 21 7']),
    places: { left: [0.4, 0.3, 3.4, 4], front: [0.4, 0.3, 10.2, 4], right: [7.2, 0.3, 3.4, 4] },
    price_fen: 1980,
    weight_g: 80,
    packed_cm: [24, 20, 3],
  }),
  hat({
    code: 'bucket-hat',
    name: ['满版渔夫帽', 'All-over bucket hat'],
    subtitle: ['帽身帽檐连续印花', 'Print runs from crown to brim'],
    points: [
      ['先印后裁，帽檐与帽身图案连续', 'Printed before cutting, so crown and brim share the pattern'],
      ['帽檐 8 道车线，下垂有型', 'Eight rows of stitching shape the brim'],
      ['可折叠放口袋', 'Folds into a pocket'],
    ],
    description: ['夏季与音乐节热卖款，适合花卉与重复图案。', 'A summer and festival seller for flowers and repeats.'],
    season: 'spring-summer',
    techniques: [['sublimation', 0]],
    design_style: 'full',
    zones: ['jit', 'new'],
    material: ['100% 涤纶斜纹，棉里', '100% polyester twill, cotton lining'],
    design: ['满版环绕，请用可平铺的图案。', 'Wraps all the way round: use a pattern that tiles.'],
    colours: ['white'],
    colour_parts: [],
    dpi: 200,
    sizes: sizeTable(['head', 'crown', 'brim'], '均码_One_size', 'same', ['均码_One_size 58 9 6']),
    // Side seams of the crown, and the one where the brim begins.
    holes: {
      front: [
        { ...sewn, left: 0, top: 0, width: 0.3, height: 8.6 },
        { ...sewn, left: 29.7, top: 0, width: 0.3, height: 8.6 },
        { ...sewn, left: 59.3, top: 0, width: 0.3, height: 8.6 },
        { ...sewn, kind: 'brim', name: brim, left: 0, top: 8.4, width: 59.69, height: 0.4 },
      ],
    },
    // On the crown, between its side seams and above the brim: front panel and back panel.
    places: {
      left: [30.4, 1, 9, 6.8],
      front: [39.5, 1, 10, 6.8],
      right: [49.9, 1, 9, 6.8],
      back: [9.85, 1, 10, 6.8],
    },
    price_fen: 2280,
    weight_g: 85,
    packed_cm: [26, 20, 4],
    factories: ['F-GZ1'],
  }),
  hat({
    code: 'face-mask',
    name: ['可洗布口罩', 'Washable face mask'],
    subtitle: ['三层布料，可调耳绳', 'Three layers with adjustable loops'],
    points: [
      ['外层防泼水，内层纯棉', 'Splash-proof outside, cotton inside'],
      ['可放滤片，鼻梁条可塑形', 'Filter pocket and a nose wire'],
      ['可水洗 30 次', 'Good for 30 washes'],
    ],
    description: [
      '日常防尘与骑行用，非医用。单件轻，适合做活动赠品。',
      'For dust and cycling, not for medical use. Light, and a handy giveaway.',
    ],
    category: 'face-masks',
    techniques: [['sublimation', 0]],
    design_style: 'full',
    grade: 3,
    zones: ['jit'],
    size_type: 'dimension',
    material: ['涤纶面，棉里', 'Polyester face, cotton lining'],
    design: [
      '中间有三道褶，主体请居中，细字避开褶线。',
      'Three pleats cross it: centre the subject and keep small lettering off the folds.',
    ],
    colours: ['white'],
    colour_parts: [],
    sizes: sizeTable(['width', 'height'], '19×9.5cm', 'full', ['16×8cm 16 8', '19×9.5cm 19 9.5 +0.5']),
    holes: {
      front: [3.9, 5.7, 7.5].map((at) => ({
        kind: 'fold' as const,
        name: pleat,
        radius: 0,
        left: 0,
        top: at - 0.2,
        width: 19.8,
        height: 0.4,
      })),
    },
    price_fen: 380,
    weight_g: 15,
    packed_cm: [20, 11, 0.5],
    factories: ['F-GZ1'],
  }),
]
