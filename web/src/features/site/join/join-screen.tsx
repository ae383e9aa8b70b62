import { useLocation } from 'react-router'
import { part } from '../../../shared/ui/part.tsx'

const JoinPage = part(async () => (await import('./components/join-page.part.tsx')).JoinPage)

/** One form for three kinds of partner; the path says which. */
export default function JoinScreen() {
  const { pathname } = useLocation()
  const kind = /\/factoryJoin$/.test(pathname) ? 'factory' : /\/serveJoin$/.test(pathname) ? 'service' : 'reseller'
  return <JoinPage key={kind} kind={kind} />
}
