import { type BannerContent, banners } from '@inkroute/contract/site/editor'
import { bannerTones } from '@inkroute/contract/site/home'
import { Form, Input, Radio, Select } from 'antd'
import { ContentScreen } from '../../../shared/content/content-screen.tsx'
import { editable } from '../../../shared/content/content-types.ts'
import { AddressField, PairField, WindowFields } from '../../../shared/content/fields.tsx'
import { PictureField } from '../../../shared/content/picture-field.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { desksText } from './desks.text.ts'

const empty: BannerContent = {
  title: { zh: '', en: '' },
  subtitle: { zh: '', en: '' },
  button: { zh: '', en: '' },
  jump_url: '/products',
  image: '',
  image_alt: { zh: '', en: '' },
  tone: 'paper',
  turning_product: null,
  artworks: [],
  show_from: null,
  show_until: null,
}

function BannerFields() {
  const text = useText(desksText)
  return (
    <>
      <PairField name="title" label={text.title} max={40} required />
      <PairField name="subtitle" label={text.subtitle} max={140} as="lines" />
      <PairField name="button" label={text.button} max={20} />
      <AddressField name="jump_url" label={text.jump_url} help={text.jump_help} />
      <Form.Item name="image" label={text.image} rules={[{ required: true, message: text.required }]}>
        <PictureField />
      </Form.Item>
      <PairField name="image_alt" label={text.image_alt} max={120} />
      <Form.Item name="tone" label={text.tone}>
        <Radio.Group options={bannerTones.map((tone) => ({ value: tone, label: text[`tone_${tone}`] }))} />
      </Form.Item>
      <Form.Item
        name="turning_product"
        label={text.turning}
        getValueFromEvent={(event: { target: { value: string } }) => event.target.value.trim() || null}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="artworks" label={text.artworks}>
        <Select mode="tags" maxCount={8} open={false} suffixIcon={null} />
      </Form.Item>
      <WindowFields />
    </>
  )
}

export default function BannerDesk() {
  const text = useText(desksText)
  const { language } = useLanguage()
  return (
    <ContentScreen<BannerContent>
      desk={{
        endpoints: editable(banners),
        title: text.banners,
        description: text.banners_note,
        empty,
        can_sort: true,
        nameOf: (banner) => banner.title[language],
        pictureOf: (banner) => banner.image,
        noteOf: (banner) => banner.jump_url,
        fields: () => <BannerFields />,
      }}
    />
  )
}
