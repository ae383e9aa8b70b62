import { ImportScreen } from '../../features/order/import/components/import-screen.tsx'

export default function ImportOrderPage() {
  return <ImportScreen kind="order" />
}
