import css from '../../features/site/components/sheet.module.css'
import { producerText } from '../../features/site/producer.text.ts'
import { useText } from '../../shared/text/language.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'

export function MaintenanceView() {
  const text = useText(producerText)
  return (
    <section className={`text-center m-auto ${css.centre}`}>
      <img src="/pictures/error-404.webp" width={220} height={220} alt="" />
      <h1>{text.maintenance_title}</h1>
      <p className={`text-quiet mx-auto mt-2 mb-6 ${css.note}`}>{text.maintenance_body}</p>
      <ButtonLink kind="primary" to="/">
        {text.maintenance_action}
      </ButtonLink>
    </section>
  )
}
