import { Platform } from '@inkroute/contract/codes'
import type { StoreRow } from '@inkroute/contract/store/store'
import * as contract from '@inkroute/contract/store/store'
import { Button, Dropdown, type MenuProps, Modal } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { ruleText } from '../rule.text.ts'
import { storeCardText } from '../store.text.ts'
import type { OpenDialog, StoreDialog } from './store-dialogs.tsx'

type Items = NonNullable<MenuProps['items']>

/** What this person may do with this store. */
function useItems(store: StoreRow): Items {
  const text = useText(storeCardText)
  const rules = useText(ruleText)
  const may_edit = usePermission('order.store:edit')
  const may_allocate = usePermission('order.store:allocate')
  const may_delete = usePermission('order.store:delete')
  const is_temu = store.platform === Platform.temu || store.platform === Platform.temuLocal
  const is_open = store.authed === 1
  const item = (key: string, label: string, shown: boolean, danger = false) => (shown ? [{ key, label, danger }] : [])
  return [
    ...item('edit', text.edit, may_edit),
    ...item('rule', rules.menu, store.authed === 1 || store.auth_problem !== 'new'),
    ...item('warehouse', text.warehouse, may_edit),
    ...item('temu', text.temu_warehouse, may_edit && is_temu && is_open),
    ...item('wishpost', text.wishpost, may_edit && store.platform === Platform.wish),
    ...item('allocate', text.allocate, may_allocate),
    ...item('pushes', text.pushes, true),
    ...item('unbind', text.unbind, may_delete && is_open, true),
    ...item('remove', text.remove, may_delete, true),
  ]
}

export function StoreMenu({ store, onOpen }: { readonly store: StoreRow; readonly onOpen: OpenDialog }) {
  const text = useText(storeCardText)
  const [modal, holder] = Modal.useModal()
  const refetch = [contract.listStores, contract.platformStores, contract.authExceptionStores]
  const unbind = useSend(contract.unbindStore, { refetch, onSuccess: () => showToast('success', text.unbound) })
  const remove = useSend(contract.deleteStore, { refetch, onSuccess: () => showToast('success', text.removed) })
  const ask = (title: string, content: string, okText: string, work: () => Promise<unknown>) =>
    void modal.confirm({
      title: fill(title, { name: store.name }),
      content,
      okText,
      okButtonProps: { danger: true },
      // A refusal is shown by the toast; the question closes all the same.
      onOk: () => work().catch(() => undefined),
    })
  const choose: MenuProps['onClick'] = ({ key }) => {
    const input = { id: store.id }
    if (key === 'unbind') ask(text.unbind_ask, text.unbind_body, text.unbind, () => unbind.mutateAsync(input))
    else if (key === 'remove') ask(text.remove_ask, text.remove_body, text.remove, () => remove.mutateAsync(input))
    else onOpen(key as StoreDialog, store)
  }
  return (
    <>
      <Dropdown menu={{ items: useItems(store), onClick: choose }} trigger={['click']}>
        <Button type="text" aria-label={fill(text.more, { name: store.name })}>
          ⋯
        </Button>
      </Dropdown>
      {holder}
    </>
  )
}
