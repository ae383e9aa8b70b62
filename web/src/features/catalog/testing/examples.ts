import type { Facet, ListReply } from '@inkroute/contract/catalog/catalog'
import type { BasicProduct, ProductCard } from '@inkroute/contract/catalog/product'

/** A product as the list endpoint returns it. */
export const exampleCard = (over: Partial<ProductCard> = {}): ProductCard => ({
  id: 7,
  code: 'tshirt',
  name: '男女同款圆领 T恤',
  subtitle: '180 克精梳棉，四季打底的基础款',
  category: { id: 2, key: 't-shirts', name: 'T恤', http_url: 'apparel-t-shirts' },
  brand: { key: 'inkroute', name: '印途' },
  price_from: '23.00',
  colors: [
    { id: 1, key: 'white', hex: '#ffffff', name: '白色' },
    { id: 3, key: 'navy', hex: '#22304d', name: '藏青' },
  ],
  views: [
    { view_id: 1, key: 'front', name: '正面', picture: { product: 'tshirt', view: 'front', area: 'print' } },
    { view_id: 2, key: 'back', name: '背面', picture: { product: 'tshirt', view: 'back', area: 'print' } },
    { view_id: 3, key: 'label', name: '领标', picture: null },
  ],
  default_color_key: 'navy',
  default_view_key: 'front',
  artwork: 'great-wave',
  has_picture: true,
  has_model: true,
  sizes: ['S', 'M', 'L'],
  techniques: [{ key: 'dtg', name: '数码直喷' }],
  material: '100% 精梳棉，180 克',
  ships_from: ['CN', 'US'],
  delivery_hours: { min: 24, max: 48 },
  grade: 2,
  zones: ['US-EU', 'time'],
  badges: ['hot', 'overseas'],
  sales: 1200,
  weight_g: 190,
  dtc_enable: 1,
  dtc_group_level_names: [],
  is_mul: 0,
  is_brand: 0,
  is_collected: 0,
  ...over,
})

const facets: Facet[] = [
  {
    key: 'category',
    name: '类目',
    values: [
      { value: 'apparel', name: '服装', count: 9 },
      { value: 'apparel-t-shirts', name: 'T恤', count: 5, parent: 'apparel' },
      { value: 'apparel-socks', name: '袜子', count: 0, parent: 'apparel' },
      { value: 'drinkware', name: '杯壶', count: 6 },
      { value: 'drinkware-mugs', name: '马克杯', count: 6, parent: 'drinkware' },
    ],
  },
  {
    key: 'technique',
    name: '工艺',
    values: [
      { value: 'dtg', name: '数码直喷', count: 8 },
      { value: 'uv', name: 'UV 打印', count: 3 },
    ],
  },
  {
    key: 'grade',
    name: '品质',
    values: [
      { value: '1', name: '优质', count: 4 },
      { value: '2', name: '标准', count: 7 },
    ],
  },
  {
    key: 'ships_from',
    name: '发货地',
    values: [
      { value: 'CN', name: '中国', count: 9 },
      { value: 'US', name: '美国', count: 4 },
    ],
  },
]

/** A reply of the list endpoint. */
const plainArea = { focus: null, cut_outs: [], places: [], bleed_cm: 0, safe_cm: 0 }

export const exampleReply = (over: Partial<ListReply> = {}): ListReply => ({
  data: [exampleCard(), exampleCard({ id: 8, code: 'mug', name: '11oz 白瓷马克杯', price_from: '12.50' })],
  total: 2,
  page: 1,
  page_size: 24,
  facets,
  price_from: '12.50',
  bounds: { price_min: 12, price_max: 89, delivery_hours_max: 84 },
  applied: {
    keyword: '',
    corrected_from: null,
    is_substitute: false,
    price_min: null,
    price_max: null,
    delivery_hours_max: null,
  },
  category_path: [],
  suggestions: [],
  ...over,
})

const item = (id: number, color_id: number, size_id: number, price: string, stock: number) => ({
  id,
  sku: `TSHIRT-${color_id}-${size_id}`,
  color_id,
  size_id,
  price,
  weight_g: 180 + size_id * 10,
  packed: { length_cm: 30, width_cm: 25, height_cm: 2 },
  stock,
})

