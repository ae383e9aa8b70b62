import { avoids, dos, infoPage, item, link, t } from '../define-page.ts'

export const copyrightNoticePage = infoPage('/home/copyrightNotice', {
  name: t`版权声明 | Copyright notice`,
  theme: 'paper',
  title: t`版权声明与侵权投诉流程 | Copyright notice and how to complain`,
  description: t`平台图库的授权范围、上传图案的权利归属、侵权检查怎么做、权利人如何投诉、卖家如何申诉，以及重复侵权的处理。 | What gallery licences allow, who owns uploads, how we check, how owners complain, how sellers answer, and repeat infringement.`,
  keywords: t`版权声明,侵权投诉,图库授权,商标词检查 | copyright,infringement complaint,gallery licence,brand words`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`法律 | Legal`,
      title: t`版权声明 | Copyright notice`,
      lead: t`一张侵权的图，可能让几千家店同时被冻结。我们希望您的店不在其中，所以把规则写细。 | One infringing picture can freeze thousands of shops at once. So that yours is not among them, the rules are precise.`,
      pictures: [],
      actions: [],
      facts: [],
    },
    {
      kind: 'cards',
      title: t`三种图，三种权利 | Three kinds of pictures`,
      items: [
        item(
          t`您上传的 | Yours`,
          t`归您或原作者。我们不取得所有权，只在生产需要的范围内使用。 | They stay yours; we use them only as production requires.`,
        ),
        item(
          t`平台图库的 | From the gallery`,
          t`由本平台制作，注册卖家可用于在印途印制的商品销售，可修改、可加字；不得转售图片文件本身，不得注册为商标。 | Made by this platform. Registered sellers may sell goods printed at InkRoute with them, change them and add words, but not resell the files or register them as marks.`,
        ),
        item(
          t`别人的 | Somebody else’s`,
          t`角色、标志、照片、歌词、字体都可能受保护。“网上找的”不等于“可以用”。 | Characters, marks, photos, lyrics and typefaces may be protected. Found online does not mean free.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`下笔前自查 | Before you begin`,
      groups: [
        dos(
          t`自己画，或保留委托合同与源文件 | Draw it yourself or keep contract and source`,
          t`照片取得被拍者和摄影者的同意 | Have the leave of sitter and photographer`,
          t`字体确认可商用，设计器里的字体均可商用 | Check typefaces; those in the designer may be used commercially`,
          t`英文短句先查商标库，短不代表没人注册 | Look short phrases up in trademark registers`,
        ),
        avoids(
          t`影视、动漫、游戏角色，改颜色改表情也算 | Film, anime and game characters, even altered`,
          t`球队、学校、车标、奢侈品花纹 | Teams, schools, cars, luxury patterns`,
          t`名人肖像与签名 | Celebrities’ faces and signatures`,
          t`“灵感来自某品牌”写进标题 | “Inspired by” a brand in the title`,
        ),
      ],
    },
    {
      kind: 'clauses',
      version: '2026-11-01',
      intro: t`权利人、卖家与平台三方的权利义务如下。 | Rights and duties of owners, sellers and the platform.`,
      sections: [
        {
          title: t`我们的检查 | What we check`,
          paragraphs: [
            t`设计保存与付款前，系统比对图案文字与标题中的品牌词表，并提示原因。检查是帮助，不构成不侵权的保证。 | On saving and before payment words of design and title are compared with a list of brands, and the reason is shown. It helps, but does not warrant that nothing is infringed.`,
          ],
        },
        {
          title: t`权利人如何投诉 | How owners complain`,
          paragraphs: [
            t`请向客服邮箱提供：权利证明、涉嫌侵权的商品图或链接、联系方式、真实性声明。资料齐全的，我们在两个工作日内停止生产与展示。 | Mail us proof of right, pictures or links, contact details and a statement of truth. With complete papers we stop production and display within two working days.`,
          ],
        },
        {
          title: t`通知与申诉 | Notice and answer`,
          paragraphs: [
            t`我们会把投诉内容转给卖家，卖家可在五个工作日内提交授权、原创证明等反通知。双方均有依据的，建议通过法律途径解决，期间保持暂停。 | The seller receives the complaint and may answer within five working days with licence or proof of origin. If both have grounds, the law decides and production stays stopped.`,
          ],
        },
        {
          title: t`已付款订单 | Paid orders`,
          paragraphs: [
            t`因侵权停止的未生产订单全额退款；已生产的，费用由提交图案的卖家承担。 | Orders not yet printed are refunded; printed ones are borne by whoever submitted the design.`,
          ],
        },
        {
          title: t`重复侵权 | Repeated infringement`,
          paragraphs: [
            t`十二个月内三次成立的侵权，暂停设计与下单；情节严重的终止账户。恶意投诉同样会被记录。 | Three proven cases in twelve months suspend designing and ordering; serious ones end the account. Abusive complaints are recorded too.`,
          ],
        },
        {
          title: t`本站内容 | This site`,
          paragraphs: [
            t`印途的名称、标识、界面、文章与商品图片未经许可不得复制。卖家可在自己的刊登中使用商品样机与尺码图。 | Name, marks, screens, articles and pictures of InkRoute may not be copied without leave. Sellers may use mockups and size charts in their listings.`,
          ],
        },
      ],
    },
    {
      kind: 'action',
      title: t`收到侵权警告？ | Received a warning?`,
      body: t`先停售，再看证据，三天内回复。需要帮助就联系我们。 | Stop selling, look at the evidence, answer within three days. Ask us for help.`,
      links: [link(t`联系我们 | Contact us`, '/home/aboutUs'), link(t`服务条款 | Terms`, '/serviceClause')],
    },
  ],
})
