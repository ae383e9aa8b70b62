import type { BenchView } from '@inkroute/engine/bench/bench-view'
import { checkSurface } from '@inkroute/engine/bench/check-surface'
import { printSizeCm } from '@inkroute/engine/bench/measure'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { holeOutline, outlineOn } from '../document/area.view.ts'
import { defaultRuler, rulerMarks, sizeWith } from '../document/ruler.view.ts'
import { applyView, settle, useShot } from '../draft/bench-store.ts'
import { NumberField, Section } from '../finish/controls.tsx'
import { Handles } from '../stage/handles.tsx'
import { HoleDraft, HoleList } from './drawing/holes.tsx'
import { Line, Tag } from './drawing/lines.tsx'
import { scaleText } from './scale.text.ts'
import css from './steps.module.css'

function RulerFields({ view }: { view: BenchView }) {
  const text = useText(scaleText)
  const { ruler } = view
  if (!ruler) {
    return (
      <button
        type="button"
        className={css.button}
        onClick={() => applyView((old) => ({ ...old, ruler: defaultRuler(old) }))}
      >
        {text.lay_ruler}
      </button>
    )
  }
  return (
    <div className="grid items-end grid-cols-halves gap-2">
      <NumberField
        label={text.ruler_cm}
        value={ruler.cm}
        min={0.1}
        unit="cm"
        onChange={(cm) => cm && applyView((old) => ({ ...old, ruler: { ...ruler, cm } }))}
      />
      <button type="button" className={css.quiet} onClick={() => applyView((old) => ({ ...old, ruler: null }))}>
        {text.no_ruler}
      </button>
    </div>
  )
}

function SizeFields({ view }: { view: BenchView }) {
  const text = useText(scaleText)
  const size = printSizeCm(view)
  const set = (side: 0 | 1) => (cm: number | null) =>
    applyView((old) => ({ ...old, size_cm: cm === null ? null : sizeWith(old, side, cm) }))
  return (
    <>
      <div className="grid items-end grid-cols-halves gap-2">
        <NumberField label={text.width} value={size?.[0] ?? null} min={0.1} unit="cm" onChange={set(0)} />
        <NumberField label={text.height} value={size?.[1] ?? null} min={0.1} unit="cm" onChange={set(1)} />
      </div>
      {view.size_cm && view.ruler ? (
        <button type="button" className={css.quiet} onClick={() => applyView((old) => ({ ...old, size_cm: null }))}>
          {text.from_ruler}
        </button>
      ) : null}
    </>
  )
}

export function ScalePanel() {
  const text = useText(scaleText)
  const { language } = useLanguage()
  const view = useShot()?.view
  if (!view) return null
  const findings = checkSurface(view).filter(({ field }) => !field.startsWith('surface'))
  return (
    <>
      <Section title={text.ruler}>
        <p className="text-xs leading-1.6 text-studio">{text.ruler_hint}</p>
        <RulerFields view={view} />
      </Section>
      <Section title={text.size}>
        <SizeFields view={view} />
        {findings.map((finding) => (
          <p key={finding.code} className={css.note} data-level={finding.level}>
            {finding.message[language]}
          </p>
        ))}
      </Section>
      <Section title={text.edges}>
        <div className="grid items-end grid-cols-halves gap-2">
          <NumberField
            label={text.bleed}
            value={view.bleed_cm}
            max={20}
            unit="cm"
            onChange={(cm) => applyView((old) => ({ ...old, bleed_cm: cm ?? 0 }))}
          />
          <NumberField
            label={text.safe}
            value={view.safe_cm}
            max={20}
            unit="cm"
            placeholder={text.automatic}
            onChange={(cm) => applyView((old) => ({ ...old, safe_cm: cm }))}
          />
        </div>
      </Section>
      <Section title={text.holes}>
        <p className="text-xs leading-1.6 text-studio">{text.holes_hint}</p>
        <HoleList view={view} />
      </Section>
    </>
  )
}

/** The edge of the print, and inside and outside of it what is safe and what is cut off. */
function Edges({ view }: { view: BenchView }) {
  const size = printSizeCm(view)
  const { safe_cm, bleed_cm } = view
  const shares = (cm: number): readonly [number, number] => (size ? [cm / size[0], cm / size[1]] : [0, 0])
  const [sx, sy] = shares(safe_cm ?? 0)
  const [bx, by] = shares(bleed_cm)
  return (
    <>
      {bleed_cm > 0 ? <Line points={outlineOn(view, -bx, -by, 1 + bx, 1 + by)} look="bleed" is_closed /> : null}
      <Line points={outlineOn(view, 0, 0, 1, 1)} look="edge" is_closed />
      {safe_cm ? <Line points={outlineOn(view, sx, sy, 1 - sx, 1 - sy)} look="safe" is_closed /> : null}
      {view.holes.map((hole) => (
        <Line key={`${hole.left} ${hole.top}`} points={holeOutline(view, hole)} look="hole" is_closed />
      ))}
    </>
  )
}

export function ScaleOverlay() {
  const text = useText(scaleText)
  const view = useShot()?.view
  if (!view) return null
  const { ruler } = view
  const move = (id: string, at: { x: number; y: number }, step: string) =>
    applyView((old) => (old.ruler ? { ...old, ruler: { ...old.ruler, [id]: [at.x, at.y] } } : old), step)
  return (
    <>
      <Edges view={view} />
      <HoleDraft />
      {ruler ? (
        <>
          <Line points={[ruler.from, ruler.to]} look="ruler" />
          {rulerMarks(ruler).map((mark) => (
            <Line key={`${mark[0][0]} ${mark[0][1]}`} points={mark} look="ruler" />
          ))}
          <Tag at={ruler.to} tone="plain">{`${ruler.cm} cm`}</Tag>
          <Handles
            handles={(['from', 'to'] as const).map((id) => ({
              id,
              at: { x: ruler[id][0], y: ruler[id][1] },
              label: text[`ruler_${id}`],
            }))}
            onMove={move}
            onSettle={settle}
          />
        </>
      ) : null}
    </>
  )
}
