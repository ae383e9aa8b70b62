/** A text in both languages: Chinese first. */
export type Pair = readonly [zh: string, en: string]

export const techniques = {
  dtg: ['数码直喷', 'Direct-to-garment print'],
  dtf: ['白墨烫画', 'DTF heat transfer'],
  sublimation: ['热升华', 'Sublimation'],
  uv: ['UV 打印', 'UV print'],
  embroidery: ['电脑刺绣', 'Embroidery'],
  laser: ['激光雕刻', 'Laser engraving'],
  giclee: ['艺术微喷', 'Giclée print'],
  offset: ['数码印刷', 'Digital offset print'],
  woven: ['织唛', 'Woven label'],
} as const satisfies Record<string, Pair>

export const seasons = {
  all: ['四季通用', 'All seasons'],
  'spring-summer': ['春夏', 'Spring and summer'],
  'autumn-winter': ['秋冬', 'Autumn and winter'],
  holiday: ['节日', 'Holiday season'],
} as const satisfies Record<string, Pair>

export const genders = {
  unisex: ['男女同款', 'Unisex'],
  men: ['男款', 'Men'],
  women: ['女款', 'Women'],
  kids: ['儿童', 'Kids'],
  baby: ['婴儿', 'Baby'],
  none: ['不分', 'Not applicable'],
} as const satisfies Record<string, Pair>

export const size_types = {
  letter: ['字母码', 'Letter sizes'],
  age: ['年龄码', 'Sizes by age'],
  dimension: ['按尺寸', 'By dimensions'],
  capacity: ['按容量', 'By capacity'],
  device: ['按机型', 'By device'],
  one: ['均码', 'One size'],
} as const satisfies Record<string, Pair>

export const zones = {
  'US-EU': ['海外仓专区', 'US and EU warehouses'],
  jit: ['全托管专区', 'Fully managed'],
  time: ['时效赔付专区', 'On time or compensated'],
  brand: ['品牌专区', 'Your own brand'],
  new: ['新品专区', 'New arrivals'],
} as const satisfies Record<string, Pair>

export const design_styles = {
  placement: ['局部定位', 'Placed print'],
  full: ['满版印花', 'Full-bleed print'],
  wrap: ['环绕印花', 'Wrap-around print'],
  none: ['不需设计', 'No design'],
} as const satisfies Record<string, Pair>

export type TechniqueKey = keyof typeof techniques
export type SeasonKey = keyof typeof seasons
export type GenderKey = keyof typeof genders
export type SizeTypeKey = keyof typeof size_types
export type ZoneKey = keyof typeof zones
export type DesignStyleKey = keyof typeof design_styles
