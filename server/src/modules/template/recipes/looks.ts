/** Colours that go together. `ink` and `accent` are read on `paper`, `light` and `glow` on `deep`. */
export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly deep: string
  readonly light: string
  readonly glow: string
}

const palette = (paper: string, ink: string, accent: string, deep: string, light: string, glow: string): Palette => ({
  paper,
  ink,
  accent,
  deep,
  light,
  glow,
})

export const palettes = {
  sunset: palette('#fdf0d5', '#2b1b3d', '#b23a3a', '#2b1b3d', '#fdf0d5', '#f9b356'),
  ocean: palette('#eef4f2', '#0f3a55', '#a8472a', '#0f3a55', '#f3efe3', '#f9c76b'),
  forest: palette('#f4efe2', '#24402f', '#9a4a22', '#24402f', '#f6efdc', '#e9b872'),
  rose: palette('#fdf1ee', '#5e2239', '#ad3557', '#5e2239', '#fdeef0', '#f6b8c4'),
  candy: palette('#fff1f4', '#4a3f6b', '#b83063', '#4a3f6b', '#fff1f4', '#f9c74f'),
  honey: palette('#fff4dc', '#4a2a1c', '#a3540f', '#4a2a1c', '#fff4dc', '#f6ae2d'),
  sky: palette('#eaf4fa', '#1f3a5f', '#b83a55', '#1f3a5f', '#eef6fb', '#f7d98a'),
  night: palette('#f1eef8', '#1b1b46', '#5b44b4', '#17163a', '#f3efe3', '#f7d98a'),
  spook: palette('#fdf0dc', '#2a1b3d', '#ad4a08', '#2a1b3d', '#fbf2df', '#f9a13a'),
  noel: palette('#fbf5e8', '#1c4a37', '#a81f2b', '#1c4a37', '#fbf5e8', '#f2c14e'),
  mono: palette('#f7f3ec', '#26232b', '#8a4b34', '#26232b', '#f7f3ec', '#e0b070'),
  sage: palette('#f3f4ec', '#34473c', '#86543d', '#3b5044', '#f3f4ec', '#e9cfa8'),
  sport: palette('#f4ead2', '#1b2a4a', '#b0242b', '#1b2a4a', '#f7f1e3', '#f2b84b'),
} as const

/** A face for the few large words and one for the small ones beside it. */
const pairings = {
  bubbly: ['Fredoka', 700, 'Quicksand', 700],
  round: ['Titan One', 400, 'Nunito', 900],
  hand: ['Patrick Hand', 400, 'Nunito', 700],
  tall: ['Bebas Neue', 400, 'Barlow Condensed', 700],
  anton: ['Anton', 400, 'Barlow Condensed', 700],
  retro: ['Righteous', 400, 'Josefin Sans', 700],
  groovy: ['Shrikhand', 400, 'Poppins', 700],
  diner: ['Lobster', 400, 'Montserrat', 700],
  brush: ['Kaushan Script', 400, 'Montserrat', 700],
  formal: ['Great Vibes', 400, 'Cormorant Garamond', 700],
  soft: ['Parisienne', 400, 'Josefin Sans', 700],
  dance: ['Dancing Script', 700, 'Raleway', 700],
  print: ['Playfair Display', 700, 'Josefin Sans', 700],
  fat: ['Abril Fatface', 400, 'Josefin Sans', 700],
  roman: ['Cinzel', 700, 'Cormorant Garamond', 700],
  slab: ['Alfa Slab One', 400, 'Oswald', 400],
  western: ['Rye', 400, 'Oswald', 700],
  creepy: ['Creepster', 400, 'Righteous', 400],
  plain: ['Josefin Sans', 700, 'Josefin Sans', 700],
} as const

/** A motif with the type, the colours and the words chosen for it. */
export interface Look {
  readonly key: string
  readonly artwork: string
  /** A seamless pattern of the same world. */
  readonly pattern: string
  readonly zh: string
  readonly en: string
  readonly scenario: string
  readonly style: string
  readonly colours: Palette
  readonly display: { readonly family: string; readonly weight: number }
  readonly small: { readonly family: string; readonly weight: number }
  readonly name: string
  readonly title: string
  readonly line: string
  readonly date: string
  /** Dark lines or watercolour, which only light goods show. */
  readonly is_for_light: boolean
}

/** Script is never set in capitals. */
const script_families = new Set(['Lobster', 'Kaushan Script', 'Great Vibes', 'Parisienne', 'Dancing Script'])

/** The words as they are set in the display face: in capitals where it has good ones. */
export const loud = (text: string, { display }: Pick<Look, 'display'>): string =>
  script_families.has(display.family) ? text : text.toUpperCase()

/**
 * A row of the table: key, artwork, pattern, `中文|English`, occasion, style, `palette pairing`, `NAME|TITLE|LINE|DATE`. A
 * third word after the pairing, `light`, is for artworks that only light goods show.
 */
export function getLook(row: string): Look {
  const [key = '', artwork = '', pattern = '', names = '', scenario = '', style = '', chosen = '', words = ''] =
    row.split(' / ')
  const [zh = '', en = ''] = names.split('|')
  const [colours = '', pairing = '', cloth = ''] = chosen.split(' ')
  const [name = '', title = '', line = '', date = ''] = words.split('|')
  const [display, display_weight, small, small_weight] = pairings[pairing as keyof typeof pairings]
  return {
    key,
    artwork,
    zh,
    en,
    scenario,
    style,
    name,
    title,
    line,
    date,
    pattern: `pattern-${pattern}`,
    colours: palettes[colours as keyof typeof palettes],
    display: { family: display, weight: display_weight },
    small: { family: small, weight: small_weight },
    is_for_light: cloth === 'light',
  }
}
