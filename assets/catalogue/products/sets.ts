import type { ColourKey } from '../colours.ts'
import type { Definition } from '../define.ts'
import type { Pair } from '../terms.ts'

type Whole = Omit<
  Definition,
  'colours' | 'colour_parts' | 'sizes' | 'price_fen' | 'weight_g' | 'packed_cm' | 'packs' | 'factories'
>

/** Several base products sold, designed and packed as one. */
export interface SetDefinition extends Whole {
  parts: readonly { code: string; label: Pair; quantity: number }[]
  /** The set's colours: each part takes the same key, or the one given for it. */
  colours: readonly { key: ColourKey; of?: Record<string, ColourKey> }[]
  /** The set's sizes and the size of every part in it. */
  sizes: readonly { name: string; of: Record<string, string> }[]
  /** Off the sum of the parts. */
  saving_bp: number
}

const shared = {
  season: 'all',
  grade: 2,
  dtc_level: 0,
  design_mode: 1,
  design_desc_show: 1,
  extra_view_fen: 600,
  tiers_bp: [0, 300, 700, 1200, 1800],
  light: 'cloth',
} as const satisfies Partial<SetDefinition>

export const sets: readonly SetDefinition[] = [
  {
    ...shared,
    code: 'couple-tee-set',
    name: ['情侣 T恤两件套', 'Couple T-shirt set of two'],
    subtitle: ['男女同款圆领配女款 V 领，同图同批', 'One crew neck and one women’s V-neck, printed together'],
    points: [
      ['两件同批印制，颜色一致', 'Both shirts print in one batch, so their colours match'],
      ['两件各选尺码，六种常用搭配', 'Six usual pairings of sizes'],
      ['合包发货，比分开买省 6%', 'One parcel, 6% less than bought apart'],
    ],
    description: [
      '一套两件分别设计，也可同图左右呼应。适合情人节、蜜月与周年纪念。',
      'Two shirts designed each on its own or as halves of one picture, for Valentine’s Day, honeymoons and anniversaries.',
    ],
    category: 'family-sets',
    gender: 'unisex',
    size_type: 'letter',
    techniques: [
      ['dtg', 0],
      ['dtf', 0],
    ],
    zones: ['US-EU', 'new'],
    material: ['圆领 100% 精梳棉；V 领 95% 棉 5% 氨纶', 'Crew neck 100% combed cotton; V-neck 95% cotton, 5% elastane'],
    design: [
      '先设计圆领，再设计 V 领；两件的正面都要有图案才能保存。',
      'Design the crew neck first, then the V-neck; both fronts need artwork before saving.',
    ],
    design_style: 'placement',
    dpi: 300,
    parts: [
      { code: 'tshirt', label: ['圆领', 'Crew neck'], quantity: 1 },
      { code: 'womens-tee', label: ['V 领', 'V-neck'], quantity: 1 },
    ],
    colours: [{ key: 'white' }, { key: 'black' }, { key: 'navy' }, { key: 'heather-grey' }, { key: 'red' }],
    sizes: ['M S', 'M M', 'L S', 'L M', 'XL M', 'XL L'].map((line) => {
      const [his = '', hers = ''] = line.split(' ')
      return { name: `${his} + ${hers}`, of: { tshirt: his, 'womens-tee': hers } }
    }),
    saving_bp: 600,
  },
  {
    ...shared,
    code: 'desk-set',
    name: ['办公桌三件套', 'Desk set of three'],
    subtitle: ['马克杯、鼠标垫、杯垫，礼盒装', 'Mug, mouse pad and coaster in one gift box'],
    points: [
      ['三件同主题，企业入职礼首选', 'Three pieces on one theme: the welcome gift of many companies'],
      ['礼盒一次寄出，杯子独立防震', 'One box, with the mug cushioned on its own'],
      ['比分开买省 8%', '8% less than bought apart'],
    ],
    description: [
      '一套三件分别设计，标志与名字可逐件变化。50 套起更优惠。',
      'Three pieces, each with its own design; logo and name can vary from piece to piece. Better prices from 50 sets.',
    ],
    category: 'desk-sets',
    gender: 'none',
    size_type: 'one',
    techniques: [['sublimation', 0]],
    zones: ['US-EU'],
    material: [
      '白瓷马克杯，橡胶底鼠标垫，吸水陶瓷杯垫',
      'Ceramic mug, rubber-backed mouse pad, absorbent ceramic coaster',
    ],
    design: ['三件都要有图案才能保存。', 'All three pieces need artwork before saving.'],
    design_style: 'full',
    dpi: 300,
    parts: [
      { code: 'mug', label: ['马克杯', 'Mug'], quantity: 1 },
      { code: 'mouse-pad', label: ['鼠标垫', 'Mouse pad'], quantity: 1 },
      { code: 'coaster', label: ['杯垫', 'Coaster'], quantity: 1 },
    ],
    colours: [{ key: 'white' }],
    sizes: [{ name: 'Standard', of: { mug: '11oz', 'mouse-pad': '24×20cm', coaster: '10×10cm' } }],
    saving_bp: 800,
    light: 'ceramic',
  },
]
