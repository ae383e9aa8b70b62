import { takesNoInk } from '@inkroute/engine/print/cut-out'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { startCropping } from '../actions/cropping.ts'
import { MarkFrames } from '../marks/mark-frames.tsx'
import { layerAt } from '../state/stage.view.ts'
import { refitView, resizeView, useHand, useViewport, viewportNow } from '../state/stage-store.ts'
import { studioText } from '../state/studio.text.ts'
import { choose, layersNow, useArea, useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { toCanvas, toScreen, type Viewport } from '../state/viewport.view.ts'
import { holdLetters } from '../text-edit/drag-letters.ts'
import { LetterBar } from '../text-edit/letter-bar.tsx'
import { LetterMarks } from '../text-edit/letter-marks.tsx'
import { TextEditor } from '../text-edit/text-editor.tsx'
import { chooseAround, editedNow, isOnText, startEditing } from '../words/editing.ts'
import { Chosen } from './chosen.tsx'
import { GuideLines } from './guide-lines.tsx'
import { letGo, stageHand } from './hand.ts'
import { sightNow } from './ink-at.ts'
import { LetterHandles } from './letter-handles.tsx'
import { OwnGuides } from './pull-guide.tsx'
import { Rulers } from './rulers.tsx'
import css from './stage.module.css'
import { useStagePainting } from './use-stage-painting.ts'

function useStageSize(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const watch = new ResizeObserver(() => resizeView(box.clientWidth, box.clientHeight))
    watch.observe(box)
    return () => watch.disconnect()
  }, [stage])
}

/** React's wheel listener is passive and could not stop the page from zooming. */
function useWheel(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = stage.current
    box?.addEventListener('wheel', stageHand.onWheel, { passive: false })
    return () => box?.removeEventListener('wheel', stageHand.onWheel)
  }, [stage])
}

/** Space pans while held, unless it presses a button or is typed. Escape cancels a drag. */
function useStageKeys(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isHere = (target: EventTarget | null) => target === document.body || target === stage.current
    const onDown = (event: KeyboardEvent) => {
      if (event.code === 'Space' && isHere(event.target)) {
        event.preventDefault()
        useHand.setState({ will_pan: true })
      }
      if (event.key === 'Escape') useStudioUi.getState().onDropper?.(null)
      if (event.key === 'Escape' && useHand.getState().doing) {
        event.preventDefault()
        letGo()
      }
    }
    const onUp = (event: KeyboardEvent) => event.code === 'Space' && useHand.setState({ will_pan: false })
    const onBlur = () => useHand.setState({ will_pan: false })
    window.addEventListener('keydown', onDown, { capture: true })
    window.addEventListener('keyup', onUp)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('keydown', onDown, { capture: true })
      window.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [stage])
}

/** Shorter holes have no room for a label. */
const ROOM_FOR_NAME_PX = 56

/** Names are written inside, or beside what is too narrow for them. */
const nameBaseline = (thickness_px: number): number => (thickness_px < 16 ? -thickness_px / 2 - 4 : 4)

function outlinePoint(viewport: Viewport, [x, y]: readonly [number, number]): string {
  const at = toScreen(viewport, { x, y })
  return `${at.x},${at.y}`
}

/** Holes, seams and folds of the product, drawn over the design: nothing is printed there, or it will be bent. */
export function CutOuts() {
  const { language } = useLanguage()
  const area = useArea()
  const viewport = useViewport()
  return area?.cut_outs.map(({ kind, left, top, width, height, radius, points, name }) => {
    const { x, y } = toScreen(viewport, { x: left, y: top })
    const [w, h] = [width * viewport.zoom, height * viewport.zoom]
    return (
      <g
        key={`${left},${top},${width}`}
        className={takesNoInk({ kind }) ? `pointer-events-none ${css.cutOut}` : css.zone}
        data-cut-out
        data-kind={kind}
      >
        {points ? (
          <polygon points={points.map((point) => outlinePoint(viewport, point)).join(' ')} />
        ) : (
          <rect x={x} y={y} width={w} height={h} rx={radius * viewport.zoom} />
        )}
        {Math.max(w, h) >= ROOM_FOR_NAME_PX && (kind || w >= ROOM_FOR_NAME_PX) ? (
          <text
            x={x + w / 2}
            y={y + h / 2 + nameBaseline(Math.min(w, h))}
            textAnchor="middle"
            transform={h > w ? `rotate(-90 ${x + w / 2} ${y + h / 2})` : undefined}
          >
            {name[language].replace(/^(the|an?) /, '')}
          </text>
        ) : null}
      </g>
    )
  })
}

