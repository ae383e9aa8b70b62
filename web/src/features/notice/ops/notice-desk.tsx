import { type HolidayContent, holidays, type NoticeContent, notices } from '@inkroute/contract/notice/editor'
import { Form, Radio } from 'antd'
import { useLocation } from 'react-router'
import { ContentScreen } from '../../../shared/content/content-screen.tsx'
import { editable } from '../../../shared/content/content-types.ts'
import { AddressField, InstantField, PairField, WindowFields } from '../../../shared/content/fields.tsx'
import { PictureField } from '../../../shared/content/picture-field.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { noticeDeskText } from './notice-desk.text.ts'

const nothing = { zh: '', en: '' }
const emptyNotice: NoticeContent = {
  title: nothing,
  summary: nothing,
  desc: nothing,
  audience: 'all',
  alert_until: null,
  show_from: null,
}
const emptyHoliday: HolidayContent = { image: nothing, alt: nothing, url: '/', show_from: null, show_until: null }

function NoticeFields() {
  const text = useText(noticeDeskText)
  return (
    <>
      <PairField name="title" label={text.title} max={80} required />
      <PairField name="summary" label={text.summary} max={200} as="lines" required />
      <PairField name="desc" label={text.desc} max={30_000} as="html" required />
      <Form.Item name="audience" label={text.audience}>
        <Radio.Group
          options={[
            { value: 'all', label: text.audience_all },
            { value: 'seller', label: text.audience_seller },
          ]}
        />
      </Form.Item>
      <InstantField name="show_from" label={text.show_from} help={text.show_help} />
      <InstantField name="alert_until" label={text.alert_until} help={text.alert_help} />
    </>
  )
}

function NoticeDesk() {
  const text = useText(noticeDeskText)
  const { language } = useLanguage()
  return (
    <ContentScreen<NoticeContent>
      desk={{
        endpoints: editable(notices),
        title: text.notices,
        description: text.notices_note,
        empty: emptyNotice,
        nameOf: (notice) => notice.title[language],
        noteOf: (notice) => notice.summary[language],
        fields: () => <NoticeFields />,
      }}
    />
  )
}

function HolidayFields() {
  const text = useText(noticeDeskText)
  return (
    <>
      {(['zh', 'en'] as const).map((language) => (
        <Form.Item
          key={language}
          name={['image', language]}
          label={text[`image_${language}`]}
          rules={[{ required: true, message: text.required }]}
        >
          <PictureField />
        </Form.Item>
      ))}
      <PairField name="alt" label={text.alt} max={160} required />
      <AddressField name="url" label={text.url} />
      <WindowFields />
    </>
  )
}

function HolidayDesk() {
  const text = useText(noticeDeskText)
  const { language } = useLanguage()
  return (
    <ContentScreen<HolidayContent>
      desk={{
        endpoints: editable(holidays),
        title: text.holidays,
        description: text.holidays_note,
        empty: emptyHoliday,
        nameOf: (holiday) => holiday.alt[language],
        pictureOf: (holiday) => holiday.image[language],
        noteOf: (holiday) => holiday.url,
        fields: () => <HolidayFields />,
      }}
    />
  )
}

export default function AnnouncementDesk() {
  return useLocation().pathname === '/ops/holiday' ? <HolidayDesk /> : <NoticeDesk />
}
