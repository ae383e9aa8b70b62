import { redesign } from '@inkroute/engine/commands/layers'
import { useText } from '../../../shared/text/language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { DesignNotes } from '../product/design-notes.tsx'
import { ProductDialog } from '../product/product-dialog.tsx'
import { studioText } from '../studio.text.ts'
import type { StudioSlots } from '../studio-slots.ts'
import { apply } from '../studio-store.ts'
import { closeDialog, useStudioUi } from '../studio-ui.ts'
import { CopyViewsDialog } from './copy-views-dialog.tsx'
import { KeyHelp } from './key-help.tsx'

/** Starting over asks first; even then one step back brings everything again. */
function RedesignDialog() {
  const text = useText(studioText)
  const start = () => {
    apply(redesign)
    closeDialog()
  }
  return (
    <Modal
      title={text.redesignTitle}
      onClose={closeDialog}
      footer={
        <>
          <Button onClick={closeDialog}>{text.keepDesign}</Button>
          <Button kind="primary" onClick={start}>
            {text.redesignNow}
          </Button>
        </>
      }
    >
      <p>{text.redesignBody}</p>
    </Modal>
  )
}

/** One dialog at a time, by the name in the store. */
export function StudioDialogs({ saveSlot }: Pick<StudioSlots, 'saveSlot'>) {
  const dialog = useStudioUi((state) => state.dialog)
  if (dialog === 'save') return saveSlot?.({ onClose: closeDialog }) ?? null
  if (dialog === 'redesign') return <RedesignDialog />
  if (dialog === 'products') return <ProductDialog />
  if (dialog === 'copy_views') return <CopyViewsDialog />
  if (dialog === 'keys') return <KeyHelp />
  return <DesignNotes />
}
