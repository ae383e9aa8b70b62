import { ExportButton } from '../../features/export/components/export-button.tsx'
import { ReleaseScreen } from '../../features/listing/release-screen.tsx'

export default function ListingReleasePage() {
  return <ReleaseScreen exportButton={(params) => <ExportButton kind="listing.drafts" params={params} />} />
}
