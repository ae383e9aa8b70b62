import { part } from '../../shared/ui/part.tsx'

const View = part(async () => (await import('./producer-info.part.tsx')).ProducerInfoView)

export default function ProducerInfoPage() {
  return <View />
}
