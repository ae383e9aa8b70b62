import { useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { RouteError } from './app/errors/route-error.tsx'
import { ContactHost } from './app/hosts/contact-host.tsx'
import { DialogHost } from './app/hosts/dialog-host.tsx'
import { LoadingOverlay } from './app/hosts/loading-overlay.tsx'
import { ProgressBar } from './app/hosts/progress-bar.tsx'
import { ScrollTop } from './app/hosts/scroll-top.tsx'
import { ServiceButton } from './app/hosts/service-button.tsx'
import { ToastHost } from './app/hosts/toast-host.tsx'
import { VisitRecorder } from './app/hosts/visit-recorder.tsx'
import { Providers } from './app/providers.tsx'
import { NonceContext } from './app/server-context.ts'
import { SessionWatch } from './app/session-watch.tsx'
import { LoginModalHost } from './features/auth/components/login-modal-host.tsx'
import { languageOfPath } from './shared/text/stored-language.ts'
import './shared/ui/global.css'
import { tokensCss } from './shared/ui/tokens.ts'

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  return (
    <html lang={languageOfPath(pathname) === 'en' ? 'en' : 'zh-CN'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F6F3" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
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
      <SessionWatch />
      <ProgressBar />
      <Outlet />
      <VisitRecorder />
      <ScrollTop />
      <ServiceButton />
      <LoadingOverlay />
      <LoginModalHost />
      <ContactHost />
      <DialogHost />
      <ToastHost />
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
