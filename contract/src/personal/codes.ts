import { type ProblemKind, problemKinds } from '@inkroute/engine/personal/check-answers'
import { fill } from '../fill.ts'

/** Every field answered at full length, each character escaped. */
export const ANSWERS_BODY = { bytes: 256 * 1024, values: 500 } as const

export const approvals = ['auto', 'look'] as const
export type Approval = (typeof approvals)[number]

/** `queued` is being made, `held` has a problem, `look` waits for the seller, `approved` is what is printed. */
export const personalStates = ['queued', 'held', 'look', 'approved'] as const
export type PersonalState = (typeof personalStates)[number]

/** What only the server finds, besides the checks of the engine. */
export const lineProblemKinds = [
  ...problemKinds,
  'unmapped',
  'photo_refused',
  'photo_cut',
  'no_subject',
  'print',
  'refused',
  'reference',
] as const
export type LineProblemKind =
  | ProblemKind
  | 'unmapped'
  | 'photo_refused'
  | 'photo_cut'
  | 'no_subject'
  | 'print'
  | 'refused'
  | 'reference'

const problemTexts: Record<LineProblemKind, { readonly zh: string; readonly en: string }> = {
  missing: { zh: '买家没有填写', en: 'The buyer gave no answer' },
  too_long: { zh: '字数超出限制（{detail}）', en: 'Too long ({detail} characters)' },
  too_short: { zh: '字数不足（{detail}）', en: 'Too short ({detail} characters)' },
  letters: { zh: '含有不允许的字符：{detail}', en: 'Contains characters that are not allowed: {detail}' },
  unsupported: { zh: '字体无法印出这些字符：{detail}', en: 'No font can print these characters: {detail}' },
  forbidden: { zh: '含有您禁止的词：{detail}', en: 'Contains a word you do not print: {detail}' },
  not_offered: { zh: '“{detail}”不在可选项中', en: '“{detail}” is not one of the options' },
  bad_date: { zh: '无法确定“{detail}”是哪一天', en: 'It is not clear which day “{detail}” is' },
  date_early: { zh: '日期早于 {detail}', en: 'The date is before {detail}' },
  date_late: { zh: '日期晚于 {detail}', en: 'The date is after {detail}' },
  bad_place: {
    zh: '不认识“{detail}”中的地点，请写城市或经纬度',
    en: 'The place in “{detail}” is not known; write a city or its latitude and longitude',
  },
  photo_small: {
    zh: '照片太小，印出来会模糊（{detail} 像素）',
    en: 'The photo is too small to print well ({detail} pixels)',
  },
  photo_unread: { zh: '没有收到照片：{detail}', en: 'There is no photo yet: {detail}' },
  does_not_fit: {
    zh: '文字放入印刷区后太小，无法清晰印刷',
    en: 'The text would be too small to print well in its place',
  },
  layer_gone: {
    zh: '设计中已没有这个图层，请重新设置定制内容',
    en: 'The layer is no longer in the design; set up the field again',
  },
  unmapped: { zh: '不清楚这条内容印在哪里：{detail}', en: 'It is not clear where this belongs: {detail}' },
  photo_refused: { zh: '照片无法使用：{detail}', en: 'The photo cannot be used: {detail}' },
  photo_cut: {
    zh: '照片的主体约有 {detail} 会被画面边缘裁掉，请看一下取景',
    en: 'About {detail} of the subject would be cut off by the edge; please look at how the photo is placed',
  },
  no_subject: {
    zh: '照片中没有分得清的主体，无法去背景。请换一张照片，或选择保留背景',
    en: 'No subject stands out from the photo, so its background cannot be removed. Use another photo, or keep the background',
  },
  print: { zh: '印前检查：{detail}', en: 'Print check: {detail}' },
  refused: { zh: '无法生成设计：{detail}', en: 'The design could not be made: {detail}' },
  reference: { zh: '定制编号无法使用：{detail}', en: 'The personalisation reference cannot be used: {detail}' },
}

export const problemText = (kind: LineProblemKind, detail: string, language: 'zh' | 'en'): string =>
  fill(problemTexts[kind][language], { detail })
