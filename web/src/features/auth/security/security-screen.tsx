import { useText } from '../../../shared/text/language.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import css from './security.module.css'
import { securityText } from './security.text.ts'
import { SessionsCard } from './sessions-card.tsx'

export default function SecurityScreen() {
  const text = useText(securityText)
  return (
    <>
      <PageHeader description={text.description} />
      <div className={css.page}>
        <CredentialsCard />
        <SessionsCard />
      </div>
    </>
  )
}
