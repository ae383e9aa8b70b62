export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels of the picture that is laid on a slot: its longer side is `side_px`. */
export function sheetOf(aspect: number, side_px: number): { width: number; height: number } {
  const wide = aspect >= 1
  return {
    width: Math.max(2, Math.round(wide ? side_px : side_px * aspect)),
    height: Math.max(2, Math.round(wide ? side_px / aspect : side_px)),
  }
}

/** Where an artwork of these proportions lies on the sheet. */
export function boxOf(
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
