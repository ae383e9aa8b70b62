import { AuthLanding } from '../../features/store/components/auth-landing.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Page() {
  return <AuthLanding />
}
