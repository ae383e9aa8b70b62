import type { SeedArticle } from './article.ts'

export const messageHelp: readonly SeedArticle[] = [
  {
    id: 401,
    category_id: 4,
    is_tutorial: true,
    keywords: '消息 铃铛 未读 message bell unread',
    explains: ['/main/message'],
    zh: {
      title: '消息中心怎么用',
      summary: '平台、订单、交易三类消息实时送达，铃铛上显示未读数。',
      body: `<p>消息分三类：<strong>平台</strong>（公告、账户变化）、<strong>订单</strong>（生产、发货、售后）、<strong>交易</strong>（充值、扣款、退款）。</p><ul><li>新消息会实时出现在右上角的铃铛里，每类最多显示三条未读。</li><li>在“<a href="/main/message">消息中心</a>”可以按类型查看、标记已读和删除。</li><li>消息里的链接会带您到对应的页面。</li></ul>`,
    },
    en: {
      title: 'Using the message centre',
      summary: 'Platform, order and trade messages arrive live; the bell counts the unread ones.',
      body: `<p>There are three kinds: <strong>platform</strong> (notices, changes of the account), <strong>order</strong> (production, shipping, after-sale) and <strong>trade</strong> (recharge, payment, refund).</p><ul><li>New messages appear at once in the bell at the top right, up to three unread of each kind.</li><li>The “<a href="/main/message">message centre</a>” lists them by kind, marks them read and deletes them.</li><li>The link in a message leads to the screen it is about.</li></ul>`,
    },
  },
  {
    id: 402,
    category_id: 4,
    keywords: '公告 弹窗 节假日 notice popup holiday',
    explains: ['/main/bulletin'],
    zh: {
      title: '系统公告在哪里看',
      summary: '登录后的公告窗口、公告列表和官网顶部的滚动公告。',
      body: `<p>有新公告时，登录后会弹出公告窗口，可以前后翻看；关闭后一天内不再弹出。所有公告都保留在“<a href="/main/bulletin">系统公告</a>”中。</p>`,
    },
    en: {
      title: 'Where to read notices',
      summary: 'In the window after login, in the list of notices, and in the line at the top of the public site.',
      body: `<p>New notices open in a window after login, where you can page through them; once closed it stays away for a day. All notices remain in “<a href="/main/bulletin">Notices</a>”.</p>`,
    },
  },
  {
    id: 403,
    category_id: 4,
    keywords: '导出 下载 表格 export download spreadsheet',
    explains: ['/main/userExportRecord'],
    zh: {
      title: '导出的文件在哪里下载',
      summary: '导出在后台进行，完成后到“导出记录”下载，文件会在到期日后清除。',
      body: `<p>导出可能需要几分钟，期间可以离开页面。打开“<a href="/main/userExportRecord">导出记录</a>”查看进度，完成后下载。每个文件标有到期时间，到期后可以一键重新导出。</p>`,
    },
    en: {
      title: 'Where exported files are',
      summary: 'Exports run in the background; download them from “Export records” before they expire.',
      body: `<p>An export may take minutes, and you may leave the page meanwhile. “<a href="/main/userExportRecord">Export records</a>” shows the progress and the finished file. Each file has an expiry; after it, run the export again with one click.</p>`,
    },
  },
]
