import { ExportButton } from '../../features/export/components/export-button.tsx'
import { LibraryScreen } from '../../features/goods/library/library-screen.tsx'

export default function GoodsLibraryPage() {
  return <LibraryScreen exporter={(params) => <ExportButton kind="goods.library" params={params} />} />
}
