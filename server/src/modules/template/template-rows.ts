import { art, shape, words } from './recipes/template.parts.ts'
import type { TemplateRow } from './template-row.ts'

const light = '#fff4e0'
const navy = '#22304d'
const red = '#c93417'

/** The first half; `on` is product, view and colour: `tshirt front black`. */
export const firstRows: readonly TemplateRow[] = [
  [
    1,
    '椰林日落 俱乐部',
    'Palm sunset club',
    'summer',
    'retro',
    'tshirt front black',
    [
      art('retro-sunset-palms', 0.38, 0.86),
      words('PACIFIC SUNSET', 0.79, { fill: '#ffb347', family: 'Righteous' }),
      words('SINCE 1986', 0.92, { fill: light, height: 0.07, width: 0.5, spacing: 0.2 }),
    ],
  ],
  [
    2,
    '巨浪 海边度假',
    'Great wave holiday',
    'summer',
    'retro',
    'tote front natural',
    [art('great-wave', 0.4, 0.74), words('RIDE THE WAVE', 0.9, { family: 'Bebas Neue', weight: 400, fill: navy })],
  ],
  [
    3,
    '露营车 上路',
    'On the road',
    'outdoor',
    'retro',
    'tshirt front white',
    [
      art('retro-camper-van', 0.44, 0.84),
      words('HOME IS WHERE YOU PARK IT', 0.9, { family: 'Lobster', weight: 400, fill: red, height: 0.12 }),
    ],
  ],
  [
    4,
    '灯塔 航海',
    'Lighthouse',
    'summer',
    'retro',
    'sweatshirt front white',
    [words('NORTH COAST', 0.1, { family: 'Cinzel', fill: navy, height: 0.12 }), art('retro-lighthouse', 0.55, 0.78)],
  ],
  [
    5,
    '方巾柯基 名字',
    'Corgi with a name',
    'pets',
    'cute',
    'mug wrap white',
    [
      art('corgi-bandana', 0.4, 0.6),
      words('MOCHI', 0.85, { family: 'Fredoka', fill: '#e07a2e', height: 0.2, width: 0.4 }),
    ],
  ],
  [
    6,
    '橘猫 我的早晨',
    'Cat morning',
    'pets',
    'cute',
    'mug wrap white',
    [
      art('ginger-tabby', 0.38, 0.62),
      words('BEFORE COFFEE', 0.84, { family: 'Patrick Hand', weight: 400, fill: '#7a4a21', width: 0.6 }),
    ],
  ],
  [
    7,
    '柴犬 主人专属',
    'Shiba owner',
    'pets',
    'cute',
    'tshirt front white',
    [
      words('PROUD SHIBA', 0.12, { family: 'Titan One', weight: 400, fill: '#c9752b' }),
      art('smiling-shiba', 0.52, 0.7),
      words('PARENT', 0.92, { family: 'Titan One', weight: 400, fill: '#c9752b', width: 0.6, height: 0.12 }),
    ],
  ],
  [
    8,
    '宠物圆形头像',
    'Round pet portrait',
    'pets',
    'minimal',
    'pillow front white',
    [
      shape('ellipse', 0.45, 0.78, 0.78, '#f3dcc0'),
      art('french-bulldog', 0.46, 0.6, 'ellipse'),
      words('BISCUIT', 0.92, { family: 'Comfortaa', fill: navy, width: 0.5, height: 0.09 }),
    ],
  ],
  [
    9,
    '最棒老爸 杯',
    'Best dad mug',
    'family',
    'lettering',
    'mug wrap white',
    [
      art('say-best-dad', 0.42, 0.7),
      words('LOVE, EMMA & LEO', 0.9, { family: 'Dancing Script', fill: '#17202e', width: 0.55, height: 0.13 }),
    ],
  ],
  [
    10,
    '妈妈的玫瑰',
    'Mama roses',
    'family',
    'art',
    'tote front natural',
    [
      art('say-mama-roses', 0.44, 0.84),
      words('Happy Mother’s Day', 0.91, { family: 'Great Vibes', weight: 400, fill: '#a83255', height: 0.13 }),
    ],
  ],
  [
    11,
    '全家福 抱枕',
    'Family pillow',
    'family',
    'lettering',
    'pillow front white',
    [
      art('rose-wreath', 0.5, 0.94),
      words('The Millers', 0.46, { family: 'Parisienne', weight: 400, fill: '#7a2f45', width: 0.5, height: 0.14 }),
      words('EST. 2019', 0.6, { family: 'Cormorant Garamond', fill: '#7a2f45', width: 0.26, height: 0.06 }),
    ],
  ],
  [
    12,
    '圣诞树 家庭款',
    'Family christmas',
    'christmas',
    'cute',
    'sweatshirt front white',
    [
      art('christmas-tree', 0.44, 0.8),
      words('MERRY & BRIGHT', 0.91, { family: 'Lobster', weight: 400, fill: '#1f6b3a', height: 0.13 }),
    ],
  ],
  [
    13,
    '圣诞花环 名字',
    'Wreath with a name',
    'christmas',
    'minimal',
    'ornament front red',
    [
      art('christmas-wreath', 0.5, 0.92),
      words('NOEL 2026', 0.5, { family: 'Cinzel', fill: '#fff4e0', width: 0.46, height: 0.11 }),
    ],
  ],
]
