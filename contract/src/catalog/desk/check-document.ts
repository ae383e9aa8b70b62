import { itemPrice } from '@inkroute/engine/price/item-price'
import { checkCutOuts } from './check-cut-outs.ts'
import { CANVAS_PX } from './codes.ts'
import type { ProductDocument } from './document.ts'
import { isGtin } from './gtin.ts'

/** A problem that keeps a product from being published: where it is, and how it is mended, as `中文|English`. */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** The usual discount of a seller level. */
export interface UsualDiscount {
  readonly level: number
  readonly discount_bp: number
}

type Check = (document: ProductDocument, levels: readonly UsualDiscount[]) => Problem[]
const when = (wrong: boolean, field: string, message: string): Problem[] => (wrong ? [{ field, message }] : [])

const bothLanguages = (field: string, words: { zh: string; en: string }, is_needed: boolean): Problem[] => {
  const is_begun = is_needed || words.zh !== '' || words.en !== ''
  return [
    ...when(is_begun && words.zh === '', `${field}.zh`, '请填写中文|Enter the Chinese text'),
    ...when(is_begun && words.en === '', `${field}.en`, '请填写英文|Enter the English text'),
  ]
}

const checkTexts: Check = ({ selling_points, ...document }) => [
  ...bothLanguages('name', document.name, true),
  ...bothLanguages('subtitle', document.subtitle, true),
  ...bothLanguages('description', document.description, true),
  ...bothLanguages('material', document.material, true),
  ...bothLanguages('care', document.care, false),
  ...bothLanguages('design_desc', document.design_desc, false),
  ...when(
    selling_points.zh.length !== selling_points.en.length,
    'selling_points',
    '卖点的中英文条数要一致|Enter the same number of selling points in Chinese and English',
  ),
  ...(['zh', 'en'] as const).flatMap((language) =>
    selling_points[language].flatMap((point, i) =>
      when(
        point === '',
        `selling_points.${language}.${i}`,
        '请填写或删除这一条卖点|Fill in this selling point or remove it',
      ),
    ),
  ),
  ...document.colours.flatMap((colour, i) => bothLanguages(`colours.${i}.name`, colour.name, true)),
  ...document.views.flatMap((view, i) => bothLanguages(`views.${i}.name`, view.name, true)),
  ...document.attributes.flatMap((attribute, i) => bothLanguages(`attributes.${i}.name`, attribute.name, true)),
]

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const checkDeclared: Check = ({ hs_codes, origin_country, responsible_person: person }) => {
  const is_begun = person.name !== '' || person.address !== '' || person.email !== ''
  return [
    ...when(hs_codes.length === 0, 'hs_codes', '请填写海关编码|Enter the customs (HS) code'),
    ...hs_codes.flatMap((code, i) =>
      when(
        !/^\d{6}(\d{2}){0,2}$/.test(code),
        `hs_codes.${i}`,
        '海关编码是 6、8 或 10 位数字|An HS code has 6, 8 or 10 digits',
      ),
    ),
    ...when(!/^[A-Z]{2}$/.test(origin_country), 'origin_country', '请选择原产国|Choose the country of origin'),
    ...when(is_begun && person.name === '', 'responsible_person.name', '请填写负责人名称|Enter the name'),
    ...when(is_begun && person.address === '', 'responsible_person.address', '请填写负责人地址|Enter the address'),
    ...when(
      is_begun && !emailLike.test(person.email),
      'responsible_person.email',
      '请填写有效的邮箱，例如 safety@example.eu|Enter a valid email, such as safety@example.eu',
    ),
  ]
}

/** Fields of rows whose value occurs in an earlier row. */
function repeated<T>(rows: readonly T[], getKey: (row: T) => string): number[] {
  const seen = new Set<string>()
  return rows.flatMap((row, i) => {
    const value = getKey(row)
    if (value === '' || !seen.has(value)) {
      seen.add(value)
      return []
    }
    return [i]
  })
}

