import type { Language } from '@inkroute/contract/errors/errors'
import type { Aspect, ColourFamily, DesignStyle, PictureKind } from '@inkroute/engine/look/names'

type Bilingual = readonly [zh: string, en: string]

const families: Record<ColourFamily, Bilingual> = {
  red: ['红色', 'red'],
  orange: ['橙色', 'orange'],
  yellow: ['黄色', 'yellow'],
  green: ['绿色', 'green'],
  cyan: ['青色', 'cyan'],
  blue: ['蓝色', 'blue'],
  purple: ['紫色', 'purple'],
  pink: ['粉色', 'pink'],
  brown: ['棕色', 'brown'],
  black: ['黑色', 'black'],
  grey: ['灰色', 'grey'],
  white: ['白色', 'white'],
}

const shapes: Record<Aspect, Bilingual> = {
  square: ['方形', 'square'],
  portrait: ['竖版', 'portrait'],
  landscape: ['横版', 'landscape'],
  banner: ['长幅', 'banner'],
}

const kinds: Record<PictureKind, Bilingual> = {
  photo: ['照片', 'photo'],
  graphic: ['图形', 'graphic'],
  line_art: ['线稿', 'line art'],
  lettering: ['文字', 'lettering'],
  pattern: ['花纹', 'pattern'],
}

/** A style's name and the measures that identify it. */
const styles: Record<DesignStyle, { readonly name: Bilingual; readonly sign: Bilingual }> = {
  minimal: { name: ['极简', 'Minimal'], sign: ['颜色少、边缘少', 'few colours, few edges'] },
  flat: { name: ['扁平插画', 'Flat illustration'], sign: ['大块同色', 'large areas of one colour'] },
  line_art: { name: ['线描', 'Line art'], sign: ['颜色极少、边缘多', 'very few colours, many edges'] },
  lettering: { name: ['文字排版', 'Lettering'], sign: ['笔画成行、颜色少', 'strokes in lines, few colours'] },
  pattern: { name: ['连续花纹', 'Repeating pattern'], sign: ['左右上下边缘相接', 'opposite edges continue'] },
  photographic: {
    name: ['写实照片', 'Photographic'],
    sign: ['明暗丰富、少有纯色', 'many tones, hardly any flat colour'],
  },
  painterly: { name: ['手绘水彩', 'Painterly'], sign: ['过渡柔和、颜色多', 'soft changes, many colours'] },
  vivid: { name: ['鲜艳', 'Vivid'], sign: ['饱和度高', 'strong colours'] },
  pastel: { name: ['柔和马卡龙', 'Pastel'], sign: ['明亮而不浓', 'light and gentle colours'] },
  vintage: { name: ['复古', 'Vintage'], sign: ['饱和度与明度居中', 'muted, neither light nor dark'] },
  monochrome: { name: ['黑白', 'Monochrome'], sign: ['几乎没有彩色', 'hardly any colour'] },
  dark: { name: ['暗黑', 'Dark'], sign: ['整体很暗', 'dark as a whole'] },
}

const transparent: Bilingual = ['透明底', 'transparent']
const seamless: Bilingual = ['四方连续', 'seamless']

const at = (language: Language) => (language === 'en' ? 1 : 0)

export const styleWords = (style: DesignStyle, language: Language) => ({
  name: styles[style].name[at(language)],
  sign: styles[style].sign[at(language)],
})

interface Seen {
  readonly color_families: readonly ColourFamily[]
  readonly aspect: Aspect
  readonly kind: PictureKind
  readonly style: DesignStyle | null
  readonly has_alpha: boolean
  readonly tileable: boolean
}

const MOST_COLOURS = 2

/** The tags a measured picture would get. */
export function proposedTags(seen: Seen, language: Language): string[] {
  const place = at(language)
  const tags = [
    ...seen.color_families.slice(0, MOST_COLOURS).map((family) => families[family][place]),
    shapes[seen.aspect][place],
    kinds[seen.kind][place],
    ...(seen.style ? [styles[seen.style].name[place]] : []),
    ...(seen.has_alpha ? [transparent[place]] : []),
    ...(seen.tileable ? [seamless[place]] : []),
  ]
  return [...new Set(tags)]
}
