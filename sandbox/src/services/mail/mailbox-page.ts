import { page } from '../../shared/page.ts'
import { mailAccount } from './smtp.ts'

/** Mails are shown in a frame that runs no scripts; everything else is put in as text. */
const script = `
const list = document.getElementById('list')
const filter = document.getElementById('to')
const empty = document.getElementById('empty')
let shown = ''
const opened = new Set()
const part = (tag, className, text) => {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}
const frame = (html) => {
  const node = document.createElement('iframe')
  node.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  node.title = 'HTML'
  node.style.cssText = 'width:100%;height:520px;border:1px solid #e6e4df;border-radius:6px;background:#fff'
  node.srcdoc = '<base target="_blank">' + html
  return node
}
const source = (text) => {
  const node = part('pre', '', text)
  node.style.cssText = 'white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;margin:0'
  return node
}
const views = (mail) => {
  const node = part('div', '', '')
  node.style.paddingTop = '12px'
  const bar = part('div', 'row', '')
  bar.style.cssText = 'justify-content:flex-start;padding-bottom:12px'
  const content = part('div', '', '')
  const headers = Object.entries(mail.headers).map(([name, value]) => name + ': ' + value).join('\\n')
  const show = { 'HTML': () => frame(mail.html), '纯文本 Text': () => source(mail.text), '邮件头 Headers': () => source(headers) }
  for (const [name, make] of Object.entries(show)) {
    const button = part('button', '', name)
    button.type = 'button'
    button.onclick = () => content.replaceChildren(make())
    bar.append(button)
  }
  content.append(mail.html ? frame(mail.html) : source(mail.text))
  node.append(bar, content)
  return node
}
const card = (mail) => {
  const node = document.createElement('details')
  node.className = 'card'
  const head = document.createElement('summary')
  head.style.cursor = 'pointer'
  const row = part('div', 'row', '')
  row.append(part('strong', '', mail.subject))
  const time = part('time', 'quiet', new Date(mail.received_at).toLocaleString())
  time.dateTime = mail.received_at
  row.append(time)
  head.append(row, part('div', 'quiet', mail.from + ' → ' + mail.to))
  node.append(head)
  const key = mail.message_id + mail.to
  node.addEventListener('toggle', () => {
    if (!node.open) return opened.delete(key)
    opened.add(key)
    if (!node.querySelector('iframe,pre')) node.append(views(mail))
  })
  if (opened.has(key)) node.open = true
  return node
}
async function refresh() {
  try {
    const answer = await fetch('/mail/messages.json?to=' + encodeURIComponent(filter.value.trim()))
    const text = await answer.text()
    if (text !== shown) {
      shown = text
      const mails = JSON.parse(text)
      list.replaceChildren(...mails.map(card))
      empty.hidden = mails.length > 0
    }
  } catch {}
}
filter.value = new URLSearchParams(location.search).get('to') || ''
filter.addEventListener('input', refresh)
refresh()
setInterval(refresh, 1500)
`

export const mailboxPage = (port: number): string =>
  page({
    title: '测试邮箱 · Test mailbox',
    body: `<p><a href="/">← 外部世界 · The outside world</a></p>
      <h1>测试邮箱 · Test mailbox</h1>
      <p class="quiet">平台发往任何地址的邮件都出现在这里，最新的在最上面，自动刷新。<br>
      Every mail the platform sends, to any address, newest first. Refreshes by itself.</p>
      <p class="quiet">SMTP 127.0.0.1:${port} · ${mailAccount.user} / ${mailAccount.password}</p>
      <input type="search" id="to" placeholder="按收件地址筛选 · Filter by address" aria-label="按收件地址筛选 Filter by address">
      <div id="list" aria-live="polite"></div>
      <div id="empty" class="card quiet" hidden>还没有邮件。用邮箱注册试试。<br>No mails yet. Register with a mail address.</div>`,
    script,
  })
