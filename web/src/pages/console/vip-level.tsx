import { useQueryClient } from '@tanstack/react-query'
import { VipLevel } from '../../features/membership/components/vip-level.tsx'
import { boughtChanges } from '../../features/membership/use-buying.ts'
import { PaymentReturn } from '../../features/wallet/components/payment-return.tsx'
import { getKey } from '../../shared/api/hooks.ts'

export default function VipLevelPage() {
  const client = useQueryClient()
  const refresh = () => {
    for (const changed of boughtChanges) void client.invalidateQueries({ queryKey: getKey(changed) })
  }
  return <VipLevel returned={<PaymentReturn onPaid={refresh} />} />
}
