import type { ShopForm, ShopPreview } from '@inkroute/contract/personal/shop'
import type { Answer, Answers } from '@inkroute/engine/personal/personal-field'
import { buyerText } from '../features/personal/buyer/buyer.text.ts'
import { firstAnswers, isShown, problemWords } from '../features/personal/buyer/buyer.view.ts'
import { fill } from '../shared/text/text.ts'
import { type Cart, guardCart, productForm } from './cart.ts'
import { element } from './element.ts'
import { type FieldView, fieldView, type Wording } from './field.ts'
import { livePreview } from './live-preview.ts'
import { Refusal, type ShopCalls, shopCalls } from './shop.api.ts'
import { addStyle } from './style.ts'
import { widgetText } from './widget.text.ts'

const textsIn = <T extends Record<string, { zh: string; en: string }>>(table: T, language: 'zh' | 'en') =>
  Object.fromEntries(Object.entries(table).map(([key, said]) => [key, said[language]])) as { [K in keyof T]: string }

function getWording(host: HTMLElement): Wording {
  const said = (host.closest<HTMLElement>('[lang]')?.lang || navigator.language || 'en').toLowerCase()
  const language = said.startsWith('zh') ? 'zh' : 'en'
  const own = /^[a-z]{2}/.exec(said)?.[0] ?? 'en'
  return { text: textsIn(buyerText, language), own: textsIn(widgetText, language), language, label_language: own }
}

/** The parts of the widget that change. */
function frame(root: ShadowRoot, { own }: Wording, picture_url: string) {
  const pictures = element('div', { class: 'pictures' }, element('img', { src: picture_url, alt: own.product }))
  const status = element('p', { class: 'status', role: 'status', 'aria-live': 'polite' })
  const fields = element('div')
  const alert = element('p', { class: 'error', role: 'alert', tabindex: '-1' })
  const button = element('button', { type: 'submit' }, own.approve)
  const form = element('form', { novalidate: true }, element('p', { class: 'help' }, own.lead), fields, alert, button)
  const done = element('div', { class: 'done', tabindex: '-1', hidden: true })
  const heading = element('h2', {}, own.heading)
  const body = element('section', { 'aria-label': own.heading }, heading)
  body.append(element('div', { class: 'stage' }, pictures, status), form, done)
  root.append(body)
  fields.className = 'field'
  fields.style.gap = '16px'
  return { pictures, status, fields, alert, button, form, done }
}
type Frame = ReturnType<typeof frame>

interface Running {
  readonly host: HTMLElement
  readonly calls: ShopCalls
  readonly wording: Wording
  readonly parts: Frame
  readonly sold: ShopForm
  readonly cart: Cart
  /** Tells a visitor who wants to buy too early. */
  readonly say: (words: string) => void
}

/** What was approved, with a way back to the form. */
function showDone({ wording: { own }, parts, host }: Running, reference: string, change: () => void): void {
  const is_page = host.hasAttribute('data-inkroute-page') || !productForm(host)
  const said = element('p', { role: 'status' }, is_page ? own.approved_page : own.approved)
  const code = is_page
    ? element('p', { class: 'code' }, reference)
    : element('p', { class: 'help' }, fill(own.approved_code, { reference }))
  const copy = () => {
    void navigator.clipboard.writeText(reference).then(() => {
      said.textContent = own.copied
    })
  }
  const buttons = [element('button', { type: 'button', class: 'plain', onclick: change }, own.change)]
  if (is_page) buttons.unshift(element('button', { type: 'button', onclick: copy }, own.copy))
  parts.done.replaceChildren(said, code, ...buttons)
  parts.form.hidden = true
  parts.done.hidden = false
  parts.done.focus()
}

