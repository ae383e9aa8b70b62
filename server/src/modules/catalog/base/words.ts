import type { Bilingual } from './shared-file.ts'

/** Words people search for beside the name of a category. */
export const categoryKeywords: Record<string, string> = {
  apparel: '衣服 服饰 clothes apparel garment',
  't-shirts': '短袖 文化衫 体恤 圆领 tee tshirt t-shirt shirt',
  tops: '无袖 背心 vest singlet polo',
  sweatshirts: '长袖 外套 sweatshirt jumper pullover',
  dresses: '裙子 长裙 dress skirt',
  bottoms: '裤子 短裤 打底裤 leggings shorts trousers pants',
  socks: '长袜 船袜 socks',
  'kids-clothing': '儿童 亲子 宝宝 children kids clothing',
  'baby-clothing': '宝宝 连体衣 哈衣 baby onesie bodysuit',
  caps: '鸭舌帽 毛线帽 渔夫帽 hat cap headwear',
  'face-masks': '面罩 mask',
  mugs: '杯子 水杯 咖啡杯 茶杯 coffee cup mug',
  tumblers: '水壶 水杯 保温瓶 吸管杯 bottle flask thermos tumbler',
  pillows: '靠垫 靠枕 枕头 枕套 cushion pillow',
  blankets: '毛毯 盖毯 空调毯 throw blanket',
  bath: '毛巾 浴巾 浴帘 towel shower bathroom',
  rugs: '脚垫 地垫 门垫 carpet mat rug',
  kitchen: '围裙 杯垫 餐垫 apron coaster kitchen',
  garden: '旗帜 院旗 banner flag garden',
  'canvas-prints': '装饰画 油画 挂画 无框画 painting wall art canvas',
  posters: '装饰画 挂画 相框 print frame poster',
  tapestries: '挂布 背景布 墙布 wall hanging tapestry',
  clocks: '时钟 钟表 clock watch',
  totes: '帆布包 手提袋 购物袋 环保袋 shopping bag tote',
  backpacks: '书包 背包 束口袋 bag rucksack backpack',
  pouches: '化妆包 零钱包 笔袋 cosmetic bag purse pouch',
  'phone-cases': '手机套 保护壳 苹果 安卓 iphone android cover phone case',
  desk: '鼠标垫 桌垫 办公 mousepad office desk',
  sleeves: '电脑包 平板包 laptop tablet bag sleeve',
  notebooks: '本子 日记本 手账 journal diary notebook',
  puzzles: '玩具 jigsaw toy puzzle',
  keychains: '钥匙链 挂件 keyring keychain',
  ornaments: '圣诞 装饰 挂件 christmas xmas decoration ornament',
  'pet-wear': '狗 猫 围巾 口水巾 dog cat pet bandana',
  'pet-bowls': '狗 猫 食盆 饭碗 dog cat pet bowl feeder',
  'family-sets': '情侣装 亲子装 套装 couple family matching set',
  'desk-sets': '礼品 套装 gift set office',
  labels: '领标 吊牌 洗标 商标 tag label',
  packaging: '快递袋 包装袋 mailer bag packaging',
  inserts: '卡片 售后卡 感谢信 card insert',
}

/** Days people buy for, and what they buy for them: looked for as often as the thing itself. */
const occasions: readonly { readonly words: string; readonly categories: readonly string[] }[] = [
  {
    words: '圣诞 圣诞节 圣诞礼物 christmas xmas',
    categories: ['ornaments', 'mugs', 'blankets', 'pillows', 'sweatshirts', 'puzzles', 'family-sets', 'tapestries'],
  },
  { words: '万圣节 halloween', categories: ['t-shirts', 'totes', 'garden', 'pet-wear', 'kids-clothing', 'pillows'] },
  { words: '感恩节 thanksgiving', categories: ['garden', 'pillows', 'kitchen', 'mugs'] },
  {
    words: '情人节 纪念日 情侣 valentine valentines anniversary couple',
    categories: ['family-sets', 'mugs', 'pillows', 'keychains', 'canvas-prints', 'puzzles'],
  },
  { words: '母亲节 妈妈 mother mothers mom', categories: ['mugs', 'totes', 'pillows', 'keychains', 'tumblers'] },
  { words: '父亲节 爸爸 father fathers dad', categories: ['mugs', 'tumblers', 'caps', 'desk', 'keychains'] },
  { words: '毕业 graduation graduate', categories: ['notebooks', 'keychains', 'posters', 'tumblers'] },
  { words: '复活节 easter', categories: ['kids-clothing', 'totes', 'garden'] },
  { words: '生日 birthday', categories: ['mugs', 'puzzles', 'kids-clothing', 'keychains', 'canvas-prints'] },
  {
    words: '礼物 礼品 送礼 gift gifts present',
    categories: [
      'mugs',
      'tumblers',
      'puzzles',
      'keychains',
      'ornaments',
      'notebooks',
      'desk-sets',
      'family-sets',
      'pillows',
      'blankets',
      'canvas-prints',
      'totes',
      'pet-bowls',
      'pet-wear',
      'clocks',
      'caps',
      'pouches',
    ],
  },
]

