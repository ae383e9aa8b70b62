/** Kinds of products that templates are composed for. */
export const templateKinds = [
  'tops',
  'kids',
  'hats',
  'bags',
  'drinkware',
  'walls',
  'textiles',
  'desk',
  'gifts',
  'pets',
  'shop',
] as const
export type TemplateKind = (typeof templateKinds)[number]

const kindOfCategory: Readonly<Record<string, TemplateKind>> = {
  't-shirts': 'tops',
  tops: 'tops',
  sweatshirts: 'tops',
  dresses: 'tops',
  bottoms: 'tops',
  socks: 'tops',
  'face-masks': 'tops',
  'kids-clothing': 'kids',
  'baby-clothing': 'kids',
  caps: 'hats',
  totes: 'bags',
  backpacks: 'bags',
  pouches: 'bags',
  mugs: 'drinkware',
  tumblers: 'drinkware',
  posters: 'walls',
  'canvas-prints': 'walls',
  tapestries: 'walls',
  garden: 'walls',
  pillows: 'textiles',
  blankets: 'textiles',
  bath: 'textiles',
  rugs: 'textiles',
  kitchen: 'textiles',
  'phone-cases': 'desk',
  desk: 'desk',
  notebooks: 'desk',
  sleeves: 'desk',
  ornaments: 'gifts',
  keychains: 'gifts',
  puzzles: 'gifts',
  clocks: 'gifts',
  'pet-wear': 'pets',
  'pet-bowls': 'pets',
  inserts: 'shop',
  packaging: 'shop',
  labels: 'shop',
}

/** The kind of a product; null for one of a category that no templates are made for. */
export function findTemplateKind({ code, category }: { code: string; category: string }): TemplateKind | null {
  // Coasters are sold with what belongs to the kitchen and given as presents.
  return code === 'coaster' ? 'gifts' : (kindOfCategory[category] ?? null)
}
