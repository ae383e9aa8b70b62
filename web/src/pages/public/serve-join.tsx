import { part } from '../../shared/ui/part.tsx'

const JoinPage = part(async () => (await import('../../features/site/join/components/join-page.part.tsx')).JoinPage)

export default function Page() {
  return <JoinPage kind="service" />
}
