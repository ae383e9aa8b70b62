import { LoginPage } from '../../features/auth/components/login-page.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Page() {
  return <LoginPage />
}
