import { escapeHtml, page } from '../../shared/page.ts'
import { fakePeople } from './fake-people.ts'

const people = (): string =>
  fakePeople
    .map(
      (
        person,
        index,
      ) => `<label class="choice"><input type="radio" name="openid" value="${person.openid}" ${index === 0 ? 'checked' : ''}>
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

export const accountPage = (waiting: readonly Waiting[], followers: readonly string[]): string =>
  page({
    title: '微信公众号 · WeChat official account',
    body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>微信公众号 · WeChat official account</h1>
      <h2>等待扫码的二维码 · Codes waiting to be scanned</h2>
      ${
        waiting.length === 0
          ? '<div class="card quiet">没有。在“绑定登录”页打开二维码。 None. Open a code on the “Linked logins” screen.</div>'
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
      }</div>`,
  })
