import { type Grip, gripPoint } from '@inkroute/engine/commands/stretch'
import { getBounds, getCorners, type Point, type TurnedBox, turn } from '@inkroute/engine/geometry/box'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import { useText } from '../../../shared/text/language.tsx'
import { checkedSizeNow } from '../preflight/use-findings.ts'
import { useInkBox } from '../state/font-shelf.ts'
import { printQuality } from '../state/stage.view.ts'
import { useHand, useViewport } from '../state/stage-store.ts'
import { studioText } from '../state/studio.text.ts'
import { useCmPerPx, useLayers, useStudio } from '../state/studio-store.ts'
import { toScreen, type Viewport } from '../state/viewport.view.ts'
import { useEdited } from '../words/editing.ts'
import { stageHand } from './hand.ts'
import css from './stage.module.css'

const cm = (value: number) => (Math.round(value * 10) / 10).toFixed(1)
const CHARACTER_PX = 6.8
const BELOW_PX = 14

interface SizeHintProps {
  readonly layers: readonly Layer[]
  readonly viewport: Viewport
}

/** Size in centimetres below the selection, with a picture's dpi; the angle while rotating. */
function SizeHint({ layers, viewport }: SizeHintProps) {
  const cm_per_px = useCmPerPx()
  const wanted_dpi = useStudio((state) => state.product?.dpi ?? 300)
  const doing = useHand((state) => state.doing)
  const [only] = layers
  const getBox = useInkBox()
  const bounds = getBounds(layers.map(getBox))
  const box = layers.length === 1 && only ? getBox(only) : bounds
  const checked = checkedSizeNow()
  const has_sizes = useStudio((state) => (state.product?.sizes.length ?? 0) > 1)
  const measured = checked?.cm_per_px ?? cm_per_px
  const found = layers.length === 1 && only ? printQuality(only, measured, wanted_dpi) : null
  const size = `${cm(box.width * cm_per_px)} × ${cm(box.height * cm_per_px)} cm`
  const dpi = found ? ` · ${has_sizes && checked ? `${checked.name}: ` : ''}${found.dpi} dpi` : ''
  const words = doing === 'turn' && only ? `${Math.round(only.rotation_deg * 10) / 10}°` : size + dpi
  const at = toScreen(viewport, { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height })
  const width = words.length * CHARACTER_PX + 16
  const x = Math.min(Math.max(at.x, width / 2 + 4), viewport.width - width / 2 - 4)
  const y = Math.min(Math.max(at.y + BELOW_PX, 4), viewport.height - 28)
  return (
    <g className={`pointer-events-none ${css.hint}`} data-quality={found?.quality} data-hint>
      <rect x={x - width / 2} y={y} width={width} height={22} rx={6} />
      <text x={x} y={y + 15} textAnchor="middle">
        {words}
      </text>
    </g>
  )
}

