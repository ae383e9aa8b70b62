import type { Product } from './product-schema.ts'
import { toHash } from './supply.ts'
import type { Pair } from './terms.ts'

/** A kind of make: it goes into the name and decides weight, price and grade. */
interface Make {
  code: string
  name: Pair
  weight: number
  price: number
  grade: Product['grade']
}

const make = (code: string, zh: string, en: string, weight: number, price: number, grade: Product['grade']): Make => ({
  code,
  name: [zh, en],
  weight,
  price,
  grade,
})

const softMakes = [
  make('heavy', '加厚', 'Heavyweight', 1.25, 1.22, 1),
  make('light', '轻薄', 'Lightweight', 0.84, 0.94, 3),
  make('organic', '有机', 'Organic', 1, 1.3, 1),
  make('washed', '水洗复古', 'Vintage-washed', 1.02, 1.15, 2),
  make('relaxed', '宽松', 'Relaxed', 1.08, 1.08, 2),
  make('everyday', '日常', 'Everyday', 1, 0.9, 3),
  make('recycled', '再生纤维', 'Recycled-fibre', 0.98, 1.12, 2),
  make('soft', '磨毛', 'Brushed', 1.06, 1.1, 2),
]
const hardMakes = [
  make('matt', '哑光', 'Matt', 1, 1.06, 2),
  make('gloss', '亮面', 'Gloss', 1, 1, 2),
  make('studio', '工作室', 'Studio', 1.05, 1.2, 1),
  make('basic', '基础', 'Basic', 0.95, 0.86, 3),
  make('gift', '礼盒装', 'Gift-boxed', 1.18, 1.28, 1),
  make('eco', '环保', 'Eco', 0.97, 1.12, 2),
  make('sturdy', '加固', 'Reinforced', 1.15, 1.14, 2),
  make('slim', '轻巧', 'Slim', 0.86, 0.96, 3),
]
/** Lines a factory might name: with the makes they give every variant a name of its own. */
const lines: readonly Pair[] = (
  '晨雾 Mist,远山 Ridge,海盐 Sea-Salt,松针 Pine,苔原 Tundra,落日 Sundown,初雪 Snowfall,青瓷 Celadon,陶土 Terracotta,麦田 Barley,' +
  '银杏 Ginkgo,山茶 Camellia,港口 Harbour,石墨 Graphite,云杉 Spruce,琥珀 Amber,蓝鸢 Iris,薄荷 Mint,橄榄 Olive,杏仁 Almond,' +
  '白桦 Birch,暮色 Dusk,潮汐 Tide,沙丘 Dune,风铃 Chime,星轨 Orbit,溪谷 Brook,岩层 Strata,羽毛 Feather,野莓 Bramble,' +
  '榛果 Hazel,薰衣草 Lavender,珊瑚 Coral,火山 Ember,竹影 Bamboo,枫叶 Maple,月光 Moonlit,胡桃 Walnut,极光 Aurora,原野 Meadow,' +
  '灯塔 Beacon,铜锣 Copper,绿洲 Oasis,河石 Pebble,雨巷 Drizzle,稻穗 Paddy,冰川 Glacier,柚木 Teak'
)
  .split(',')
  .map((line) => line.split(' ') as unknown as Pair)

/** Cloth scatters light, hard goods do not: the one mark both kinds carry. */
const rough_as_cloth = 0.9

/** A number in [0, 1) that depends on nothing but its words. */
const share = (...words: (string | number)[]) => toHash(words.join(':')) / 2 ** 32
const half = (value: number) => Math.max(0.5, Math.round(value * 2) / 2)

/** A run of at least half the sizes and colours of the original. */
function window<T>(list: readonly T[], at: number, much: number): T[] {
  const length = Math.ceil(list.length / 2) + Math.floor((much * list.length) / 2)
  const kept = Math.min(list.length, length)
  const from = Math.floor(at * (list.length - kept + 1))
  return list.slice(from, from + kept)
}

