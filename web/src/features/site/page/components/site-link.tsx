import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../shared/text/language.tsx'
import { pathInLanguage } from '../../../../shared/text/stored-language.ts'
import type { Language } from '../../../../shared/text/text.ts'
import { isPublicPath } from '../../../../shared/text/zones.ts'

/** Pages store paths without a language; public ones keep the visitor's. */
export function addressIn(language: Language, to: string): string {
  const pathname = to.split(/[?#]/)[0] ?? '/'
  return isPublicPath(pathname) ? pathInLanguage(pathname, language) + to.slice(pathname.length) : to
}

export function SiteLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string | undefined
  children: ReactNode
}) {
  const { language } = useLanguage()
  return (
    <Link to={addressIn(language, to)} className={className}>
      {children}
    </Link>
  )
}
