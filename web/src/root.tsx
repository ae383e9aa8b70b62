import './shared/ui/utilities/layout.css'
import './shared/ui/utilities/look.css'
import './shared/ui/utilities/spaces.css'
import { useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { ProgressBar } from './app/hosts/progress-bar.tsx'
import { Providers } from './app/providers.tsx'
import { NonceContext } from './app/server-context.ts'
import { BRAND_META, brandCss, CurrencyContext, siteBrand } from './shared/brand/brand.ts'
import { languageOfPath } from './shared/text/stored-language.ts'
import './shared/ui/fonts.css'
import './shared/ui/palette.css'
import './shared/ui/global.css'
import { part } from './shared/ui/part.tsx'
import { tokensCss } from './shared/ui/tokens.ts'

const Hosts = part(async () => (await import('./app/hosts/hosts.part.tsx')).Hosts)
const RouteError = part(async () => (await import('./app/errors/route-error.part.tsx')).RouteError)

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  const brand = siteBrand()
  const currency = useContext(CurrencyContext)
  return (
    <html lang={languageOfPath(pathname) === 'en' ? 'en' : 'zh-CN'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F6F3" />
        <meta name={BRAND_META} content={JSON.stringify(currency ? { ...brand, currency } : brand)} />
        <link rel="icon" href={brand.logo || '/favicon.svg'} />
        <link rel="apple-touch-icon" href={brand.logo || '/icons/icon-180.png'} />
        <link rel="manifest" href="/site.webmanifest" />
        <style>{tokensCss + brandCss(brand)}</style>
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
      <ProgressBar />
      <Outlet />
      <Hosts />
    </Providers>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <RouteError error={error} />
    </Providers>
  )
}
