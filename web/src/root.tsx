import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { Providers } from './app/providers.tsx'
import { pageContext } from './app/server-context.ts'
import { languageOfPath } from './shared/text/stored-language.ts'
import './shared/ui/global.css'
import { tokensCss } from './shared/ui/tokens.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { nonce: context.get(pageContext)?.nonce }
}

/** The nonce belongs to the first answer; later navigations keep it. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>('root')?.nonce
  const { pathname } = useLocation()
  return (
    <html lang={languageOfPath(pathname) === 'en' ? 'en' : 'zh-CN'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F6F3" />
        <style>{tokensCss}</style>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}
