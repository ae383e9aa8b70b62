import { type Definition, family, sizeTable } from '../define.ts'

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
    colour_parts: [],
    sizes: sizeTable(['head', 'crown', 'brim'], '均码_One_size', 'same', ['均码_One_size 58 12 7']),
    price_fen: 2380,
    weight_g: 95,
    packed_cm: [26, 18, 11],
  }),
]
