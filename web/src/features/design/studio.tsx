import { isEmptyDesign } from '@inkroute/engine/document/design-document'
import { useEffect, useState } from 'react'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { useStudioKeys } from './actions/studio-keys.ts'
import { Arrivals } from './incoming/arrivals.tsx'
import { useIncomingFiles } from './incoming/incoming.ts'
import { useIncoming } from './incoming/use-incoming.ts'
import { ModeHint } from './product/mode-hint.tsx'
import { ContextMenu } from './shell/context-menu.tsx'
import { Dock } from './shell/dock.tsx'
import fingers from './shell/fingers.module.css'
import { PhoneBar } from './shell/phone-bar.tsx'
import { Rail, SidePanel } from './shell/rail.tsx'
import css from './shell/shell.module.css'
import { StudioDialogs } from './shell/studio-dialogs.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { WithdrawnBanner } from './shell/withdrawn-banner.tsx'
import { ZoomBar } from './shell/zoom-bar.tsx'
import { Stage } from './stage/stage.tsx'
import { studioText } from './state/studio.text.ts'
import { keepDraft, type SaveState } from './state/studio-draft.ts'
import type { StudioSlots } from './state/studio-slots.ts'
import { documentNow } from './state/studio-store.ts'
import { useInSight } from './text-edit/use-in-sight.ts'
import { ViewTabs } from './view-tabs.tsx'

/** Warns before leaving only if something would be lost: an unsaved design or an upload. */
function useLeaveWarning(save_state: SaveState): void {
  const is_sending = useIncomingFiles((state) => state.items.some((item) => item.problem === null))
  const would_lose = save_state === 'failed' || is_sending
  useEffect(() => {
    if (!would_lose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [would_lose])
}

function useDraftKeeping(was_restored: boolean): SaveState {
  const text = useText(studioText)
  const [state, setState] = useState<SaveState>('saved')
  useEffect(() => keepDraft(setState), [])
  // Shown once, when the studio opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (was_restored && !isEmptyDesign(documentNow())) showToast('success', text.restored)
  }, [])
  return state
}

interface StudioProps extends StudioSlots {
  readonly was_restored: boolean
}

/** The designer: rail and panel, stage, dock. Other features fill its slots. */
export function Studio({ was_restored, panels, previewSlot, overlaySlot, ...slots }: StudioProps) {
  const save_state = useDraftKeeping(was_restored)
  useStudioKeys()
  useIncoming(slots.sendFile)
  useLeaveWarning(save_state)
  useInSight()
  return (
    <div className={`grid overflow-hidden ${css.studio} ${fingers.fingers}`}>
      <TopBar save_state={save_state} has_preview={previewSlot !== undefined} {...slots} />
      <Rail panels={panels} />
      <SidePanel panels={panels} />
      <section className={`flex flex-col min-w-0 min-h-0 relative ${css.middle}`}>
        <Stage overlay={overlaySlot} />
        <div className={`flex items-center flex-none bg-studio-1 gap-3 px-2.5 py-1.5 ${css.strip}`}>
          <ViewTabs />
          <ZoomBar />
        </div>
        <PhoneBar priceSlot={slots.priceSlot} can_share={!slots.head} />
        <ModeHint />
        <WithdrawnBanner />
        <Arrivals send={slots.sendFile} />
      </section>
      <Dock previewSlot={previewSlot} />
      <ContextMenu />
      <StudioDialogs
        panels={panels}
        {...(slots.saveSlot ? { saveSlot: slots.saveSlot } : {})}
        {...(slots.applyTemplate ? { applyTemplate: slots.applyTemplate } : {})}
      />
    </div>
  )
}
