import { infoPage, item, qa, t } from '../define-page.ts'

export const transferPage = infoPage('/transfer', {
  name: t`跳转 | Leaving this page`,
  theme: 'indigo',
  title: t`页面跳转：告诉您要去哪里，再带您过去 | Jump page: where you are going, before you go`,
  description: t`印途的跳转页：离开本站或进入另一个系统前，先显示目标地址；只跳转到允许的站点，防止被冒用链接带走。 | InkRoute’s jump page shows the target before you leave and only goes to allowed sites, so that forged links lead nowhere.`,
  keywords: t`页面跳转,安全跳转,外部链接 | redirect,safe link,external link`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`跳转 | Jump`,
      title: t`您将前往另一个页面 | You are about to go on`,
      lead: t`请确认下面的地址，再继续。 | Please check the address below before you continue.`,
      pictures: [],
      actions: [],
      facts: [],
    },
    {
      kind: 'cards',
      title: t`这个页面为什么存在 | Why this page exists`,
      items: [
        item(
          t`看清去处 | See where`,
          t`聊天、邮件里的链接常被缩短或伪装，这里显示完整域名。 | Links in chats and mails are often shortened or disguised; here the full host is shown.`,
        ),
        item(
          t`只去允许的地方 | Allowed places only`,
          t`本站页面，以及我们对接的平台卖家后台；其余一律不跳转。 | Pages of this site and the seller centres we connect to; nothing else.`,
        ),
        item(t`不带走您的登录 | Your login stays`, t`跳转时不附带任何登录信息。 | Nothing of your session goes along.`),
      ],
    },
    {
      kind: 'faq',
      title: t`提示“不能前往”怎么办 | When it refuses`,
      items: [
        qa(
          t`我确定链接是安全的 | I am sure the link is safe`,
          t`请直接在浏览器地址栏输入。我们不能替您跳转到未列入名单的网站，这能保护其他人不被骗走。 | Type it into the address bar. We do not forward to sites outside the list; it keeps others from being deceived.`,
        ),
        qa(
          t`链接来自自称印途客服的人 | It came from somebody claiming to be support`,
          t`客服不会让您在站外输入密码或验证码。请截图联系我们核实。 | Support never asks for passwords or codes elsewhere. Send us a picture and we shall check.`,
        ),
        qa(
          t`为什么要等几秒？ | Why wait some seconds?`,
          t`留出看清地址的时间；您也可以点按钮立即前往，或返回首页。 | To read the address; you may go at once or return home.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`认清真假链接 | Telling links apart`,
      groups: [
        {
          name: t`可信的样子 | Trustworthy`,
          tone: 'do',
          items: [
            t`域名在最后一个斜杠之前，与官网完全一致 | The host before the first slash equals the official one`,
            t`浏览器显示安全连接 | The browser shows a secure connection`,
          ],
        },
        {
          name: t`可疑的样子 | Suspicious`,
          tone: 'avoid',
          items: [
            t`域名里夹着官网名字，但结尾不同 | The official name inside another host`,
            t`催促您“立即验证否则封店” | Urging you to “verify now or lose the shop”`,
          ],
        },
      ],
    },
  ],
})
