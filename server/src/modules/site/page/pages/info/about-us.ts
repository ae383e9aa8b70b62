import { card, infoPage, item, link, shop, t } from '../define-page.ts'

export const aboutUsPage = infoPage('/home/aboutUs', {
  name: t`关于我们 | About us`,
  theme: 'paper',
  title: t`关于印途：我们为什么做这件事，怎么找到我们 | About InkRoute: why we do this and how to reach us`,
  description: t`印途想解决的三个老问题，我们做事的原则，以及售前、售后、合作、媒体分别怎么联系。 | Three old problems we want to solve, how we work, and whom to contact for sales, support, partnership and press.`,
  keywords: t`关于印途,联系方式,客服邮箱 | about InkRoute,contact,support`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`关于我们 | About us`,
      title: t`印途，是图案走到买家手里的那段路 | InkRoute is the road from a picture to a buyer`,
      lead: t`我们是一群做过印刷、做过跨境、也写代码的人。见过太多好图案死在打样、排单和对账上，于是把这段路重新铺了一遍。 | We have printed, sold across borders and written code. Too many good designs died in samples, planning and accounts, so we laid the road anew.`,
      pictures: [shop('poster', 'hero')],
      actions: [],
      facts: [],
    },
    {
      kind: 'text',
      title: t`我们想解决的三个老问题 | Three old problems`,
      paragraphs: [
        t`**看到的和印出来的不一样。** 我们让设计画面、样机和印刷文件由同一个程序画出来，位置和比例不会走样。 | **What you see is not what you get.** Here canvas, mockup and print file are drawn by one program.`,
        t`**问题在付款之后才出现。** 分辨率、出界、侵权词在设计时就提示，一条一条说清怎么改。 | **Problems appear after payment.** Here resolution, margins and brand words are shown while designing, each with its remedy.`,
        t`**钱和货对不上。** 每一分钱的进出都有凭据，晚发自动赔，退款退到分。 | **Money and goods do not agree.** Here every fen has its entry, lateness is credited and refunds are exact.`,
      ],
    },
    {
      kind: 'cards',
      title: t`做事的原则 | How we work`,
      items: [
        item(
          t`显示什么就是什么 | As shown`,
          t`价格、时间、库存，页面上写的就是系统里算的。 | Price, time and stock are what the system reckons.`,
        ),
        item(
          t`自己能做的不用求人 | By yourself`,
          t`改地址、换尺码、取消、退款查询，生产前都能自助。 | Address, size, cancelling: yours until production.`,
        ),
        item(
          t`说得出原因 | With a reason`,
          t`拒绝、拦截、扣款都给出理由和下一步。 | Every refusal, hold or charge says why and what next.`,
        ),
        item(
          t`不留客户在黑箱里 | No black box`,
          t`同步时间、排单位置、工单进度随时可见。 | Sync times, queue and requests are visible.`,
        ),
      ],
    },
    {
      kind: 'links',
      title: t`找到对的人 | Find the right person`,
      lead: t`客服时间：周一至周六 9:00–21:00（北京时间），页面右下角可打开联系面板。 | Support: Monday to Saturday 9:00–21:00 Beijing time; the button at the lower right opens the contact panel.`,
      items: [
        card(t`使用问题 | How-to`, t`先搜帮助中心，多数问题两分钟解决 | Search the help centre first`, '/helpCenter'),
        card(t`售后 | After-sale`, t`从订单提交工单，一个工作日内答复 | File it from the order`, '/home/returnProcess'),
        card(t`合作 | Partnership`, t`工厂、服务商、分销商申请 | Factories, services, resellers`, '/home/podModel'),
        card(t`加入团队 | Join the team`, t`我们长期招聘 | We are hiring`, '/joinUs'),
        card(t`侵权投诉 | Infringement`, t`权利人投诉流程 | For owners of rights`, '/home/copyrightNotice'),
        card(t`运营方信息 | Operator`, t`运营主体与数据保管 | Who runs the platform`, '/other/producerInfo'),
      ],
    },
    {
      kind: 'action',
      title: t`还不认识？从一件样品开始 | Strangers yet? Start with a sample`,
      body: t`东西会替我们说话。 | The thing itself will speak for us.`,
      links: [link(t`去打样 | Order a sample`, '/home/takeSample'), link(t`公司介绍 | Company`, '/companyProfile')],
    },
  ],
})
