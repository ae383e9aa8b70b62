import { defineText } from '../../../shared/text/text.ts'

export const markText = defineText({
  title: { zh: '由买家决定', en: 'The buyer decides' },
  hint: {
    zh: '标记后，买家下单时填写的内容会替换这里的样例。保存商品时自动生成定制表单。',
    en: 'What buyers write with their order replaces this sample. The form is made when you save the goods.',
  },
  as_text: { zh: '文字', en: 'Words' },
  as_date: { zh: '日期', en: 'Date' },
  as_monogram: { zh: '首字母', en: 'Initials' },
  as_sky: { zh: '星空', en: 'Night sky' },
  as_colour: { zh: '颜色', en: 'Colour' },
  as_font: { zh: '字体', en: 'Font' },
  as_picture: { zh: '选图片', en: 'Picture choice' },
  as_photo: { zh: '照片', en: 'Photo' },
  label: { zh: '{kind}：给买家看的名称', en: '{kind}: name for buyers' },
  required: { zh: '必填', en: 'Required' },
  max_length: { zh: '最多字数', en: 'Most letters' },
  min_px: { zh: '短边至少', en: 'Shorter side' },
  removes_background: { zh: '去掉照片背景', en: 'Remove the background' },
  same_as: { zh: '与谁填写相同', en: 'Same answer as' },
  own: { zh: '单独填写', en: 'Its own answer' },
  in_list: { zh: '由买家决定：{names}', en: 'The buyer decides: {names}' },
})
