// How a buyer looks after a product, by what it is made of and how it is printed.
import type { Pair } from './terms.ts'

const cotton: Pair = [
  '30 ℃ 以下翻面机洗，不漂白；低温烘干或平铺晾干；熨烫避开印花。',
  'Machine wash inside out at up to 30 °C, do not bleach. Tumble dry low or dry flat. Iron around the print, not on it.',
]
const polyester: Pair = [
  '30 ℃ 以下温和机洗，不漂白；悬挂晾干，低温烘干；低温反面熨烫。',
  'Gentle machine wash at up to 30 °C, do not bleach. Hang to dry or tumble dry low. Cool iron on the reverse.',
]
const wipe: Pair = [
  '用湿布加中性清洁剂擦拭，不要浸泡；避免酒精和研磨剂。',
  'Wipe with a damp cloth and mild detergent; do not soak. Keep away from alcohol and abrasives.',
]
const ceramic: Pair = [
  '可用洗碗机和微波炉；不要用钢丝球，避免骤冷骤热。',
  'Safe in dishwasher and microwave. Do not scour, and avoid sudden changes of temperature.',
]
const steel: Pair = [
  '建议手洗，不要用微波炉和洗碗机；首次使用前用温水冲洗，洗后开盖晾干。',
  'Wash by hand; keep out of microwave and dishwasher. Rinse with warm water before first use and dry with the lid off.',
]
const wall: Pair = [
  '用干的软布除尘；避免阳光直射和潮湿的墙面。',
  'Dust with a soft, dry cloth. Keep out of direct sun and away from damp walls.',
]
const paper: Pair = ['存放在干燥避光处，避免受潮弯折。', 'Keep dry and out of the light; do not bend.']
const hat: Pair = [
  '30 ℃ 以下手洗，不拧干、不漂白；整形后阴干。',
  'Hand wash at up to 30 °C; do not wring or bleach. Reshape and dry in the shade.',
]

const byCategory: Readonly<Record<string, Pair>> = {
  't-shirts': cotton,
  tops: cotton,
  sweatshirts: cotton,
  'kids-clothing': cotton,
  'family-sets': cotton,
  'baby-clothing': cotton,
  totes: cotton,
  dresses: polyester,
  bottoms: polyester,
  socks: polyester,
  'face-masks': polyester,
  backpacks: wipe,
  caps: hat,
  bath: polyester,
  blankets: polyester,
  pouches: polyester,
  tapestries: polyester,
  garden: polyester,
  'pet-wear': polyester,
  pillows: [
    '拆下枕套，30 ℃ 以下反面机洗；枕芯手洗；悬挂晾干，不漂白。',
    'Take the cover off and wash it inside out at up to 30 °C; wash the filling by hand. Hang to dry, do not bleach.',
  ],
  rugs: [
    '吸尘或用湿布局部清洁；小尺寸可 30 ℃ 温和机洗，平铺晾干。',
    'Vacuum or clean spots with a damp cloth. Small sizes can be washed gently at 30 °C; dry flat.',
  ],
  mugs: ceramic,
  'pet-bowls': [
    '可用洗碗机；每天用温水冲洗，不要用钢丝球。',
    'Dishwasher safe. Rinse with warm water every day and do not scour.',
  ],
  tumblers: steel,
  kitchen: wipe,
  sleeves: wipe,
  desk: wipe,
  'phone-cases': wipe,
  keychains: wipe,
  'desk-sets': [
    '杯子可用洗碗机；鼠标垫和杯垫用湿布擦拭，平放晾干。',
    'The mug is dishwasher safe. Wipe mouse pad and coaster with a damp cloth and dry them flat.',
  ],
  ornaments: wall,
  'canvas-prints': wall,
  posters: wall,
  clocks: wall,
  notebooks: paper,
  puzzles: paper,
  inserts: paper,
  packaging: [
    '存放在阴凉干燥处，避免高温；12 个月内用完。',
    'Store in a cool, dry place away from heat and use within 12 months.',
  ],
  labels: ['按成衣的洗涤说明清洗，熨烫时隔布。', 'Wash as the garment says; put a cloth between label and iron.'],
}

const byCode: Readonly<Record<string, Pair>> = {
  'enamel-mug': [
    '手洗，不要用微波炉；可在明火上加热，避免磕碰和干烧。',
    'Wash by hand and keep out of the microwave. Fit for an open flame; do not knock it or heat it empty.',
  ],
  apron: polyester,
  'drawstring-bag': cotton,
  sweatshirt: [
    '30 ℃ 以下翻面机洗，不漂白、不烘干；平铺晾干，熨烫避开印花。',
    'Machine wash inside out at up to 30 °C, do not bleach or tumble dry. Dry flat and iron around the print.',
  ],
  hoodie: [
    '系好帽绳，30 ℃ 以下翻面机洗，不漂白、不烘干；平铺晾干，熨烫避开印花。',
    'Tie the cords and machine wash inside out at up to 30 °C; do not bleach or tumble dry. Dry flat and iron around the print.',
  ],
  'zip-hoodie': [
    '拉好拉链、系好帽绳，30 ℃ 以下翻面机洗，不漂白、不烘干；平铺晾干，熨烫避开印花与拉链。',
    'Close the zip, tie the cords and machine wash inside out at up to 30 °C; do not bleach or tumble dry. Dry flat and iron around print and zip.',
  ],
  polo: [
    '扣好纽扣，30 ℃ 以下翻面机洗，不漂白、不烘干；抚平领子悬挂晾干，熨烫避开刺绣与印花。',
    'Button up and machine wash inside out at up to 30 °C; do not bleach or tumble dry. Smooth the collar, hang to dry and iron around embroidery and print.',
  ],
}

export function getCare(code: string, category: string): Pair {
  const care = byCode[code] ?? byCategory[category]
  if (!care) throw new Error(`nothing is written about the care of ${code} (${category})`)
  return care
}
