import { Button } from 'antd'
import { useState } from 'react'
import { Allowed } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ruleText } from '../rule.text.ts'
import { storeCardText, storeText } from '../store.text.ts'
import { AllocateDialog } from './allocate-dialog.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { WarehouseDialog } from './warehouse-dialog.tsx'

/** Bulk actions for stores. */
export function BulkBar({ ids, onDone }: { readonly ids: readonly number[]; readonly onDone: () => void }) {
  const text = useText(storeText)
  const card = useText(storeCardText)
  const rules = useText(ruleText)
  const [open, setOpen] = useState<'allocate' | 'warehouse' | 'rule' | null>(null)
  const close = () => {
    setOpen(null)
    onDone()
  }
  return (
    <div className="flex flex-wrap items-center bg-action-soft rounded-card gap-3 px-4 py-2 mb-4">
      <span>{fill(text.selected, { count: ids.length })}</span>
      <Allowed permission="order.store:allocate">
        <Button size="small" onClick={() => setOpen('allocate')}>
          {card.allocate}
        </Button>
      </Allowed>
      <Allowed permission="order.store:edit">
        <Button size="small" onClick={() => setOpen('warehouse')}>
          {text.set_warehouse}
        </Button>
      </Allowed>
      <Allowed permission="order.store:rule">
        <Button size="small" onClick={() => setOpen('rule')}>
          {rules.menu}
        </Button>
      </Allowed>
      <Button size="small" type="link" onClick={onDone}>
        {text.clear}
      </Button>
      {open === 'allocate' ? <AllocateDialog store_ids={ids} chosen={[]} onClose={close} /> : null}
      {open === 'rule' ? (
        <RuleDrawer store_ids={ids} name={fill(rules.many, { count: ids.length })} onClose={close} />
      ) : null}
      {open === 'warehouse' ? <WarehouseDialog store_ids={ids} chosen="" onClose={close} /> : null}
    </div>
  )
}
