import { TeamScreen } from '../../features/account/components/team-screen.tsx'

export default function CreateRolePage() {
  return <TeamScreen />
}
