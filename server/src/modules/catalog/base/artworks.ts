/** Artwork of the gallery that each product wears in the shop: one that suits it. */
const chosen: Record<string, string> = {
  tshirt: 'retro-sunset-palms',
  'womens-tee': 'wildflower-bouquet',
  'kids-tee': 'rocket-launch',
  'tank-top': 'retro-wave-circle',
  sweatshirt: 'retro-sunset-peaks',
  hoodie: 'bear-with-scarf',
  'zip-hoodie': 'retro-camper-van',
  'long-sleeve': 'summit-trail',
  'baby-bodysuit': 'flower-bunny',
  polo: 'golden-dunes',
  mug: 'watercolour-seaside',
  'mug-15oz': 'misty-mountains',
  'mug-accent': 'pattern-coffee-break',
  'enamel-mug': 'lake-cabin',
  tumbler: 'pattern-jungle',
  'water-bottle': 'pattern-trailing-vine',
  pillow: 'pattern-daisy-meadow',
  'pillow-lumbar': 'pattern-moroccan-star',
  blanket: 'northern-lights',
  tapestry: 'sun-and-moon',
  canvas: 'great-wave',
  'canvas-square': 'bauhaus-warm',
  'canvas-panorama': 'misty-mountains',
  poster: 'fuji-blossom',
  tote: 'line-bouquet',
  pouch: 'pattern-lemon-grove',
  backpack: 'pattern-outer-space',
  'drawstring-bag': 'pattern-memphis',
  phonecase: 'watercolour-galaxy',
  'phonecase-ultra': 'pattern-seigaiha',
  'phonecase-bar': 'pattern-leopard',
  'mouse-pad': 'flowing-lines',
  'desk-mat': 'neon-city',
  'laptop-sleeve': 'pattern-terrazzo',
  cap: 'retro-sunset-stag',
  beanie: 'summit-trail',
  'bucket-hat': 'pattern-cow-hide',
  'face-mask': 'pattern-asanoha',
  'shower-curtain': 'koi-pond',
  'bath-towel': 'pattern-pineapple-toss',
  rug: 'pattern-retro-arches',
  coaster: 'mandala-azure',
  apron: 'pattern-citrus-punch',
  'garden-flag': 'hello-autumn',
  'wall-clock': 'star-map',
  notebook: 'contour-map',
  puzzle: 'lavender-fields',
  keychain: 'corgi-bandana',
  ornament: 'polar-bear-beanie',
  'pet-bandana': 'pattern-paw-trail',
  'pet-bowl': 'paw-heart',
  dress: 'pattern-rose-garden',
  leggings: 'pattern-iso-cubes',
  shorts: 'pattern-watermelon',
  socks: 'pattern-avocado',
  'couple-tee-set': 'cats-in-love',
  'desk-set': 'watercolour-peaks',
}

const placed = ['retro-lighthouse', 'fox-flower-crown', 'wise-owl', 'monarch-butterfly', 'boho-rainbow'] as const
const covering = ['tropical-sunset', 'pattern-wavy-checks', 'forest-light', 'pattern-strawberry'] as const

/** Variants wear what their original wears; anything else takes one of a few that look well everywhere. */
export function artworkOf(code: string, picture_code: string | undefined, design_style: string): string {
  const own = chosen[code] ?? chosen[picture_code ?? '']
  if (own) return own
  const choice: readonly string[] = design_style === 'placement' ? placed : covering
  return choice[code.length % choice.length] ?? covering[0]
}