const checkOptions: Check = ({ colours, sizes, items }) => [
  ...when(colours.length === 0, 'colours', '请至少添加一个颜色|Add at least one colour'),
  ...when(sizes.length === 0, 'sizes', '请至少添加一个尺码|Add at least one size'),
  ...when(items.length === 0, 'items', '请至少添加一个规格|Add at least one variant'),
  ...colours.flatMap((colour, i) => when(colour.key === '', `colours.${i}.key`, '请填写颜色标识|Enter the colour key')),
  ...repeated(colours, ({ key }) => key).map((i) => ({
    field: `colours.${i}.key`,
    message: '颜色标识重复|Another colour has this key',
  })),
  ...sizes.flatMap((size, i) => when(size.name === '', `sizes.${i}.name`, '请填写尺码名称|Enter the size name')),
  ...repeated(sizes, ({ name }) => name).map((i) => ({
    field: `sizes.${i}.name`,
    message: '尺码名称重复|Another size has this name',
  })),
]

function checkVariant(document: ProductDocument, i: number): Problem[] {
  const item = document.items[i] as ProductDocument['items'][number]
  const at = (field: string) => `items.${i}.${field}`
  const { length_cm, width_cm, height_cm } = item.packed
  const has_options =
    document.colours.some(({ id }) => id === item.color_id) && document.sizes.some(({ id }) => id === item.size_id)
  return [
    ...when(!has_options, at('color_id'), '规格的颜色或尺码已被删除|Its colour or size no longer exists'),
    ...when(item.sku === '', at('sku'), '请填写 SKU|Enter the SKU'),
    ...when(item.base_price_fen <= 0, at('base_price_fen'), '请填写价格|Enter the price'),
    ...when(item.weight_g <= 0, at('weight_g'), '请填写重量|Enter the weight'),
    ...when(
      length_cm <= 0 || width_cm <= 0 || height_cm <= 0,
      at('packed'),
      '请填写包装的长、宽、高|Enter the packed length, width and height',
    ),
    ...when(
      item.barcode !== '' && !isGtin(item.barcode),
      at('barcode'),
      '条码应为 8、12、13 或 14 位 GTIN，请检查最后一位校验码|Enter a GTIN of 8, 12, 13 or 14 digits with a valid check digit',
    ),
  ]
}

const checkVariants: Check = (document) => [
  ...document.items.flatMap((_, i) => checkVariant(document, i)),
  ...repeated(document.items, ({ sku }) => sku).map((i) => ({
    field: `items.${i}.sku`,
    message: 'SKU 重复|Another variant has this SKU',
  })),
  ...repeated(document.items, ({ barcode }) => barcode).map((i) => ({
    field: `items.${i}.barcode`,
    message: '条码重复|Another variant has this barcode',
  })),
  ...repeated(document.items, ({ color_id, size_id }) => `${color_id}:${size_id}`).map((i) => ({
    field: `items.${i}.size_id`,
    message: '这个颜色和尺码已有规格|A variant with this colour and size already exists',
  })),
]

const yuan = (fen: number) => (fen / 100).toFixed(2)

/** The lowest price anyone pays: last tier, best level. */
function lowestPrice(document: ProductDocument, levels: readonly UsualDiscount[], base_price_fen: number): number {
  const quantity = Math.max(1, ...document.price_tiers.map((tier) => tier.quantity))
  const own = new Map(document.level_discounts.map((entry) => [entry.level, entry.discount_bp]))
  const usual = levels.flatMap(({ level, discount_bp }) => (own.has(level) ? [] : [discount_bp]))
  const level_discount_bp = Math.max(0, ...own.values(), ...usual)
  const { extra_view_fen, price_tiers: tiers } = document
  const purchase = { quantity, printed_views: 1, technique_surcharge_fen: 0, level_discount_bp }
  return itemPrice({ base_price_fen, extra_view_fen, tiers }, purchase).unit_fen
}

