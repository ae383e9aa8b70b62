import type { Rng } from './rng.ts'

export const categories = {
  animal: ['动物', 'Animals'],
  pet: ['宠物', 'Pets'],
  plant: ['植物花卉', 'Plants & flowers'],
  landscape: ['风景', 'Landscapes'],
  geometric: ['几何抽象', 'Geometric & abstract'],
  pattern: ['四方连续图案', 'Seamless patterns'],
  typography: ['文字排版', 'Typography'],
  seasonal: ['节日季节', 'Seasons & holidays'],
  food: ['美食饮品', 'Food & drink'],
  space: ['星空宇宙', 'Space'],
  sport: ['运动户外', 'Sports & outdoors'],
} as const
export const styles = {
  flat: ['扁平插画', 'Flat illustration'],
  retro: ['复古', 'Retro'],
  line: ['线稿', 'Line art'],
  watercolour: ['水彩', 'Watercolour'],
  geometric: ['几何', 'Geometric'],
  lettering: ['手写字体', 'Lettering'],
  pattern: ['平铺图案', 'Repeat pattern'],
  minimal: ['极简', 'Minimal'],
  cute: ['可爱', 'Cute'],
  boho: ['波西米亚', 'Boho'],
} as const

export type Category = keyof typeof categories
export type Style = keyof typeof styles
export type Design = {
  slug: string
  zh: string
  en: string
  category: Category
  style: Style
  /** 'zh:en' pairs separated by blanks; _ stands for a blank inside a tag. */
  tags: string
  width_px?: number
  height_px?: number
  tileable?: boolean
  draw: (rng: Rng) => string
}
