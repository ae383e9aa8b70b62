import type { Product } from './product-schema.ts'
import { factories } from './warehouses.ts'

/** The same number for the same words, everywhere and always (FNV-1a, mixed). */
export function toHash(words: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

export function getSupply(codes: readonly string[]): Product['supply'] {
  return codes.map((code) => {
    const factory = factories.find((entry) => entry.code === code)
    if (!factory) throw new Error(`no factory ${code}`)
    const { region, production_hours } = factory
    return { factory: code, region, warehouses: [...factory.warehouses], production_hours }
  })
}

export const getHours = (supply: Product['supply']) => ({
  min: Math.min(...supply.map((entry) => entry.production_hours.min)),
  max: Math.max(...supply.map((entry) => entry.production_hours.max)),
})

/** Blanks on the shelf: home keeps everything, overseas only the colours that sell, and fewer of the rare sizes. */
export function getStock(
  supply: Product['supply'],
  sku: string,
  colourRank: number,
  sizeRank: number,
): Record<string, number> {
  const stock: Record<string, number> = {}
  for (const { region, warehouses } of supply)
    for (const [index, warehouse] of warehouses.entries()) {
      const share = (toHash(`${sku}@${warehouse}`) % 1000) / 1000
      const near = index === 0 ? 1 : 0.4
      const most = { CN: 2400, US: 420, EU: 300 }[region]
      const carried = region === 'CN' || colourRank < 6
      const least = region === 'CN' ? 60 : 8
      stock[warehouse] = carried ? Math.round((least + share * most * near) / (1 + sizeRank * 0.35)) : 0
    }
  return stock
}
