import * as contract from '@inkroute/contract/company/company'
import type { Reply } from '@inkroute/contract/endpoint'
import { Button, ColorPicker, Form, type FormRule, Input, Result, Select, Skeleton } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { siteBrand } from '../../shared/brand/brand.ts'
import { PairField } from '../../shared/content/fields.tsx'
import { PictureField } from '../../shared/content/picture-field.tsx'
import { formatInstant } from '../../shared/format/time.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { markProblems } from '../../shared/ui/mark-problems.ts'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { color } from '../../shared/ui/tokens.ts'
import css from './company.module.css'
import { companyText } from './company.text.ts'

type Loaded = Reply<typeof contract.getCompanyForm>

function CompanyFields() {
  const text = useText(companyText)
  return (
    <section className={`card px-6 py-5 ${css.card}`}>
      <h2>{text.company}</h2>
      <PairField name="legal_name" label={text.legal_name} max={80} />
      <PairField name="address" label={text.address} max={160} />
      <div className={`grid gap-x-4 ${css.pair}`}>
        <Form.Item name="registration_no" label={text.registration_no}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="tax_no" label={text.tax_no}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="licence" label={text.licence}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="phone" label={text.phone}>
          <Input maxLength={40} />
        </Form.Item>
      </div>
    </section>
  )
}

function SupportFields() {
  const text = useText(companyText)
  return (
    <section className={`card px-6 py-5 ${css.card}`}>
      <h2>{text.support}</h2>
      <div className={`grid gap-x-4 ${css.pair}`}>
        <Form.Item name="email" label={text.email}>
          <Input inputMode="email" maxLength={120} />
        </Form.Item>
        <Form.Item name="chat_url" label={text.chat_url} extra={text.chat_note}>
          <Input inputMode="url" />
        </Form.Item>
      </div>
      <PairField name="hours" label={text.hours} max={60} />
      <PairField name="reply_time" label={text.reply_time} max={60} />
    </section>
  )
}

const bankFields = [
  { part: 'holder', max: 80 },
  { part: 'bank', max: 80 },
  { part: 'number', max: 40 },
] as const

/** Until it is filled in, sellers are not offered bank transfers. */
function BankFields() {
  const text = useText(companyText)
  const whole: FormRule = ({ getFieldValue }) => ({
    validator: (_, own: string | undefined) => {
      const is_started = bankFields.some(({ part }) => getFieldValue(['bank', part])?.trim())
      return own?.trim() || !is_started ? Promise.resolve() : Promise.reject(new Error(text.bank_whole))
    },
  })
  return (
    <section className={`card px-6 py-5 ${css.card}`}>
      <h2>{text.bank_account}</h2>
      <p className={css.note}>{text.bank_note}</p>
      <div className={`grid gap-x-4 ${css.pair}`}>
        {bankFields.map(({ part, max }) => (
          <Form.Item
            key={part}
            name={['bank', part]}
            label={text[`bank_${part}`]}
            dependencies={bankFields.filter((other) => other.part !== part).map((other) => ['bank', other.part])}
            rules={[whole]}
          >
            <Input maxLength={max} autoComplete="off" />
          </Form.Item>
        ))}
      </div>
    </section>
  )
}

function CurrencyFields() {
  const text = useText(companyText)
  return (
    <section className={`card px-6 py-5 ${css.card}`}>
      <h2>{text.currencies}</h2>
      <p className={css.note}>{text.currencies_note}</p>
      <CurrencyRows />
    </section>
  )
}

/** One row for each currency, the main one first. */
function CurrencyRows() {
  const text = useText(companyText)
  const chosen = (Form.useWatch<contract.Company['currencies'] | undefined>('currencies') ?? []).map((row) => row?.code)
  const free = contract.displayCurrencies.filter((code) => !chosen.includes(code))
  const rate_rules = [{ required: true, pattern: /^\d{1,4}(\.\d{1,4})?$/, message: text.bad_rate }]
  return (
    <Form.List name="currencies">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }, i) => (
            <div key={key} className={`grid items-start gap-x-4 ${css.currency}`}>
              <Form.Item name={[name, 'code']} label={i === 0 ? text.main_currency : text.currency}>
                <Select
                  options={contract.displayCurrencies.map((value) => ({ value, disabled: !free.includes(value) }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'rate']} label={text.rate} rules={rate_rules}>
                <Input inputMode="decimal" maxLength={9} suffix="CNY" />
              </Form.Item>
              <Button onClick={() => remove(name)}>{text.remove}</Button>
            </div>
          ))}
          {free.length > 0 ? (
            <Button onClick={() => add({ code: free[0], rate: '' })}>{text.add_currency}</Button>
          ) : null}
        </>
      )}
    </Form.List>
  )
}

