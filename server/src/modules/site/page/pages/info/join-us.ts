import { infoPage, item, link, shop, t } from '../define-page.ts'

export const joinUsPage = infoPage('/joinUs', {
  name: t`加入我们 | Careers`,
  theme: 'paper',
  title: t`加入印途：我们在找什么样的人 | Join InkRoute: whom we look for`,
  description: t`印途长期招聘的六类岗位、我们怎么工作、面试流程与投递方式，以及工厂、服务商、分销商的合作入口。 | Six kinds of work at InkRoute, how we work, how to apply, and entrances for factories, services and resellers.`,
  keywords: t`印途招聘,加入我们,跨境电商岗位 | InkRoute careers,jobs,join us`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`加入我们 | Careers`,
      title: t`喜欢把事情印清楚的人，会喜欢这里 | For people who like things printed clearly`,
      lead: t`我们的工作横跨车间、代码和海关。共同点是：一个像素、一分钱、一小时，都要说得清楚。 | Our work spans workshop, code and customs. What joins it: a pixel, a fen and an hour must each be accounted for.`,
      pictures: [shop('notebook', 'scene')],
      actions: [],
      facts: [],
    },
    {
      kind: 'cards',
      title: t`长期招聘的岗位 | Open roles`,
      items: [
        item(
          t`工程师 | Engineers`,
          t`TypeScript 全栈、图像处理、平台对接。能把复杂的事写成别人读得懂的代码。 | TypeScript, imaging, marketplace connections; complex things in readable code.`,
        ),
        item(
          t`色彩与工艺 | Colour and technique`,
          t`懂热升华、直喷、烫画的人，负责工艺参数与打样标准。 | Sublimation, direct print and transfer: parameters and sample standards.`,
        ),
        item(
          t`底版产品经理 | Product managers`,
          t`从面料到印刷区，定义一款新底版，并跟到第一千件。 | Define a base from fabric to print area and follow it to the thousandth piece.`,
        ),
        item(
          t`供应链与仓储 | Supply and warehouses`,
          t`美国、德国、波兰三地，管理排单、质检与承运商。 | In the US, Germany and Poland: planning, inspection, carriers.`,
        ),
        item(
          t`卖家成功 | Seller success`,
          t`自己开过店最好。带新卖家走完前三十单。 | Best if you have run a shop; lead new sellers through thirty orders.`,
        ),
        item(
          t`插画与图案 | Illustrators`,
          t`为图库创作原创图案，署名，按季出主题。 | Original designs for the gallery, credited, by season.`,
        ),
      ],
    },
    {
      kind: 'steps',
      title: t`从投递到入职 | From letter to first day`,
      items: [
        item(
          t`投递 | Write`,
          t`简历与一件做过的作品发到客服邮箱，标题写“应聘加岗位”。 | CV and one piece of work to our mailbox, with the role in the subject.`,
        ),
        item(
          t`一次长谈 | One long talk`,
          t`由未来的同事面谈，聊您做过的事，不考脑筋急转弯。 | With future colleagues about what you did; no riddles.`,
        ),
        item(
          t`一道真实的题 | One real task`,
          t`付费的半天小任务，用我们真实的问题。 | A paid half-day on a real problem.`,
        ),
        item(
          t`答复 | An answer`,
          t`五个工作日内，无论结果都说明理由。 | Within five working days, with reasons either way.`,
        ),
      ],
    },
    {
      kind: 'text',
      title: t`我们怎么工作 | How we work`,
      paragraphs: [
        t`每个人都要在车间待一周，亲手印坏三件东西，才开始做本职工作。 | Everyone spends a week on the shop floor and spoils three prints before starting.`,
        t`文档先于会议，数字先于观点，卖家的一句抱怨先于我们的路线图。 | Documents before meetings, figures before opinions, a seller’s complaint before our plans.`,
      ],
    },
    {
      kind: 'links',
      title: t`想以公司身份合作 | As a company`,
      items: [
        { title: t`工厂入驻 | Factories`, body: t`提交设备与产能 | Machines and capacity`, to: '/factoryJoin' },
        { title: t`服务商入驻 | Services`, body: t`物流、设计、培训 | Logistics, design, training`, to: '/serveJoin' },
        { title: t`分销加盟 | Resellers`, body: t`有卖家资源的团队 | Teams with sellers`, to: '/resellerJoin' },
      ],
    },
    {
      kind: 'action',
      title: t`先认识一下产品 | Get to know the product`,
      body: t`注册一个账户，自己做一件商品，面试时我们会聊到它。 | Register, make one product; we shall talk about it.`,
      links: [link(t`去试试 | Try it`, '/products'), link(t`联系方式 | Contact`, '/home/aboutUs')],
    },
  ],
})
