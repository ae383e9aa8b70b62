import { useQueryClient } from '@tanstack/react-query'
import { DesignService } from '../../features/membership/components/design-service.tsx'
import { boughtChanges } from '../../features/membership/use-buying.ts'
import { PayDialog } from '../../features/wallet/components/pay-dialog.tsx'
import { PaymentReturn } from '../../features/wallet/components/payment-return.tsx'
import { getKey } from '../../shared/api/hooks.ts'

export default function DesignServicePage() {
  const client = useQueryClient()
  const refresh = () => {
    for (const changed of boughtChanges) void client.invalidateQueries({ queryKey: getKey(changed) })
  }
  return <DesignService pay_dialog={PayDialog} returned={<PaymentReturn onPaid={refresh} />} />
}
