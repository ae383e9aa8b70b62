import { listBatchArtworks } from '@inkroute/contract/goods/batch/batch'
import type { BatchArtwork } from '@inkroute/contract/goods/batch/plan'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../../shared/api/client.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './group-design.module.css'
import { Matrix } from './matrix/matrix.tsx'
import { RulesPanel } from './rules/rules-panel.tsx'
import { type SourceDialog, SourcesPanel } from './sources/sources-panel.tsx'
import { batchText } from './state/batch.text.ts'
import { type CellPainter, PainterContext, RulesDoorContext, useSlots } from './state/batch-slots.ts'
import { artworkId } from './state/batch-state.ts'
import { useBatch } from './state/batch-store.ts'
import { Welcome } from './welcome.tsx'

/** Addresses of the seller's pictures hold for an hour at least. */
const RENEW_MS = 20 * 60_000
/** Colours of new uploads are measured a moment later; rules depend on them. */
const FIRST_LOOKS_MS = [3000, 20_000]

const isSame = (a: BatchArtwork, b: BatchArtwork): boolean =>
  a.preview_url === b.preview_url && a.name === b.name && a.colors.join() === b.colors.join()

/** Current server data of the chosen pictures. Deleted ones stay until the check reports them. */
async function renew(): Promise<void> {
  const own = useBatch.getState().artworks.filter(({ kind }) => kind === 'material')
  if (own.length === 0) return
  const { data } = await call(listBatchArtworks, { artworks: own.map(({ kind, key }) => ({ kind, key })) })
  const fresh = new Map(data.map((one) => [artworkId(one), one]))
  const now = useBatch.getState().artworks
  const next = now.map((one) => {
    const found = fresh.get(artworkId(one))
    return found && !isSame(found, one) ? found : one
  })
  if (next.some((one, n) => one !== now[n])) useBatch.setState({ artworks: next })
}

/** Keeps pictures and their measured colours fresh while mounted. */
function useFreshArtworks(): void {
  const ids = useBatch(({ artworks }) => artworks.map(artworkId).join())
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when other pictures lie there
  useEffect(() => {
    const look = () => void renew().catch(() => {})
    const timers = FIRST_LOOKS_MS.map((ms) => setTimeout(look, ms))
    const beat = setInterval(look, RENEW_MS)
    const back = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', back)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      clearInterval(beat)
      document.removeEventListener('visibilitychange', back)
    }
  }, [ids])
}

const NARROW = '(max-width: 900px)'

const subscribe = (listener: () => void) => {
  const query = globalThis.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useNarrow = () => useSyncExternalStore(subscribe, () => globalThis.matchMedia(NARROW).matches)

/** One worker for all thumbnails while the workbench is mounted. */
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

const panels = ['sources', 'matrix', 'rules'] as const
type PanelName = (typeof panels)[number]
const icons = { sources: 'shirt', matrix: 'grid', rules: 'setting' } as const

const isPanel = (word: string | undefined): word is PanelName => panels.some((name) => name === word)

interface WorkbenchProps {
  /** The tab shown on phones, from the URL. */
  readonly panel: string | undefined
  readonly onPanel: (panel: string) => void
}

/** Opens the rules of the pressed item and restores focus on return. */
function useRulesDoor({ panel, onPanel }: { panel: PanelName; onPanel: (panel: string) => void }) {
  const rules = useRef<HTMLElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const [origin, setOrigin] = useState<PanelName>('matrix')
  const open = (from: HTMLElement) => {
    pressed.current = from
    setOrigin(panel)
    onPanel('rules')
  }
  useEffect(() => {
    if (!pressed.current) return
    if (panel === 'rules') {
      rules.current?.scrollTo({ top: 0 })
      rules.current?.querySelector('h2')?.focus({ preventScroll: true })
    } else {
      pressed.current.focus({ preventScroll: true })
      pressed.current = null
    }
  }, [panel])
  return { rules, open, origin }
}

/** Sources left, matrix in the middle, rules right; on a phone one at a time. */
export function Workbench({ panel: asked, onPanel }: WorkbenchProps) {
  const text = useText(batchText)
  const is_narrow = useNarrow()
  const painter = usePainter()
  const { droppable } = useSlots()
  useFreshArtworks()
  const { products, artworks, sheet } = useBatch()
  const is_about_one = useBatch(({ scope }) => scope.kind !== 'all')
  const [dialog, setDialog] = useState<SourceDialog>(null)
  const panel = isPanel(asked) ? asked : 'sources'
  const { rules, open, origin } = useRulesDoor({ panel, onPanel })
  const has_cells = products.length > 0 && (artworks.length > 0 || sheet !== null)
  return (
    <PainterContext value={painter}>
      <RulesDoorContext value={is_narrow ? open : null}>
        <div className={css.ground}>
          {droppable(
            <div className={css.bench} data-panel={panel}>
              <aside className={`overflow-auto bg-surface ${css.sources}`} aria-label={text.panel_sources}>
                <SourcesPanel dialog={dialog} onDialog={setDialog} />
              </aside>
              <div className={css.middle}>
                {has_cells ? <Matrix is_narrow={is_narrow} /> : <Welcome onDialog={setDialog} />}
              </div>
              <aside ref={rules} className={`overflow-auto bg-surface ${css.rules}`} aria-label={text.panel_rules}>
                {is_narrow && is_about_one ? (
                  <button type="button" className={css.backTo} onClick={() => onPanel(origin)}>
                    <Icon name="chevron_left" size_px={18} />
                    {fill(text.back_to, { panel: text[`panel_${origin}`] })}
                  </button>
                ) : null}
                <RulesPanel />
              </aside>
            </div>,
          )}
        </div>
      </RulesDoorContext>
      {is_narrow ? (
        <nav className={css.phoneBar} aria-label={text.title}>
          {panels.map((name) => (
            <button key={name} type="button" aria-pressed={panel === name} onClick={() => onPanel(name)}>
              <Icon name={icons[name]} size_px={20} />
              {text[`panel_${name}`]}
            </button>
          ))}
        </nav>
      ) : null}
    </PainterContext>
  )
}
