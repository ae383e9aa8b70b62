import { StaffLoginScreen } from '../../features/auth/ops/staff-login-screen.tsx'

export default function OpsStaffLoginPage() {
  return <StaffLoginScreen />
}