const checkPrices: Check = (document, levels) => [
  ...document.items.flatMap(({ base_price_fen, cost_fen }, i) => {
    const lowest = base_price_fen > 0 ? lowestPrice(document, levels, base_price_fen) : 0
    return when(
      cost_fen !== null && base_price_fen > 0 && lowest < cost_fen,
      `items.${i}.base_price_fen`,
      `最低售价 ¥${yuan(lowest)} 低于成本 ¥${yuan(cost_fen ?? 0)}|The lowest price ¥${yuan(lowest)} is below the cost ¥${yuan(cost_fen ?? 0)}`,
    )
  }),
  ...when(
    document.price_tiers[0]?.quantity !== 1,
    'price_tiers',
    '第一档数量应为 1|The first tier must start at quantity 1',
  ),
  ...document.price_tiers.flatMap((tier, i) => {
    const before = document.price_tiers[i - 1]
    return [
      ...when(
        before !== undefined && tier.quantity <= before.quantity,
        `price_tiers.${i}.quantity`,
        '数量要比上一档大|The quantity must be larger than in the previous tier',
      ),
      ...when(
        before !== undefined && tier.discount_bp < before.discount_bp,
        `price_tiers.${i}.discount_bp`,
        '买得多单价反而更高：折扣不能低于上一档|The discount must not be lower than in the previous tier',
      ),
    ]
  }),
  ...repeated(document.level_discounts, ({ level }) => String(level)).map((i) => ({
    field: `level_discounts.${i}.level`,
    message: '这个等级已设置折扣|This level already has a discount',
  })),
  ...when(document.techniques.length === 0, 'techniques', '请至少选择一种工艺|Choose at least one technique'),
]

const checkHours = (field: string, { min, max }: { min: number; max: number }): Problem[] => [
  ...when(min <= 0, `${field}.min`, '请填写最短小时数|Enter the shortest time in hours'),
  ...when(max < min, `${field}.max`, '最长时间不能短于最短时间|The longest time cannot be shorter than the shortest'),
]

const checkSupply: Check = ({ supply, production_hours }) => [
  ...when(supply.length === 0, 'supply', '请至少选择一个工厂和仓库|Choose at least one factory and warehouse'),
  ...supply.flatMap((entry, i) => [
    ...when(
      entry.warehouses.length === 0,
      `supply.${i}.warehouses`,
      '请至少选择一个仓库|Choose at least one warehouse',
    ),
    ...checkHours(`supply.${i}.production_hours`, entry.production_hours),
  ]),
  ...repeated(supply, ({ factory }) => factory).map((i) => ({
    field: `supply.${i}.factory`,
    message: '工厂重复|This factory is already listed',
  })),
  ...checkHours('production_hours', production_hours),
]

function checkArea(document: ProductDocument, i: number): Problem[] {
  const view = document.views[i] as ProductDocument['views'][number]
  const place = document.print_areas.findIndex(({ view_id }) => view_id === view.view_id)
  const area = document.print_areas[place]
  if (!area || area.width <= 0 || area.height <= 0) {
    return [{ field: `views.${i}`, message: '这个视图没有印刷区，请画出印刷区|Draw the print area of this view' }]
  }
  const unmeasured = document.sizes.filter(
    (size) =>
      !document.actual_sizes.some(
        (entry) => entry.size_id === size.id && entry.view_id === view.view_id && entry.actual_width > 0,
      ),
  )
  return [
    ...when(
      area.left + area.width > CANVAS_PX + 1 || area.top + area.height > CANVAS_PX + 1,
      `print_areas.${place}`,
      '印刷区超出画布|The print area extends beyond the canvas',
    ),
    ...checkCutOuts(area, place),
    ...unmeasured.map((size) => ({
      field: `actual_sizes.${view.view_id}.${size.id}`,
      message: `请填写尺码 ${size.name} 的印刷宽度（厘米）|Enter the print width of size ${size.name} in cm`,
    })),
  ]
}

/** Labels and cards of the seller's brand need no view; views of a set repeat the keys of its parts. */
const checkViews: Check = (document) => [
  ...when(
    document.views.length === 0 && document.is_brand === 0,
    'views',
    '请至少添加一个视图和印刷区|Add at least one view with a print area',
  ),
  ...document.views.flatMap((view, i) => when(view.key === '', `views.${i}.key`, '请填写视图标识|Enter the view key')),
  ...repeated(document.is_mul === 1 ? [] : document.views, ({ key }) => key).map((i) => ({
    field: `views.${i}.key`,
    message: '视图标识重复|Another view has this key',
  })),
  ...document.views.flatMap((_, i) => checkArea(document, i)),
]

const checks: readonly Check[] = [
  checkTexts,
  checkDeclared,
  checkOptions,
  checkVariants,
  checkPrices,
  checkViews,
  checkSupply,
]

/** Everything wrong with a document by itself; the server also compares it with the rest of the catalogue. */
export const checkDocument = (document: ProductDocument, levels: readonly UsualDiscount[] = []): Problem[] =>
  checks.flatMap((check) => check(document, levels))
