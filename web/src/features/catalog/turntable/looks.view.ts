import type { ProductColor } from './turntable.types.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Texture size of a print slot; the longer side is `side_px`. */
export function toSheet(aspect: number, side_px: number): { width: number; height: number } {
  const wide = aspect >= 1
  return {
    width: Math.max(2, Math.round(wide ? side_px : side_px * aspect)),
    height: Math.max(2, Math.round(wide ? side_px / aspect : side_px)),
  }
}

/** Where an artwork of this aspect ratio is placed on the sheet. */
export function getBox(
  sheet: { width: number; height: number },
  artwork: { width: number; height: number },
  fit: 'fill' | 'contain' | 'exact',
): Box {
  if (fit === 'exact') return { left: 0, top: 0, width: sheet.width, height: sheet.height }
  const across = sheet.width / artwork.width
  const down = sheet.height / artwork.height
  const scale = fit === 'fill' ? Math.max(across, down) : Math.min(across, down)
  const width = artwork.width * scale
  const height = artwork.height * scale
  return { left: (sheet.width - width) / 2, top: (sheet.height - height) / 2, width, height }
}

/** Appearance of model parts other than cloth or glaze in the product's colour. */
interface Look {
  /** Part number in the product's maps, which colours refer to. */
  readonly part_id: number
  /** Absent: the product's colour. */
  readonly hex?: string
  readonly metalness?: number
  readonly roughness?: number
}

/** By material name in the model files. */
const looks: Readonly<Record<string, Look>> = {
  body: { part_id: 1 },
  fabric: { part_id: 1 },
  wool: { part_id: 1 },
  hole: { part_id: 1 },
  wall: { part_id: 2 },
  mat: { part_id: 2 },
  inside: { part_id: 3 },
  strap: { part_id: 4 },
  visor: { part_id: 4 },
  button: { part_id: 4 },
  rim: { part_id: 4, hex: '#1c1c1f', roughness: 0.25 },
  accent: { part_id: 4, hex: '#b4232d', roughness: 0.18 },
  band: { part_id: 4, hex: '#1c1c1f', roughness: 0.7 },
  frame: { part_id: 4, hex: '#1d1b1a', roughness: 0.4 },
  back: { part_id: 3, hex: '#d8cbb4', roughness: 0.85 },
  pages: { part_id: 3, hex: '#f3ecdc', roughness: 0.9 },
  cork: { part_id: 3, hex: '#b98d60', roughness: 0.95 },
  base: { part_id: 3, hex: '#26272b', roughness: 0.9 },
  edge: { part_id: 4, hex: '#1d1e21', roughness: 0.9 },
  rod: { part_id: 4, hex: '#a97f58', roughness: 0.5 },
  iron: { part_id: 4, hex: '#1d1d20', metalness: 0.4, roughness: 0.5 },
  steel: { part_id: 4, hex: '#c3c6ca', metalness: 0.9, roughness: 0.28 },
  gold: { part_id: 4, hex: '#c9a24a', metalness: 0.9, roughness: 0.3 },
  cap: { part_id: 4, hex: '#1f2023', roughness: 0.4 },
  tape: { part_id: 4, hex: '#26272b', roughness: 0.8 },
  zip: { part_id: 5, hex: '#b9bcc0', metalness: 0.8, roughness: 0.35 },
  lid: { part_id: 5, hex: '#5a5e63', roughness: 0.15 },
  ribbon: { part_id: 5, hex: '#a8282f', roughness: 0.6 },
  camera: { part_id: 3, hex: '#3a3b3f', roughness: 0.3 },
  ring: { part_id: 4, hex: '#8a8c92', metalness: 0.7, roughness: 0.3 },
  lens: { part_id: 5, hex: '#0b0c10', roughness: 0.06 },
  bezel: { part_id: 3, hex: '#1d1d20', roughness: 0.3 },
  hands: { part_id: 4, hex: '#1d1d20', roughness: 0.4 },
}

/** White products are rendered slightly darker to leave headroom for highlights. */
const WHITE = '#f6f6f4'
/** Pure black would hide the folds of the cloth. */
const BLACK = '#1b1b1e'

const shownHex = (hex: string) => (/^#f{6}$/i.test(hex) ? WHITE : /^#0{6}$/.test(hex) ? BLACK : hex)

export const isPrintSlot = (material: string): boolean => material.startsWith('print_')

export interface SurfaceLook {
  readonly hex: string
  readonly metalness: number
  /** Undefined means the product's own colour. */
  readonly roughness: number | undefined
}

/** The colour of a material when the product comes in `color`. */
export function getLook(material: string, color: ProductColor): SurfaceLook {
  const part_ids = color.part_ids ?? []
  const look: Look = looks[material] ?? { part_id: isPrintSlot(material) ? 2 : 1 }
  const is_dyed = part_ids.includes(look.part_id)
  const plain = part_ids.length > 0 ? WHITE : shownHex(color.hex)
  return {
    hex: is_dyed ? shownHex(color.hex) : (look.hex ?? plain),
    metalness: look.metalness ?? 0,
    roughness: look.roughness,
  }
}
