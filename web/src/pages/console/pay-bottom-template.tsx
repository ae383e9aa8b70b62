import { useQueryClient } from '@tanstack/react-query'
import { boughtChanges } from '../../features/goods/grid/template/pay-list.tsx'
import { BottomTemplateScreen } from '../../features/goods/grid/template/template-screen.tsx'
import { PayDialog } from '../../features/wallet/components/pay-dialog.tsx'
import { PaymentReturn } from '../../features/wallet/components/payment-return.tsx'
import { getKey } from '../../shared/api/hooks.ts'

export default function PayBottomTemplatePage() {
  const client = useQueryClient()
  const refresh = () => {
    for (const changed of boughtChanges) void client.invalidateQueries({ queryKey: getKey(changed) })
  }
  return <BottomTemplateScreen pay_dialog={PayDialog} returned={<PaymentReturn onPaid={refresh} />} />
}