function variantItems(product: Product, code: string, scale: Make, roll: (salt: string) => number): Product['items'] {
  const price = scale.price * (0.94 + roll('price') * 0.14)
  return product.items.map((item) => ({
    ...item,
    sku: `${code.toUpperCase()}${item.sku.slice(product.code.length)}`,
    base_price_fen: Math.max(10, Math.round((item.base_price_fen * price) / 10) * 10),
    cost_fen: Math.max(5, Math.floor((item.cost_fen * price) / 5) * 5),
    weight_g: Math.max(5, Math.round((item.weight_g * scale.weight) / 5) * 5),
    stock: Object.fromEntries(
      Object.entries(item.stock).map(([warehouse, pieces]) => [
        warehouse,
        Math.round(pieces * (0.3 + 1.2 * roll(`${item.sku}@${warehouse}`))),
      ]),
    ),
  }))
}

function variantSizes(product: Product, sizes: Product['sizes'], stretch: number): Product['sizes'] {
  const lengths = new Set(product.attributes.filter((entry) => entry.unit === 'cm').map((entry) => entry.id))
  const grown = (entry: Product['sizes'][number]['attributes'][number]) =>
    lengths.has(entry.attr_id) ? { ...entry, attr_value: half(entry.attr_value * stretch) } : entry
  return sizes.map((size) => ({ ...size, attributes: size.attributes.map(grown) }))
}

function variant(product: Product, scale: Make, line: Pair, seed: number, index: number): Product {
  const roll = (salt: string) => share(seed, index, salt)
  const code = `${product.code}-${scale.code}-${line[1].toLowerCase()}`
  const colours = window(product.colours, roll('colour'), roll('colours'))
  const sizes = window(product.sizes, roll('size'), roll('sizes'))
  const colourIds = new Set(colours.map((entry) => entry.id))
  const sizeIds = new Set(sizes.map((entry) => entry.id))
  const kept = product.items.filter((item) => colourIds.has(item.color_id) && sizeIds.has(item.size_id))
  // Names with dimensions keep them true: only letter and age sizes vary in their measures.
  const stretch = ['letter', 'age'].includes(product.size_type) ? 0.97 + roll('stretch') * 0.06 : 1
  return {
    ...product,
    code,
    name: {
      zh: `${line[0]}系列${scale.name[0]}${product.name.zh}`,
      en: `${line[1].replace('-', ' ')} ${scale.name[1].toLowerCase()} ${product.name.en}`,
    },
    grade: scale.grade,
    zones: [...product.zones.filter((zone) => zone !== 'new'), ...(roll('new') < 0.15 ? (['new'] as const) : [])],
    dtc_level: roll('level') < 0.9 ? product.dtc_level : Math.min(4, product.dtc_level + 1),
    colours,
    sizes: stretch === 1 ? sizes : variantSizes(product, sizes, stretch),
    actual_sizes: product.actual_sizes.filter((entry) => sizeIds.has(entry.size_id)),
    items: variantItems({ ...product, items: kept }, code, scale, roll),
  }
}

/**
 * Up to 10,000 different products out of the real ones, for benchmarks: one at a time, always the same for the same seed.
 * Pictures, print areas and size charts stay those of the original.
 */
export function* multiplyProducts(products: readonly Product[], count: number, seed: number): Generator<Product, void> {
  const originals = products.filter((product) => product.is_mul === 0 && product.is_brand === 0)
  const most = originals.length * softMakes.length * lines.length
  if (count > most) throw new RangeError(`${originals.length} products give at most ${most} variants, not ${count}`)
  for (let index = 0; index < count; index++) {
    const place = index % originals.length
    const product = originals[place]
    const round = Math.floor(index / originals.length)
    // A step that shares no factor with the number of lines visits each once before the next make begins.
    const line = lines[(round * 29 + place * 7 + seed) % lines.length]
    const makes = (product?.light_params.roughness ?? 0) > rough_as_cloth ? softMakes : hardMakes
    const scale = makes[(Math.floor(round / lines.length) + place) % makes.length]
    if (product && line && scale) yield variant(product, scale, line, seed, index)
  }
}
