import { MergeSkuScreen } from '../../features/goods/merge/merge-screen.tsx'

export default function MergeSkuPage() {
  return <MergeSkuScreen />
}
