import type { SVGProps } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import type { Box, CutOut } from './area.view.ts'
import { byKeys, type Change, type useDrag } from './canvas-drag.ts'
import css from './cut-out-shapes.module.css'
import { cutOutText } from './cut-outs.text.ts'
import { movedCutOut, resizedCutOut } from './cut-outs.view.ts'

export interface CutOutShapesProps {
  /** Their print area. */
  readonly box: Box
  readonly cut_outs: readonly CutOut[]
  /** The one that is being edited. */
  readonly chosen: number | null
  readonly onChoose: (index: number) => void
  readonly onCutOut: (index: number, zone: CutOut) => void
  readonly onRemove: (index: number) => void
}

type Begin = Pick<ReturnType<typeof useDrag>, 'begin'>

const Outline = ({ zone, ...attributes }: { readonly zone: CutOut } & SVGProps<SVGElement>) =>
  zone.points ? (
    <polygon
      {...(attributes as SVGProps<SVGPolygonElement>)}
      points={zone.points.map((at) => at.join(',')).join(' ')}
    />
  ) : (
    <rect
      {...(attributes as SVGProps<SVGRectElement>)}
      x={zone.left}
      y={zone.top}
      width={zone.width}
      height={zone.height}
      rx={zone.radius}
    />
  )

export const Grip = ({
  box,
  onPointerDown,
}: { readonly box: Box } & Pick<SVGProps<SVGRectElement>, 'onPointerDown'>) => (
  <rect
    className={css.grip}
    x={box.left + box.width - 7}
    y={box.top + box.height - 7}
    width={14}
    height={14}
    onPointerDown={onPointerDown}
  />
)

/** Holes, seams and folds on the canvas: each is dragged, or moved with the arrow keys. */
export function CutOutShapes({
  box,
  cut_outs,
  chosen,
  begin,
  onChoose,
  onCutOut,
  onRemove,
}: CutOutShapesProps & Begin) {
  const text = useText(cutOutText)
  const { language } = useLanguage()
  const getMove =
    (zone: CutOut, index: number): Change =>
    (x, y) =>
      onCutOut(index, movedCutOut(zone, box, x, y))
  const getResize =
    (zone: CutOut, index: number): Change =>
    (x, y) =>
      onCutOut(index, resizedCutOut(zone, box, x, y))
  const marked = chosen === null ? undefined : cut_outs[chosen]
  return (
    <>
      {cut_outs.map((zone, index) => {
        const move = getMove(zone, index)
        const onKeys = byKeys(move, getResize(zone, index))
        return (
          <Outline
            // Zones have no number of their own, and are never sorted.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            zone={zone}
            className={css.zone}
            data-kind={zone.kind ?? 'hole'}
            data-chosen={index === chosen}
            role="button"
            tabIndex={0}
            aria-label={fill(text.on_canvas, { name: zone.name[language] })}
            onFocus={() => onChoose(index)}
            onPointerDown={(event) => {
              onChoose(index)
              begin(move)(event)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index)
              else onKeys(event)
            }}
          />
        )
      })}
      {marked && chosen !== null ? <Grip box={marked} onPointerDown={begin(getResize(marked, chosen))} /> : null}
    </>
  )
}
