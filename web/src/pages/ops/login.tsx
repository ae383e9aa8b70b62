import { StaffLoginPage } from '../../features/auth/staff/staff-login-page.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Page() {
  return <StaffLoginPage />
}
