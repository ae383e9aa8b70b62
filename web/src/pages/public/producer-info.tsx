import { openContact } from '../../app/hosts/contact-store.ts'
import { ProducerInfo } from '../../features/site/components/producer-info.tsx'
import { producerText } from '../../features/site/producer.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { Button } from '../../shared/ui/button.tsx'

export default function ProducerInfoPage() {
  const text = useText(producerText)
  return <ProducerInfo contact={<Button onClick={openContact}>{text.contact_action}</Button>} />
}