const corners: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]
const sides: readonly Grip[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
const ARM_PX = 28
/** On smaller selections side handles would cover the corners. */
const ROOM_FOR_SIDES_PX = 44

const getPoints = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')

/** Resize cursor for a handle: one of eight directions by its on-screen angle. */
function getCursor(grip: Grip, rotation_deg: number): string {
  const angle = (Math.atan2(grip.y, grip.x) * 180) / Math.PI + rotation_deg
  const names = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize']
  return names[Math.round((((angle % 180) + 180) % 180) / 45) % 4] ?? 'move'
}

interface HandleProps {
  readonly at: Point
  readonly grip: Grip
  readonly rotation_deg: number
  readonly reach_px: number
}

/** On smaller layers the reach of a finger would leave nothing to move them by. */
const ROOM_FOR_FINGERS_PX = 88

function useReach(layers: readonly Layer[], zoom: number): number {
  const is_touch = useHand((state) => state.is_touch)
  const { width, height } = getBounds(layers.map(useInkBox()))
  return is_touch && Math.min(width, height) * zoom >= ROOM_FOR_FINGERS_PX ? 22 : 14
}

/** A small visible handle with a larger hit area. */
function Handle({ at, grip, rotation_deg, reach_px }: HandleProps) {
  const is_side = grip.x === 0 || grip.y === 0
  const onPointerDown = stageHand.onHandle(grip)
  return (
    <g
      style={{ cursor: getCursor(grip, rotation_deg) }}
      onPointerDown={onPointerDown}
      data-grip={`${grip.x},${grip.y}`}
    >
      <circle className={css.reach} cx={at.x} cy={at.y} r={reach_px} />
      {is_side ? (
        <rect
          className={css.handle}
          x={at.x - 3}
          y={at.y - 8}
          width={6}
          height={16}
          rx={3}
          transform={`rotate(${rotation_deg + (grip.x === 0 ? 90 : 0)} ${at.x} ${at.y})`}
        />
      ) : (
        <circle className={css.handle} cx={at.x} cy={at.y} r={5.5} />
      )}
    </g>
  )
}

function Turner({ boxes, viewport }: { boxes: readonly TurnedBox[]; viewport: Viewport }) {
  const text = useText(studioText)
  const rotation_deg = boxes.length === 1 ? (boxes[0]?.rotation_deg ?? 0) : 0
  const top = toScreen(viewport, gripPoint(boxes, { x: 0, y: -1 }))
  const arm = turn({ x: 0, y: -ARM_PX }, rotation_deg)
  return (
    <g className={css.turner} onPointerDown={stageHand.onHandle('turn')}>
      <line x1={top.x} y1={top.y} x2={top.x + arm.x} y2={top.y + arm.y} />
      <circle className={css.reach} cx={top.x + arm.x} cy={top.y + arm.y} r={22} />
      <circle cx={top.x + arm.x} cy={top.y + arm.y} r={7}>
        <title>{text.turn}</title>
      </circle>
    </g>
  )
}

function Handles({ layers, viewport }: { layers: readonly Layer[]; viewport: Viewport }) {
  const boxes = layers.map(useInkBox())
  const reach_px = useReach(layers, viewport.zoom)
  const [only] = layers
  const rotation_deg = layers.length === 1 ? (only?.rotation_deg ?? 0) : 0
  const has_sides =
    layers.length === 1 &&
    only?.type !== 'text' &&
    Math.min(only?.width ?? 0, only?.height ?? 0) * viewport.zoom > ROOM_FOR_SIDES_PX
  return (
    <>
      <Turner boxes={boxes} viewport={viewport} />
      {[...(has_sides ? sides : []), ...corners].map((grip) => (
        <Handle
          key={`${grip.x},${grip.y}`}
          grip={grip}
          at={toScreen(viewport, gripPoint(boxes, grip))}
          rotation_deg={rotation_deg}
          reach_px={reach_px}
        />
      ))}
    </>
  )
}

/** Selection frames with resize handles and a rotation handle. */
export function Chosen() {
  const chosen = useStudio((state) => state.chosen)
  const all = useLayers()
  const viewport = useViewport()
  const doing = useHand((state) => state.doing)
  const layers = all.filter((layer) => chosen.includes(layer.id))
  const open = layers.filter((layer) => !layer.is_locked)
  const getBox = useInkBox()
  const is_edited = useEdited() !== null
  const { left, top, width, height } = getBounds(layers.map(getBox))
  const outer = toScreen(viewport, { x: left, y: top })
  if (layers.length === 0) return null
  return (
    <>
      {layers.map((layer) => (
        <polygon
          key={layer.id}
          className={layer.is_locked ? css.locked : css.chosen}
          points={getPoints(getCorners(getBox(layer)).map((corner) => toScreen(viewport, corner)))}
        />
      ))}
      {layers.length > 1 ? (
        <rect
          className={css.many}
          x={outer.x}
          y={outer.y}
          width={width * viewport.zoom}
          height={height * viewport.zoom}
        />
      ) : null}
      {open.length > 0 && doing !== 'move' && !is_edited ? <Handles layers={open} viewport={viewport} /> : null}
      {is_edited ? null : <SizeHint layers={layers} viewport={viewport} />}
    </>
  )
}
