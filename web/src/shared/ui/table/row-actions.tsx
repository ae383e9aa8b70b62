import { Button, type ButtonProps, Dropdown, Modal, Popconfirm, Tooltip } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '../../text/language.tsx'
import { Icon } from '../icon.tsx'
import css from './row-actions.module.css'
import { rowActionsText } from './row-actions.text.ts'
import { type RowAction, splitActions } from './row-actions.view.ts'

interface RouteButtonProps extends ButtonProps {
  readonly route: string
  readonly onFollow?: (() => void) | undefined
}

/** A real link, so that it can be opened in a new tab, which moves within the console when clicked. */
function RouteButton({ route, onFollow, ...look }: RouteButtonProps) {
  const navigate = useNavigate()
  return (
    <Button
      {...look}
      href={route}
      onClick={(event) => {
        onFollow?.()
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(route)
      }}
    />
  )
}

function Visible({ action }: { readonly action: RowAction }) {
  const { label, name, to, route, download, is_danger, is_busy, is_disabled, refusal, confirm, onClick } = action
  const look = {
    type: 'link' as const,
    size: 'small' as const,
    danger: is_danger === true,
    loading: is_busy === true,
    disabled: is_disabled === true || Boolean(refusal),
    ...(name === undefined ? {} : { 'aria-label': name }),
  }
  if (refusal) {
    return (
      <Tooltip title={refusal}>
        <Button {...look}>{label}</Button>
      </Tooltip>
    )
  }
  if (route !== undefined) {
    return (
      <RouteButton {...look} route={route} onFollow={onClick}>
        {label}
      </RouteButton>
    )
  }
  if (download !== undefined) {
    return (
      <Button {...look} href={download}>
        {label}
      </Button>
    )
  }
  if (to !== undefined) {
    return (
      <Button {...look} href={to} target="_blank" rel="noopener">
        {label}
      </Button>
    )
  }
  if (!confirm) {
    return (
      <Button {...look} {...(onClick ? { onClick } : {})}>
        {label}
      </Button>
    )
  }
  return (
    <Popconfirm
      title={confirm.title}
      description={confirm.body}
      okText={confirm.ok}
      cancelText={confirm.cancel}
      {...(onClick ? { onConfirm: onClick } : {})}
    >
      <Button {...look}>{label}</Button>
    </Popconfirm>
  )
}

interface RowActionsProps {
  /** In order of use; false leaves one out. */
  readonly actions: readonly (RowAction | false | null)[]
  /** What “More” is about, for screen readers. */
  readonly more_name?: string
}

/** Actions of a table row: two words at most, the rest behind “More”. */
export function RowActions({ actions, more_name }: RowActionsProps) {
  const text = useText(rowActionsText)
  const [asked, setAsked] = useState<RowAction | null>(null)
  const { visible, more } = splitActions(actions)
  const choose = (key: string) => {
    const action = more.find((one) => one.key === key)
    if (action?.confirm) setAsked(action)
    else if (action?.to !== undefined) window.open(action.to, '_blank', 'noopener')
    else action?.onClick?.()
  }
  const items = more.map(({ key, label, route, is_danger, is_disabled, refusal }) => ({
    key,
    label: route === undefined ? label : <Link to={route}>{label}</Link>,
    danger: is_danger === true,
    disabled: is_disabled === true || Boolean(refusal),
    ...(refusal ? { title: refusal } : {}),
  }))
  return (
    <span className={`inline-flex items-center whitespace-nowrap ${css.actions}`}>
      {visible.map((action) => (
        <Visible key={action.key} action={action} />
      ))}
      {more.length > 0 ? (
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => choose(key) }}>
          <Button
            type="link"
            size="small"
            loading={more.some(({ is_busy }) => is_busy)}
            {...(more_name === undefined ? {} : { 'aria-label': more_name })}
          >
            {text.more}
            <Icon name="chevron_down" size_px={12} />
          </Button>
        </Dropdown>
      ) : null}
      {asked?.confirm ? (
        <Modal
          open
          title={asked.confirm.title}
          okText={asked.confirm.ok}
          cancelText={asked.confirm.cancel}
          okButtonProps={{ danger: asked.is_danger === true }}
          onCancel={() => setAsked(null)}
          onOk={() => {
            asked.onClick?.()
            setAsked(null)
          }}
        >
          {asked.confirm.body}
        </Modal>
      ) : null}
    </span>
  )
}
