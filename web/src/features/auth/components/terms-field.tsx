import { useState } from 'react'
import { useSession } from '../../../shared/session/session-store.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { authText } from '../auth.text.ts'
import { AgreementDialog } from './agreement-dialog.tsx'

/** Ticking opens the agreement; only reading it and confirming there ticks the box. */
export function TermsField({ error }: { readonly error: string | null }) {
  const text = useText(authText)
  const agreed = useSession((state) => state.agreed)
  const setAgreed = useSession((state) => state.setAgreed)
  const [is_reading, setReading] = useState(false)
  const decide = (next: boolean) => {
    setAgreed(next)
    setReading(false)
  }
  return (
    <>
      <Checkbox checked={agreed} error={error} onChange={(next) => (next ? setReading(true) : setAgreed(false))}>
        {text.terms}
      </Checkbox>
      {is_reading && <AgreementDialog onConfirm={() => decide(true)} onCancel={() => decide(false)} />}
    </>
  )
}