/** The blank product, scaled with the canvas. */
function Blank() {
  const { product, color_id, view_id } = useStudio()
  const { zoom, x, y } = useViewport()
  const blank = product?.bottom_templates.find((one) => one.color_id === color_id && one.view_id === view_id)
  const lies_on = product?.print_areas.find((one) => one.view_id === view_id)?.lies_on
  const side = DESIGN_CANVAS_PX * zoom
  return (
    <div
      className={`absolute top-0 left-0 overflow-hidden bg-fill rounded-sm ${css.sheet}`}
      style={{ width: side, height: side, transform: `translate(${x}px, ${y}px)` }}
    >
      {blank && lies_on !== 'flat' ? <img src={blank.image_src} alt="" draggable={false} /> : null}
    </div>
  )
}

const getPoint = (event: MouseEvent) => {
  const box = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - box.left, y: event.clientY - box.top }
}

/** The text that is edited, if the pointer is on it, and where on the canvas the pointer is. */
function editedUnder(event: MouseEvent) {
  const point = toCanvas(viewportNow(), getPoint(event))
  const edited = editedNow()
  return { point, edited: edited && isOnText(edited, point) ? edited : null }
}

/**
 * A second click selects inside a group, edits a text or selects a word of it, or moves a cropped picture inside its
 * frame.
 */
function onDoubleClick(event: MouseEvent): void {
  const { point, edited } = editedUnder(event)
  if (edited) return chooseAround(edited, point, 'word')
  const hit = layerAt(layersNow(), point, sightNow())
  if (!hit) return
  choose([hit.id])
  startEditing(hit, point)
  if (hit.type === 'image') {
    if (hit.crop) startCropping(hit.id)
    useStudioUi.setState({ panel: 'adjust' })
  }
}

/** A press in the text that is edited leaves the keys with it; the third one selects a paragraph. */
function onMouseDown(event: MouseEvent): void {
  const { point, edited } = editedUnder(event)
  if (!edited) return
  event.preventDefault()
  if (event.detail === 3) chooseAround(edited, point, 'paragraph')
}

function onContextMenu(event: MouseEvent): void {
  event.preventDefault()
  const { point, edited } = editedUnder(event)
  // Its actions are for layers, not for letters. A finger that rests on a word opens it too.
  if (edited) return useHand.getState().is_touch ? holdLetters(edited, point) : undefined
  const hit = layerAt(layersNow(), point, sightNow())
  if (hit && !useStudio.getState().chosen.includes(hit.id)) choose([hit.id])
  useStudioUi.setState({ menu: { x: event.clientX, y: event.clientY } })
}

/** The stage: blank product, painted design, and selection handles on top. */
export function Stage({ overlay }: { overlay?: ReactNode }) {
  const text = useText(studioText)
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const view_name = useStudio((state) => state.product?.views.find((one) => one.view_id === state.view_id)?.name)
  const { has_rulers, has_guides } = useStudioUi()
  const is_picking = useStudioUi((state) => state.onDropper !== null)
  const { doing, will_pan } = useHand()
  useStageSize(stage)
  const area = useArea()
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it lies is read from the store
  useEffect(refitView, [area])
  useWheel(stage)
  useStageKeys(stage)
  useStagePainting(canvas)
  const cursor = is_picking ? 'pick' : doing === 'pan' ? 'panning' : will_pan ? 'pan' : undefined
  return (
    <div className={`flex-1 min-h-0 relative overflow-hidden ${css.frame}`} data-rulers={has_rulers}>
      {has_rulers ? <Rulers /> : null}
      <div
        ref={stage}
        data-stage
        data-cursor={cursor}
        className={`absolute inset-0 overflow-hidden touch-none ${css.stage}`}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is in hand
        tabIndex={0}
        aria-label={fill(text.stage, { view: view_name ?? '' })}
        onPointerDown={stageHand.onDown}
        onPointerMove={stageHand.onMove}
        onPointerUp={stageHand.onUp}
        onPointerCancel={stageHand.onCancel}
        onMouseDown={onMouseDown}
        onDoubleClick={onDoubleClick}
        onContextMenu={onContextMenu}
      >
        <Blank />
        <canvas ref={canvas} className={`w-full h-full absolute inset-0 ${css.canvas}`} />
        <svg className={`w-full h-full absolute inset-0 overflow-hidden ${css.overlay}`} aria-hidden="true">
          <CutOuts />
          <GuideLines />
          {has_guides ? <OwnGuides /> : null}
          {overlay}
          <MarkFrames />
          <LetterMarks />
          <Chosen />
          <LetterHandles />
        </svg>
        <TextEditor />
        <LetterBar />
      </div>
    </div>
  )
}
