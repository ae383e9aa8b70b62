import { type SpecialContent, specialPlaces, specials } from '@inkroute/contract/site/editor'
import { promotionTypes } from '@inkroute/contract/site/promotion-types'
import { Form, Radio, Select, Switch } from 'antd'
import { ContentScreen } from '../../../shared/content/content-screen.tsx'
import { editable } from '../../../shared/content/content-types.ts'
import { AddressField, PairField, WindowFields } from '../../../shared/content/fields.tsx'
import { PictureField } from '../../../shared/content/picture-field.tsx'
import { ProductPicker } from '../../../shared/content/product-picker.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { desksText } from './desks.text.ts'

const empty: SpecialContent = {
  name: { zh: '', en: '' },
  summary: { zh: '', en: '' },
  body: { zh: '', en: '' },
  place: 'list',
  promotion_type: 1,
  is_hot: false,
  jump_url: null,
  image: '',
  product_codes: [],
  show_from: null,
  show_until: null,
}

function SpecialFields() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <>
      <PairField name="name" label={text.name} max={40} required />
      <PairField name="summary" label={text.summary} max={160} as="lines" />
      <Form.Item name="place" label={text.place}>
        <Select options={specialPlaces.map((place) => ({ value: place, label: text[`place_${place}`] }))} />
      </Form.Item>
      <Form.Item name="promotion_type" label={text.promotion_type}>
        <Radio.Group options={promotionTypes.map((type) => ({ value: type.id, label: type[language] }))} />
      </Form.Item>
      <Form.Item name="is_hot" label={text.is_hot} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="image" label={text.image} rules={[{ required: true, message: text.required }]}>
        <PictureField />
      </Form.Item>
      <Form.Item name="product_codes" label={text.products}>
        <ProductPicker />
      </Form.Item>
      <AddressField name="jump_url" label={text.jump_url} help={text.jump_special} optional />
      <PairField name="body" label={text.body} max={20_000} as="html" />
      <WindowFields />
    </>
  )
}

export default function SpecialDesk() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <ContentScreen<SpecialContent>
      desk={{
        endpoints: editable(specials),
        title: text.specials,
        description: text.specials_note,
        empty,
        can_sort: true,
        nameOf: (special) => special.name[language],
        pictureOf: (special) => special.image,
        noteOf: (special) =>
          `${text[`place_${special.place}`]} · ${fill(text.count, { count: special.product_codes.length })}`,
        fields: () => <SpecialFields />,
      }}
    />
  )
}
