import { OpsJoins } from '../../features/join/components/ops-joins.tsx'

export default function OpsJoinPage() {
  return <OpsJoins />
}
