import { useText } from '../../../shared/text/language.tsx'
import { authText } from '../auth.text.ts'
import { LoginMode } from '../login-store.ts'
import css from './auth.module.css'

/** A finished product beside the form. */
export function AuthPicture({ mode }: { readonly mode: LoginMode }) {
  const text = useText(authText)
  const pictures = {
    [LoginMode.login]: { src: '/auth/login.webp', alt: text.pictureLogin },
    [LoginMode.register]: { src: '/auth/register.webp', alt: text.pictureRegister },
    [LoginMode.forgot]: { src: '/auth/forgot.webp', alt: text.pictureForgot },
  } as const
  return (
    <figure className={`flex flex-col min-w-0 bg-line m-0 ${css.picture}`}>
      <img className={css.pictureImage} src={pictures[mode].src} alt={pictures[mode].alt} width={800} height={1000} />
      <figcaption className={css.caption}>
        <strong className="text-md font-strong text-ink">{text.brand}</strong>
        <span>{text.pictureCaption}</span>
      </figcaption>
    </figure>
  )
}
