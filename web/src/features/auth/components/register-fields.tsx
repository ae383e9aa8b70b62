import type { useForm } from '../../../shared/form/use-form.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { authText } from '../auth.text.ts'
import { focusChoices, isOtherSource, type RegisterValues, registerRules, sourceChoices } from '../auth.view.ts'
import type { Captcha } from '../use-captcha.ts'
import css from './auth.module.css'
import { NewPasswordFields, PhoneField } from './auth-fields.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { SmsCodeField } from './sms-code-field.tsx'

interface RegisterFieldsProps {
  readonly form: ReturnType<typeof useForm<RegisterValues>>
  readonly captcha: Captcha
}

export function RegisterFields({ form, captcha }: RegisterFieldsProps) {
  const text = useText(authText)
  const { language } = useLanguage()
  const checkPhone = () => {
    form.touch('phone')
    return registerRules.phone?.(form.values) == null
  }
  return (
    <div className={css.columns}>
      <TextField
        {...form.bind('username')}
        label={text.newUsername}
        placeholder={text.newUsernamePlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={32}
      />
      <PhoneField {...form.bind('phone')} />
      <div className={css.wide}>
        <CaptchaField captcha={captcha} />
      </div>
      <div className={css.wide}>
        <SmsCodeField
          {...form.bind('code')}
          phone={form.values.phone}
          type="register"
          checkPhone={checkPhone}
          captcha={captcha}
        />
      </div>
      <NewPasswordFields password={form.bind('password')} confirmation={form.bind('password_confirmation')} />
      <SelectField
        {...form.bind('register_source')}
        label={text.source}
        placeholder={text.sourcePlaceholder}
        choices={sourceChoices(language)}
      />
      <SelectField
        {...form.bind('product_type')}
        label={text.focus}
        placeholder={text.focusPlaceholder}
        choices={focusChoices(language)}
      />
      {isOtherSource(form.values.register_source) && (
        <div className={css.wide}>
          <TextField
            {...form.bind('register_source_detail')}
            label={text.sourceDetail}
            placeholder={text.sourceDetailPlaceholder}
            maxLength={200}
          />
        </div>
      )}
    </div>
  )
}
