import { Outlet } from 'react-router'
import { useProfileLanguage } from '../../shared/session/profile-language.ts'
import { QueryProvider } from '../query-provider.tsx'
import { requireSeller } from './console/use-console.ts'
import { ViewBanner } from './console/view-banner.tsx'
import css from './studio.module.css'

export const clientLoader = requireSeller

export function HydrateFallback() {
  return <div className={`flex flex-col min-h-dvh text-sm leading-1.5 bg-studio-0 ${css.studio}`} />
}

/** Dark and full-screen, so the artwork is the brightest thing on it. */
export default function StudioLayout() {
  return (
    <QueryProvider>
      <Studio />
    </QueryProvider>
  )
}

function Studio() {
  useProfileLanguage()
  return (
    <>
      <ViewBanner />
      <main className={`flex flex-col min-h-dvh text-sm leading-1.5 bg-studio-0 ${css.studio}`}>
        <Outlet />
      </main>
    </>
  )
}
