import sharp from 'sharp'

type Bin = { count: number; r: number; g: number; b: number }
const side_px = 96
const hex = (v: number): string => Math.round(v).toString(16).padStart(2, '0')
const distance = (a: Bin, b: Bin): number => Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b)

/** The up to five colours that cover most of the picture, most frequent first, and whether paper shows through. */
export async function measurePicture(svg: string): Promise<{ has_transparency: boolean; colours: string[] }> {
  const { data } = await sharp(Buffer.from(svg), { density: 72 })
    .resize(side_px, side_px, { fit: 'fill', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = new Map<number, Bin>()
  let clear = 0
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b, a] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, data[i + 3] ?? 0]
    if (a < 250) clear++
    if (a < 128) continue
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 }
    bins.set(key, { count: bin.count + 1, r: bin.r + r, g: bin.g + g, b: bin.b + b })
  }
  const means = [...bins.values()]
    .map((bin) => ({ count: bin.count, r: bin.r / bin.count, g: bin.g / bin.count, b: bin.b / bin.count }))
    .sort((a, b) => b.count - a.count)
  const kept: Bin[] = []
  for (const bin of means) if (kept.length < 5 && kept.every((k) => distance(k, bin) > 70)) kept.push(bin)
  return {
    has_transparency: clear > side_px,
    colours: kept.map((k) => `#${hex(k.r)}${hex(k.g)}${hex(k.b)}`),
  }
}
