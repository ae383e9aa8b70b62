import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { AllocateDialog } from './allocate-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { PushesDrawer } from './pushes-drawer.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { TemuDialog } from './temu-dialog.tsx'
import { WarehouseDialog } from './warehouse-dialog.tsx'
import { WishpostDialog } from './wishpost-dialog.tsx'

export type StoreDialog = 'edit' | 'warehouse' | 'temu' | 'wishpost' | 'allocate' | 'pushes' | 'rule'
export type OpenDialog = (dialog: StoreDialog, store: StoreRow) => void

interface StoreDialogsProps {
  /** The store whose parcels an address asks to see. */
  readonly pushes_of: number | null
  readonly onPushesClosed: () => void
  readonly children: (onOpen: OpenDialog) => ReactNode
}

/** The dialogs of one store, opened by its card. */
export function StoreDialogs({ pushes_of, onPushesClosed, children }: StoreDialogsProps) {
  const [open, setOpen] = useState<{ dialog: StoreDialog; store: StoreRow } | null>(null)
  const asked = useCall(contract.getStore, { id: pushes_of ?? 0 }, { enabled: pushes_of !== null, quiet: true }).data
  const close = () => setOpen(null)
  const { dialog, store } = open ?? {}
  return (
    <>
      {children((dialog, store) => setOpen({ dialog, store }))}
      {store && dialog === 'edit' ? <EditDialog store={store} onClose={close} /> : null}
      {store && dialog === 'warehouse' ? (
        <WarehouseDialog store_ids={[store.id]} chosen={store.warehouse_code} onClose={close} />
      ) : null}
      {store && dialog === 'temu' ? <TemuDialog store={store} onClose={close} /> : null}
      {store && dialog === 'wishpost' ? <WishpostDialog store={store} onClose={close} /> : null}
      {store && dialog === 'allocate' ? (
        <AllocateDialog store_ids={[store.id]} chosen={store.allocated_user_ids} onClose={close} />
      ) : null}
      {store && dialog === 'rule' ? <RuleDrawer store_ids={[store.id]} name={store.name} onClose={close} /> : null}
      {store && dialog === 'pushes' ? <PushesDrawer store={store} onClose={close} /> : null}
      {!open && pushes_of !== null && asked?.id === pushes_of ? (
        <PushesDrawer store={asked} onClose={onPushesClosed} />
      ) : null}
    </>
  )
}