/** Navy has no L, white is out of stock in M. */
const product: BasicProduct = {
  id: 7,
  basic_product_id: 7,
  code: 'tshirt',
  name: '男女同款圆领 T恤',
  subtitle: '180 克精梳棉，四季打底的基础款',
  description: '不透不紧的日常 T恤。',
  selling_points: ['肩线加固', '预缩水处理', '侧缝无筒'],
  category_path: [
    { id: 1, key: 'apparel', name: '服装', http_url: 'apparel' },
    { id: 2, key: 't-shirts', name: 'T恤', http_url: 'apparel-t-shirts' },
  ],
  brand: { key: 'inkroute', name: '印途' },
  colors: [
    { id: 1, key: 'white', hex: '#ffffff', name: '白色', family: 'white', stock: 40, part_ids: [] },
    { id: 3, key: 'navy', hex: '#22304d', name: '藏青', family: 'blue', stock: 60, part_ids: [] },
  ],
  color_ids: [1, 3],
  sizes: [
    { id: 1, key: 'S', name: 'S' },
    { id: 2, key: 'M', name: 'M' },
    { id: 3, key: 'L', name: 'L' },
  ],
  attributes: [
    { id: 1, key: 'chest', name: '胸围', unit: 'cm' },
    { id: 2, key: 'hood', name: '帽高', unit: 'cm' },
  ],
  size_attributes: [
    { size_id: 1, attr_id: 1, attr_value: 96 },
    { size_id: 2, attr_id: 1, attr_value: 101.6 },
  ],
  items: [
    item(101, 1, 1, '23.00', 40),
    item(102, 1, 2, '23.00', 0),
    item(103, 1, 3, '25.00', 12),
    item(301, 3, 1, '24.00', 30),
    item(302, 3, 2, '24.00', 30),
  ],
  views: [
    { view_id: 1, key: 'front', name: '正面', picture: { product: 'tshirt', view: 'front', area: 'print' } },
    { view_id: 2, key: 'back', name: '背面', picture: { product: 'tshirt', view: 'back', area: 'print' } },
    { view_id: 3, key: 'label', name: '领标', picture: null },
  ],
  print_areas: [
    { view_id: 1, left: 175, top: 150, width: 200, height: 250, lies_on: 'picture', ...plainArea },
    { view_id: 2, left: 175, top: 150, width: 200, height: 250, lies_on: 'flat', ...plainArea },
  ],
  actual_sizes: [
    { size_id: 1, view_id: 1, actual_width: 28 },
    { size_id: 2, view_id: 1, actual_width: 30 },
    { size_id: 2, view_id: 2, actual_width: 25.4 },
  ],
  bottom_templates: [{ color_id: 3, view_id: 1, image_src: '/blank-navy.webp' }],
  show_images_design: [],
  user_show_images_design: [],
  looks: {
    sides: [{ product: 'tshirt', view: 'angle', artwork: 'great-wave', name: '斜角' }],
    artworks: [{ product: 'tshirt', view: 'front', artwork: 'wise-owl', name: '智慧猫头鹰' }],
  },
  components: [],
  is_mul: 0,
  is_brand: 0,
  is_factory_muti: 0,
  is_merge_design: 0,
  design_mode: 1,
  design_desc: '图案居中',
  design_desc_show: 2,
  design_style: { key: 'area', name: '局部' },
  dpi: 300,
  dtc_enable: 1,
  dtc_group_level_names: [],
  techniques: [
    { key: 'dtg', name: '数码直喷', surcharge: '0.00' },
    { key: 'embroidery', name: '刺绣', surcharge: '6.00' },
  ],
  material: '100% 精梳棉',
  care: '',
  origin_country: 'CN',
  responsible_person: null,
  min_quantity: 1,
  season: { key: 'all', name: '四季' },
  gender: { key: 'unisex', name: '男女同款' },
  size_type: { key: 'letter', name: '字母码' },
  grade: 2,
  zones: [{ key: 'time', name: '时效赔付区' }],
  badges: ['on_time'],
  price_from: '23.00',
  price_to: '25.00',
  extra_view_price: '5.00',
  price_tiers: [{ quantity: 1, discount_bp: 0 }],
  production_hours: { min: 24, max: 48 },
  delivery_hours: { min: 24, max: 72 },
  ships_from: ['CN', 'US'],
  light_params: { ambient: 0.5, directional: 1, roughness: 0.9 },
  default_color_key: 'navy',
  default_view_key: 'back',
  artwork: 'great-wave',
  shots: ['hero', 'scene'],
  has_picture: true,
  has_model: true,
  sales: 1200,
  is_collected: 0,
  published_at: '2026-09-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
}

/** A product as the detail endpoint returns it. */
export const exampleProduct = (over: Partial<BasicProduct> = {}): BasicProduct => ({ ...product, ...over })
