import type { Facet, ListReply } from '@inkroute/contract/catalog/catalog'
import { exampleCard } from './example-card.ts'

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

/** An answer of the catalogue, for tests. */
export const exampleReply = (over: Partial<ListReply> = {}): ListReply => ({
  data: [exampleCard(), exampleCard({ id: 8, code: 'mug', name: '11oz 白瓷马克杯', price_from: '12.50' })],
  total: 2,
  page: 1,
  page_size: 24,
  facets,
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
