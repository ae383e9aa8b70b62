import { DomainScreen } from '../../features/domain/domain-screen.tsx'

export default function DomainPage() {
  return <DomainScreen />
}
