import type { BenchPoint, BenchSurface } from '@inkroute/engine/bench/bench-view'
import { checkSurface } from '@inkroute/engine/bench/check-surface'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { meshLines } from '../document/mesh-lines.view.ts'
import { arcWith } from '../document/round.view.ts'
import {
  clothWithMesh,
  defaultCorners,
  getCorners,
  outlineWith,
  outlineWithout,
  type SurfaceKind,
  surfaceHandles,
  surfaceKinds,
  surfaceMoved,
  surfaceOfKind,
  surfaceShifted,
} from '../document/surface.view.ts'
import { applyView, settle, useLook, useShot } from '../draft/bench-store.ts'
import { Choice, Section, Slider, Switch } from '../finish/controls.tsx'
import { type Handle, Handles } from '../stage/handles.tsx'
import { viewportNow } from '../stage/stage-store.ts'
import type { StageTool } from '../stage/use-stage-hand.ts'
import { Line, Tag } from './drawing/lines.tsx'
import { useTools } from './drawing/tools-store.ts'
import { KindPicture } from './pictures.tsx'
import css from './steps.module.css'
import { surfaceText } from './surface.text.ts'

const applySurface = (change: (surface: BenchSurface) => BenchSurface, key: string | null = null): void =>
  applyView((view) => ({ ...view, surface: change(view.surface) }), key)

const densities = [2, 3, 4, 5, 6, 8] as const

function ClothControls({ surface }: { surface: Extract<BenchSurface, { kind: 'cloth' }> }) {
  const text = useText(surfaceText)
  const moves_whole = useTools((state) => state.moves_whole)
  return (
    <Section>
      <Choice
        label={text.mesh}
        value={`${surface.cols}`}
        options={densities.map((n) => ({ value: `${n}`, label: `${n} × ${n}` }))}
        onChange={(n) => applySurface((old) => (old.kind === 'cloth' ? clothWithMesh(old, Number(n), Number(n)) : old))}
      />
      <Switch label={text.moves_whole} is_on={moves_whole} onChange={(on) => useTools.setState({ moves_whole: on })} />
      <p className="text-xs leading-1.6 text-studio">{text.cloth_hint}</p>
    </Section>
  )
}

function RoundControls({ surface }: { surface: Extract<BenchSurface, { kind: 'round' }> }) {
  const text = useText(surfaceText)
  const setArc = (side: number) => (deg: number) =>
    applySurface((old) => (old.kind === 'round' ? { ...old, arc_deg: arcWith(old.arc_deg, side, deg) } : old), 'arc')
  return (
    <Section>
      <Slider
        label={text.arc_left}
        value={surface.arc_deg[0]}
        min={-180}
        max={0}
        unit="°"
        onChange={setArc(0)}
        onSettle={settle}
      />
      <Slider
        label={text.arc_right}
        value={surface.arc_deg[1]}
        min={0}
        max={180}
        unit="°"
        onChange={setArc(1)}
        onSettle={settle}
      />
      <p className="text-xs leading-1.6 text-studio">{text.round_hint}</p>
    </Section>
  )
}

export function SurfacePanel() {
  const text = useText(surfaceText)
  const shot = useShot()
  const shows_mesh = useLook((state) => state.shows_mesh)
  if (!shot) return null
  const { surface, size } = shot.view
  const choose = (kind: SurfaceKind) =>
    applySurface((old) => (old.kind === kind ? old : surfaceOfKind(kind, getCorners(old))))
  return (
    <>
      <Choice
        label={text.kind}
        is_tiles
        value={surface.kind}
        options={surfaceKinds.map((kind) => ({ value: kind, label: text[kind], picture: <KindPicture kind={kind} /> }))}
        onChange={choose}
      />
      {surface.kind === 'cloth' ? <ClothControls surface={surface} /> : null}
      {surface.kind === 'round' ? <RoundControls surface={surface} /> : null}
      {surface.kind === 'flat' ? <p className="text-xs leading-1.6 text-studio">{text.flat_hint}</p> : null}
      {surface.kind === 'polygon' ? <p className="text-xs leading-1.6 text-studio">{text.polygon_hint}</p> : null}
      <Section>
        <Switch label={text.shows_mesh} is_on={shows_mesh} onChange={(on) => useLook.setState({ shows_mesh: on })} />
        <button
          type="button"
          className={css.quiet}
          onClick={() => applySurface((old) => surfaceOfKind(old.kind, defaultCorners(size)))}
        >
          {text.reset}
        </button>
      </Section>
    </>
  )
}

