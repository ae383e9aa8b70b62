import type { NewMessage } from '../message/message.ts'

interface Review {
  readonly id: number
  readonly name: string
  readonly is_accepted: boolean
  readonly remark: string
  readonly product_id: number | null
}

const said = (remark: string, zh: string, en: string) => ({
  zh: remark === '' ? '' : `${zh}${remark}`,
  en: remark === '' ? '' : ` ${en}${remark}`,
})

/** What the seller reads after the review. */
export function reviewMessage({ id, name, is_accepted, remark, product_id }: Review): Omit<NewMessage, 'seller_id'> {
  const word = said(remark, is_accepted ? '运营留言：' : '原因：', is_accepted ? 'Our note: ' : 'Reason: ')
  const next =
    product_id === null
      ? { zh: '我们会尽快安排打样和上架。', en: 'Sampling and listing come next.' }
      : { zh: '产品已经上架，可以直接开始设计。', en: 'The product is listed; you can design it now.' }
  const refused = { zh: '修改后可以再次提交。', en: 'You can change it and send it again.' }
  const rest = is_accepted ? next : refused
  return {
    type: 1,
    permission: 'selection.apply',
    title: is_accepted
      ? { zh: '上架申请已通过', en: 'Your listing application was accepted' }
      : { zh: '上架申请未通过', en: 'Your listing application was refused' },
    body: { zh: `“${name}”。${word.zh}${word.zh === '' ? '' : ' '}${rest.zh}`, en: `“${name}”.${word.en} ${rest.en}` },
    link: `/basic/applyProducts?id=${id}`,
  }
}
