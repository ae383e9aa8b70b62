import { spareDays } from '@inkroute/contract/site/season-dates'
import { avoids, dos, item, link, mockup, qa, seasonalPage, shop, t } from '../define-page.ts'

export const halloweenCustomizationPage = seasonalPage('/activity/halloweenCustomization', {
  name: t`万圣节个性化定制 | Personalised Halloween`,
  theme: 'midnight',
  title: t`万圣节个性化定制：名字、宠物、亲子款怎么做不出错 | Personalised Halloween: names, pets and families without mistakes`,
  description: t`带名字的要糖袋、穿斗篷的宠物、全家同款幽灵：个性化文字层怎么设、字数怎么限、买家信息怎么收，附截单日与标题用词。 | Candy totes with names, pets in capes, families of ghosts: text layers, limits, collecting the buyer’s words, deadlines and keywords.`,
  keywords: t`万圣节定制,个性化要糖袋,亲子万圣节T恤,宠物万圣节 | personalised Halloween,candy tote with name,family Halloween shirts,pet Halloween`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`名字、爪印、一家人 | Names, paws, families`,
      title: t`写上名字的幽灵，不会被放回货架 | A ghost with a name is never put back on the shelf`,
      lead: t`个性化商品价格高三到五成，退货少一半，代价是多一步确认。把确认做成模板，就只剩好处。下面按“谁的名字、印在哪、怎么收”讲清楚。 | Personalised goods sell for more and come back less; the price is one more step. Make that step a template. Here is whose name, where it goes and how to collect it.`,
      pictures: [
        mockup('kids-tee', 'front', 'black', 'ghost-boo'),
        mockup('pet-bandana', 'front', 'white', 'pattern-ghost-pink'),
        mockup('tote', 'front', 'natural', 'witch-brew'),
      ],
      actions: [
        link(t`个性化怎么设置 | Set up personalisation`, '/activity/halloweenCustomization#steps'),
        link(t`全季计划 | Season plan`, '/activity/halloween'),
      ],
      facts: [],
    },
    {
      kind: 'steps',
      title: t`一个会填名字的模板 | A template that fills in names`,
      items: [
        item(
          t`留一个文字层 | Keep a text layer`,
          t`在设计模板里放“NAME”文字层，设最长 10 个字母、自动缩小到最小 60%。 | Put a layer “NAME” into the template: ten letters at most, shrinking to 60%.`,
        ),
        item(
          t`写进选项 | Say it in the option`,
          t`商品页提示“输入名字，最多 10 个字母，大小写照印”，避免事后争议。 | “Enter a name, up to 10 letters, printed as typed” avoids arguments.`,
        ),
        item(
          t`批量填入 | Fill in a batch`,
          t`把买家的文字整理成表格，批量设计时一列对应一个文字层。 | Put the buyers’ words into a spreadsheet: in a batch run one column fills one layer.`,
        ),
        item(
          t`预检把关 | Preflight`,
          t`还留着默认字样的图案，预检会在付款前提示。 | Designs that still say “NAME” are flagged by preflight before payment.`,
        ),
      ],
    },
    {
      kind: 'picture_text',
      title: t`宠物也要变装 | Pets dress up too`,
      paragraphs: [
        t`宠物三角巾两个尺寸，小号适合猫和小型犬，大号适合中型犬。名字放在三角形的上边，离边 1.5 厘米，毛发遮不住。 | The pet bandana has two sizes, for cats and small dogs and for medium ones. Put the name along the upper edge, 1.5 cm in, where fur does not hide it.`,
        t`再配一件主人的同款 T恤，作为一条刊登的两个选项，客单价直接翻倍。 | Add the owner’s matching shirt as the second option of the listing and the basket doubles.`,
      ],
      picture: shop('pet-bandana', 'hero'),
    },
    {
      kind: 'deadlines',
      title: t`个性化订单的截单日 | Deadlines for personalised orders`,
      lead: t`请再为自己多留两天，用来和买家确认拼写。 | Leave yourself two more days to confirm the spelling with the buyer.`,
      holiday: 'halloween',
      lanes: ['us_us', 'eu_eu', 'cn_us', 'cn_eu', 'cn_uk'],
      spare_days: spareDays.halloween,
    },
    {
      kind: 'artworks',
      title: t`好加字的图案 | Designs with room for a name`,
      lead: t`主体居中、下方留白，名字放得下。 | Centred, with space below for the name.`,
      slugs: ['ghost-boo', 'jack-o-lantern', 'witch-brew', 'moonlight-black-cat', 'french-bulldog', 'trick-or-treat'],
      on: { product: 'kids-tee', view: 'front', colour: 'black' },
    },
    {
      kind: 'keywords',
      title: t`个性化的搜索词 | Words for personalised goods`,
      groups: [
        {
          name: t`孩子 | Children`,
          words: [
            'personalized trick or treat bag',
            'kids halloween shirt with name',
            'my first halloween outfit',
            'toddler ghost shirt custom',
          ],
        },
        {
          name: t`全家 | Families`,
          words: [
            'matching family halloween shirts',
            'ghost family name pillow',
            'custom family spooky shirt',
            'mama ghost papa ghost',
          ],
        },
        {
          name: t`宠物 | Pets`,
          words: [
            'halloween dog bandana with name',
            'custom cat halloween bandana',
            'dog and owner matching halloween',
            'spooky pet portrait mug',
          ],
        },
      ],
    },
    {
      kind: 'checklist',
      title: t`个性化的雷区 | Where personalising goes wrong`,
      groups: [
        dos(
          t`字体只给两种选择：一种圆润、一种手写，再多买家会犹豫 | Offer two typefaces, one round, one script; more make buyers hesitate`,
          t`把买家写的字原样显示在订单页，发现疑似错字先问再印 | Show the words as typed and ask before printing when they look wrong`,
        ),
        avoids(
          t`允许表情符号和中文，很多字体没有对应字形 | Emoji and other scripts that the typeface lacks`,
          t`儿童姓名印在背后外侧，家长担心被陌生人叫出名字 | Children’s names large on the back: parents worry about strangers`,
          t`承诺“可无限次改稿” | Promising endless changes`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`适合加名字的底版 | Bases for names`,
      rule: { codes: ['kids-tee', 'tote', 'pet-bandana', 'mug', 'pillow', 'keychain', 'puzzle', 'blanket'] },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`关于个性化 | About personalisation`,
      items: [
        qa(
          t`买家写错名字算谁的？ | Who pays for a misspelled name?`,
          t`按买家填写印制的商品不因写错退货；我们印错则免费重印，见[退款规则](/refund)。 | Goods printed as typed are not returned for a typing error; if we print it wrong we reprint at no cost, see [refunds](/refund).`,
        ),
        qa(
          t`二十个孩子二十个名字，怎么下单？ | Twenty children, twenty names?`,
          t`用表格导入，一行一个名字，合并成一张订单同箱发出。 | Import a spreadsheet, one row a name, merged into one order and one box.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`做一个会填名字的幽灵 | Make a ghost that learns names`,
      body: t`选一张图库图案，加一个文字层，保存为模板。 | Take a gallery design, add a text layer, save it as a template.`,
      links: [link(t`开始制作 | Begin`, '/products')],
    },
  ],
})
