import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { NO_PRODUCT } from '@inkroute/engine/document/design-document'
import { call } from '../../../shared/api/client.ts'
import { useSwitchLanguage } from '../../../shared/session/profile-language.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { studioActions } from '../actions/studio-actions.ts'
import { studioText } from '../state/studio.text.ts'
import type { RailPanel } from '../state/studio-slots.ts'
import { useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import css from './shell.module.css'

const isNarrow = () => window.matchMedia('(max-width: 760px)').matches

const toggle = (id: string) =>
  useStudioUi.setState(({ panel, sheet }) => {
    const is_open = panel === id && (sheet === 'panel' || !isNarrow())
    return is_open ? { panel: null, sheet: null } : { panel: id, sheet: 'panel' }
  })

/** Texts change at once; the product is asked for again, because its names come from the catalogue. */
function LanguageSwitch() {
  const text = useText(studioText)
  const switchLanguage = useSwitchLanguage()
  const change = () => {
    switchLanguage()
    const { product } = useStudio.getState()
    if (!product || product.id === NO_PRODUCT) return
    void call(getProductAsSeller, { id: product.id }).then(
      (named) => useStudio.setState((now) => (now.product?.id === named.id ? { product: named } : {})),
      () => undefined,
    )
  }
  return (
    <button type="button" className={css.language} title={text.switchLanguage} onClick={change}>
      <Icon name="globe" />
      <span>{text.other_language}</span>
    </button>
  )
}

/** The rail; pressing the open entry again closes its panel. At the bottom on phones. */
export function Rail({ panels }: { panels: readonly RailPanel[] }) {
  const text = useText(studioText)
  const open = useStudioUi((state) => state.panel)
  return (
    <nav
      className={`flex flex-col overflow-y-auto scrollbar-none bg-studio-0 gap-0.5 px-0.5 py-2 ${css.rail}`}
      aria-label={text.tools}
    >
      <button type="button" title={`${text.find} (${studioActions.find.key})`} onClick={studioActions.find.run}>
        <Icon name="search" />
        <span>{text.find}</span>
      </button>
      {panels.map(({ id, label, icon }) => (
        <button key={id} type="button" aria-pressed={id === open} onClick={() => toggle(id)}>
          {icon}
          <span>{label}</span>
        </button>
      ))}
      <LanguageSwitch />
    </nav>
  )
}

/** Panel of the open rail entry. */
export function SidePanel({ panels }: { panels: readonly RailPanel[] }) {
  const text = useText(studioText)
  const { panel, sheet } = useStudioUi()
  // A shortcut may name a panel this studio lacks; the gallery opens instead.
  const open =
    panels.find((one) => one.id === panel) ?? (panel ? panels.find((one) => one.id === 'artworks') : undefined)
  if (!open) return null
  return (
    <aside className={css.side} aria-label={open.label} data-sheet={sheet === 'panel'}>
      <header className={`flex items-center justify-between flex-none ${css.sideHead}`}>
        <h2 className="text-sm font-strong">{open.label}</h2>
        <button
          type="button"
          aria-label={text.putAway}
          onClick={() => useStudioUi.setState({ panel: null, sheet: null })}
        >
          <Icon name="close" size_px={18} />
        </button>
      </header>
      <div className={`flex-1 min-h-0 overflow-y-auto ${css.sideBody}`}>{open.render()}</div>
    </aside>
  )
}
