import { backgroundTolerance } from '@inkroute/engine/bench/background-tolerance'
import type { BenchPhoto, MaskShape } from '@inkroute/engine/bench/bench-view'
import { useText } from '../../../../shared/text/language.tsx'
import {
  type MaskName,
  maskNames,
  strokeWith,
  withLastShape,
  withMask,
  withoutBackground,
  withShape,
  withSoftEdge,
} from '../document/mask.view.ts'
import { applyView, settle, useBench, useLook, useShot } from '../draft/bench-store.ts'
import { Choice, Section, Slider, Switch } from '../finish/controls.tsx'
import { framePhoto, getPixels, loadPhoto } from '../preview/working-picture.ts'
import { useViewport } from '../stage/stage-store.ts'
import type { StageTool } from '../stage/use-stage-hand.ts'
import { type Point, toScreen } from '../stage/viewport.view.ts'
import { OutlineDraft, outlineTool } from './drawing/outline.tsx'
import { type MaskTool, maskTools, putToolDown, useTools } from './drawing/tools-store.ts'
import { masksText } from './masks.text.ts'
import overlay from './overlay.module.css'
import { ToolPicture } from './pictures.tsx'
import css from './steps.module.css'

function ToolSettings({ name }: { name: MaskName }) {
  const text = useText(masksText)
  const { mask_tool, brush_px, tolerance, joined, takes_away } = useTools()
  const last = useShot()?.view[name].shapes.at(-1)
  const setTolerance = (value: number) => {
    useTools.setState({ tolerance: value })
    // The last pick follows the slider, so that one sees what it takes.
    if (last?.kind === 'colour')
      applyView((view) => withLastShape(view, name, { ...last, tolerance: value }), 'tolerance')
  }
  if (mask_tool === 'brush' || mask_tool === 'erase') {
    return (
      <Slider
        label={text.brush_size}
        value={brush_px}
        min={2}
        max={120}
        unit=" px"
        onChange={(px) => useTools.setState({ brush_px: px })}
      />
    )
  }
  return (
    <>
      {mask_tool === 'colour' ? (
        <>
          <Slider label={text.tolerance} value={tolerance} min={2} max={60} onChange={setTolerance} onSettle={settle} />
          <Switch label={text.joined} is_on={joined} onChange={(on) => useTools.setState({ joined: on })} />
        </>
      ) : null}
      {mask_tool === 'colour' && name === 'product' ? null : (
        <Switch label={text.takes_away} is_on={takes_away} onChange={(on) => useTools.setState({ takes_away: on })} />
      )}
    </>
  )
}

export function MasksPanel() {
  const text = useText(masksText)
  const shot = useShot()
  const name = useLook((state) => state.mask)
  const mask_tool = useTools((state) => state.mask_tool)
  if (!shot) return null
  const mask = shot.view[name]
  const choose = (next: MaskName) => {
    useLook.setState({ mask: next })
    useTools.setState({ points: [], mask_tool: next === 'product' ? 'colour' : 'brush' })
  }
  return (
    <>
      <Choice
        label={text.which}
        value={name}
        options={maskNames.map((value) => ({ value, label: text[value] }))}
        onChange={choose}
      />
      <p className="text-xs leading-1.6 text-studio">{text[`${name}_hint`]}</p>
      <Choice<MaskTool>
        label={text.tool}
        is_tiles
        value={mask_tool}
        options={maskTools.map((tool) => ({ value: tool, label: text[tool], picture: <ToolPicture tool={tool} /> }))}
        onChange={(tool) => useTools.setState({ mask_tool: tool, points: [] })}
      />
      <Section>
        <ToolSettings name={name} />
        <Slider
          label={text.soft}
          value={mask.soft_px}
          min={0}
          max={30}
          step={0.5}
          unit=" px"
          onChange={(soft_px) => applyView((view) => withSoftEdge(view, name, soft_px), 'soft')}
          onSettle={settle}
        />
        <button
          type="button"
          className={css.quiet}
          disabled={mask.shapes.length === 0}
          onClick={() => applyView((view) => withMask(view, name, { ...view[name], shapes: [] }))}
        >
          {text.clear}
        </button>
      </Section>
    </>
  )
}

function finishOutline(name: MaskName): void {
  const { points, takes_away } = useTools.getState()
  if (points.length > 2) {
    applyView((view) => withShape(view, name, { kind: 'polygon', add: !takes_away, points: [...points] }))
  }
  useTools.setState({ points: [] })
}

export function MasksOverlay() {
  const text = useText(masksText)
  const { points, mask_tool, brush_px, hover } = useTools()
  const viewport = useViewport()
  const name = useLook((state) => state.mask)
  const is_brush = mask_tool === 'brush' || mask_tool === 'erase'
  const at = hover && toScreen(viewport, { x: hover[0], y: hover[1] })
  return (
    <>
      {is_brush && points.length > 0 ? (
        <polyline
          className={overlay.stroke}
          data-tool={mask_tool}
          strokeWidth={2 * brush_px * viewport.zoom}
          points={[...points, points.at(-1) ?? [0, 0]]
            .map(([x, y]) => toScreen(viewport, { x, y }))
            .map((point) => `${point.x},${point.y}`)
            .join(' ')}
        />
      ) : null}
      {is_brush && at ? <circle className={overlay.brush} cx={at.x} cy={at.y} r={brush_px * viewport.zoom} /> : null}
      {mask_tool === 'polygon' ? <OutlineDraft label={text.close_outline} finish={() => finishOutline(name)} /> : null}
    </>
  )
}

function brushTool(name: MaskName): StageTool {
  const extend = ({ x, y }: Point) =>
    useTools.setState(({ points, brush_px }) => ({ points: strokeWith(points, [x, y], brush_px) }))
  return {
    cursor: 'none',
    onStart: extend,
    onMove: extend,
    onCancel: putToolDown,
    onEnd: () => {
      const { points, brush_px, mask_tool } = useTools.getState()
      if (points.length > 0) {
        const stroke: MaskShape = {
          kind: 'brush',
          add: mask_tool === 'brush',
          points: [...points],
          radius_px: brush_px,
        }
        applyView((view) => withShape(view, name, stroke))
      }
      useTools.setState({ points: [] })
    },
    onHover: (at) => useTools.setState({ hover: at && [at.x, at.y] }),
  }
}

/** On the product a pick takes the background away: that is the quick way to cut it out. */
function colourTool(name: MaskName, readPhoto: (() => Promise<BenchPhoto>) | null): StageTool {
  return {
    cursor: 'crosshair',
    onStart: async ({ x, y }) => {
      const { tolerance: asked, joined, takes_away } = useTools.getState()
      if (name === 'product') {
        const photo = await readPhoto?.()
        applyView((view) => {
          const tolerance = photo ? backgroundTolerance(photo, view, [x, y], asked) : asked
          useTools.setState({ tolerance })
          return withoutBackground(view, [x, y], tolerance)
        })
        return
      }
      const tolerance = asked
      applyView((view) => withShape(view, name, { kind: 'colour', add: !takes_away, at: [x, y], tolerance, joined }))
    },
  }
}

export function useMasksTool(): StageTool | null {
  const name = useLook((state) => state.mask)
  const tool = useTools((state) => state.mask_tool)
  const shot = useShot()
  const file = useBench(({ set }) => set?.photos)?.find((photo) => photo.id === shot?.photo_id)
  if (tool === 'polygon') return outlineTool(() => finishOutline(name))
  if (tool !== 'colour') return brushTool(name)
  return colourTool(name, shot && file ? async () => getPixels(framePhoto(await loadPhoto(file), shot.frame)) : null)
}
