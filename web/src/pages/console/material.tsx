import { ExportButton } from '../../features/export/components/export-button.tsx'
import { MaterialScreen } from '../../features/upload/components/material-screen.tsx'

export default function MaterialPage() {
  return (
    <MaterialScreen
      actions={({ page: _page, page_size: _size, ...params }) => <ExportButton kind="upload.list" params={params} />}
    />
  )
}
