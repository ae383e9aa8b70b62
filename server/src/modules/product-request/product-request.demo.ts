/** Applications of a seller who sells gifts and home goods. `shots` are codes of products whose picture stands in. */
export interface DemoApplication {
  readonly name: string
  readonly category: string
  readonly material: string
  readonly technique: string
  readonly size_attribute: string
  readonly sizes: readonly string[]
  readonly countries: readonly string[]
  readonly produce_areas: readonly string[]
  readonly expected_price_fen: number
  readonly monthly_quantity: number
  readonly reference_link: string
  readonly description: string
  readonly shots: readonly string[]
  readonly status: 'pending' | 'accepted' | 'refused' | 'cancelled'
  readonly remark: string
  readonly product?: string
  readonly days_ago: number
  readonly reviewed_days_ago?: number
}

export const demoApplications: readonly DemoApplication[] = [
  {
    ...{ name: '加厚圆角鼠标垫 3 mm', category: 'desk', material: '天然橡胶底 + 涤纶面', technique: 'sublimation' },
    ...{ size_attribute: 'dimension', sizes: ['22 × 18 cm', '30 × 25 cm'], countries: ['US', 'DE', 'GB'] },
    ...{ produce_areas: ['CN'], expected_price_fen: 1150, monthly_quantity: 600 },
    reference_link: 'https://www.etsy.com/search?q=custom+mouse+pad',
    description: '店里定制鼠标垫每月稳定出单，现有供应商只有 2 mm，希望有锁边 3 mm 版本。',
    ...{ shots: ['mouse-pad'], status: 'accepted', remark: '已安排打样并上架，支持锁边。', product: 'mouse-pad' },
    ...{ days_ago: 19, reviewed_days_ago: 16 },
  },
  {
    ...{
      name: '16 oz 磨砂玻璃罐杯配竹盖',
      category: 'tumblers',
      material: '高硼硅玻璃 + 竹',
      technique: 'sublimation',
    },
    ...{ size_attribute: 'capacity', sizes: ['16 oz'], countries: ['US', 'CA'], produce_areas: ['US', 'CN'] },
    ...{ expected_price_fen: 2600, monthly_quantity: 900, reference_link: '' },
    description: '北美咖啡杯热销款，需要附带吸管和礼盒，最好美国仓发货。',
    ...{ shots: ['tumbler', 'water-bottle'], status: 'pending', remark: '', days_ago: 2 },
  },
  {
    ...{ name: '宠物亲子同款三角巾（大号）', category: 'pet-wear', material: '涤棉 65/35', technique: 'dtf' },
    ...{ size_attribute: 'letter', sizes: ['M', 'L', 'XL'], countries: ['US', 'GB', 'AU'], produce_areas: [] },
    ...{ expected_price_fen: 980, monthly_quantity: 400, reference_link: '' },
    description: '现有三角巾最大到 M，大型犬客户一直在问。',
    ...{ shots: ['pet-bandana'], status: 'pending', remark: '', days_ago: 1 },
  },
  {
    ...{ name: '真丝眼罩', category: 'pouches', material: '桑蚕丝 22 姆米', technique: 'sublimation' },
    ...{ size_attribute: 'one', sizes: ['均码'], countries: ['FR', 'IT'], produce_areas: ['CN'] },
    ...{ expected_price_fen: 1500, monthly_quantity: 150, reference_link: '' },
    description: '搭配收纳袋卖套装。',
    ...{ shots: ['pouch'], status: 'refused' },
    remark: '真丝不适合热升华，期望价低于材料成本；可以考虑缎面涤纶版本，每月 300 件起。',
    ...{ days_ago: 12, reviewed_days_ago: 10 },
  },
  {
    ...{ name: '圣诞木质挂饰（双面）', category: 'ornaments', material: '椴木 3 mm', technique: 'uv' },
    ...{ size_attribute: 'dimension', sizes: ['8 cm', '10 cm'], countries: ['US', 'DE', 'FR'], produce_areas: ['CN'] },
    ...{ expected_price_fen: 650, monthly_quantity: 2000, reference_link: '' },
    description: '旺季款，想双面打印家庭成员名字。',
    ...{ shots: ['ornament'], status: 'cancelled', remark: '', days_ago: 30 },
  },
]
