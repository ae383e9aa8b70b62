import { type FloorContent, floors } from '@inkroute/contract/site/editor'
import { Button, Form } from 'antd'
import { ContentScreen } from '../../../shared/content/content-screen.tsx'
import { editable } from '../../../shared/content/content-types.ts'
import { AddressField, PairField, WindowFields } from '../../../shared/content/fields.tsx'
import { PictureField } from '../../../shared/content/picture-field.tsx'
import { ProductPicker } from '../../../shared/content/product-picker.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { desksText } from './desks.text.ts'

const MAX_LINKS = 8
const noLink = { name: { zh: '', en: '' }, jump_url: '' }

const empty: FloorContent = {
  name: { zh: '', en: '' },
  subtitle: { zh: '', en: '' },
  image: '',
  jump_url: '/products',
  links: [],
  product_codes: [],
  show_from: null,
  show_until: null,
}

function LinkFields() {
  const text = useText(desksText)
  return (
    <Form.Item label={text.links}>
      <Form.List name="links">
        {(rows, { add, remove }) => (
          <>
            {rows.map((row) => (
              <div key={row.key}>
                <PairField name={[row.name, 'name']} label={text.name} max={20} required />
                <AddressField name={[row.name, 'jump_url']} label={text.jump_url} />
                <Button type="link" danger onClick={() => remove(row.name)}>
                  {text.remove_link}
                </Button>
              </div>
            ))}
            {rows.length < MAX_LINKS ? <Button onClick={() => add(noLink)}>{text.add_link}</Button> : null}
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}

function FloorFields() {
  const text = useText(desksText)
  const some = [{ required: true, type: 'array' as const, min: 1, message: text.pick_one }]
  return (
    <>
      <PairField name="name" label={text.name} max={30} required />
      <PairField name="subtitle" label={text.subtitle} max={80} />
      <AddressField name="jump_url" label={text.jump_url} help={text.jump_help} />
      <Form.Item name="image" label={text.image} rules={[{ required: true, message: text.required }]}>
        <PictureField />
      </Form.Item>
      <Form.Item name="product_codes" label={text.products} rules={some}>
        <ProductPicker />
      </Form.Item>
      <LinkFields />
      <WindowFields />
    </>
  )
}

export default function FloorDesk() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <ContentScreen<FloorContent>
      desk={{
        endpoints: editable(floors),
        title: text.floors,
        description: text.floors_note,
        empty,
        can_sort: true,
        nameOf: (floor) => floor.name[language],
        pictureOf: (floor) => floor.image,
        noteOf: (floor) => fill(text.count, { count: floor.product_codes.length }),
        fields: () => <FloorFields />,
      }}
    />
  )
}
