import { Link } from 'react-router'
import { LoginMode, openLogin } from '../../../features/auth/login-store.ts'
import { Logo } from '../../../shared/brand/logo.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { openContact } from '../../hosts/contact-store.ts'
import type { QrCode } from '../../seo/qr-code.ts'
import css from './footer.module.css'
import { publicText } from './public.text.ts'
import { publicLinks } from './public-links.ts'

function ScanCode({ code, label }: { code: QrCode | null; label: string }) {
  if (!code) return null
  return (
    <figure className={css.code}>
      <svg viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={code.path} fill="#17202E" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

function LinkColumns() {
  const text = useText(publicText)
  const { language } = useLanguage()
  return (
    <>
      <div>
        <h2 className={css.heading}>{text.footer_product}</h2>
        <ul className={css.list}>
          {publicLinks(text, language).map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={css.heading}>{text.footer_account}</h2>
        <ul className={css.list}>
          <li>
            <button type="button" onClick={() => openLogin(LoginMode.login, '/views/main')}>
              {text.sign_in}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => openLogin(LoginMode.register, '/views/main')}>
              {text.sign_up}
            </button>
          </li>
        </ul>
      </div>
      <div>
        <h2 className={css.heading}>{text.footer_company}</h2>
        <ul className={css.list}>
          <li>
            <Link to="/other/producerInfo">{text.producer}</Link>
          </li>
          <li>
            <button type="button" onClick={openContact}>
              {text.contact}
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}

interface FooterProps {
  readonly codes: { readonly site: QrCode | null; readonly mail: QrCode | null }
}

export function PublicFooter({ codes }: FooterProps) {
  const text = useText(publicText)
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo tone="light" />
          <p>{text.slogan}</p>
        </div>
        <LinkColumns />
        <div className={css.codes}>
          <ScanCode code={codes.site} label={text.qr_site} />
          <ScanCode code={codes.mail} label={text.qr_mail} />
        </div>
      </div>
      <p className={css.rights}>{fill(text.rights, { year: new Date().getFullYear() })}</p>
    </footer>
  )
}
