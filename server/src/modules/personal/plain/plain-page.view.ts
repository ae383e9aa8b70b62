import type { Language } from '@inkroute/contract/errors/errors'
import { fill } from '@inkroute/contract/fill'
import type { BuyerProblem } from '@inkroute/contract/personal/buyer'
import { WIDGET_PATH } from '@inkroute/contract/personal/shop-names'
import type { Answers, PersonalField } from '@inkroute/engine/personal/personal-field'
import { wordsIn } from '@inkroute/engine/personal/personal-field'
import { plainProblems, plainText } from './plain.text.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export interface PlainPage {
  readonly language: Language
  /** Labels may exist in more languages than the page. */
  readonly label_language: string
  readonly title: string
  readonly subtitle: string
  readonly fields: readonly PersonalField[]
  readonly answers: Answers
  readonly problems: readonly BuyerProblem[]
  /** Shown above the form. */
  readonly message: string
  readonly pictures: readonly string[]
  readonly hash: string | null
  readonly draft: string
  /** The form is not shown any more. */
  readonly done: { readonly heading: string; readonly body: string; readonly code: string } | null
  /** The script takes over where it runs. */
  readonly key: string | null
}

type Word = keyof typeof plainText
type Values = Parameters<typeof fill>[1]
const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
body{margin:0 auto;max-width:640px;padding:16px}
h1{font-size:1.35rem;margin:.2em 0}
img{display:block;width:100%;max-width:469px;aspect-ratio:1;object-fit:contain;margin:0 auto 8px}
form,fieldset{display:grid;gap:14px;border:0;padding:0;margin:0}
label,legend{font-weight:600}
fieldset{gap:4px}fieldset label,.keep{display:flex;gap:8px;align-items:center;min-height:44px;font-weight:400}
input:not([type=radio],[type=checkbox]),textarea,button{box-sizing:border-box;width:100%;min-height:44px;font:inherit;padding:8px}
button{cursor:pointer}
small{display:block;color:dimgray}
.error{color:firebrick;margin:0}
.code{font-size:1.4rem;font-weight:700;user-select:all;overflow-wrap:anywhere}`

const photoValue = (answers: Answers, id: string): string => {
  const answer = answers[id]
  if (answer === undefined || typeof answer === 'string') return ''
  const { source, x, y, zoom } = answer
  return [source.key, source.width_px, source.height_px, x, y, zoom].join('_')
}

const keepHtml = ({ answers }: PlainPage, field: PersonalField, words: string): string => {
  if (field.kind !== 'photo' || !field.removes_background) return ''
  const answer = answers[field.id]
  const is_kept = answer !== undefined && typeof answer !== 'string' && answer.keeps_background === true
  return `<label class="keep"><input type="checkbox" name="b.${field.id}" value="1"${is_kept ? ' checked' : ''}> ${words}</label>`
}

/** One field as plain HTML, with its help and what is wrong with it. */
function fieldHtml(page: PlainPage, field: PersonalField, say: (word: Word, values?: Values) => string) {
  const named = wordsIn(field.label, page.label_language)
  const label = safe(field.is_required && !field.when ? named : say('optional', { label: named }))
  const id = `f-${field.id}`
  const errors = page.problems.filter(({ field_id }) => field_id === field.id).map((one) => problemIn(page, one))
  const first = field.when && page.fields.find((one) => one.id === field.when?.field_id)
  const notes = [
    wordsIn(field.help, page.label_language),
    field.kind === 'text' ? say('up_to', { count: field.max_length }) : '',
    field.kind === 'photo' ? say('photo_help', { width: field.min_width_px, height: field.min_height_px }) : '',
    field.kind === 'photo' && field.removes_background ? say('photo_cut_out') : '',
    photoValue(page.answers, field.id) ? say('photo_kept') : '',
    first
      ? say('only_when', { label: wordsIn(first.label, page.label_language), values: field.when?.is.join(' / ') })
      : '',
  ].filter(Boolean)
  const value = page.answers[field.id]
  const text = safe(typeof value === 'string' ? value : field.kind === 'photo' ? '' : field.default)
  const about = `aria-describedby="${id}-note"${errors.length > 0 ? ' aria-invalid="true"' : ''}`
  const note = `<div id="${id}-note">${errors.map((error) => `<p class="error">${safe(error)}</p>`).join('')}<small>${safe(notes.join(' · '))}</small></div>`
  if (field.kind === 'choice') {
    const options = field.options.map(
      (option) =>
        `<label><input type="radio" name="f.${field.id}" value="${safe(option.value)}"${option.value === (value ?? field.default) ? ' checked' : ''}> ${safe(wordsIn(option.label, page.label_language) || option.value)}</label>`,
    )
    return `<fieldset ${about}><legend>${label}</legend>${options.join('')}${note}</fieldset>`
  }
  const input =
    field.kind === 'photo'
      ? `<input id="${id}" type="file" name="p.${field.id}" accept="image/jpeg,image/png,image/webp" ${about}><input type="hidden" name="k.${field.id}" value="${photoValue(page.answers, field.id)}">`
      : field.kind === 'text' && field.fit === 'wrap'
        ? `<textarea id="${id}" name="f.${field.id}" rows="3" dir="auto" ${about}>${text}</textarea>`
        : `<input id="${id}" type="${field.kind === 'date' ? 'date' : 'text'}" name="f.${field.id}" value="${text}" dir="auto" autocomplete="off" ${about}>`
  return `<div><label for="${id}">${label}</label>${input}${note}${keepHtml(page, field, say('keep_background'))}</div>`
}

function problemIn({ language }: PlainPage, { kind, detail, detail_en }: BuyerProblem): string {
  const words = plainProblems[kind] ?? plainProblems.other
  return fill(words[language], { detail: language === 'en' ? detail_en : detail })
}

/** A whole page that can be answered without scripts: a form that is posted, and pictures from the server. */
export function plainPage(page: PlainPage): string {
  const { language, fields, done, key, hash } = page
  const say = (word: Word, values: Values = {}) => fill(plainText[word][language], values)
  const shown = page.pictures
    .map(
      (url, at) =>
        `<img src="${safe(url)}" alt="${safe(say('picture', { number: at + 1 }))}" width="469" height="469">`,
    )
    .join('')
  const others = page.problems.filter(({ field_id }) => !fields.some(({ id }) => id === field_id))
  const messages = [page.message, ...others.map((one) => problemIn(page, one))].filter(Boolean)
  const other = language === 'en' ? 'zh' : 'en'
  const form = `<form method="post" enctype="multipart/form-data">
