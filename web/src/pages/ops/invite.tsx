import { StaffInvitePage } from '../../features/auth/staff/staff-invite-page.tsx'

export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function Page() {
  return <StaffInvitePage />
}
