import { fact, item, link, marketingPage, qa, shop, t } from '../define-page.ts'

export const productionProcessPage = marketingPage('/home/productionProcess', {
  name: t`生产流程 | How it is made`,
  theme: 'moss',
  title: t`生产流程：从付款到揽收的每一道工序 | How it is made: every step from payment to hand-over`,
  description: t`印刷文件怎样生成，九种工艺各走什么流程，质检看什么，不合格怎么办，包装与出库如何核对，时间各花在哪里。 | How print files are made, what each of nine techniques does, what inspection looks for, and where the hours go.`,
  keywords: t`POD生产流程,数码直喷,热升华,烫画,质检 | POD production,direct to garment,sublimation,DTF,quality check`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`生产流程 | How it is made`,
      title: t`您付款之后，我们在做什么 | What we do after you pay`,
      lead: t`每一件商品都有一个码，从印刷文件到包裹，扫到哪里，状态就到哪里。您在订单页看到的，就是车间里发生的。 | Every piece has a code, from print file to parcel. Where it is scanned is where it is; your order page shows the shop floor.`,
      pictures: [shop('tshirt', 'detail'), shop('canvas', 'detail'), shop('tumbler', 'detail')],
      actions: [
        link(t`时效承诺 | Our time promise`, '/home/timeliness'),
        link(t`看工艺对照 | Compare techniques`, '/home/productionProcess#table'),
      ],
      facts: [
        fact(t`9 座 | 9`, t`工厂，三个地区 | factories in three regions`),
        fact(t`9 种 | 9`, t`印制工艺 | techniques`),
        fact(t`3 次 | 3`, t`扫码核对 | scans`),
        fact(t`2 道 | 2`, t`质检：印前、印后 | inspections, before and after`),
      ],
    },
    {
      kind: 'steps',
      title: t`七道工序 | Seven steps`,
      items: [
        item(
          t`生成文件 | The file`,
          t`付款后按设计文档生成全分辨率 PNG，写入物理尺寸和色彩标签，附一张带缩略图和条码的生产单。 | A full-resolution PNG with physical size and colour tag is made, with a sheet of thumbnail and code.`,
        ),
        item(
          t`再次预检 | Preflight again`,
          t`服务器重新检查分辨率、出界、细线；有错误的订单不会进入队列，除非您明确接受。 | The server checks again; errors stop the order unless you accepted them.`,
        ),
        item(
          t`排单 | Planning`,
          t`按工厂、工艺、底版合并，同图相邻，减少换版；临近承诺时间的优先。 | Grouped by factory, technique and base; what is due soonest comes first.`,
        ),
        item(
          t`领料 | Picking`,
          t`扫码领底版，颜色尺码不符会报警。 | The blank is scanned; a wrong colour or size raises an alarm.`,
        ),
        item(
          t`印制 | Printing`,
          t`按工艺设定温度、压力、时间，首件确认后连续生产。 | Heat, pressure and time by technique; the first piece is approved.`,
        ),
        item(
          t`质检 | Inspection`,
          t`位置、颜色、瑕疵、尺码四项，不合格立即重印，不计入您的等待。 | Position, colour, flaws and size; failures are reprinted at once.`,
        ),
        item(
          t`包装出库 | Packing`,
          t`放入品牌卡片，贴面单，称重；重量不符会拦下复核。 | Cards in, label on, weighed; a wrong weight is checked again.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`工艺对照 | Techniques compared`,
      columns: [t`工艺 | Technique`, t`怎么印 | How`, t`适合 | Good for`, t`注意 | Mind`],
      rows: [
        [
          t`数码直喷 | Direct to garment`,
          t`墨水直接喷入棉纤维 | Ink goes into cotton fibre`,
          t`照片、渐变、浅色棉 | Photos, gradients, light cotton`,
          t`深色需白墨底 | Dark cloth needs a white base`,
        ],
        [
          t`白墨烫画 | DTF`,
          t`印在膜上再热压 | Printed on film, pressed`,
          t`深色、混纺、鲜艳色 | Dark or mixed cloth, bright colours`,
          t`大面积略有膜感 | Large areas feel filmy`,
        ],
        [
          t`热升华 | Sublimation`,
          t`高温使墨水渗入涂层或涤纶 | Heat drives ink into coating or polyester`,
          t`杯、满版布、鼠标垫 | Cups, all-over cloth, pads`,
          t`只在白色涤纶或涂层上有效 | White polyester or coating only`,
        ],
        [
          t`UV 打印 | UV`,
          t`墨水遇紫外光固化 | Ink hardened by light`,
          t`手机壳、亚克力、挂钟 | Cases, acrylic, clocks`,
          t`可有浮雕感 | May be raised`,
        ],
        [
          t`刺绣 | Embroidery`,
          t`针线绣出图案 | Stitched`,
          t`帽子、左胸标志 | Caps, left chest`,
          t`不适合细线与渐变 | No thin lines or gradients`,
        ],
        [
          t`激光雕刻 | Laser`,
          t`烧蚀涂层露出金属 | Burns the coating off`,
          t`金属水壶 | Metal bottles`,
          t`单色 | One tone`,
        ],
        [
          t`艺术微喷 | Giclée`,
          t`颜料墨喷在画布、纸上 | Pigment on canvas or paper`,
          t`帆布画、海报 | Canvas, posters`,
          t`工期稍长 | A little longer`,
        ],
      ],
    },
    {
      kind: 'timeline',
      title: t`时间花在哪 | Where the hours go`,
      lead: t`以美国工厂的 T恤为例：付款到交给承运商 {{dispatch:code=tshirt:US}}。 | A T-shirt in the United States: {{dispatch:code=tshirt:US}} from payment to hand-over.`,
      items: [
        {
          when: t`第一步 | First`,
          title: t`文件与排单 | File and plan`,
          body: t`自动完成，您可在此时改地址、换尺码。 | Automatic; you may still change address and size.`,
        },
        {
          when: t`第二步 | Second`,
          title: t`等待上机 | Waiting for the machine`,
          body: t`进入“生产中”之前都可自助取消。 | Until production starts you may cancel.`,
        },
        {
          when: t`第三步 | Third`,
          title: t`印制与固化 | Print and cure`,
          body: t`印制只要几分钟，固化和冷却才是大头。 | Printing takes minutes; curing takes the time.`,
        },
        {
          when: t`第四步 | Fourth`,
          title: t`质检与包装 | Inspect and pack`,
          body: t`同一订单的多件在这里会合。 | Pieces of one order meet here.`,
        },
        {
          when: t`第五步 | Fifth`,
          title: t`交给承运商 | Hand-over`,
          body: t`扫描后运单号写回店铺。 | After the scan the number goes to your shop.`,
        },
      ],
    },
    {
      kind: 'faq',
      title: t`生产问答 | About production`,
      items: [
        qa(
          t`我能指定工厂吗？ | Can I choose the factory?`,
          t`选仓库即选地区；同一地区内由系统按产能分配。 | Choosing stock chooses the region; within it capacity decides.`,
        ),
        qa(
          t`颜色会和屏幕一样吗？ | Will colours match my screen?`,
          t`屏幕发光、布料反光，不会完全相同。文件按 sRGB 管理，同一图案不同批次之间保持一致。 | A screen shines and cloth reflects, so never exactly. Files are colour-managed and batches agree with each other.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`最好的证明是一件样品 | A sample proves it best`,
      body: t`选一件，走一遍完整流程，把时间和质量记下来。 | Choose one, go through it all, note time and quality.`,
      links: [link(t`去打样 | Order a sample`, '/home/takeSample')],
    },
  ],
})
