import { destinations } from '@inkroute/contract/countries'
import * as contract from '@inkroute/contract/warehouse/warehouse'
import { Button, Drawer, Form, Input, Select } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../warehouse.module.css'
import { warehouseText } from '../warehouse.text.ts'
import { CalendarFields } from './calendar-fields.tsx'
import { readHolidays, writeHolidays } from './holidays.view.ts'
import { placeText } from './place.text.ts'
import { newShop, ShopFields } from './shop-fields.tsx'

type Warehouse = contract.Warehouse
type Form_ = Omit<Warehouse, 'holidays' | 'print_shops'> & {
  readonly holidays_text: string
  readonly print_shops: (Omit<Warehouse['print_shops'][number], 'id' | 'code' | 'also_for'> & { id?: number })[]
}

const blank = {
  country: 'CN',
  province_en: '',
  address_en: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  time_zone: 'Asia/Shanghai',
  handling_hours: 8,
  cut_offs: ['16:00', '16:00', '16:00', '16:00', '16:00', null, null],
  holidays_text: '',
  print_shops: [newShop],
}

const toForm = ({ holidays, ...row }: Warehouse) => ({ ...row, holidays_text: writeHolidays(holidays) })

function PlaceFields({ is_new }: { readonly is_new: boolean }) {
  const text = useText(placeText)
  const { language } = useLanguage()
  const needed = (field: string) => [{ required: true, whitespace: true, message: fill(text.needed, { field }) }]
  const input = (name: 'name_zh' | 'name_en' | 'city_zh' | 'city_en' | 'address' | 'postcode', max: number) => (
    <Form.Item key={name} name={name} label={text[name]} rules={needed(text[name])}>
      <Input maxLength={max} />
    </Form.Item>
  )
  return (
    <>
      {is_new ? (
        <Form.Item name="code" label={text.code} extra={text.code_help} rules={needed(text.code)}>
          <Input maxLength={13} />
        </Form.Item>
      ) : null}
      <div className={css.columns}>
        {input('name_zh', 60)}
        {input('name_en', 60)}
        <Form.Item name="country" label={text.country} rules={needed(text.country)}>
          <Select showSearch optionFilterProp="label" options={countryOptions(language, text.china)} />
        </Form.Item>
        {input('postcode', 16)}
        {input('city_zh', 60)}
        {input('city_en', 60)}
      </div>
      {input('address', 200)}
      <div className={css.columns}>
        {(['province_en', 'address_en'] as const).map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={text[name]}
            rules={[{ pattern: /^[\x20-\x7e]*$/, message: text.latin_only }]}
          >
            <Input maxLength={120} />
          </Form.Item>
        ))}
      </div>
      <p className={css.hint}>{text.latin_help}</p>
      <h3 className="text-md font-strong mt-4 mb-2">{text.contact}</h3>
      <div className={css.columns}>
        {(['contact_name', 'contact_phone', 'contact_email'] as const).map((name) => (
          <Form.Item key={name} name={name} label={text[name]}>
            <Input maxLength={120} />
          </Form.Item>
        ))}
      </div>
    </>
  )
}

const countryOptions = (language: 'zh' | 'en', china: string) => [
  { value: 'CN', label: `${china} (CN)` },
  ...destinations
    .filter(({ code }) => code !== 'CN')
    .map((one) => ({ value: one.code, label: `${one[language]} (${one.code})` })),
]

interface DrawerProps {
  /** Null for a new one. */
  readonly warehouse: Warehouse | null
  readonly techniques: readonly { readonly key: string; readonly name: string }[]
  readonly onClose: () => void
}

/** One form for a warehouse, its calendar and its print shops. */
export function WarehouseDrawer({ warehouse, techniques, onClose }: DrawerProps) {
  const text = useText(placeText)
  const shared = useText(warehouseText)
  const [form] = Form.useForm<Form_>()
  const done = ({ code }: Warehouse) => {
    showToast('success', fill(text.saved, { code }))
    onClose()
  }
  const options = { refetch: [contract.listOpsWarehouses], onSuccess: done }
  const create = useSend(contract.createWarehouse, options)
  const save = useSend(contract.saveWarehouse, options)
  const send = ({ holidays_text, code, print_shops, ...values }: Form_) => {
    const shops = print_shops.map(({ id, ...shop }) => ({ ...shop, ...(id ? { id } : {}) }))
    const sent = { ...values, print_shops: shops, holidays: [...readHolidays(holidays_text ?? '').holidays] }
    if (warehouse) save.mutate({ ...sent, code: warehouse.code, revision: warehouse.revision })
    else create.mutate({ ...sent, code })
  }
  return (
    <Drawer
      open
      size={820}
      title={warehouse ? fill(text.edit_title, { code: warehouse.code }) : text.new}
      onClose={onClose}
      footer={
        <span className="inline-flex flex-wrap items-center gap-2">
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button type="primary" loading={create.isPending || save.isPending} onClick={() => form.submit()}>
            {shared.save}
          </Button>
        </span>
      }
    >
      <Form<Form_>
        form={form}
        layout="vertical"
        scrollToFirstError
        initialValues={warehouse ? toForm(warehouse) : blank}
        onFinish={send}
      >
        <PlaceFields is_new={warehouse === null} />
        <CalendarFields />
        <ShopFields techniques={techniques} stored={warehouse?.print_shops ?? []} />
      </Form>
    </Drawer>
  )
}
