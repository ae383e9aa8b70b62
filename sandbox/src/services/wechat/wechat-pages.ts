import { escapeHtml, page } from '../../shared/page.ts'
import { fakePeople } from './fake-people.ts'
import type { TemplateMessage } from './wechat-account.ts'

const MESSAGES_SHOWN = 50

const people = (id: 'openid' | 'web_openid' = 'openid'): string =>
  fakePeople
    .map(
      (
        person,
        index,
      ) => `<label class="choice"><input type="radio" name="openid" value="${person[id]}" ${index === 0 ? 'checked' : ''}>
        <span class="face" style="background:${person.colour}" aria-hidden="true">${escapeHtml(person.nickname.slice(0, 1))}</span>
        <span>${escapeHtml(person.nickname)}</span></label>`,
    )
    .join('')

export const scanPage = (ticket: string): string =>
  page({
    title: '微信扫码 · WeChat scan',
    body: `<h1>微信 · 印途公众号</h1>
      <p class="quiet">这里代替手机微信。选一个身份，关注公众号并完成绑定。<br>
      This stands in for the WeChat app. Choose who you are and follow the account.</p>
      <form class="card" method="post" action="/wechat/scan"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
      ${people()}<div style="padding-top:16px"><button>扫码关注 · Scan and follow</button></div></form>`,
  })

export const loginPage = (hidden: Readonly<Record<string, string>>): string =>
  page({
    title: '微信登录 · WeChat login',
    body: `<h1>微信登录 · WeChat login</h1>
      <p class="quiet">这里代替微信的扫码登录页。选一个身份，确认登录。<br>
      This stands in for WeChat’s login page. Choose who you are and confirm.</p>
      <form class="card" method="post" action="/wechat/connect/confirm">
      ${Object.entries(hidden)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
        .join('')}
      ${people('web_openid')}<div style="padding-top:16px"><button>确认登录 · Log in</button></div></form>`,
  })

export const messagePage = (title: string, text: string): string =>
  page({
    title,
    body: `<h1>${escapeHtml(title)}</h1><div class="card">${escapeHtml(text)}</div>
      <p><a href="/wechat">微信公众号 · Official account</a></p>`,
  })

interface Waiting {
  readonly ticket: string
  readonly expires_at: string
}

const templateMessages = (messages: readonly TemplateMessage[]): string =>
  messages.length === 0
    ? '<div class="card quiet">还没有 None yet</div>'
    : [...messages]
        .reverse()
        .slice(0, MESSAGES_SHOWN)
        .map(({ touser, url, values, received_at }) => {
          const name = fakePeople.find((person) => person.openid === touser)?.nickname ?? touser
          return `<div class="card"><div class="row"><strong>${escapeHtml(values[0] ?? '')}</strong>
            <span class="quiet">${escapeHtml(name)} · ${escapeHtml(received_at)}</span></div>
            <div>${values.slice(1).map(escapeHtml).join('<br>')}</div><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></div>`
        })
        .join('')

export const accountPage = (
  waiting: readonly Waiting[],
  followers: readonly string[],
  messages: readonly TemplateMessage[],
): string =>
  page({
    title: '微信公众号 · WeChat official account',
    body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>微信公众号 · WeChat official account</h1>
      <h2>等待扫码的二维码 · Codes waiting to be scanned</h2>
      ${
        waiting.length === 0
          ? '<div class="card quiet">没有。在“微信登录”页打开二维码。 None. Open a code on the “WeChat login” screen.</div>'
          : waiting
              .map(
                ({
                  ticket,
                  expires_at,
                }) => `<div class="card row"><span class="quiet">${escapeHtml(expires_at)} 前有效</span>
                <a href="/wechat/scan?ticket=${encodeURIComponent(ticket)}">扫码 Scan</a></div>`,
              )
              .join('')
      }
      <h2>关注者 · Followers</h2>
      <div class="card">${
        followers.length === 0
          ? '<span class="quiet">还没有 None yet</span>'
          : fakePeople
              .filter((person) => followers.includes(person.openid))
              .map((person) => escapeHtml(person.nickname))
              .join('、')
      }</div>
      <h2>模板消息 · Template messages</h2>${templateMessages(messages)}`,
  })
