import sharp from 'sharp'

/** A picture with camera grain: without it encoding would be too easy. */
async function makePhoto(path: string, side_px: number): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><radialGradient id="g">
    <stop offset="0" stop-color="#ffd166"/><stop offset="1" stop-color="#073b4c"/></radialGradient></defs>
    <rect width="900" height="900" fill="url(#g)"/><circle cx="450" cy="470" r="250" fill="#ef476f"/></svg>`
  const raw = await sharp(Buffer.from(svg)).resize(side_px, side_px).ensureAlpha().raw().toBuffer()
  let seed = 1
  for (let at = 0; at < raw.length; at++) {
    if (at % 4 === 3) continue
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    raw[at] = Math.max(0, Math.min(255, (raw[at] as number) + ((seed >> 16) % 9) - 4))
  }
  const size = { width: side_px, height: side_px, channels: 4 as const }
  await sharp(raw, { raw: size }).png({ compressionLevel: 2 }).toFile(path)
}

const [path = '', side_px = ''] = process.argv.slice(2)
await makePhoto(path, Number(side_px))
