import { MergeSkuScreen } from '../../features/merge-sku/merge-sku-screen.tsx'

export default function MergeSkuPage() {
  return <MergeSkuScreen />
}
