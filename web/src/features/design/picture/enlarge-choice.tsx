import { enlargeRows } from '@inkroute/engine/enlarge/enlarge-pixels'
import type { Adjust } from '@inkroute/engine/layers/adjust'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { useEffect, useMemo, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { stopEnlarging, useEnlarging } from '../paint/enlarging.ts'
import { loadedPicture, usePictures } from '../state/picture-shelf.ts'
import { adjust } from './adjust-chosen.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

/** Pixels of the picture that are compared, and how large they are shown. */
const PART_PX = 56
const SHOWN_PX = 4 * PART_PX

function newPen(side_px: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = side_px
  canvas.height = side_px
  return canvas.getContext('2d', { willReadFrequently: true })
}

/** The middle of the picture, twice as wide and high. */
function upscaledPart(part: CanvasRenderingContext2D): CanvasRenderingContext2D | null {
  const large = newPen(2 * PART_PX)
  const image = large?.getImageData(0, 0, 2 * PART_PX, 2 * PART_PX)
  if (!large || !image) return null
  const { data: pixels } = part.getImageData(0, 0, PART_PX, PART_PX)
  enlargeRows({ pixels, width: PART_PX, height: PART_PX, from: 0, to: PART_PX }, image.data)
  large.putImageData(image, 0, 0)
  return large
}

function Part({ source, is_upscaled, label }: { source: PictureSource; is_upscaled: boolean; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pictures = usePictures((state) => state.pictures)
  const { kind, key } = source
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has arrived is painted
  useEffect(() => {
    const [pen, image, part] = [canvas.current?.getContext('2d'), loadedPicture(kind, key), newPen(PART_PX)]
    if (!pen || !image || !part) return
    const [left, top] = [(image.naturalWidth - PART_PX) / 2, (image.naturalHeight - PART_PX) / 2]
    part.drawImage(image, -Math.floor(left), -Math.floor(top))
    const shown = is_upscaled ? upscaledPart(part) : part
    pen.imageSmoothingQuality = 'high'
    pen.clearRect(0, 0, SHOWN_PX, SHOWN_PX)
    if (shown) pen.drawImage(shown.canvas, 0, 0, SHOWN_PX, SHOWN_PX)
  }, [kind, key, is_upscaled, pictures])
  return (
    <figure>
      <canvas ref={canvas} width={SHOWN_PX} height={SHOWN_PX} role="img" aria-label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}

/** How far the picture of a layer has come, and a way to stop. */
function Progress({ picture }: { picture: HTMLImageElement }) {
  const text = useText(pictureText)
  const work = useEnlarging(({ works }) => works.find(({ origin }) => origin === picture))
  if (!work) return null
  const label = fill(text.enlarging, { times: work.times })
  return (
    <div className={`grid items-center text-xs text-studio gap-1.5 ${css.working}`}>
      <span role="status">{label}</span>
      <button type="button" className={css.action} onClick={() => choose(picture, undefined)}>
        {text.stop}
      </button>
      <progress value={work.progress} max={1} aria-label={label} />
    </div>
  )
}

/** What is being made for the choice before is no longer needed. */
function choose(picture: HTMLImageElement | undefined, enlarge: Adjust['enlarge']): void {
  if (picture) stopEnlarging(picture)
  adjust({ enlarge })
}

/** Upscales a picture that is too small for its print, with its middle before and after. */
export function EnlargeChoice({ source, enlarge }: { source: PictureSource; enlarge: Adjust['enlarge'] }) {
  const text = useText(pictureText)
  const pictures = usePictures((state) => state.pictures)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture is there once it has arrived
  const picture = useMemo(() => loadedPicture(source.kind, source.key), [source.kind, source.key, pictures])
  return (
    <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={text.enlarge}>
      <h3>{text.enlarge}</h3>
      <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}>
        <button type="button" aria-pressed={!enlarge} onClick={() => choose(picture, undefined)}>
          {text.none}
        </button>
        {([2, 4] as const).map((times) => (
          <button key={times} type="button" aria-pressed={enlarge === times} onClick={() => choose(picture, times)}>
            {fill(text.times, { times })}
          </button>
        ))}
      </div>
      {picture ? <Progress picture={picture} /> : null}
      <div className={`grid grid-cols-halves gap-1.5 ${css.compared}`}>
        <Part source={source} is_upscaled={false} label={text.before} />
        <Part source={source} is_upscaled label={text.after} />
      </div>
      <p className="text-xs text-studio">{text.enlargeHint}</p>
    </section>
  )
}
