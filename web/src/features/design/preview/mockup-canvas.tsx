import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import type { LivePreview } from './live-preview.ts'
import { previewText } from './preview.text.ts'
import type { PreviewTile } from './preview.view.ts'

/** Shows a finished picture on a canvas without copying it. */
export function lay(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) {
    picture.close()
    return
  }
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}

/** A product picture that follows the design. */
export function MockupCanvas({ live, tile }: { live: LivePreview; tile: PreviewTile }) {
  const text = useText(previewText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [rounds, setRounds] = useState(0)
  useEffect(
    () =>
      live.attach(tile, (picture) => {
        lay(canvas.current, picture)
        setRounds((now) => now + 1)
      }),
    [live, tile],
  )
  return (
    <canvas
      ref={canvas}
      className="block w-full aspect-square"
      data-rounds={rounds}
      role="img"
      aria-label={fill(text.pictureOf, { view: tile.name })}
    />
  )
}
