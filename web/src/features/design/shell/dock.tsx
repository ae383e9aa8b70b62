import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LayerPanel } from '../layers/layer-panel.tsx'
import { UnitSwitch } from '../properties/place-boxes.tsx'
import { PropertyPanel } from '../properties/property-panel.tsx'
import { studioText } from '../state/studio.text.ts'
import { flip, openSheet, type Sheet, useStudioUi } from '../state/studio-ui.ts'
import css from './shell.module.css'

interface DockPartProps {
  readonly id: Sheet
  readonly title: string
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** A section of the dock; on phones a bottom sheet. */
function DockPart({ id, title, extra, children }: DockPartProps) {
  const text = useText(studioText)
  const is_open = useStudioUi((state) => state.sheet === id)
  return (
    <section data-sheet={is_open} aria-label={title}>
      <h2>
        {title}
        {extra}
        <button type="button" className={css.closeSheet} aria-label={text.putAway} onClick={() => openSheet(null)}>
          <Icon name="close" size_px={18} />
        </button>
      </h2>
      {children}
    </section>
  )
}

/** The live preview is expensive to start: it waits until the studio is usable, on phones until opened. */
function usePreviewWanted(): boolean {
  const is_asked = useStudioUi((state) => state.sheet === 'preview')
  const [is_wanted, setWanted] = useState(false)
  useEffect(() => {
    if (is_asked) setWanted(true)
    if (is_asked || window.matchMedia('(max-width: 760px)').matches) return
    const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
    const handle = later(() => setWanted(true))
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(handle)
  }, [is_asked])
  return is_wanted
}

/** Puts the preview away beside the stage; a sheet is closed instead. */
function Fold() {
  const text = useText(studioText)
  const is_folded = useStudioUi((state) => state.is_preview_folded)
  const label = is_folded ? text.unfold : text.putAway
  return (
    <button
      type="button"
      className={`bare-button grid place-items-center w-7 h-7 rounded-control ${css.fold}`}
      aria-expanded={!is_folded}
      aria-label={label}
      title={label}
      onClick={() => flip('is_preview_folded')}
    >
      <Icon name="chevron_down" size_px={18} />
    </button>
  )
}

/** Properties, layers and live preview. */
export function Dock({ previewSlot }: { previewSlot: ReactNode }) {
  const text = useText(studioText)
  const has_preview = usePreviewWanted()
  const is_folded = useStudioUi((state) => state.is_preview_folded)
  return (
    <aside className={`flex flex-col min-h-0 overflow-y-auto bg-studio-1 ${css.dock}`} aria-label={text.dock}>
      <DockPart id="properties" title={text.properties} extra={<UnitSwitch />}>
        <PropertyPanel />
      </DockPart>
      <DockPart id="layers" title={text.layers}>
        <LayerPanel />
      </DockPart>
      {previewSlot ? (
        <DockPart id="preview" title={text.preview} extra={<Fold />}>
          <div className={`relative ${css.preview}`} data-folded={is_folded}>
            {has_preview ? previewSlot : null}
          </div>
        </DockPart>
      ) : null}
    </aside>
  )
}
