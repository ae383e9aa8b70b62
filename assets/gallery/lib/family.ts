// One constructor per family: what its designs have in common.
import type { Category, Design, Style } from './design.ts'
import { tile_px } from './repeat.ts'
import type { Rng } from './rng.ts'
import { at } from './svg.ts'

type Draw = (rng: Rng) => string
type More = Partial<Design>
type Family = (slug: string, zh: string, en: string, tags: string, draw: Draw, more?: More) => Design
type StyledFamily = (
  slug: string,
  zh: string,
  en: string,
  tags: string,
  draw: Draw,
  style?: Style,
  more?: More,
) => Design

const family =
  (category: Category, style: Style, common: string, always: More = {}): Family =>
  (slug, zh, en, tags, draw, more = {}) => ({
    slug,
    zh,
    en,
    category,
    style,
    tags: `${common}${tags}`,
    draw,
    ...always,
    ...more,
  })
const styled =
  (category: Category, usual: Style, common: string): StyledFamily =>
  (slug, zh, en, tags, draw, style = usual, more = {}) =>
    family(category, style, common)(slug, zh, en, tags, draw, more)

export const portrait = family('animal', 'cute', '动物:animal 可爱:cute ')
export const pet = family('pet', 'cute', '动物:animal 可爱:cute 宠物:pet ')
export const dish = family('food', 'cute', '美食:food ')
export const cosmic = family('space', 'flat', '太空:space ')
export const pen = family('geometric', 'line', '线稿:line_art ')
export const animal = styled('animal', 'flat', '动物:animal ')
export const botanical = styled('plant', 'flat', '植物:plant ')
export const sport = styled('sport', 'retro', '运动:sport ')
export const season = styled('seasonal', 'flat', '节日:holiday ')
const seamless = { width_px: tile_px, height_px: tile_px, tileable: true }
export const repeat = family('pattern', 'pattern', '无缝:seamless 图案:pattern ', seamless)
export const geo = family('pattern', 'pattern', '无缝:seamless 图案:pattern 几何:geometric ', seamless)

export const say = (
  slug: string,
  zh: string,
  en: string,
  tags: string,
  draw: Draw,
  category: Category = 'typography',
) => family(category, 'lettering', '文字:lettering ')(slug, zh, en, tags, draw)
export const art = (slug: string, zh: string, en: string, style: Style, tags: string, draw: Draw, more: More = {}) =>
  family('geometric', style, '抽象:abstract ')(slug, zh, en, tags, draw, more)
export const paint = (
  slug: string,
  zh: string,
  en: string,
  category: Category,
  tags: string,
  draw: Draw,
  more: More = {},
) => family(category, 'watercolour', '水彩:watercolour ')(slug, zh, en, tags, draw, more)

/** Portraits sit a little low, so that ears have room. */
export const faceCentre = (...children: string[]): string => at(1000, 1040, 1, 0, ...children)
