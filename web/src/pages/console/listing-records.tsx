import { RecordsScreen } from '../../features/listing/records-screen.tsx'

export default function ListingRecordsPage() {
  return <RecordsScreen />
}
