import * as contract from '@inkroute/contract/order/fba/fba'
import { Button } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { fbaText } from '../fba.text.ts'

/** After an order was split or changed: one press, and its cartons hold what it does. */
export function RepackButton({ fba }: { readonly fba: contract.FbaOrder }) {
  const text = useText(fbaText)
  const repack = useSend(contract.repackFbaOrder, {
    refetch: [contract.listFbaOrders],
    onSuccess: ({ boxes, order }) =>
      showToast('success', fill(text.repacked, { boxes: boxes.length, pieces: order.pieces })),
  })
  return (
    <Button type="primary" ghost loading={repack.isPending} onClick={() => repack.mutate({ id: fba.order.id })}>
      {text.repack}
    </Button>
  )
}
