import { TemplatesScreen } from '../../features/listing/templates-screen.tsx'

export default function ListingTemplatesPage() {
  return <TemplatesScreen />
}
