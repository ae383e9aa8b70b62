import { page } from '../../shared/page.ts'

/** Texts are put in as text, never as markup: what a message says cannot run here. */
const script = `
const list = document.getElementById('list')
const filter = document.getElementById('phone')
const empty = document.getElementById('empty')
let shown = ''
const part = (tag, className, text) => {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}
const card = (message) => {
  const node = part('article', 'card', '')
  const row = part('div', 'row', '')
  row.append(part('span', 'phone', message.phone))
  const time = part('time', 'quiet', new Date(message.received_at).toLocaleString())
  time.dateTime = message.received_at
  row.append(time)
  node.append(row)
  if (message.code) node.append(part('div', 'code', message.code))
  node.append(part('div', 'quiet', message.text))
  return node
}
async function refresh() {
  try {
    const answer = await fetch('/sms/messages.json?phone=' + encodeURIComponent(filter.value.trim()))
    const text = await answer.text()
    if (text !== shown) {
      shown = text
      const messages = JSON.parse(text)
      list.replaceChildren(...messages.map(card))
      empty.hidden = messages.length > 0
    }
  } catch {}
}
filter.value = new URLSearchParams(location.search).get('phone') || ''
filter.addEventListener('input', refresh)
refresh()
setInterval(refresh, 1500)
`

export const inboxPage = (): string =>
  page({
    title: '手机短信 · Phone inbox',
    body: `<p><a href="/">← 外部世界 · The outside world</a></p>
      <h1>手机短信 · Phone inbox</h1>
      <p class="quiet">平台发往任何手机号的短信都出现在这里，最新的在最上面，自动刷新。<br>
      Every SMS the platform sends, to any phone, newest first. Refreshes by itself.</p>
      <input type="search" id="phone" inputmode="numeric" placeholder="按手机号筛选 · Filter by phone" aria-label="按手机号筛选 Filter by phone">
      <div id="list" aria-live="polite"></div>
      <div id="empty" class="card quiet" hidden>还没有短信。在注册页点“获取验证码”试试。<br>No messages yet. Ask for a code on the registration form.</div>`,
    script,
  })
