import { FNSKU_FORM, SHIPMENT_FORM } from '@inkroute/contract/order/fba/centers'
import * as contract from '@inkroute/contract/order/fba/fba'
import { Button } from 'antd'
import { useSend } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { fbaText } from '../fba.text.ts'

/** Blank is fine, it may come later; anything else has the form of Amazon. */
const formRule = (form: RegExp, message: string) => ({
  validator: async (_: unknown, value: string | undefined) => {
    const typed = (value ?? '').trim()
    if (typed !== '' && !form.test(typed)) throw new Error(message)
  },
})

export const shipmentRule = (text: { readonly shipment_wrong: string }) => formRule(SHIPMENT_FORM, text.shipment_wrong)
export const codeRule = (text: { readonly fnsku_wrong: string }) => formRule(FNSKU_FORM, text.fnsku_wrong)

/** Amazon codes are upper case. */
export const inCapitals = (value: string): string => value.toUpperCase()

/** Repacks cartons after an order was split or changed. */
export function useRepack() {
  const text = useText(fbaText)
  return useSend(contract.repackFbaOrder, {
    refetch: [contract.listFbaOrders],
    onSuccess: ({ boxes, order }) =>
      showToast('success', fill(text.repacked, { boxes: boxes.length, pieces: order.pieces })),
  })
}

export function RepackButton({ fba }: { readonly fba: contract.FbaOrder }) {
  const text = useText(fbaText)
  const repack = useRepack()
  return (
    <Button type="primary" ghost loading={repack.isPending} onClick={() => repack.mutate({ id: fba.order.id })}>
      {text.repack}
    </Button>
  )
}
