import { isEmptyDesign } from '@inkroute/engine/document/design-document'
import { useEffect, useState } from 'react'
import { useText } from '../../shared/text/language.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { Dock } from './shell/dock.tsx'
import { Rail, SidePanel } from './shell/rail.tsx'
import css from './shell/shell.module.css'
import { StudioDialogs } from './shell/studio-dialogs.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { Stage } from './stage/stage.tsx'
import { studioText } from './studio.text.ts'
import { keepDraft, type SaveState } from './studio-draft.ts'
import type { StudioSlots } from './studio-slots.ts'
import { documentNow } from './studio-store.ts'
import { useStudioKeys } from './use-studio-keys.ts'
import { ViewTabs } from './view-tabs.tsx'

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

interface StudioProps extends StudioSlots {
  readonly user_id: number
  readonly was_restored: boolean
}

/** The single designer: rail and panel, stage, dock. What other capabilities bring stands in its slots. */
export function Studio({ user_id, was_restored, panels, previewSlot, ...slots }: StudioProps) {
  useStudioKeys()
  const save_state = useDraftKeeping(user_id, was_restored)
  return (
    <div className={css.studio}>
      <TopBar save_state={save_state} {...slots} />
      <Rail panels={panels} />
      <SidePanel panels={panels} />
      <section className={css.middle}>
        <Stage />
        <ViewTabs />
      </section>
      <Dock previewSlot={previewSlot} />
      <StudioDialogs {...(slots.saveSlot ? { saveSlot: slots.saveSlot } : {})} />
    </div>
  )
}
