import { ImportScreen } from '../../features/order/import/components/import-screen.tsx'

export default function ImportFbaOrderPage() {
  return <ImportScreen kind="fba" />
}
