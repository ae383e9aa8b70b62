import type { Area } from '@inkroute/engine/geometry/box'

/** A base template the platform sells: its cells, its styling, and the sample artworks shown in the shop. */
export interface PayTemplateDefinition {
  readonly id: number
  readonly name: readonly [zh: string, en: string]
  readonly description: readonly [zh: string, en: string]
  readonly price_fen: number
  readonly layout_id: number
  readonly gap: number
  readonly margin: number
  readonly background: string
  /** Borders that were pulled: id and place. */
  readonly borders?: readonly (readonly [id: string, to: number])[]
  /** Cells that show a face of the product rather than the next picture: index and face. */
  readonly views?: Readonly<Record<number, number>>
  readonly words?: readonly {
    readonly text: string
    readonly family: string
    readonly weight: number
    readonly fill: string
    /** The box the words are fitted into. */
    readonly box: Area
  }[]
  /** Shapes behind the words: a band, a seal. */
  readonly shapes?: readonly {
    readonly shape: 'rectangle' | 'rounded' | 'ellipse'
    readonly fill: string
    readonly box: Area
  }[]
  readonly sample: readonly string[]
}

export const payTemplateDefinitions: readonly PayTemplateDefinition[] = [
  {
    id: 1,
    name: ['杂志封面三连', 'Magazine trio'],
    description: [
      '大图在左、两张细节在右，留白边框，适合主图后的第二张展示图。',
      'A large picture left, two details right, with a paper frame; a good second show image.',
    ],
    price_fen: 990,
    layout_id: 3,
    gap: 10,
    margin: 24,
    background: '#f7f6f3',
    borders: [['x:0|1+2', 350]],
    views: { 0: 1 },
    sample: ['fuji-blossom', 'misty-mountains', 'great-wave'],
  },
  {
    id: 2,
    name: ['四宫格配色', 'Four colourways'],
    description: [
      '四个颜色并排，顶部一行英文标题，买家一眼看清全部颜色。',
      'Four colours side by side under a headline, so that buyers see all of them at once.',
    ],
    price_fen: 1290,
    layout_id: 5,
    gap: 12,
    margin: 16,
    background: '#17202e',
    views: { 0: 1, 1: 1, 2: 1, 3: 1 },
    shapes: [{ shape: 'rounded', fill: '#e8452c', box: { left: 160, top: 252, width: 230, height: 46 } }],
    words: [
      {
        text: 'CHOOSE YOUR COLOR',
        family: 'Bebas Neue',
        weight: 400,
        fill: '#ffffff',
        box: { left: 176, top: 260, width: 198, height: 30 },
      },
    ],
    sample: ['golden-dunes', 'lavender-fields', 'northern-lights', 'tropical-sunset'],
  },
  {
    id: 3,
    name: ['正反面对照', 'Front and back'],
    description: [
      '左右对半，正面与背面同框，底部横幅写明双面印花。',
      'Halves with front and back in one picture, and a banner that says it is printed on both sides.',
    ],
    price_fen: 990,
    layout_id: 1,
    gap: 6,
    margin: 0,
    background: '#ffffff',
    views: { 0: 1, 1: 2 },
    shapes: [{ shape: 'rectangle', fill: '#17202e', box: { left: 0, top: 492, width: 550, height: 58 } }],
    words: [
      {
        text: 'FRONT  &  BACK PRINT',
        family: 'Montserrat',
        weight: 700,
        fill: '#ffffff',
        box: { left: 130, top: 506, width: 290, height: 30 },
      },
    ],
    sample: ['great-wave', 'neon-city'],
  },
  {
    id: 4,
    name: ['九宫格图册', 'Catalogue of nine'],
    description: [
      '九格等分细缝，一张图看完整个系列，适合套装与系列款。',
      'Nine equal cells with fine seams: a whole series in one picture.',
    ],
    price_fen: 1990,
    layout_id: 9,
    gap: 4,
    margin: 4,
    background: '#ffffff',
    sample: [
      'golden-dunes',
      'lavender-fields',
      'great-wave',
      'tropical-sunset',
      'neon-city',
      'misty-mountains',
      'northern-lights',
      'fuji-blossom',
      'lake-cabin',
    ],
  },
  {
    id: 5,
    name: ['主图加细节条', 'Hero with details'],
    description: [
      '左侧大图占三分之二，右侧三个细节，适合讲工艺与面料。',
      'Two thirds for the hero, three details beside it: made to show craft and fabric.',
    ],
    price_fen: 1290,
    layout_id: 6,
    gap: 8,
    margin: 0,
    background: '#efece6',
    views: { 0: 1 },
    sample: ['lake-cabin', 'forest-light', 'fuji-blossom', 'misty-mountains'],
  },
  {
    id: 6,
    name: ['新品六格', 'New arrivals'],
    description: [
      '一大五小，左下角圆形新品标，适合上新预热。',
      'One large and five small with a round NEW seal, for launches.',
    ],
    price_fen: 1690,
    layout_id: 8,
    gap: 8,
    margin: 12,
    background: '#fff4d6',
    shapes: [{ shape: 'ellipse', fill: '#e8452c', box: { left: 300, top: 300, width: 110, height: 110 } }],
    words: [
      {
        text: 'NEW',
        family: 'Anton',
        weight: 400,
        fill: '#ffffff',
        box: { left: 318, top: 334, width: 74, height: 42 },
      },
    ],
    sample: ['tropical-sunset', 'golden-dunes', 'lake-cabin', 'neon-city', 'forest-light', 'northern-lights'],
  },
]
