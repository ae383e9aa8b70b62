import { CANVAS_PX } from '@inkroute/contract/catalog/desk/codes'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import { useText } from '../../../../shared/text/language.tsx'
import { type Box, movedBox, pxPerCm, resizedBox } from '../cut-outs/area.view.ts'
import { byKeys, type Change, useDrag } from '../cut-outs/canvas-drag.ts'
import { CutOutShapes, type CutOutShapesProps, Grip } from '../cut-outs/cut-out-shapes.tsx'
import css from './views.module.css'
import { viewText } from './views.text.ts'

interface AreaCanvasProps extends CutOutShapesProps {
  readonly picture: { readonly product: string; readonly view: string } | null
  readonly colour: string | undefined
  readonly width_cm: number | undefined
  readonly bleed_cm: number
  readonly safe_cm: number
  readonly onChange: (box: Box) => void
}

function SafeArea({ box, margin }: { box: Box; margin: number }) {
  if (margin <= 0 || margin * 2 >= Math.min(box.width, box.height)) return null
  return (
    <rect
      className={css.safe}
      x={box.left + margin}
      y={box.top + margin}
      width={box.width - margin * 2}
      height={box.height - margin * 2}
    />
  )
}

/** The picture of a view with the print area drawn to scale: drag it, or use the arrow keys. */
export function AreaCanvas(props: AreaCanvasProps) {
  const { picture, colour, box, width_cm, bleed_cm, safe_cm, onChange } = props
  const text = useText(viewText)
  const { frame, begin, drag, end } = useDrag()
  const scale = pxPerCm(box, width_cm)
  const move: Change = (x, y) => onChange(movedBox(box, x, y))
  const resize: Change = (x, y) => onChange(resizedBox(box, x, y))
  const around = (cm: number) => (scale ?? 0) * cm
  return (
    <svg
      ref={frame}
      className={`w-full sticky touch-none bg-fill rounded-control ${css.canvas}`}
      viewBox={`0 0 ${CANVAS_PX} ${CANVAS_PX}`}
      onPointerMove={drag}
      onPointerUp={end}
    >
      <title>{text.canvas}</title>
      {picture && colour ? (
        <image
          href={productPicture({ code: picture.product, view: picture.view, colour }, 720)}
          width={CANVAS_PX}
          height={CANVAS_PX}
        />
      ) : null}
      {bleed_cm > 0 && scale ? (
        <rect
          className={css.bleed}
          x={box.left - around(bleed_cm)}
          y={box.top - around(bleed_cm)}
          width={box.width + around(bleed_cm) * 2}
          height={box.height + around(bleed_cm) * 2}
        />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a rectangle in a drawing has no HTML element */}
      <rect
        className={css.area}
        role="button"
        tabIndex={0}
        aria-label={text.area}
        x={box.left}
        y={box.top}
        width={box.width}
        height={box.height}
        onPointerDown={begin(move)}
        onKeyDown={byKeys(move, resize)}
      />
      {scale ? <SafeArea box={box} margin={around(safe_cm)} /> : null}
      <Grip box={box} onPointerDown={begin(resize)} />
      <CutOutShapes {...props} begin={begin} />
    </svg>
  )
}
