import { StoreScreen } from '../../features/store/components/store-screen.tsx'

export default function StoreAdminPage() {
  return <StoreScreen />
}
