import type { Part } from './recipes/template.parts.ts'
import { firstRows } from './template-rows.ts'
import { madeRows } from './template-rows-made.ts'
import { moreRows } from './template-rows-more.ts'

export interface TemplateDefinition {
  /** Never changes: it is part of addresses. */
  readonly id: number
  readonly name: readonly [zh: string, en: string]
  readonly scenario: string
  readonly style: string
  readonly product: string
  readonly view: string
  readonly color: string
  readonly background?: string
  readonly parts: readonly Part[]
}

export const scenarios: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  summer: ['夏日海滩', 'Summer and sea'],
  pets: ['宠物爱好者', 'Pet lovers'],
  family: ['家人节日', 'Family days'],
  christmas: ['圣诞与新年', 'Christmas and new year'],
  halloween: ['万圣节', 'Halloween'],
  daily: ['日常标语', 'Everyday words'],
  home: ['家居装饰', 'Home decoration'],
  outdoor: ['户外运动', 'Outdoors and sport'],
  wedding: ['婚礼与情侣', 'Weddings and couples'],
  baby: ['新生儿', 'New baby'],
  birthday: ['生日', 'Birthdays'],
  memorial: ['纪念', 'In memory'],
  graduation: ['毕业与师生', 'Graduation and teachers'],
  team: ['球队', 'Teams'],
  business: ['店铺与品牌', 'Shops and brands'],
  travel: ['旅行与坐标', 'Travel and places'],
  quotes: ['箴言', 'Sayings'],
  kitchen: ['厨房与美食', 'Kitchen and food'],
  seasons: ['四季与节庆', 'Seasons and feasts'],
}

export const styles: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  retro: ['复古', 'Retro'],
  cute: ['可爱', 'Cute'],
  lettering: ['文字', 'Lettering'],
  pattern: ['满印花纹', 'All-over pattern'],
  minimal: ['极简', 'Minimal'],
  art: ['装饰画', 'Art print'],
  boho: ['波西米亚', 'Boho'],
  watercolour: ['水彩', 'Watercolour'],
}

export const templateDefinitions: readonly TemplateDefinition[] = [...firstRows, ...moreRows, ...madeRows].map(
  ([id, zh, en, scenario, style, on, parts, background]) => {
    const [product = '', view = '', color = ''] = on.split(' ')
    return { id, name: [zh, en], scenario, style, product, view, color, parts, ...(background ? { background } : {}) }
  },
)