const WHOLE = 'whole'

function getMiddle(points: readonly BenchPoint[]): BenchPoint {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function useSurfaceHandles(surface: BenchSurface, bad: BenchPoint | null): readonly Handle[] {
  const text = useText(surfaceText)
  const points = surfaceHandles(surface)
  const isBad = ([x, y]: BenchPoint) => bad !== null && Math.hypot(x - bad[0], y - bad[1]) < 12
  const handles = points.map(({ id, at, is_corner }, index) => ({
    id,
    at: { x: at[0], y: at[1] },
    label: `${text.point} ${index + 1}`,
    is_small: !is_corner,
    is_square: id.startsWith('k') || id.startsWith('e'),
    is_bad: isBad(at),
  }))
  const corners = surface.kind === 'round' ? points.slice(0, 6).map((point) => point.at) : getCorners(surface)
  // The middle of a mesh with an even number of cells has a point of its own.
  const is_free = surface.kind !== 'cloth' || surface.cols % 2 === 1
  const [x, y] = getMiddle(corners)
  return is_free ? [...handles, { id: WHOLE, at: { x, y }, label: text.whole, is_square: true }] : handles
}

export function SurfaceOverlay() {
  const { language } = useLanguage()
  const shot = useShot()
  const shows_mesh = useLook((state) => state.shows_mesh)
  const { selected, moves_whole } = useTools()
  const findings = shot ? checkSurface(shot.view).filter((finding) => finding.field.startsWith('surface')) : []
  const [finding] = findings
  const handles = useSurfaceHandles(
    shot?.view.surface ?? { kind: 'polygon', outline: [], corners: null },
    finding?.at ?? null,
  )
  if (!shot) return null
  const { surface } = shot.view
  const move = (id: string, to: { x: number; y: number }, step: string) =>
    applySurface((old) => {
      if (id !== WHOLE) return surfaceMoved(old, id, [to.x, to.y], moves_whole)
      const from = handles.find((handle) => handle.id === WHOLE)?.at ?? to
      return surfaceShifted(old, to.x - from.x, to.y - from.y)
    }, step)
  const remove = (id: string) =>
    applySurface((old) =>
      old.kind === 'polygon' && id !== WHOLE
        ? { ...old, outline: outlineWithout(old.outline, Number(id.slice(1))) }
        : old,
    )
  return (
    <>
      {shows_mesh ? meshLines(shot.view).map(({ id, points }) => <Line key={id} points={points} look="mesh" />) : null}
      {surface.kind === 'polygon' ? <Line points={surface.outline} look="edge" is_closed /> : null}
      <Handles
        handles={handles}
        selected={selected}
        onSelect={(id) => useTools.setState({ selected: id })}
        onMove={move}
        onSettle={settle}
        onRemove={remove}
      />
      {finding ? (
        <Tag at={finding.at ?? getMiddle(getCorners(surface))} tone={finding.level === 'error' ? 'bad' : 'warn'}>
          {finding.message[language]}
        </Tag>
      ) : null}
    </>
  )
}

const EDGE_REACH_PX = 14

/** A press on the edge of an outline adds a corner there; anywhere else the stage pans. */
export function useSurfaceTool(): StageTool | null {
  const shot = useShot()
  if (shot?.view.surface.kind !== 'polygon') return null
  const { outline } = shot.view.surface
  return {
    cursor: 'copy',
    onStart: ({ x, y }) => {
      const added = outlineWith(outline, [x, y])
      const index = added.findIndex((point, n) => point !== outline[n])
      const [a, b] = [added[index - 1], added[(index + 1) % added.length]] as [BenchPoint, BenchPoint]
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      const off = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length
      if (off * viewportNow().zoom > EDGE_REACH_PX) return
      applySurface((old) => (old.kind === 'polygon' ? { ...old, outline: added } : old))
    },
  }
}