/** Occasions a category is bought for. */
export const occasionWords = (category: string): string =>
  occasions.flatMap(({ words, categories }) => (categories.includes(category) ? [words] : [])).join(' ')

/** Latin words of the trade: spelt right even where nothing sold carries them, so they are never “corrected”. */
export const tradeWords: ReadonlySet<string> = new Set(
  [...Object.values(categoryKeywords), ...occasions.map(({ words }) => words)].join(' ').match(/[a-z]+/g),
)

/** What we may not sell, and what comes nearest. Only asked where no product carries the word itself. */
export const substitutes: readonly { readonly asked: RegExp; readonly nearest: Bilingual }[] = [
  { asked: /^(sweaters?|cardigans?|knitwear)$/, nearest: { zh: '卫衣', en: 'sweatshirt' } },
  { asked: /毛衣|针织衫|开衫/, nearest: { zh: '卫衣', en: 'sweatshirt' } },
]

interface Brand {
  readonly key: string
  readonly name: Bilingual
}

/** The brand of a shop that has no other. */
export const OWN_BRAND = 'yours'

/** Lines of blanks the factories make for us. */
export const brands: readonly Brand[] = [
  { key: 'plainwork', name: { zh: '素作', en: 'Plainwork' } },
  { key: 'littleplain', name: { zh: '小素', en: 'Little Plain' } },
  { key: 'kilnfire', name: { zh: '窑火', en: 'Kilnfire' } },
  { key: 'nestwell', name: { zh: '栖居', en: 'Nestwell' } },
  { key: 'hangwell', name: { zh: '留白', en: 'Hangwell' } },
  { key: 'carryon', name: { zh: '行囊', en: 'Carryon' } },
  { key: 'tapline', name: { zh: '触点', en: 'Tapline' } },
  { key: 'keepsake', name: { zh: '小礼', en: 'Keepsake' } },
  { key: 'pawkin', name: { zh: '毛伴', en: 'Pawkin' } },
  { key: OWN_BRAND, name: { zh: '自有品牌', en: 'Your own brand' } },
]

/** Which line a top category belongs to. */
const brandOfTop: Record<string, string> = {
  apparel: 'plainwork',
  headwear: 'plainwork',
  sets: 'keepsake',
  kids: 'littleplain',
  drinkware: 'kilnfire',
  home: 'nestwell',
  wall: 'hangwell',
  bags: 'carryon',
  tech: 'tapline',
  gifts: 'keepsake',
  pets: 'pawkin',
  branding: OWN_BRAND,
}

export const getBrand = (top_category: string): string => brandOfTop[top_category] ?? 'plainwork'

interface Material extends Brand {
  /** Occurs in the English description of the material. */
  readonly sign: RegExp
}

/** Materials as a filter: the description stays exact, the filter speaks of kinds. */
export const materials: readonly Material[] = [
  { key: 'cotton', name: { zh: '棉', en: 'Cotton' }, sign: /(?<!poly-)cotton(?!-feel)/i },
  { key: 'polyester', name: { zh: '涤纶', en: 'Polyester' }, sign: /polyester|microfibre|neoprene/i },
  { key: 'canvas', name: { zh: '帆布', en: 'Canvas' }, sign: /canvas/i },
  { key: 'acrylic', name: { zh: '腈纶与亚克力', en: 'Acrylic' }, sign: /acrylic/i },
  { key: 'ceramic', name: { zh: '陶瓷', en: 'Ceramic' }, sign: /ceramic/i },
  { key: 'metal', name: { zh: '金属', en: 'Metal' }, sign: /steel|alloy|alumin/i },
  { key: 'plastic', name: { zh: '塑料', en: 'Plastic' }, sign: /TPU|polycarbonate|PBAT|\bPS\b|\bPVC\b/ },
  { key: 'rubber', name: { zh: '橡胶', en: 'Rubber' }, sign: /rubber/i },
  { key: 'wood', name: { zh: '木', en: 'Wood' }, sign: /pine|MDF|wood|cork/i },
  { key: 'paper', name: { zh: '纸与卡板', en: 'Paper and board' }, sign: /paper|board/i },
  { key: 'other', name: { zh: '其他', en: 'Other' }, sign: /(?!)/ },
]

export function materialKeys(english: string): string[] {
  const found = materials.filter((material) => material.sign.test(english)).map((material) => material.key)
  return found.length > 0 ? found : ['other']
}
