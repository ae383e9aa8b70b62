import type { Pair } from './terms.ts'

/** Dyes and finishes of real blanks. Black is a dark grey so that folds stay visible. */
export const palette = {
  white: ['#ffffff', '白色', 'White'],
  ivory: ['#f4ecdb', '米白', 'Ivory'],
  natural: ['#efe6d2', '本白', 'Natural'],
  sand: ['#d9c7a7', '沙色', 'Sand'],
  khaki: ['#b59f78', '卡其', 'Khaki'],
  brown: ['#5d4433', '深咖', 'Brown'],
  black: ['#1b1b1e', '黑色', 'Black'],
  charcoal: ['#3f4348', '炭灰', 'Charcoal'],
  'heather-grey': ['#b7b9bd', '麻灰', 'Heather grey'],
  'ash-grey': ['#dcdddd', '浅灰', 'Ash'],
  navy: ['#22304d', '藏青', 'Navy'],
  royal: ['#27509b', '宝蓝', 'Royal blue'],
  'light-blue': ['#a9c6e2', '浅蓝', 'Light blue'],
  teal: ['#1f6a70', '孔雀蓝', 'Teal'],
  red: ['#b3262e', '正红', 'Red'],
  maroon: ['#5e2030', '酒红', 'Maroon'],
  coral: ['#e8796a', '珊瑚橘', 'Coral'],
  pink: ['#eeb6c2', '浅粉', 'Light pink'],
  'dusty-rose': ['#c48a8d', '豆沙粉', 'Dusty rose'],
  orange: ['#dd7a2f', '橘色', 'Orange'],
  mustard: ['#d3a13b', '芥末黄', 'Mustard'],
  yellow: ['#f0cf5b', '鹅黄', 'Yellow'],
  sage: ['#9db3a2', '灰豆绿', 'Sage'],
  mint: ['#b5d8c8', '薄荷绿', 'Mint'],
  forest: ['#29513f', '墨绿', 'Forest green'],
  military: ['#59603f', '军绿', 'Military green'],
  lavender: ['#b9aed6', '浅紫', 'Lavender'],
  purple: ['#553877', '深紫', 'Purple'],
  oak: ['#b98a54', '橡木色', 'Oak'],
  silver: ['#c3c6ca', '银色', 'Silver'],
  gold: ['#c9a24a', '金色', 'Gold'],
  clear: ['#f3f6f8', '透明', 'Clear'],
} as const satisfies Record<string, readonly [hex: string, zh: string, en: string]>

export type ColourKey = keyof typeof palette

export const colourName = (key: ColourKey): Pair => [palette[key][1], palette[key][2]]
