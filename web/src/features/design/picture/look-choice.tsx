import { changeColours } from '@inkroute/engine/adjust/change-colours'
import type { Adjust, LookName } from '@inkroute/engine/layers/adjust'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { lookText } from '../../../shared/text/look.text.ts'
import { Slide } from '../controls/number-fields.tsx'
import { loadedPicture, usePictures } from '../state/picture-shelf.ts'
import { settle } from '../state/studio-store.ts'
import { adjust } from './adjust-chosen.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

const SIDE_PX = 96

/** From natural to strong. */
const shownLooks = [
  'soft',
  'warm',
  'cool',
  'vivid',
  'matte',
  'faded',
  'film',
  'cinema',
  'dusk',
  'sepia',
  'mono',
  'noir',
] as const satisfies readonly LookName[]

interface ThumbProps {
  readonly source: PictureSource
  readonly look: LookName | null
}

/** The middle of the picture with a look. */
function LookThumb({ source, look }: ThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pictures = usePictures((state) => state.pictures)
  const { kind, key } = source
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has arrived is painted
  useEffect(() => {
    const [pen, image] = [canvas.current?.getContext('2d', { willReadFrequently: true }), loadedPicture(kind, key)]
    if (!pen || !image) return
    const { naturalWidth: width, naturalHeight: height } = image
    const factor = SIDE_PX / Math.min(width, height)
    pen.clearRect(0, 0, SIDE_PX, SIDE_PX)
    pen.drawImage(
      image,
      (SIDE_PX - width * factor) / 2,
      (SIDE_PX - height * factor) / 2,
      width * factor,
      height * factor,
    )
    if (!look) return
    const pixels = pen.getImageData(0, 0, SIDE_PX, SIDE_PX)
    changeColours(pixels.data, { look: { name: look, strength: 100 } })
    pen.putImageData(pixels, 0, 0)
  }, [kind, key, look, pictures])
  return <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} />
}

interface LookChoiceProps {
  readonly source: PictureSource
  readonly look: Adjust['look']
}

/** Looks, each shown on the picture itself. */
export function LookChoice({ source, look }: LookChoiceProps) {
  const text = useText(pictureText)
  const names = useText(lookText)
  return (
    <section className={`grid gap-2.5 pt-3 ${css.part}`} aria-label={text.looks}>
      <h3>{text.looks}</h3>
      <div className={`grid gap-1.5 ${css.looks}`}>
        <button type="button" aria-pressed={!look} onClick={() => adjust({ look: undefined })}>
          <LookThumb source={source} look={null} />
          {text.none}
        </button>
        {shownLooks.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={look?.name === name}
            onClick={() => adjust({ look: { name, strength: look?.strength ?? 100 } })}
          >
            <LookThumb source={source} look={name} />
            {names[name]}
          </button>
        ))}
      </div>
      {look ? (
        <Slide
          label={text.strength}
          value={look.strength}
          min={1}
          max={100}
          unit="%"
          onValue={(strength, key) => adjust({ look: { ...look, strength } }, key)}
          onEnd={settle}
        />
      ) : null}
    </section>
  )
}
