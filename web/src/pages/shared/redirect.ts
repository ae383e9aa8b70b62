import { redirect } from 'react-router'
import { languageOfPath, pathInLanguage } from '../../shared/text/stored-language.ts'
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

/** Permanent redirects for old and short paths. Query and language are kept. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const bare = pathInLanguage(pathname.replace(/\/$/, '') || '/', 'zh')
  const target = 'id' in params && params.id ? `/productDesignDetail/${params.id}` : (targets[bare] ?? '/')
  throw redirect(pathInLanguage(target, languageOfPath(pathname)) + search, 301)
}
