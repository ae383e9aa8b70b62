import * as contract from '@inkroute/contract/personal/shop'
import { Button, Input, Popconfirm, Spin } from 'antd'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { copyText } from '../../../shared/format/copy-text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from './shop.module.css'
import { shopText } from './shop.text.ts'
import { htmlSnippet, shopifySnippet, wooSnippet } from './snippets.view.ts'

function Snippet({ name, note, code }: { readonly name: string; readonly note: string; readonly code: string }) {
  const text = useText(shopText)
  const copy = async () => {
    await copyText(code)
    showToast('success', text.copied)
  }
  return (
    <section className="grid min-w-0 gap-1" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <strong>{name}</strong>
        <Button size="small" aria-label={fill(text.copy_one, { name })} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
      <small className="text-quiet">{note}</small>
      <Input.TextArea
        readOnly
        autoSize={{ minRows: 1, maxRows: 8 }}
        value={code}
        aria-label={name}
        className={css.code ?? ''}
        onFocus={({ target }) => target.select()}
      />
    </section>
  )
}

function Code({ id, shop, may_edit }: { id: number; shop: contract.ShopKey; may_edit: boolean }) {
  const text = useText(shopText)
  const words = { no_script: text.no_script, alt: text.alt }
  const revoke = useSend(contract.revokeShopKey, {
    refetch: [contract.getShopKey],
    onSuccess: () => showToast('success', text.revoked),
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>{fill(text.used, { approved: shop.approved, used: shop.used })}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <a href={shop.page_url} target="_blank" rel="noreferrer">
            {text.open}
          </a>
          {may_edit ? (
            <Popconfirm
              title={text.revoke_title}
              description={text.revoke_body}
              onConfirm={() => revoke.mutate({ id })}
            >
              <Button size="small" danger loading={revoke.isPending}>
                {text.revoke}
              </Button>
            </Popconfirm>
          ) : null}
        </span>
      </div>
      <Snippet name={text.link} note={text.link_note} code={shop.page_url} />
      <Snippet name={text.shopify} note={text.shopify_note} code={shopifySnippet(shop, words)} />
      <Snippet name={text.woocommerce} note={text.woocommerce_note} code={wooSnippet(shop, words)} />
      <Snippet name={text.html} note={text.html_note} code={htmlSnippet(shop, words)} />
    </>
  )
}

interface ShopPanelProps {
  readonly id: number
  readonly may_edit: boolean
  /** Whether buyers are asked at all. */
  readonly is_on: boolean
}

/** The public key of goods and how to put it into a shop. */
export function ShopPanel({ id, may_edit, is_on }: ShopPanelProps) {
  const text = useText(shopText)
  const found = useCall(contract.getShopKey, { id }, { quiet: true })
  const make = useSend(contract.makeShopKey, { refetch: [contract.getShopKey] })
  const shop = found.data?.shop
  return (
    <Panel title={text.title}>
      <div className={`grid min-w-0 gap-3 ${css.panel}`}>
        <p>{text.lead}</p>
        {is_on ? null : <p>{text.off}</p>}
        {found.isError && !found.data ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
        {found.isPending ? <Spin /> : null}
        {shop ? <Code id={id} shop={shop} may_edit={may_edit} /> : null}
        {found.data && !shop && may_edit ? (
          <Button className={css.make ?? ''} loading={make.isPending} onClick={() => make.mutate({ id })}>
            {text.make}
          </Button>
        ) : null}
      </div>
    </Panel>
  )
}