<input type="hidden" name="draft" value="${safe(page.draft)}"><input type="hidden" name="hash" value="${safe(hash ?? '')}">
${fields.map((field) => fieldHtml(page, field, say)).join('\n')}
<button name="do" value="preview">${say('preview')}</button>
${hash === null ? '' : `<small>${say('approve_note')}</small><button name="do" value="approve">${say('approve')}</button>`}
</form>`
  const body = done
    ? `<h2>${safe(done.heading)}</h2>${done.code ? `<p>${say('shop_code')} <span class="code">${safe(done.code)}</span></p>` : ''}<p>${safe(done.body)}</p>${shown}`
    : `${shown}<p>${say('lead')}</p><div role="alert">${messages.map((text) => `<p class="error">${safe(text)}</p>`).join('')}</div>${form}`
  const widget =
    key === null || done
      ? ''
      : `<div data-inkroute-key="${safe(key)}" data-inkroute-page lang="${safe(page.label_language)}"></div><script async src="${WIDGET_PATH}"></script>`
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${safe(page.title || say('page'))}</title><style>${STYLE}</style></head><body><main>
<p><a href="?lang=${other}">${say('other_language')}</a></p>
<h1>${safe(page.title || say('page'))}</h1><p>${safe(page.subtitle)}</p>
${widget}<div data-inkroute-plain>${body}</div></main></body></html>`
}
