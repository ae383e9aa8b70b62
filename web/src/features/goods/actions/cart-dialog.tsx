import { addCartItems, getCart, listCartItems } from '@inkroute/contract/cart/cart'
import { getGoods } from '@inkroute/contract/goods/goods'
import { InputNumber, Modal, Spin, Table } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { actionsText } from './actions.text.ts'

const MAX_PIECES = 9999

interface CartDialogProps {
  readonly goods_id: number
  readonly onClose: () => void
}

/** How many of each variant go into the cart. Begins with one piece of the first. */
export function CartDialog({ goods_id, onClose }: CartDialogProps) {
  const text = useText(actionsText)
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({})
  const asked = useCall(getGoods, { id: goods_id }, { quiet: true })
  const skus = asked.data?.skus ?? []
  const getQuantity = (id: number) => typed[id] ?? (id === skus[0]?.id ? 1 : 0)
  const items = skus.map(({ id }) => ({ sku_id: id, quantity: getQuantity(id) })).filter(({ quantity }) => quantity > 0)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const add = useSend(addCartItems, {
    refetch: [getCart, listCartItems],
    onSuccess: () => {
      showToast('success', fill(text.added, { count }), 3)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={text.title}
      okText={fill(text.add, { count })}
      cancelText={text.cancel}
      okButtonProps={{ disabled: count === 0, loading: add.isPending }}
      onOk={() => add.mutate({ items })}
      onCancel={onClose}
    >
      <p>{text.help}</p>
      {asked.isError && !asked.data ? <LoadFailed onRetry={() => void asked.refetch()} /> : null}
      {asked.isPending ? <Spin /> : null}
      {asked.data ? (
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          scroll={{ y: 360 }}
          dataSource={skus}
          columns={[
            { title: text.variant, key: 'variant', render: (_, sku) => `${sku.color_name} / ${sku.size_name}` },
            { title: text.cost, key: 'cost', align: 'right', render: (_, sku) => formatMoney(sku.cost) },
            {
              title: text.quantity,
              key: 'quantity',
              align: 'right',
              width: 120,
              render: (_, sku) => (
                <InputNumber
                  min={0}
                  max={MAX_PIECES}
                  precision={0}
                  value={getQuantity(sku.id)}
                  aria-label={fill(text.quantity_of, { name: `${sku.color_name} / ${sku.size_name}` })}
                  onChange={(value) => setTyped((now) => ({ ...now, [sku.id]: value ?? 0 }))}
                />
              ),
            },
          ]}
        />
      ) : null}
    </Modal>
  )
}
