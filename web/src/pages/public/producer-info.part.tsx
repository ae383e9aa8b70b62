import { getImprint } from '@inkroute/contract/company/company'
import * as site from '@inkroute/contract/site/site'
import { openContact } from '../../app/hosts/contact-store.ts'
import { isReachable } from '../../app/hosts/service-button.rules.ts'
import { ProducerInfo } from '../../features/site/components/producer-info.tsx'
import { producerText } from '../../features/site/producer.text.ts'
import { useCall } from '../../shared/api/light-hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { Button } from '../../shared/ui/button.tsx'

/** Who runs this shop and how to reach them. */
export function ProducerInfoView() {
  const text = useText(producerText)
  const contact = useCall(site.getContact, {}, { quiet: true, stale_ms: 600_000 })
  const button = <Button onClick={openContact}>{text.contact_action}</Button>
  const imprint = useCall(getImprint, {}, { quiet: true, stale_ms: 600_000 })
  return <ProducerInfo contact={isReachable(contact.data) ? button : null} imprint={imprint.data ?? null} />
}
