import { avoids, dos, item, link, marketingPage, mockup, qa, t } from '../define-page.ts'

export const saasModelPage = marketingPage('/home/saasModel', {
  name: t`软件服务模式 | Software model`,
  theme: 'midnight',
  title: t`软件服务模式：自带工厂、自带品牌，也能用印途系统 | Software model: run InkRoute with your own factory and brand`,
  description: t`已有工厂或供应链的团队，怎样只用印途的设计、刊登、收单、生产排单系统：能力清单、接入方式、数据归属与上线步骤。 | For teams with their own factory: use InkRoute’s design, listing, orders and production planning, with scope, integration, data ownership and steps.`,
  keywords: t`POD SaaS,印刷管理系统,生产排单系统 | POD SaaS,print management,production planning`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`软件服务模式 | Software model`,
      title: t`工厂是您的，系统可以是我们的 | Your factory, our system`,
      lead: t`很多团队卡在同一处：机器不缺，缺的是把设计、订单、印刷文件、排单和回传连起来的那条线。这条线，可以单独租。 | Many teams have machines and lack the thread that ties designs, orders, print files, planning and tracking together. That thread can be rented alone.`,
      pictures: [
        mockup('laptop-sleeve', 'front', 'white', 'contour-map'),
        mockup('mouse-pad', 'front', 'white', 'pattern-iso-cubes'),
      ],
      actions: [
        link(t`看能力清单 | What it covers`, '/home/saasModel#table'),
        link(t`服务商入驻 | Become a partner`, '/serveJoin'),
      ],
      facts: [],
    },
    {
      kind: 'table',
      title: t`能力清单 | What it covers`,
      columns: [t`环节 | Part`, t`系统做什么 | What the system does`, t`您要准备什么 | What you prepare`],
      rows: [
        [
          t`底版 | Bases`,
          t`管理颜色、尺码、印刷区、价格与库存 | Colours, sizes, print areas, prices, stock`,
          t`产品图与尺寸数据 | Pictures and measurements`,
        ],
        [
          t`设计 | Design`,
          t`在线设计器、样机、三维预览、批量 | Designer, mockups, 3D, batches`,
          t`模板与字体授权 | Templates and font licences`,
        ],
        [
          t`订单 | Orders`,
          t`多平台收单、匹配、预检、付款 | Pulling, matching, preflight, payment`,
          t`店铺授权 | Shop authorisation`,
        ],
        [
          t`生产 | Production`,
          t`全分辨率文件、生产单、扫码流转、合批下载 | Print files, sheets, scanning, batch download`,
          t`扫码枪与工位电脑 | Scanners and a computer`,
        ],
        [
          t`财务 | Finance`,
          t`余额、对账、费用明细、导出 | Balance, reconciliation, exports`,
          t`收款账户 | A bank account`,
        ],
      ],
    },
    {
      kind: 'steps',
      title: t`上线通常四步 | Four steps to go live`,
      items: [
        item(
          t`梳理 | Map`,
          t`把现有底版、工艺、价格整理成一张表，我们提供模板。 | Bases, techniques and prices in one sheet; we give the template.`,
        ),
        item(t`试产 | Pilot`, t`先接一条产线、一个店铺，跑通五十单。 | One line, one shop, fifty orders.`),
        item(
          t`并行 | Parallel`,
          t`新旧两套并行两周，对账一致再切换。 | Old and new side by side for two weeks until accounts agree.`,
        ),
        item(t`扩展 | Extend`, t`接入其余店铺与工厂。 | The other shops and factories.`),
      ],
    },
    {
      kind: 'cards',
      title: t`技术上的承诺 | Technical promises`,
      items: [
        item(
          t`数据归您 | Your data`,
          t`每个卖家的数据按主键隔离，可整库导出。 | Data are separated by seller and can be exported whole.`,
        ),
        item(
          t`可自行部署 | On your own servers`,
          t`一条命令启动，一台机器即可运行，规模大了再拆分节点。 | One command, one machine; more nodes when you grow.`,
        ),
        item(
          t`文件进出 | Files in and out`,
          t`订单可用表格导入，费用与订单可导出为表格。 | Orders come in as spreadsheets; fees and orders go out as spreadsheets.`,
        ),
        item(
          t`印刷文件可核对 | Checkable files`,
          t`带物理尺寸与色彩标签，换机器也印得一样。 | With physical size and colour tag: another machine prints the same.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`是否适合您 | Does it suit you`,
      groups: [
        dos(
          t`每天一百单以上，靠表格已经吃力 | A hundred orders a day and spreadsheets no longer hold`,
          t`自有工厂想接多家卖家 | A factory that wants many sellers`,
          t`需要把产能开放给分销商 | Capacity to open to resellers`,
        ),
        avoids(
          t`只有一种商品、一个店铺 | One product, one shop`,
          t`没有人能投入两周做数据梳理 | Nobody has two weeks to map the data`,
        ),
      ],
    },
    {
      kind: 'faq',
      title: t`常见顾虑 | Common concerns`,
      items: [
        qa(
          t`会不会把我的工厂变成你们的？ | Will you take over my factory?`,
          t`不会。工厂与卖家关系由您管理，我们只提供系统。 | No. Your relations stay yours; we supply the system.`,
        ),
        qa(
          t`断网怎么办？ | What if the network fails?`,
          t`印刷文件可提前批量下载，恢复后扫码补录，订单状态不会乱。 | Files can be fetched in advance; scan later and the states still agree.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`带着您的底版表来聊 | Bring your list of bases`,
      body: t`提交服务商申请，注明“软件合作”，三个工作日内联系您。 | Apply as a service provider with the note “software”; we call within three working days.`,
      links: [link(t`提交申请 | Apply`, '/serveJoin'), link(t`先看卖家系统 | See the seller’s side`, '/home/saas')],
    },
  ],
})
