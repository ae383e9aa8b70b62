import * as contract from '@inkroute/contract/dashboard/dashboard'
import { Button, Checkbox, DatePicker, Input, Skeleton } from 'antd'
import type { Dayjs } from 'dayjs'
import dayjs from 'dayjs'
import { type FormEvent, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { todoText } from '../dashboard.text.ts'
import { shortDay } from '../overview.view.ts'
import css from './todo-card.module.css'

const refetch = [contract.listTodos]

function Due({ todo }: { todo: contract.Todo }) {
  const text = useText(todoText)
  if (todo.due_on === null || todo.is_done) return null
  const today = dayjs().format('YYYY-MM-DD')
  const day = shortDay(todo.due_on)
  if (todo.due_on === today) return <small data-now>{text.today}</small>
  return todo.due_on < today ? <small data-late>{fill(text.late, { day })}</small> : <small>{day}</small>
}

function Item({ todo }: { todo: contract.Todo }) {
  const text = useText(todoText)
  const change = useSend(contract.changeTodo, { refetch, quiet: true })
  const remove = useSend(contract.deleteTodo, { refetch, quiet: true })
  const is_done = change.isPending ? change.variables.is_done : todo.is_done
  return (
    <li className={`grid items-center min-h-9 gap-2 py-1 ${css.item}`} data-done={is_done}>
      <Checkbox
        checked={is_done}
        aria-label={fill(text.tick, { body: todo.body })}
        onChange={({ target }) => change.mutate({ id: todo.id, is_done: target.checked })}
      />
      <span className={`wrap-anywhere ${css.body}`}>{todo.body}</span>
      <Due todo={todo} />
      <Button
        type="text"
        size="small"
        className="text-quiet"
        aria-label={fill(text.remove, { body: todo.body })}
        icon={<Icon name="close" size_px={14} />}
        onClick={() => remove.mutate({ id: todo.id })}
      />
    </li>
  )
}

function AddForm() {
  const text = useText(todoText)
  const [body, setBody] = useState('')
  const [due, setDue] = useState<Dayjs | null>(null)
  const add = useSend(contract.addTodo, {
    refetch,
    quiet: true,
    onSuccess: () => {
      setBody('')
      setDue(null)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim() !== '' && !add.isPending) add.mutate({ body, due_on: due?.format('YYYY-MM-DD') ?? null })
  }
  return (
    <form className={`flex flex-wrap gap-2 mb-3 ${css.form}`} onSubmit={submit}>
      <Input
        value={body}
        maxLength={120}
        placeholder={text.placeholder}
        aria-label={text.placeholder}
        onChange={({ target }) => setBody(target.value)}
      />
      <DatePicker
        value={due}
        onChange={setDue}
        aria-label={text.due}
        placeholder={text.due}
        format="M/D"
        minDate={dayjs()}
      />
      <Button htmlType="submit" disabled={body.trim() === ''} loading={add.isPending}>
        {text.add}
      </Button>
    </form>
  )
}

/** A personal to-do list. */
export function TodoCard() {
  const text = useText(todoText)
  const { data, isError, refetch: again } = useCall(contract.listTodos, {}, { quiet: true })
  const open = data?.data.filter((todo) => !todo.is_done) ?? []
  const done = data?.data.filter((todo) => todo.is_done) ?? []
  return (
    <Panel title={text.title}>
      <AddForm />
      {isError && !data ? <LoadFailed onRetry={() => void again()} /> : null}
      {!data && !isError ? <Skeleton active title={false} paragraph={{ rows: 3 }} /> : null}
      {data?.data.length === 0 ? <p className="text-quiet">{text.empty}</p> : null}
      <ul className="bare-list grid">
        {open.map((todo) => (
          <Item key={todo.id} todo={todo} />
        ))}
      </ul>
      {done.length > 0 ? (
        <details className={`text-quiet mt-2 ${css.done}`}>
          <summary>{fill(text.done, { count: done.length })}</summary>
          <ul className="bare-list grid">
            {done.map((todo) => (
              <Item key={todo.id} todo={todo} />
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  )
}
