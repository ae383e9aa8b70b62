import { cornersOf, turn } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { PointerEvent } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { studioText } from '../studio.text.ts'
import css from './stage.module.css'

interface HandlesProps {
  readonly layers: readonly Layer[]
  /** Screen pixels of one canvas pixel, so that handles keep their size. */
  readonly zoom: number
  readonly onHandleDown: (kind: 'scale' | 'turn') => (event: PointerEvent) => void
}

const HANDLE_PX = 12
const ARM_PX = 26

/** Frames around what is in hand; a single layer has corners to pull and an arm to turn. */
export function Handles({ layers, zoom, onHandleDown }: HandlesProps) {
  const text = useText(studioText)
  const only = layers.length === 1 && !layers[0]?.is_locked ? layers[0] : undefined
  const side = HANDLE_PX / zoom
  const arm = only ? turn({ x: 0, y: -only.height / 2 - ARM_PX / zoom }, only.rotation_deg) : null
  return (
    <>
      {layers.map((layer) => (
        <polygon
          key={layer.id}
          className={css.frame}
          points={cornersOf(layer)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          strokeWidth={1.5 / zoom}
        />
      ))}
      {only
        ? cornersOf(only).map((corner, place) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a box has four corners in one order
              key={place}
              className={css.handle}
              x={corner.x - side / 2}
              y={corner.y - side / 2}
              width={side}
              height={side}
              rx={side / 4}
              onPointerDown={onHandleDown('scale')}
            />
          ))
        : null}
      {only && arm ? (
        <circle
          className={css.arm}
          cx={only.cx + arm.x}
          cy={only.cy + arm.y}
          r={side * 0.6}
          onPointerDown={onHandleDown('turn')}
        >
          <title>{text.turn}</title>
        </circle>
      ) : null}
    </>
  )
}
