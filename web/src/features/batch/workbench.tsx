import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../shared/text/language.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { batchText } from './batch.text.ts'
import { type CellPainter, PainterContext, useSlots } from './batch-slots.ts'
import { useBatch } from './batch-store.ts'
import { useFreshArtworks } from './fresh-artworks.ts'
import css from './group-design.module.css'
import { Matrix } from './matrix/matrix.tsx'
import { RulesPanel } from './rules/rules-panel.tsx'
import { SourcesPanel } from './sources/sources-panel.tsx'

const NARROW = '(max-width: 900px)'

const subscribe = (listener: () => void) => {
  const query = globalThis.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useNarrow = () => useSyncExternalStore(subscribe, () => globalThis.matchMedia(NARROW).matches)

/** One worker for all thumbnails, for as long as the workbench stands. */
function usePainter(): CellPainter | null {
  const { startPainter } = useSlots()
  const [painter, setPainter] = useState<CellPainter | null>(null)
  useEffect(() => {
    const started = startPainter()
    setPainter(started)
    return () => started.close()
  }, [startPainter])
  return painter
}

function Welcome() {
  const text = useText(batchText)
  const { products, artworks } = useBatch()
  const steps = [
    { icon: 'shirt', label: text.step_products, is_done: products.length > 0 },
    { icon: 'layers', label: text.step_artworks, is_done: artworks.length > 0 },
    { icon: 'setting', label: text.step_rules, is_done: false },
  ] as const
  return (
    <div className={css.welcome}>
      <h2>{text.empty_title}</h2>
      <p>{text.empty_body}</p>
      <ol>
        {steps.map(({ icon, label, is_done }) => (
          <li key={icon} data-done={is_done}>
            <Icon name={is_done ? 'check' : icon} size_px={28} />
            {label}
          </li>
        ))}
      </ol>
    </div>
  )
}

const panels = ['sources', 'matrix', 'rules'] as const
type PanelName = (typeof panels)[number]
const icons = { sources: 'shirt', matrix: 'grid', rules: 'setting' } as const

/** Sources left, matrix in the middle, rules right; on a phone one at a time. */
export function Workbench() {
  const text = useText(batchText)
  const is_narrow = useNarrow()
  const painter = usePainter()
  const { droppable } = useSlots()
  useFreshArtworks()
  const { products, artworks, sheet } = useBatch()
  const [panel, setPanel] = useState<PanelName>('sources')
  const has_cells = products.length > 0 && (artworks.length > 0 || sheet !== null)
  return (
    <PainterContext value={painter}>
      <div className={css.ground}>
        {droppable(
          <div className={css.bench} data-panel={panel}>
            <aside className={css.sources} aria-label={text.panel_sources}>
              <SourcesPanel />
            </aside>
            <div className={css.middle}>{has_cells ? <Matrix is_narrow={is_narrow} /> : <Welcome />}</div>
            <aside className={css.rules} aria-label={text.panel_rules}>
              <RulesPanel />
            </aside>
          </div>,
        )}
      </div>
      {is_narrow ? (
        <nav className={css.phoneBar} aria-label={text.title}>
          {panels.map((name) => (
            <button key={name} type="button" aria-pressed={panel === name} onClick={() => setPanel(name)}>
              <Icon name={icons[name]} size_px={20} />
              {text[`panel_${name}`]}
            </button>
          ))}
        </nav>
      ) : null}
    </PainterContext>
  )
}
