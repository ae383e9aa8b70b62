import { artPicture, productModel, shopPicture } from '@inkroute/contract/catalog/pictures'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import type { Subject } from '../turntable/turntable.types.ts'
import { designModeText } from './design-mode.text.ts'
import css from './sketches.module.css'

const Turntable = lazy(() => import('../turntable/turntable.tsx').then((module) => ({ default: module.Turntable })))

const subject: Subject = {
  model_url: productModel('mug'),
  color: { hex: '#ffffff' },
  prints: { print_wrap: { image: artPicture('great-wave', 1200), aspect: 500 / 194.48, fit: 'fill' } },
  light: { ambient: 0.48, directional: 0.95, roughness: 0.18 },
}

/** A picture until the visitor wants to rotate it; the model is loaded only then. */
export function ModelSketch() {
  const text = useText(designModeText)
  const [is_turning, setTurning] = useState(false)
  const picture = (
    <img
      src={shopPicture('mug', 'hero', 1200)}
      alt={text.model_alt}
      width={1200}
      height={1200}
      loading="lazy"
      decoding="async"
    />
  )
  return (
    <div className={`relative overflow-hidden aspect-square bg-surface rounded-hero ${css.model}`}>
      {is_turning ? (
        <Suspense fallback={picture}>
          <Turntable subject={subject} name={text.model_name} fallback={picture} />
        </Suspense>
      ) : (
        <>
          {picture}
          <button type="button" className={css.play} onClick={() => setTurning(true)}>
            <span
              className="grid place-items-center w-9 h-9 text-sm font-strong text-ink bg-surface rounded-full"
              aria-hidden="true"
            >
              3D
            </span>
            {text.model_play}
          </button>
        </>
      )}
    </div>
  )
}
