import { levels } from '@inkroute/contract/codes'
import type { SeedArticle } from './article.ts'

const levelRows = (language: 'zh' | 'en', unlimited: string): string =>
  levels
    .map(
      (level) =>
        `<tr><td>${level[language]}</td><td>${level.discount_bp / 100}%</td><td>${level.design_quota ?? unlimited}</td><td>${level.sub_accounts}</td><td>${level.stores ?? unlimited}</td></tr>`,
    )
    .join('')

export const accountHelp: readonly SeedArticle[] = [
  {
    id: 201,
    category_id: 2,
    is_common: true,
    is_tutorial: true,
    keywords: '子账号 员工 角色 权限 sub-account role permission team',
    explains: ['/setting/createRole'],
    zh: {
      title: '如何给员工开通子账号',
      summary: '先建角色、勾选页面和按钮权限，再建子账号并分配角色。',
      body: `<ol><li>打开“<a href="/setting/createRole">子账号与角色</a>”。</li><li>新建角色，例如“设计师”，在权限树里勾选它能打开的页面和能点的按钮。</li><li>新建子账号，填写用户名和初始密码，选择角色。一个子账号可以有多个角色，权限取并集。</li></ol><h2>子账号能看到什么</h2><p>没有权限的页面不会出现在菜单里，直接输入地址会看到 403；没有权限的操作，服务器也会拒绝。</p><h2>停用</h2><p>员工离职时停用子账号即可，正在进行的登录会立即失效，历史记录保留。子账号数量取决于会员等级。</p>`,
    },
    en: {
      title: 'How to give staff a sub-account',
      summary: 'Make a role with its screens and buttons, then a sub-account that holds it.',
      body: `<ol><li>Open “<a href="/setting/createRole">Team and roles</a>”.</li><li>Create a role, for example “Designer”, and tick the screens and buttons it may use.</li><li>Create the sub-account with a username and a first password and choose its roles. With several roles the permissions add up.</li></ol><h2>What a sub-account sees</h2><p>Screens without permission are not in the menu and answer 403 by address; the server refuses the action as well.</p><h2>Disable</h2><p>When somebody leaves, disable the sub-account: running logins end at once, the history stays. How many you may have depends on the membership level.</p>`,
    },
  },
  {
    id: 202,
    category_id: 2,
    keywords: '安全 密码 手机 登录记录 security password phone sessions',
    explains: ['/setting/accountSecurity', '/setting/accountInfo'],
    zh: {
      title: '保护账户安全',
      summary: '修改密码和手机号，查看最近的登录和操作记录。',
      body: `<ul><li>密码 8–64 位，不要与其他网站相同。修改后，其他设备全部退出。</li><li>不要共用主账号：给每位员工开<a href="/helpCenter?id=201">子账号</a>，谁做了什么都有记录。</li><li>在“账户安全”里查看最近的登录时间和地址，发现异常请立即修改密码。</li></ul><p>印途的客服不会向您索要密码或短信验证码。</p>`,
    },
    en: {
      title: 'Keep the account safe',
      summary: 'Change password and phone, and look at recent logins and changes.',
      body: `<ul><li>A password has 8–64 characters and is used nowhere else. Changing it logs out all other devices.</li><li>Do not share the main account: give everybody a <a href="/helpCenter?id=201">sub-account</a>, and it is on record who did what.</li><li>“Account security” lists recent logins with time and address. If something looks wrong, change the password at once.</li></ul><p>Our support never asks for your password or an SMS code.</p>`,
    },
  },
  {
    id: 203,
    category_id: 2,
    keywords: '会员 等级 折扣 额度 membership level discount quota',
    zh: {
      title: '会员等级有什么区别',
      summary: '五个等级，对应不同的折扣、每月设计额度、子账号和店铺数量。',
      body: `<table><thead><tr><th>等级</th><th>折扣</th><th>每月设计</th><th>子账号</th><th>店铺</th></tr></thead><tbody>${levelRows('zh', '不限')}</tbody></table><p>当前等级显示在右上角的账户菜单中。</p>`,
    },
    en: {
      title: 'How the membership levels differ',
      summary: 'Five levels with their discount, monthly designs, sub-accounts and stores.',
      body: `<table><thead><tr><th>Level</th><th>Discount</th><th>Designs a month</th><th>Sub-accounts</th><th>Stores</th></tr></thead><tbody>${levelRows('en', 'unlimited')}</tbody></table><p>Your level stands in the account menu at the top right.</p>`,
    },
  },
  {
    id: 204,
    category_id: 2,
    keywords: '微信 绑定 公众号 wechat bind',
    explains: ['/setting/bindLogin'],
    zh: {
      title: '绑定和解绑微信',
      summary: '扫码关注公众号即完成绑定，随时可以解绑。',
      body: `<ol><li>打开“<a href="/setting/bindLogin">绑定登录</a>”，页面会显示二维码。</li><li>用微信扫码并确认，页面会自动变为“已绑定”。</li></ol><p>二维码有时效，过期后点击刷新。更换微信时先解绑，再用新的微信扫码。</p>`,
    },
    en: {
      title: 'Link and unlink WeChat',
      summary: 'Scan the code to link; unlink whenever you like.',
      body: `<ol><li>Open “<a href="/setting/bindLogin">Linked logins</a>”; it shows a QR code.</li><li>Scan it with WeChat and confirm; the page changes to “linked” by itself.</li></ol><p>The code expires after a while; refresh it then. To change the WeChat account, unlink first and scan with the new one.</p>`,
    },
  },
]
