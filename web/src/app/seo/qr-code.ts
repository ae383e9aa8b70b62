import { qrModules } from '@inkroute/engine/codes/qr-modules'

const QUIET = 4

/** A QR code as an SVG path in module units. */
export interface QrCode {
  /** Side length in modules, including the quiet zone. */
  readonly side: number
  readonly path: string
}

/** `null` when the text is too long for a code that phones can read at this size. */
export function qrCode(text: string): QrCode | null {
  const modules = qrModules(text)
  if (!modules) return null
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
  return { side: modules.length + 2 * QUIET, path: path.join('') }
}
