import { ExportButton } from '../../features/export/components/export-button.tsx'
import { OrderAdminScreen } from '../../features/order/components/order-admin-screen.tsx'

export default function OrderAdminPage() {
  return <OrderAdminScreen export_button={ExportButton} />
}
