import type { Warehouse } from '@inkroute/contract/warehouse/warehouse'
import { Button, Form, Input, InputNumber, Select } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../warehouse.module.css'
import { placeText } from './place.text.ts'

export const newShop = {
  name_zh: placeText.new_shop.zh,
  name_en: placeText.new_shop.en,
  techniques: [],
  daily_capacity_pieces: 500,
  production_min_hours: 24,
  production_max_hours: 48,
}

interface ShopFieldsProps {
  readonly techniques: readonly { readonly key: string; readonly name: string }[]
  /** Print shops as they are stored, to name the other warehouses they deliver to. */
  readonly stored: Warehouse['print_shops']
}

/** The print shops of a warehouse: usually one, in the same building. */
export function ShopFields({ techniques, stored }: ShopFieldsProps) {
  const text = useText(placeText)
  const form = Form.useFormInstance()
  const needed = (field: string) => [{ required: true, message: fill(text.needed, { field }) }]
  return (
    <>
      <h3 className="text-md font-strong mt-4 mb-2">{text.prints}</h3>
      <p className={css.hint}>{text.prints_help}</p>
      <Form.List name="print_shops">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => {
              const id = form.getFieldValue(['print_shops', name, 'id']) as number | undefined
              const others = stored.find((shop) => shop.id === id)?.also_for ?? []
              return (
                <div key={key} className="border rounded-control p-3 mb-3">
                  <Form.Item name={[name, 'id']} hidden>
                    <InputNumber />
                  </Form.Item>
                  <div className={css.columns}>
                    {(['name_zh', 'name_en'] as const).map((field) => (
                      <Form.Item key={field} name={[name, field]} label={text[field]} rules={needed(text[field])}>
                        <Input maxLength={60} />
                      </Form.Item>
                    ))}
                  </div>
                  <Form.Item
                    name={[name, 'techniques']}
                    label={text.techniques}
                    rules={[{ required: true, type: 'array', min: 1, message: text.techniques_needed }]}
                  >
                    <Select
                      mode="multiple"
                      options={techniques.map((technique) => ({ value: technique.key, label: technique.name }))}
                    />
                  </Form.Item>
                  <div className={css.columns}>
                    {(['daily_capacity_pieces', 'production_min_hours', 'production_max_hours'] as const).map(
                      (field) => (
                        <Form.Item key={field} name={[name, field]} label={text[field]} rules={needed(text[field])}>
                          <InputNumber min={1} precision={0} />
                        </Form.Item>
                      ),
                    )}
                  </div>
                  {others.length > 0 ? (
                    <p className={css.hint}>{fill(text.also_for, { codes: others.join(', ') })}</p>
                  ) : null}
                  <Button size="small" danger onClick={() => remove(name)}>
                    {text.remove_shop}
                  </Button>
                </div>
              )
            })}
            <Button onClick={() => add(newShop)}>{text.add_shop}</Button>
          </>
        )}
      </Form.List>
    </>
  )
}
