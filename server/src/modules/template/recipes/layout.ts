import type { Lockup } from './lockups.ts'
import type { Look } from './looks.ts'
import { type Box, box, type Piece, pattern, type Sheet } from './pieces.ts'
import type { Tone } from './tone.ts'

/** The ground below the words: the product's own colour, a colour of the look, or its pattern below a label. */
export type Ground = 'cloth' | 'paper' | 'deep' | 'pattern'

/** A layout made for one kind of product, with the looks chosen for it. */
export interface Layout {
  readonly key: string
  readonly zh: string
  readonly en: string
  /** `product view colour`; the looks take turns. */
  readonly on: readonly string[]
  readonly ground: Ground
  /** Keys of looks. New ones are added at the end, `-` takes the place of one that was dropped: places are numbers. */
  readonly looks: readonly string[]
  readonly draw: (look: Look, sheet: Sheet, tone: Tone) => Piece[]
}

/** Groups of looks that a layout may take together. */
export const groups = {
  pets: 'corgi shiba golden frenchie husky dachshund tabby salem calico suncat',
  kids: 'fox bear panda bunny koala tiger lion whale octopus rocket',
  babies: 'fox bear bunny koala whale rainbow',
  birthdays: 'panda tiger lion octopus balloons rocket cupcake donut icecream astro',
  rounds: 'palms whaletail sail lighthouse waves peaks desert camper stag',
  scenes: 'wave dunes lavender tropic neon misty aurora fuji cabin glade milky terracotta seaside wcpeaks',
  couples: 'flowerheart catlove wcheart stars seaside eucalyptus',
  memories: 'paw butterfly poppies feather',
  families: 'bouquet sunflower tulips mushroom flamingo bee owl',
  teams: 'goal slugger tennis ski summit hoops kayak',
  kitchens: 'ramen pizza burger sushi pancakes boba',
  brands: 'onepeak linecat succulent spiro bee cactus monstera yoga',
  christmas: 'xtree reindeer snowman santa ginger polarbear',
  halloween: 'pumpkin ghost haunted witch',
  seasons: 'turkey easter egg gold',
  boho: 'moon sunmoon mandala azure',
  prints: 'fern vase linebouquet contour ridges bauhaus bauhaussea cutouts atomic seventies',
} as const

/** Keys of looks from groups and single names. */
export const take = (...names: readonly string[]): string[] =>
  names.flatMap((name) => (groups[name as keyof typeof groups] ?? name).split(' '))

export const layout = (
  key: string,
  [zh, en]: readonly [string, string],
  on: string,
  ground: Ground,
  looks: readonly string[],
  draw: Layout['draw'],
): Layout => ({ key, zh, en, on: on.split(', '), ground, looks, draw })

/** All of a sheet but its margins. */
export const inside = (sheet: Sheet, x: number, y = x): Box => box(50, sheet.h / 2, 100 - 2 * x, sheet.h - 2 * y)

export const whole = (sheet: Sheet): Box => box(50, sheet.h / 2, 100, sheet.h)

/** A lockup in a box that depends on the sheet. */
export const placed =
  (lockup: Lockup, where: (sheet: Sheet) => Box): Layout['draw'] =>
  (look, sheet, tone) =>
    lockup(look, where(sheet), tone)

/** The pattern of the look over the whole sheet. */
export const wall = (look: Look, sheet: Sheet, tile: number): Piece => pattern(look.pattern, whole(sheet), tile)

/** A lockup on the pattern of its look. */
export const onPattern =
  (lockup: Lockup, tile: number, where: (sheet: Sheet) => Box): Layout['draw'] =>
  (look, sheet, tone) => [wall(look, sheet, tile), ...lockup(look, where(sheet), tone)]

/** On the chest: as wide as the area, high up, not longer than it is good to look at. */
export const chest =
  (share: number) =>
  ({ h }: Sheet): Box => {
    const high = Math.min(h * 0.9, 88 * share)
    return box(50, h * 0.045 + high / 2, 88, high)
  }
