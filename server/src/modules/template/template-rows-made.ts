import { art, type Part, shape, words } from './recipes/template.parts.ts'
import type { TemplateRow } from './template-row.ts'

interface Motif {
  readonly artwork: string
  readonly zh: string
  readonly en: string
  readonly scenario: string
  readonly style: string
  /** What is written where the buyer's own words come. */
  readonly name: string
  readonly title: string
  readonly date: string
  readonly family: string
  readonly weight: number
  readonly ink: string
  /** Behind the picture, where it is round. */
  readonly ground: string
  /** Product, view and colour of each arrangement. */
  readonly on: readonly [name: string, date: string, photo: string]
}

const text = ({ family, weight, ink }: Motif) => ({ family, weight, fill: ink })

const withName = (motif: Motif): Part[] => [
  art(motif.artwork, 0.41, 0.76),
  words(motif.name, 0.9, { ...text(motif), width: 0.8, height: 0.15 }),
]
const withDate = (motif: Motif): Part[] => [
  words(motif.title, 0.1, { ...text(motif), width: 0.86, height: 0.13 }),
  art(motif.artwork, 0.5, 0.62),
  words(motif.date, 0.92, { ...text(motif), width: 0.5, height: 0.08, spacing: 0.12 }),
]
const withPhoto = (motif: Motif): Part[] => [
  shape('ellipse', 0.42, 0.82, 0.82, motif.ground),
  art(motif.artwork, 0.42, 0.74, 'ellipse'),
  words(motif.name, 0.92, { ...text(motif), width: 0.74, height: 0.11 }),
]

const arrangements = [
  { zh: '配名字', en: 'with a name', parts: withName },
  { zh: '标题与日期', en: 'with title and date', parts: withDate },
  { zh: '圆形照片与名字', en: 'round photo with a name', parts: withPhoto },
] as const

type Words = readonly [name: string, title: string, date: string]
type Look = readonly [family: string, weight: number, ink: string, ground: string]

const motif = (
  artwork: string,
  [zh, en]: readonly [string, string],
  [scenario, style]: readonly [string, string],
  [name, title, date]: Words,
  [family, weight, ink, ground]: Look,
  on: Motif['on'],
): Motif => ({ artwork, zh, en, scenario, style, name, title, date, family, weight, ink, ground, on })

