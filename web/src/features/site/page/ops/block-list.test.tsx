import type { PageBlock } from '@inkroute/contract/site/page/blocks'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, type FormInstance } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BlockList } from './block-list.tsx'

const pair = (zh: string, en: string) => ({ zh, en })
const blocks: PageBlock[] = [
  { kind: 'text', title: pair('甲', 'A'), paragraphs: [pair('一段', 'One')] },
  {
    kind: 'faq',
    title: pair('问答', 'Questions'),
    items: [{ question: pair('多久？', 'How long?'), answer: pair('两天', 'Two days') }],
  },
]

let form: FormInstance
function Host() {
  const [own] = Form.useForm()
  form = own
  return (
    <Form form={own} initialValues={{ blocks }}>
      <BlockList />
    </Form>
  )
}
beforeEach(() => {
  render(<Host />)
})
afterEach(cleanup)
const kept = () => form.getFieldsValue(true).blocks as PageBlock[]

test('a block opens with both languages side by side and keeps its input', async () => {
  await userEvent.click(screen.getByRole('button', { name: /问答/ }))
  const answer = screen.getByLabelText('回答 · 英文')
  await userEvent.clear(answer)
  await userEvent.type(answer, 'Three')
  const faq = kept()[1]
  expect(faq?.kind === 'faq' && faq.items[0]?.answer).toEqual({ zh: '两天', en: 'Three' })
})

test('moving blocks loses nothing', async () => {
  await userEvent.click(screen.getAllByRole('button', { name: '下移' })[0]!)
  expect(kept().map(({ kind }) => kind)).toEqual(['faq', 'text'])
  expect(kept()).toEqual([blocks[1], blocks[0]])
})

test('an optional text emptied in both languages is removed from the block', async () => {
  await userEvent.click(screen.getByRole('button', { name: /甲/ }))
  await userEvent.clear(screen.getByLabelText('标题 · 中文'))
  await userEvent.clear(screen.getByLabelText('标题 · 英文'))
  expect(JSON.parse(JSON.stringify(kept()[0]))).toEqual({ kind: 'text', paragraphs: [pair('一段', 'One')] })
})
