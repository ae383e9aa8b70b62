import { listTemplates } from '@inkroute/contract/template/template'
import { useQueryClient } from '@tanstack/react-query'
import { TemplateScreen } from '../../../features/template/template-screen.tsx'
import { PayDialog } from '../../../features/wallet/components/pay-dialog.tsx'
import { PaymentReturn } from '../../../features/wallet/components/payment-return.tsx'
import { getKey } from '../../../shared/api/hooks.ts'

export default function DesignTemplatesPage() {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: getKey(listTemplates) })
  return <TemplateScreen pay_dialog={PayDialog} returned={<PaymentReturn onPaid={refresh} />} />
}
