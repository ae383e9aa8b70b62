import { UserProductsScreen } from '../../features/catalog/own/user-products-screen.tsx'

export default function UserProductsPage() {
  return <UserProductsScreen />
}
