/** HS-6 headings under which the catalogue's products are declared, by product code. Sets are declared by their parts. */
const headings: Readonly<Record<string, readonly string[]>> = {
  'bath-towel': ['630293'],
  beanie: ['650500'],
  blanket: ['630140'],
  'bucket-hat': ['650500'],
  canvas: ['491191'],
  'canvas-panorama': ['491191'],
  'canvas-square': ['491191'],
  cap: ['650500'],
  coaster: ['691200'],
  'desk-mat': ['401699'],
  'enamel-mug': ['732394'],
  'garden-flag': ['630790'],
  keychain: ['392640'],
  'kids-tee': ['610910'],
  'laptop-sleeve': ['420292'],
  'mouse-pad': ['401699'],
  mug: ['691110'],
  'mug-15oz': ['691110'],
  'mug-accent': ['691110'],
  notebook: ['482010'],
  ornament: ['950510'],
  'pet-bandana': ['420100'],
  'pet-bowl': ['691200'],
  phonecase: ['392690'],
  'phonecase-bar': ['392690'],
  'phonecase-ultra': ['392690'],
  pillow: ['940490'],
  'pillow-lumbar': ['940490'],
  poster: ['491191'],
  pouch: ['420292'],
  puzzle: ['950300'],
  rug: ['570339'],
  'shower-curtain': ['630392'],
  sweatshirt: ['611020'],
  'tank-top': ['610910'],
  tapestry: ['630493'],
  tote: ['420292'],
  tshirt: ['610910'],
  tumbler: ['961700'],
  'wall-clock': ['910521'],
  'water-bottle': ['732393'],
  'womens-tee': ['610910'],
  'neck-label': ['580790'],
  'packaging-bag': ['392329'],
  'thank-you-card': ['490900'],
}

interface Declared {
  readonly code: string
  readonly components: readonly { readonly sub_code: string }[]
}

export function customsCodes({ code, components }: Declared): string[] {
  const parts = components.length > 0 ? components.map(({ sub_code }) => sub_code) : [code]
  return [...new Set(parts.flatMap((part) => headings[part] ?? []))]
}
