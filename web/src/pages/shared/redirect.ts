import { redirect } from 'react-router'
import type { Route } from './+types/redirect'

const targets: Record<string, string> = {
  '/home/homePage': '/',
  '/home': '/',
  '/main': '/',
  '/home/vipService': '/vipService',
  '/home/helpCenter': '/helpCenter',
  '/user': '/user/login',
  '/system': '/system/maintenance',
  '/shopify': '/shopify/auth',
  '/other': '/other/producerInfo',
  '/views': '/views/main',
}

/** Old and short addresses, moved for good. The query goes along. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const bare = pathname.replace(/\/$/, '') || '/'
  const target = 'id' in params && params.id ? `/productDesignDetail/${params.id}` : (targets[bare] ?? '/')
  throw redirect(target + search, 301)
}
