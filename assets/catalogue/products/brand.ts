import { type Definition, family, sizeTable } from '../define.ts'

/** Goods that carry the seller's own brand: no pictures, chosen by size and added to orders. */
const own = family({
  season: 'all',
  gender: 'none',
  size_type: 'dimension',
  grade: 2,
  zones: ['brand'],
  dtc_level: 1,
  design_mode: 1,
  design_desc_show: 2,
  design_style: 'none',
  dpi: 300,
  colours: ['white'],
  colour_parts: [],
  packs: 'same',
  extra_view_fen: 0,
  tiers_bp: [0, 500, 1500, 2500, 3500],
  factories: ['F-DG2'],
  light: 'paper',
})

export const brand: readonly Definition[] = [
  own({
    code: 'neck-label',
    name: ['定制领标', 'Custom neck label'],
    subtitle: ['替换原厂标，成分洗标同印', 'Replaces the maker’s label; care symbols included'],
    points: [
      ['柔软烫印标，不扎脖子', 'Soft heat-pressed label that does not scratch'],
      ['含成分、产地与洗涤符号，符合美欧标签要求', 'Fibre, origin and care symbols as US and EU rules ask'],
      ['可绑定店铺，每件自动加印', 'Bind it to a store and every garment gets one'],
    ],
    description: [
      '适用于 T恤、卫衣与背心。上传品牌标志后由工厂在领后内侧烫印，三个工作日内打样。',
      'For T-shirts, sweatshirts and tanks. Upload your logo and the factory presses it inside the neck; a sample is ready within three working days.',
    ],
    category: 'labels',
    techniques: [
      ['dtf', 0],
      ['woven', 60],
    ],
    material: ['热转印膜或织唛', 'Transfer film or woven tape'],
    design: ['请上传单色标志，线条不细于 0.5 毫米。', 'Upload a one-colour logo with lines of at least 0.5 mm.'],
    sizes: sizeTable(['width', 'height'], '4×3cm', 'same', ['4×3cm 4 3', '5×4cm 5 4 +0.2']),
    price_fen: 80,
    weight_g: 5,
    packed_cm: [6, 5, 0.5],
    factories: ['F-GZ1', 'F-LA1', 'F-PL1'],
  }),
  own({
    code: 'thank-you-card',
    name: ['品牌感谢卡', 'Thank-you card'],
    subtitle: ['随单放入，可印店铺与二维码', 'Goes into every parcel with your store and QR code'],
    points: [
      ['300 克铜版纸双面印', '300 gsm art paper, printed on both sides'],
      ['每单自动放入，缺货自动提醒', 'Packed with each order; we warn you before it runs out'],
      ['支持多店铺不同卡片', 'A different card for each of your stores'],
    ],
    description: [
      '按店铺绑定的随单卡片，可放退换说明、社媒账号与优惠码，请勿引导站外交易。',
      'A card bound to your store for return notes, social accounts and discount codes. It must not lead buyers away from the marketplace.',
    ],
    category: 'inserts',
    techniques: [['offset', 0]],
    material: ['300 克铜版纸', '300 gsm art paper'],
    design: ['双面 3 毫米出血，文字离边 5 毫米。', 'Bleed of 3 mm on both sides; keep text 5 mm from the edge.'],
    sizes: sizeTable(['width', 'height'], '9×5.4cm', 'same', ['9×5.4cm 9 5.4', '14.8×10.5cm 14.8 10.5 +0.3']),
    price_fen: 30,
    weight_g: 5,
    packed_cm: [15, 11, 0.5],
  }),
  own({
    code: 'packaging-bag',
    name: ['定制快递袋', 'Branded mailing bag'],
    subtitle: ['可降解，印店铺标志', 'Compostable and printed with your logo'],
    points: [
      ['PBAT 可降解料，手感柔软不易破', 'Degradable PBAT, soft to the touch and hard to tear'],
      ['双层自粘条，退货可再用', 'Two adhesive strips: one for the return'],
      ['单色或双色印刷，100 只起', 'One or two ink colours, from 100 pieces'],
    ],
    description: [
      '替代平台默认快递袋，尺寸覆盖 T恤到卫衣。库存存放在仓库，随单扣减。',
      'Takes the place of the plain mailer, in sizes from T-shirt to sweatshirt. Stock waits in the warehouse and is drawn down by order.',
    ],
    category: 'packaging',
    techniques: [['offset', 0]],
    material: ['PBAT 与玉米淀粉，60 微米', 'PBAT and corn starch, 60 µm'],
    design: [
      '标志位于袋正中，最大宽度为袋宽的六成。',
      'The logo sits in the middle, at most three fifths of the bag’s width.',
    ],
    colours: ['white', 'black'],
    sizes: sizeTable(['width', 'height'], '25×35cm', 'same', [
      '25×35cm 25 35',
      '32×45cm 32 45 +0.3',
      '40×50cm 40 50 +0.6',
    ]),
    price_fen: 90,
    weight_g: 15,
    packed_cm: [26, 18, 0.5],
  }),
]