/** The name, logo and colour as a header shows them, while they are being edited. */
function BrandPreview() {
  const text = useText(companyText)
  const { language } = useLanguage()
  const brand = Form.useWatch<contract.Company['brand'] | undefined>('brand')
  const logo = Form.useWatch<string | undefined>('logo')
  const colour = Form.useWatch<string | undefined>('colour')
  const name = brand?.[language] || brand?.zh || brand?.en || siteBrand().full[language]
  return (
    <div
      className={`flex items-center bg-paper rounded-control gap-3 px-4 py-3 mb-5 ${css.preview}`}
      role="img"
      aria-label={text.preview}
    >
      {logo ? <img src={logo} alt="" width={32} height={32} /> : <i style={{ background: colour || color.seal }} />}
      <strong>{name}</strong>
      <span
        className="text-on-dark rounded-control px-3.5 py-1.5 ml-auto"
        style={{ background: colour || color.action }}
      >
        {text.button}
      </span>
    </div>
  )
}

function BrandFields() {
  const text = useText(companyText)
  const form = Form.useFormInstance()
  const logo = Form.useWatch<string | undefined>('logo')
  const colour = Form.useWatch<string | undefined>('colour')
  return (
    <section className={`card px-6 py-5 ${css.card}`}>
      <h2>{text.brand}</h2>
      <BrandPreview />
      <PairField name="brand" label={text.name} max={20} />
      <p className={css.note}>{text.name_note}</p>
      <PairField name="slogan" label={text.slogan} max={80} />
      <div className={`grid gap-x-4 ${css.pair}`}>
        <Form.Item label={text.logo}>
          <Form.Item name="logo" noStyle>
            <PictureField />
          </Form.Item>
          {logo ? (
            <Button type="link" onClick={() => form.setFieldValue('logo', '')}>
              {text.remove_logo}
            </Button>
          ) : null}
        </Form.Item>
        <Form.Item label={text.colour} extra={text.colour_note}>
          <Form.Item
            name="colour"
            noStyle
            getValueFromEvent={(value: { toHexString: () => string }) => value.toHexString().slice(0, 7)}
            rules={[
              {
                validator: (_, value: string) =>
                  !value || contract.isReadableUnderWhite(value)
                    ? Promise.resolve()
                    : Promise.reject(new Error(text.bad_colour)),
              },
            ]}
          >
            <ColorPicker showText={() => colour || text.default_colour_now} disabledAlpha />
          </Form.Item>
          {colour ? (
            <Button type="link" onClick={() => form.setFieldValue('colour', '')}>
              {text.default_colour}
            </Button>
          ) : null}
        </Form.Item>
      </div>
      <PairField name="footer" label={text.footer} max={200} />
      <p className={css.note}>
        {text.legal_texts} <Link to="/ops/page">{text.open_pages}</Link>
      </p>
    </section>
  )
}

function CompanyForm({ loaded }: { loaded: Loaded }) {
  const text = useText(companyText)
  const { language } = useLanguage()
  const [form] = Form.useForm<contract.Company>()
  const is_sending = useRef(false)
  const save = useSend(contract.saveCompany, {
    refetch: [contract.getCompanyForm],
    onSuccess: () => {
      is_sending.current = false
      showToast('success', text.saved)
    },
    onError: ({ problems }) => {
      is_sending.current = false
      const first = markProblems(
        form,
        problems.map(({ field, message }) => ({ path: field.split('.').slice(1), message })),
      )
      if (first) form.scrollToField(first, { block: 'center' })
    },
  })
  // A double click would save twice, and the second time meet a newer revision.
  const send = (company: contract.Company) => {
    if (is_sending.current) return
    is_sending.current = true
    save.mutate({ company, revision: loaded.revision })
  }
  const changed = { name: loaded.updated_by, time: formatInstant(loaded.updated_at, 'Asia/Shanghai') }
  return (
    <Form
      form={form}
      layout="vertical"
      className={css.form}
      scrollToFirstError={{ block: 'center' }}
      initialValues={loaded.company}
      onFinish={send}
      lang={language}
    >
      <CompanyFields />
      <SupportFields />
      <BankFields />
      <BrandFields />
      <CurrencyFields />
      <section className={`card px-6 py-5 ${css.card}`}>
        <h2>{text.site_url}</h2>
        <a href={loaded.site_url}>{loaded.site_url}</a>
        <p className="text-quiet mt-1">{text.site_url_note}</p>
      </section>
      <div className={`flex items-center justify-end sticky z-2 bg-paper border-t gap-4 py-3 ${css.bar}`}>
        {loaded.updated_by ? <span>{fill(text.last, changed)}</span> : null}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}

/** Who runs this installation, and under which brand. */
export default function CompanyDesk() {
  const text = useText(companyText)
  const company = useCall(contract.getCompanyForm, {}, { quiet: true })
  const retry = <Button onClick={() => void company.refetch()}>{text.retry}</Button>
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      {company.data ? <CompanyForm key={company.data.revision} loaded={company.data} /> : null}
      {company.isError ? <Result status="warning" title={text.load_failed} extra={retry} /> : null}
      {company.isPending ? <Skeleton active paragraph={{ rows: 10 }} /> : null}
    </>
  )
}