/** The questions of a form: their answers, which of them are asked, and what is wrong with them. */
function questions(run: Running, onChange: (answers: Answers) => void) {
  const { sold, wording, calls, parts } = run
  let answers = firstAnswers(sold.fields, {})
  const touched = new Set<string>()
  const change = (id: string, answer: Answer) => {
    answers = { ...answers, [id]: answer }
    touched.add(id)
    refresh()
    onChange(answers)
  }
  const views = sold.fields.map((field): FieldView => {
    const answer = answers[field.id]
    return fieldView({ field, wording, calls, answer, onChange: (next) => change(field.id, next) })
  })
  const refresh = () => {
    for (const [at, field] of sold.fields.entries()) {
      const view = views[at]
      if (view) view.box.hidden = !isShown(field, sold.fields, answers)
    }
  }
  refresh()
  parts.fields.append(...views.map(({ box }) => box))
  return {
    answers: () => answers,
    /** Before the first attempt only what was touched is marked. Returns whether a field was. */
    mark({ problems }: ShopPreview, is_tried: boolean): FieldView | undefined {
      for (const view of views) {
        const problem = problems.find(({ field_id }) => field_id === view.id)
        const is_told = is_tried || (touched.has(view.id) && problem?.kind !== 'missing')
        view.setError(problem && is_told ? problemWords(wording.text, wording.language, problem) : null)
      }
      return views.find(({ id }) => problems.some(({ field_id }) => field_id === id))
    },
  }
}

function start(run: Running): void {
  const { host, calls, wording, parts, cart, say } = run
  const { text, own, language } = wording
  let is_tried = false
  const painted = (reply: ShopPreview) => {
    asked.mark(reply, is_tried)
    parts.status.textContent = reply.hash ? text.painted : text.sample_note
    if (reply.pictures.length === 0) return
    const images = reply.pictures.map((src, at) => element('img', { src, alt: fill(text.picture, { number: at + 1 }) }))
    parts.pictures.replaceChildren(...images)
  }
  const failed = () => {
    parts.status.textContent = text.not_painted
  }
  const live = livePreview(calls, { painted, failed })
  const asked = questions(run, (answers) => {
    cart.set(null)
    say('')
    parts.status.textContent = text.painting
    live.later(answers)
  })
  const approve = async () => {
    is_tried = true
    const answers = asked.answers()
    const reply = await live.current(answers)
    const wrong = asked.mark(reply, true)
    const other = reply.problems.find(({ field_id }) => field_id === null)
    if (wrong || other || reply.hash === null) {
      say(other ? problemWords(text, language, other) : text.fix_first)
      wrong?.focus()
      return
    }
    const { reference, hash } = await calls.approve(answers, reply.hash)
    cart.set(reference)
    say('')
    showDone(run, reference, () => {
      cart.set(null)
      parts.done.hidden = true
      parts.form.hidden = false
      parts.form.querySelector('input')?.focus()
    })
    host.dispatchEvent(new CustomEvent('inkroute:approved', { bubbles: true, detail: { reference, hash } }))
  }
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (parts.button.disabled) return
    parts.button.disabled = true
    parts.button.textContent = own.working
    approve()
      .catch((error: unknown) => say(error instanceof Refusal ? error.message : own.failed))
      .finally(() => {
        parts.button.disabled = false
        parts.button.textContent = own.approve
      })
  })
}

/** Turns an element of a shop's page into the form of goods. */
export async function mount(host: HTMLElement, origin: string): Promise<void> {
  const key = host.dataset.inkrouteKey ?? ''
  const wording = getWording(host)
  const { language, label_language } = wording
  const sku = () => host.dataset.inkrouteSku ?? ''
  const calls = shopCalls({ origin, key, language, label_language, sku })
  const root = host.attachShadow({ mode: 'open' })
  addStyle(root)
  // What is typed here is no business of the shop's scripts.
  for (const kind of ['input', 'keydown', 'keyup', 'keypress'])
    root.addEventListener(kind, (event) => event.stopPropagation())
  const parts = frame(root, wording, calls.picture_url)
  parts.form.hidden = true
  const say = (words: string) => {
    parts.alert.textContent = words
  }
  // From the first moment: the form may take a while to come.
  const cart = guardCart(host, () => {
    if (parts.form.hidden) parts.status.textContent = wording.own.approve_first
    else say(wording.own.approve_first)
    host.scrollIntoView({ block: 'nearest' })
    parts.alert.focus()
  })
  try {
    const sold = await calls.open()
    parts.form.hidden = false
    parts.status.textContent = ''
    for (const plain of document.querySelectorAll<HTMLElement>('[data-inkroute-plain]')) plain.hidden = true
    start({ host, calls, wording, parts, sold, cart, say })
  } catch (error) {
    cart.open()
    parts.status.textContent = error instanceof Refusal ? error.message : wording.own.unavailable
  }
}
