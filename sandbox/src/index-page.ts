import { escapeHtml, page } from './shared/page.ts'
import type { SandboxService } from './shared/service.ts'
import type { Violation } from './shared/signed-requests.ts'

const card = (service: SandboxService): string => `
  <div class="card"><div class="row"><strong>${escapeHtml(service.title)}</strong>
  ${service.page ? `<a href="${escapeHtml(service.page)}">打开 Open</a>` : ''}</div>
  <p class="quiet" style="margin:0">${escapeHtml(service.description)}</p></div>`

export const indexPage = (services: readonly SandboxService[]): string =>
  page({
    title: '外部世界 · The outside world',
    body: `<h1>外部世界 · The outside world</h1>
      <p class="quiet">印途在本机演示时，这里扮演它所连接的外部公司。<br>
      On this machine these pages play the companies InkRoute talks to.</p>
      ${services.map(card).join('')}
      <p><a href="/violations">被拒绝的请求 · Refused requests</a></p>`,
  })

export const violationsPage = (violations: readonly Violation[]): string =>
  page({
    title: '被拒绝的请求 · Refused requests',
    body: `<p><a href="/">← 外部世界 · The outside world</a></p><h1>被拒绝的请求 · Refused requests</h1>
      <p class="quiet">签名不对、过期或重复的请求。 Unsigned, badly signed, stale or repeated.</p>
      ${
        violations.length === 0
          ? '<div class="card">没有。 None.</div>'
          : `<table><thead><tr><th>时间 Time</th><th>服务 Service</th><th>路径 Path</th><th>原因 Reason</th></tr></thead><tbody>
            ${[...violations]
              .reverse()
              .map((entry) => [entry.at, entry.service, entry.path, entry.reason].map(escapeHtml))
              .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
              .join('')}</tbody></table>`
      }`,
  })
