import { isEmptyDesign } from '@inkroute/engine/document/design-document'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../shared/text/language.tsx'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { ArtworkPanel } from './panels/artwork-panel.tsx'
import { LayerPanel } from './panels/layer-panel.tsx'
import { PicturePanel } from './panels/picture-panel.tsx'
import { ProductPanel } from './panels/product-panel.tsx'
import { PropertyPanel } from './panels/property-panel.tsx'
import { Stage } from './stage/stage.tsx'
import css from './studio.module.css'
import { studioText } from './studio.text.ts'
import { keepDraft, type SaveState } from './studio-draft.ts'
import { documentNow, useStudio } from './studio-store.ts'
import { StudioToolbar } from './studio-toolbar.tsx'
import { useStudioKeys } from './use-studio-keys.ts'
import { ViewTabs } from './view-tabs.tsx'

const tabs = [
  { id: 'product', icon: 'shirt' },
  { id: 'artworks', icon: 'star' },
  { id: 'mine', icon: 'upload' },
  { id: 'layers', icon: 'layers' },
] as const satisfies readonly { id: string; icon: IconName }[]
type TabId = (typeof tabs)[number]['id']

function useDraftKeeping(user_id: number, was_restored: boolean): SaveState {
  const text = useText(studioText)
  const [state, setState] = useState<SaveState>('saved')
  useEffect(() => keepDraft(user_id, setState), [user_id])
  // Said once, when the studio opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (was_restored && !isEmptyDesign(documentNow())) showToast('success', text.restored)
  }, [])
  return state
}

function Rail({ tab, onTab }: { tab: TabId; onTab: (tab: TabId) => void }) {
  const text = useText(studioText)
  return (
    <nav className={css.rail}>
      {tabs.map(({ id, icon }) => (
        <button key={id} type="button" aria-pressed={id === tab} onClick={() => onTab(id)}>
          <Icon name={icon} />
          <span>{text[id]}</span>
        </button>
      ))}
    </nav>
  )
}

interface StudioProps {
  readonly user_id: number
  readonly was_restored: boolean
  /** Adds pictures to the library, and the live model: parts of other capabilities, composed by the page. */
  readonly uploader: ReactNode
  readonly preview: ReactNode
}

export function Studio({ user_id, was_restored, uploader, preview }: StudioProps) {
  const text = useText(studioText)
  const keys = useStudioKeys()
  const product = useStudio((state) => state.product)
  const [tab, setTab] = useState<TabId>('artworks')
  const save_state = useDraftKeeping(user_id, was_restored)
  const words = { saved: text.saved, saving: text.saving, failed: text.notSaved }
  return (
    <div className={css.studio}>
      <header className={css.top}>
        <Link to={`/productDesignDetail/${product?.id ?? ''}`} className={css.back} aria-label={text.back}>
          <Icon name="chevron_left" />
          <span>{text.back}</span>
        </Link>
        <h1>{product?.name}</h1>
        <span className={css.save} data-state={save_state} role="status">
          {words[save_state]}
        </span>
      </header>
      <Rail tab={tab} onTab={setTab} />
      <aside className={css.side}>
        {tab === 'product' ? <ProductPanel /> : null}
        {tab === 'artworks' ? <ArtworkPanel /> : null}
        {tab === 'mine' ? <PicturePanel uploader={uploader} /> : null}
        {tab === 'layers' ? <LayerPanel /> : null}
      </aside>
      <section className={css.middle}>
        <StudioToolbar keys={keys} />
        <Stage />
        <ViewTabs />
      </section>
      <aside className={css.right}>
        <h2>{text.properties}</h2>
        <PropertyPanel />
        <h2>{text.preview}</h2>
        <div className={css.preview}>{preview}</div>
      </aside>
    </div>
  )
}
