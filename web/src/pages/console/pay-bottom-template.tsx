import { useQueryClient } from '@tanstack/react-query'
import { BottomTemplateScreen } from '../../features/bottom-template/bottom-template-screen.tsx'
import { boughtChanges } from '../../features/bottom-template/pay-list.tsx'
import { PayDialog } from '../../features/wallet/components/pay-dialog.tsx'
import { PaymentReturn } from '../../features/wallet/components/payment-return.tsx'
import { keyOf } from '../../shared/api/hooks.ts'

export default function PayBottomTemplatePage() {
  const client = useQueryClient()
  const refresh = () => {
    for (const changed of boughtChanges) void client.invalidateQueries({ queryKey: keyOf(changed) })
  }
  return <BottomTemplateScreen pay_dialog={PayDialog} returned={<PaymentReturn onPaid={refresh} />} />
}
