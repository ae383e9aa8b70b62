import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import css from './security.module.css'
import { securityText } from './security.text.ts'
import { SessionsCard } from './sessions-card.tsx'

/** `children`: cards of other features below our own. */
export default function SecurityScreen({ children }: { readonly children?: ReactNode }) {
  const text = useText(securityText)
  return (
    <>
      <PageHeader description={text.description} />
      <div className={`flex flex-col gap-4 ${css.page}`}>
        <CredentialsCard />
        <SessionsCard />
        {children}
      </div>
    </>
  )
}
