import { JoinPage } from '../../features/join/components/join-page.tsx'

export default function Page() {
  return <JoinPage kind="factory" />
}
