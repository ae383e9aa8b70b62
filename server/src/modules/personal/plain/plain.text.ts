import type { LineProblemKind } from '@inkroute/contract/personal/codes'

interface Said {
  readonly zh: string
  readonly en: string
}

/** Words of the pages that work without scripts. */
export const plainText = {
  page: { zh: '定制您的商品', en: 'Personalise it' },
  other_language: { zh: 'English', en: '中文' },
  lead: {
    zh: '请填写以下内容并查看效果。图片就是印出来的样子。',
    en: 'Fill in the fields and look at the picture: it shows what we will print.',
  },
  order: { zh: '订单 {number}', en: 'Order {number}' },
  optional: { zh: '{label}（选填）', en: '{label} (optional)' },
  up_to: { zh: '最多 {count} 个字', en: 'Up to {count} characters' },
  photo_help: {
    zh: 'JPG、PNG 或 WebP，至少 {width}×{height} 像素，不超过 20 MB',
    en: 'JPG, PNG or WebP, at least {width} × {height} pixels, up to 20 MB',
  },
  photo_kept: { zh: '照片已收到；选择另一张会替换它', en: 'We have your photo. Choosing another one replaces it' },
  photo_cut_out: { zh: '照片的背景会自动去掉', en: 'The background of your photo is removed' },
  keep_background: { zh: '保留照片背景', en: 'Keep the background' },
  only_when: { zh: '仅当“{label}”为 {values} 时需要', en: 'Only asked when “{label}” is {values}' },
  picture: { zh: '商品效果图 {number}', en: 'Picture {number} of your product' },
  preview: { zh: '查看效果', en: 'Show the picture' },
  approve: { zh: '确认', en: 'Approve' },
  approve_note: {
    zh: '请核对图片中的文字。确认后将按图片制作。',
    en: 'Check the spelling in the picture. We make exactly what it shows.',
  },
  look_again: {
    zh: '内容有变化，请查看新的图片后再确认',
    en: 'Something has changed. Look at the new picture, then approve it',
  },
  fix_first: { zh: '请先修改标出的内容', en: 'Correct the marked fields first' },
  shop_done: { zh: '已确认', en: 'Approved' },
  shop_code: { zh: '您的定制编号：', en: 'Your personalisation reference:' },
  shop_next: {
    zh: '下单时请把这个编号填在定制栏或给店铺的留言中，我们会按下图制作。',
    en: 'Put this reference into the personalisation field or the note to the shop when you order. We make what you see below.',
  },
  order_done: { zh: '谢谢，您已确认', en: 'Thank you, you have approved it' },
  order_next: {
    zh: '我们会按下图制作。如需修改，请联系店铺。',
    en: 'We will make exactly what you see below. If something is wrong, contact the shop.',
  },
  answered: { zh: '您已确认过，内容不能再修改。', en: 'You have already approved this.' },
  closed: {
    zh: '订单已开始制作或已取消，内容不能再修改。',
    en: 'Your order is being made or was cancelled, so it can no longer be changed.',
  },
} satisfies Record<string, Said>

export const plainProblems: Partial<Record<LineProblemKind, Said>> & { readonly other: Said } = {
  missing: { zh: '请填写', en: 'Please fill this in' },
  too_long: { zh: '太长了（{detail}），请缩短', en: 'Too long ({detail} characters). Please shorten it' },
  too_short: { zh: '太短了（{detail}）', en: 'Too short ({detail} characters)' },
  letters: { zh: '不能使用这些字符：{detail}', en: 'These characters cannot be used: {detail}' },
  unsupported: { zh: '这些字符印不出来：{detail}', en: 'These characters cannot be printed: {detail}' },
  forbidden: { zh: '店铺不印这个词：{detail}', en: 'The shop does not print this word: {detail}' },
  not_offered: { zh: '请从选项中选择', en: 'Choose one of the options' },
  bad_date: { zh: '请填写有效的日期', en: 'Enter a valid date' },
  date_early: { zh: '日期不能早于 {detail}', en: 'The date cannot be before {detail}' },
  date_late: { zh: '日期不能晚于 {detail}', en: 'The date cannot be after {detail}' },
  photo_small: {
    zh: '照片太小，印出来会模糊（{detail} 像素）',
    en: 'The photo is too small to print well ({detail} pixels)',
  },
  photo_unread: { zh: '请选择照片', en: 'Choose a photo' },
  photo_refused: { zh: '{detail}', en: '{detail}' },
  no_subject: {
    zh: '这张照片的主体和背景分不开，去不掉背景。请换一张，或勾选“保留照片背景”',
    en: 'We cannot tell the subject of this photo from its background. Choose another photo, or keep the background',
  },
  does_not_fit: {
    zh: '文字太多，印出来会太小，请缩短',
    en: 'The text would be too small to read. Please shorten it',
  },
  other: {
    zh: '暂时无法制作，请联系店铺：{detail}',
    en: 'This cannot be made as it is. Please contact the shop: {detail}',
  },
}
