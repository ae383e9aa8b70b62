import { OpsJoins } from '../../features/site/join/components/ops-joins.tsx'

export default function OpsJoinPage() {
  return <OpsJoins />
}
