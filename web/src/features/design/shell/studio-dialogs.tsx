import { copyToViews } from '@inkroute/engine/commands/copy-to-view'
import { redesign } from '@inkroute/engine/commands/layers'
import { findView } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { Finder } from '../find/finder.tsx'
import { DesignNotes } from '../product/design-notes.tsx'
import { ProductDialog } from '../product/product-dialog.tsx'
import { TemplateDialog } from '../product/template-dialog.tsx'
import { ExportDialog } from '../share/export-dialog.tsx'
import { ShareDialog } from '../share/share-dialog.tsx'
import { studioText } from '../state/studio.text.ts'
import type { StudioSlots } from '../state/studio-slots.ts'
import { apply, documentNow, newLayerId, useStudio } from '../state/studio-store.ts'
import { closeDialog, useStudioUi } from '../state/studio-ui.ts'
import { KeyHelp } from './key-help.tsx'
import css from './shell.module.css'

/** Copies this face's design to others, replacing theirs; can be undone. */
function CopyViewsDialog() {
  const text = useText(studioText)
  const { product, view_id } = useStudio()
  const others = product?.views.filter((view) => view.view_id !== view_id) ?? []
  const [to, setTo] = useState<readonly number[]>(others.map((view) => view.view_id))
  const areas = new Map(product?.print_areas.map((area) => [area.view_id, area]))
  const copy = () => {
    apply((document) => copyToViews(document, { from_view_id: view_id, to_view_ids: to, areas, newId: newLayerId }))
    showToast('success', fill(text.copiedTo, { count: to.length }))
    closeDialog()
  }
  const isUsed = (id: number) => (findView(documentNow(), id)?.layers.length ?? 0) > 0
  return (
    <Modal
      title={text.copyTitle}
      onClose={closeDialog}
      footer={
        <Button kind="primary" disabled={to.length === 0} onClick={copy}>
          {fill(text.copyNow, { count: to.length })}
        </Button>
      }
    >
      <ul className={`bare-list grid gap-1 ${css.views}`}>
        {others.map((view) => (
          <li key={view.view_id}>
            <label className="flex items-center min-h-10 cursor-pointer gap-2">
              <input
                type="checkbox"
                checked={to.includes(view.view_id)}
                onChange={(event) =>
                  setTo(event.target.checked ? [...to, view.view_id] : to.filter((id) => id !== view.view_id))
                }
              />
              {view.name}
              {isUsed(view.view_id) ? <small className="text-warning">{text.copyReplaces}</small> : null}
            </label>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

/** Asks before starting over; can still be undone. */
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
export function StudioDialogs({
  panels,
  saveSlot,
  applyTemplate,
}: Pick<StudioSlots, 'saveSlot' | 'applyTemplate'> & Partial<Pick<StudioSlots, 'panels'>>) {
  const dialog = useStudioUi((state) => state.dialog)
  if (dialog === 'save') return saveSlot?.({ onClose: closeDialog }) ?? null
  if (dialog === 'redesign') return <RedesignDialog />
  if (dialog === 'products') return <ProductDialog />
  if (dialog === 'copy_views') return <CopyViewsDialog />
  if (dialog === 'share') return <ShareDialog />
  if (dialog === 'export') return <ExportDialog />
  if (dialog === 'find') return <Finder tools={panels ?? []} {...(applyTemplate ? { applyTemplate } : {})} />
  if (dialog === 'template') return <TemplateDialog />
  if (dialog === 'keys') return <KeyHelp />
  return <DesignNotes />
}
