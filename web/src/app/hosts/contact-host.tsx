import * as site from '@inkroute/contract/site/site'
import { useCall } from '../../shared/api/light-hooks.ts'
import { useSession } from '../../shared/api/session-store.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { pathInLanguage } from '../../shared/text/stored-language.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Modal } from '../../shared/ui/modal.tsx'
import { closeContact, useContact } from './contact-store.ts'
import css from './service.module.css'
import { serviceText } from './service.text.ts'
import { isReachable } from './service-button.rules.ts'

function ContactPanel() {
  const text = useText(serviceText)
  const { language } = useLanguage()
  const is_seller = useSession((state) => Boolean(state.token))
  const contact = useCall(site.getContact, {}, { quiet: true, stale_ms: 600_000 })
  return (
    <Modal
      title={text.title}
      onClose={closeContact}
      width_px={420}
      footer={
        <>
          <ButtonLink to={pathInLanguage('/helpCenter', language)} onClick={closeContact}>
            {text.help}
          </ButtonLink>
          {is_seller ? (
            <ButtonLink kind="primary" to="/views/main?conversation=new" onClick={closeContact}>
              {text.write}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <p className="text-sm text-quiet">{contact.data && !isReachable(contact.data) ? text.none : text.lead}</p>
      {contact.isError ? <p className="text-sm text-quiet">{text.failed}</p> : null}
      {contact.data ? (
        <dl className={`grid gap-3 m-0 mt-4 ${css.ways}`}>
          {contact.data.hours ? (
            <div>
              <Icon name="clock" />
              <dt className="text-quiet">{text.hours}</dt>
              <dd className="wrap-anywhere m-0">{contact.data.hours}</dd>
            </div>
          ) : null}
          {contact.data.reply_time ? (
            <div>
              <Icon name="mail" />
              <dt className="text-quiet">{text.reply_time}</dt>
              <dd className="wrap-anywhere m-0">{contact.data.reply_time}</dd>
            </div>
          ) : null}
          {contact.data.email ? (
            <div>
              <Icon name="mail" />
              <dt className="text-quiet">{text.email}</dt>
              <dd className="wrap-anywhere m-0">
                <a href={`mailto:${contact.data.email}`}>{contact.data.email}</a>
              </dd>
            </div>
          ) : null}
          {contact.data.chat_url ? (
            <div>
              <Icon name="headset" />
              <dt className="text-quiet">{text.chat}</dt>
              <dd className="wrap-anywhere m-0">
                <a href={contact.data.chat_url} target="_blank" rel="noopener">
                  {text.chat_open}
                </a>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </Modal>
  )
}

export function ContactHost() {
  const is_open = useContact((state) => state.is_open)
  return is_open ? <ContactPanel /> : null
}
