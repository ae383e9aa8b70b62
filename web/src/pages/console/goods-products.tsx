import { ProductsScreen } from '../../features/goods/products/products-screen.tsx'

export default function ProductsPage() {
  return <ProductsScreen />
}
