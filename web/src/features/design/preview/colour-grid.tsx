import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { useFonts } from '../state/font-shelf.ts'
import { usePictures } from '../state/picture-shelf.ts'
import { useStudio } from '../state/studio-store.ts'
import { lay } from './mockup-canvas.tsx'
import css from './preview.module.css'
import { previewText } from './preview.text.ts'
import { getLook, type PreviewTile } from './preview.view.ts'
import type { Previewing } from './use-live-preview.ts'

const SIDE_PX = 280
const REST_MS = 300

/** Redraws the tile in every colour once the design stops changing. */
function useColourPictures({ live }: Previewing, tile: PreviewTile | undefined) {
  const canvases = useRef(new Map<number, HTMLCanvasElement>())
  const colors = useStudio((state) => state.product?.colors)
  const document = useStudio((state) => state.history.present)
  const pictures = usePictures((state) => state.pictures)
  const font_arrivals = useFonts((state) => state.arrivals)
  const [is_done, setDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when the design changes or a picture arrives
  useEffect(() => {
    if (!live || !tile || !colors) return
    let is_stale = false
    const draw = () =>
      live.pictures(
        tile,
        colors.map((color) => getLook(color)),
        SIDE_PX,
        (index, picture) => {
          const color = colors[index]
          lay((!is_stale && color && canvases.current.get(color.id)) || null, picture)
          return !is_stale
        },
      )
    setDone(false)
    const timer = setTimeout(() => {
      draw().then(
        () => is_stale || setDone(true),
        () => is_stale || setDone(true),
      )
    }, REST_MS)
    return () => {
      is_stale = true
      clearTimeout(timer)
    }
  }, [live, tile, colors, document, pictures, font_arrivals])
  const hold = (id: number) => (canvas: HTMLCanvasElement | null) => {
    if (canvas) canvases.current.set(id, canvas)
    else canvases.current.delete(id)
  }
  return { hold, is_done }
}

/** The design in every colour of the product; a click selects the colour. */
export function ColourGrid({ previewing, tile }: { previewing: Previewing; tile: PreviewTile | undefined }) {
  const text = useText(previewText)
  const colors = useStudio((state) => state.product?.colors) ?? []
  const color_id = useStudio((state) => state.color_id)
  const { hold, is_done } = useColourPictures(previewing, tile)
  if (!tile) return <p className={`text-sm p-3 ${css.note}`}>{text.noPictures}</p>
  return (
    <div className={`grid gap-2 ${css.colours}`} aria-busy={!is_done}>
      {colors.map((color) => (
        <button
          key={color.id}
          type="button"
          className={`relative overflow-hidden cursor-pointer bg-fill border-0 rounded-card p-0 ${css.colour}`}
          aria-pressed={color.id === color_id}
          aria-label={fill(text.takeColour, { colour: color.name })}
          onClick={() => useStudio.setState({ color_id: color.id })}
        >
          <canvas ref={hold(color.id)} className="block w-full aspect-square" />
          <span className={css.tileName}>{color.name}</span>
        </button>
      ))}
    </div>
  )
}
