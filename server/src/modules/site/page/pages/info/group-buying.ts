import { infoPage, item, link, mockup, qa, same, t } from '../define-page.ts'

export const groupBuyingPage = infoPage('/groupBuyingService', {
  name: t`团购服务 | Group buying`,
  theme: 'cap',
  title: t`团购服务：班服、团建、活动物料的下单方法 | Group buying: class shirts, teams and events`,
  description: t`十件起有数量价：怎样收集尺码、用表格导入姓名、合箱发货、对公付款与开票，什么时间下单来得及。 | Quantity prices from ten: collecting sizes, importing names, one box, company payment and invoice, and when to order.`,
  keywords: t`团购定制,班服,文化衫,企业定制 | group orders,class shirts,team wear,corporate gifts`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`团购服务 | Group buying`,
      title: t`四十个人，四十个尺码，一张订单 | Forty people, forty sizes, one order`,
      lead: t`团体订单最难的不是印，是收集。我们把收集、核对、付款、分发都做成了一张表。 | The hard part of a group order is not printing but collecting. We made collecting, checking, paying and handing out into one sheet.`,
      pictures: [mockup('tshirt', 'back', 'navy', 'goal-getters')],
      actions: [],
      facts: [],
    },
    {
      kind: 'table',
      title: t`数量越多，单价越低 | More pieces, lower price`,
      lead: t`同一商品的颜色和尺码合并计算；具体单价见各商品页的价格表。 | Colours and sizes of one product count together; see each product’s table.`,
      columns: [t`件数 | Pieces`, t`适合 | For`, t`生产时间 | Production`],
      rows: [
        [same('1–9'), t`小团队、样品 | Small teams, samples`, t`常规时间 | Usual`],
        [same('10–49'), t`班级、部门、婚礼伴郎伴娘 | Classes, departments, weddings`, t`常规时间 | Usual time`],
        [same('50–199'), t`年级、活动、跑团 | Grades, events, runs`, t`常规加 1 天 | Usual plus 1 day`],
        [same('200–999'), t`企业、赛事 | Companies, races`, t`常规加 2–3 天 | Usual plus 2–3 days`],
        [same('1000+'), t`连锁、公益活动 | Chains, charities`, t`按排期确认 | By schedule`],
      ],
    },
    {
      kind: 'steps',
      title: t`五步完成 | Five steps`,
      items: [
        item(
          t`定稿 | Final design`,
          t`正面统一，背面可留姓名或号码文字层。 | One front; names or numbers as a text layer on the back.`,
        ),
        item(
          t`收表 | Collect`,
          t`姓名、尺码、背后文字三列，任意顺序都能识别。 | Name, size, words on the back, in any order.`,
        ),
        item(
          t`试跑 | Dry run`,
          t`导入后先检查：缺尺码、超长、重复，逐行标出。 | Missing sizes, too long, doubles: marked by row.`,
        ),
        item(t`付款 | Pay`, t`余额、支付宝或对公转账，可开发票。 | Balance, Alipay or bank transfer, with invoice.`),
        item(
          t`分发 | Hand out`,
          t`每件独立袋装，外贴姓名与尺码，合箱发出。 | Each in its bag with name and size, in one box.`,
        ),
      ],
    },
    {
      kind: 'cards',
      title: t`三条老组织者的经验 | From experienced organisers`,
      items: [
        item(
          t`多订两件 | Two more`,
          t`总有人换码、丢件、临时加入，M 和 L 各多一件。 | Somebody always changes: one more M and L.`,
        ),
        item(
          t`给尺码实物 | Show real sizes`,
          t`先打一件 L 让大家试，比问身高体重准。 | Let everyone try one L; better than asking height.`,
        ),
        item(
          t`提前两周 | Two weeks ahead`,
          t`活动日前十四天付款，留出一次重印的余地。 | Pay fourteen days before, leaving room for one reprint.`,
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`团购问答 | About groups`,
      items: [
        qa(
          t`能分开寄到每个人家里吗？ | Can each piece go to another address?`,
          t`可以，表格加一列地址，按人拆单发货，运费分别计算。 | Yes: add an address column; each is shipped and charged apart.`,
        ),
        qa(
          t`可以先出效果图给领导看吗？ | A preview for approval?`,
          t`保存成品后即可下载样机，或分享链接。 | Mockups can be downloaded as soon as you save.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`先做一件给大家看 | Make one to show`,
      body: t`一件也印，确认了再导入名单。 | One is enough; import the list when all agree.`,
      links: [
        link(t`选团体衫 | Choose shirts`, '/category/apparel'),
        link(t`毕业季专题 | Graduation`, '/activity/graduationSale'),
      ],
    },
  ],
})