/** New ones are added at the end: their place is part of the number, which is part of addresses. */
const motifs: readonly Motif[] = [
  motif(
    'golden-retriever',
    ['金毛', 'Golden retriever'],
    ['pets', 'cute'],
    ['BAILEY', 'BEST FRIEND', '2021 · 05 · 14'],
    ['Fredoka', 700, '#8a5a1f', '#fdf0d5'],
    ['womens-tee front white', 'mug wrap white', 'pillow front white'],
  ),
  motif(
    'french-bulldog',
    ['法斗', 'French bulldog'],
    ['pets', 'cute'],
    ['LOUIS', 'DOG OF THE HOUSE', 'SINCE 2022'],
    ['Fredoka', 700, '#4a4550', '#f0e4da'],
    ['mug wrap white', 'tote front natural', 'mouse-pad front white'],
  ),
  motif(
    'blue-eyed-husky',
    ['哈士奇', 'Husky'],
    ['pets', 'cute'],
    ['NORA', 'BORN TO RUN', '2020 · 11 · 02'],
    ['Bebas Neue', 400, '#33465a', '#dfeaf2'],
    ['sweatshirt front white', 'tumbler wrap white', 'coaster front white'],
  ),
  motif(
    'moonlight-black-cat',
    ['月下黑猫', 'Moonlit cat'],
    ['pets', 'art'],
    ['SALEM', 'MOONLIGHT CLUB', 'SINCE 2023'],
    ['Righteous', 400, '#3a2a4f', '#f4d58a'],
    ['tote front natural', 'canvas-square front white', 'pillow front white'],
  ),
  motif(
    'calico-loaf',
    ['三花猫', 'Calico cat'],
    ['pets', 'cute'],
    ['TOAST', 'LOAF OF THE DAY', '2024 · 03 · 09'],
    ['Patrick Hand', 400, '#3a343f', '#fdf0dc'],
    ['mug-15oz wrap white', 'womens-tee front white', 'mouse-pad front white'],
  ),
  motif(
    'paw-heart',
    ['爪印爱心', 'Paw heart'],
    ['pets', 'minimal'],
    ['COCO', 'ADOPTED WITH LOVE', '2025 · 08 · 21'],
    ['Fredoka', 700, '#c93a4c', '#fff3e6'],
    ['tank-top front white', 'puzzle front white', 'coaster front white'],
  ),
  motif(
    'fox-flower-crown',
    ['花冠小狐', 'Fox in flowers'],
    ['family', 'cute'],
    ['EMMA', 'LITTLE FOX', '2026 · 04 · 18'],
    ['Fredoka', 700, '#b8562a', '#fff3e2'],
    ['kids-tee front white', 'pillow front white', 'blanket front white'],
  ),
  motif(
    'flower-bunny',
    ['花环兔', 'Bunny in flowers'],
    ['family', 'cute'],
    ['LILY', 'HELLO, LITTLE ONE', '2026 · 03 · 30'],
    ['Patrick Hand', 400, '#5f8a66', '#f7efe7'],
    ['blanket front white', 'kids-tee front white', 'pillow front white'],
  ),
  motif(
    'little-tiger',
    ['小老虎', 'Little tiger'],
    ['family', 'cute'],
    ['OSCAR', 'WILD ONE', 'TURNS ONE · 2026'],
    ['Fredoka', 700, '#3a2320', '#ffe6c2'],
    ['kids-tee front white', 'puzzle front white', 'blanket front white'],
  ),
  motif(
    'lion-king-crown',
    ['戴冠小狮', 'Crowned lion'],
    ['family', 'cute'],
    ['THEO', 'KING OF THE HOUSE', '2025 · 12 · 06'],
    ['Righteous', 400, '#8f4a24', '#fbe6c0'],
    ['blanket front white', 'kids-tee front yellow', 'puzzle front white'],
  ),
  motif(
    'best-mom',
    ['最好的妈妈', 'Best mum'],
    ['family', 'cute'],
    ['SOPHIA', 'TO MY MUM', '10 · 05 · 2026'],
    ['Lobster', 400, '#b4485c', '#fff3ee'],
    ['mug wrap white', 'tote front natural', 'pillow front white'],
  ),
  motif(
    'cool-dad-club',
    ['酷爸俱乐部', 'Cool dad club'],
    ['family', 'retro'],
    ['DAVID', 'DAD SINCE', '2019'],
    ['Bebas Neue', 400, '#3a2a2e', '#f4e6c8'],
    ['mug-15oz wrap white', 'tshirt front white', 'mouse-pad front white'],
  ),
  motif(
    'flower-heart',
    ['花满心', 'Heart of flowers'],
    ['family', 'art'],
    ['ANNA & LEO', 'JUST MARRIED', '12 · 09 · 2026'],
    ['Lobster', 400, '#a8576b', '#fbf6ec'],
    ['pillow front white', 'canvas-square front white', 'puzzle front white'],
  ),
  motif(
    'cats-in-love',
    ['恋爱猫咪', 'Cats in love'],
    ['family', 'cute'],
    ['MIA + JACK', 'BETTER TOGETHER', '14 · 02 · 2026'],
    ['Fredoka', 700, '#3a343f', '#f7d8dc'],
    ['mug wrap white', 'blanket front white', 'puzzle front white'],
  ),
  motif(
    'watercolour-heart',
    ['水彩爱心', 'Watercolour heart'],
    ['family', 'art'],
    ['ROSE', 'WITH ALL MY LOVE', '14 · 02 · 2026'],
    ['Lobster', 400, '#a83a63', '#fdeef2'],
    ['canvas-square front white', 'womens-tee front white', 'coaster front white'],
  ),
  motif(
    'christmas-wreath',
    ['圣诞花环', 'Christmas wreath'],
    ['christmas', 'retro'],
    ['THE MILLERS', 'MERRY CHRISTMAS', '2026'],
    ['Lobster', 400, '#1f5e45', '#fffaf4'],
    ['pillow front white', 'mug wrap white', 'coaster front white'],
  ),
  motif(
    'red-nosed-reindeer',
    ['红鼻子驯鹿', 'Reindeer'],
    ['christmas', 'cute'],
    ['RUDY', 'FIRST CHRISTMAS', 'DECEMBER 2026'],
    ['Fredoka', 700, '#8a5a34', '#fbeedd'],
    ['kids-tee front white', 'mug wrap white', 'blanket front white'],
  ),
  motif(
    'cosy-snowman',
    ['暖心雪人', 'Snowman'],
    ['christmas', 'cute'],
    ['FINN', 'LET IT SNOW', 'WINTER 2026'],
    ['Patrick Hand', 400, '#32628c', '#e6f0f8'],
    ['mug wrap white', 'sweatshirt front white', 'pillow front white'],
  ),
  motif(
    'jack-o-lantern',
    ['南瓜灯', 'Jack-o’-lantern'],
    ['halloween', 'retro'],
    ['CASPER', 'TRICK OR TREAT', '31 · 10 · 2026'],
    ['Righteous', 400, '#3d2352', '#fbe0b4'],
    ['tote front natural', 'kids-tee front white', 'mouse-pad front white'],
  ),
  motif(
    'retro-sunset-peaks',
    ['群山日落', 'Mountain sunset'],
    ['outdoor', 'retro'],
    ['TEAM ALPINE', 'ABOVE THE CLOUDS', 'EST. 2026'],
    ['Bebas Neue', 400, '#2b1b3d', '#fbe3c0'],
    ['tshirt front white', 'tumbler wrap white', 'mouse-pad front white'],
  ),
  motif(
    'summit-trail',
    ['登顶之路', 'Summit trail'],
    ['outdoor', 'retro'],
    ['MARTIN', 'ALL 14 PEAKS', 'SUMMER 2026'],
    ['Bebas Neue', 400, '#33465a', '#f4e6d2'],
    ['water-bottle wrap white', 'sweatshirt front white', 'desk-mat front white'],
  ),
  motif(
    'street-hoops',
    ['街头篮球', 'Street hoops'],
    ['outdoor', 'retro'],
    ['JORDAN 07', 'CITY LEAGUE', 'SEASON 2026'],
    ['Bebas Neue', 400, '#7a3714', '#fbe6cf'],
    ['tank-top front white', 'tshirt front white', 'water-bottle wrap white'],
  ),
  motif(
    'wildflower-bouquet',
    ['野花花束', 'Wildflowers'],
    ['home', 'art'],
    ['OLIVIA', 'OUR GARDEN', 'SPRING 2026'],
    ['Cinzel', 700, '#6b4a3f', '#f6efe2'],
    ['tote front natural', 'canvas front white', 'pillow front white'],
  ),
  motif(
    'triple-scoop',
    ['三球冰淇淋', 'Triple scoop'],
    ['daily', 'cute'],
    ['HAZEL', 'SUNDAY IS SUNDAE', 'SINCE 2026'],
    ['Fredoka', 700, '#a8576b', '#fdeef2'],
    ['kids-tee front pink', 'womens-tee front white', 'coaster front white'],
  ),
]

const FIRST_ID = 101

/** Each motif in each arrangement: one name, one title with a date, one round photo. */
export const madeRows: readonly TemplateRow[] = motifs.flatMap((one, n) =>
  arrangements.map(({ zh, en, parts }, at): TemplateRow => {
    const id = FIRST_ID + n * arrangements.length + at
    return [id, `${one.zh} · ${zh}`, `${one.en} ${en}`, one.scenario, one.style, one.on[at] ?? one.on[0], parts(one)]
  }),
)
