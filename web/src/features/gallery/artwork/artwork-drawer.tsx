import { artPicture } from '@inkroute/contract/catalog/pictures'
import * as contract from '@inkroute/contract/gallery/artwork'
import { listDeskCollections } from '@inkroute/contract/gallery/collection'
import { Drawer, Form, Select, Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showDialog } from '../../../shared/ui/dialog.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../gallery.module.css'
import { artworkText, galleryText, usageText } from '../gallery.text.ts'
import { completeTerm, getYuan, toFen } from '../gallery.view.ts'
import { CommonFields, TermField } from '../parts/fields.tsx'
import { ItemActions, StateTag, useRefusal } from '../parts/item-form.tsx'
import { UsePanel } from '../parts/use-panel.tsx'

type Artwork = contract.DeskArtwork
type Values = Pick<Artwork, 'name_zh' | 'name_en' | 'tags_zh' | 'tags_en' | 'author' | 'licence' | 'licence_note'> &
  Pick<Artwork, 'category' | 'style' | 'tileable'> & { price: string; collection_ids: number[] }

const getValues = (row: Artwork): Values => ({
  ...row,
  price: getYuan(row.price_fen),
  collection_ids: row.collections.map(({ id }) => id),
})

const toInput = ({ price, category, style, ...values }: Values) => ({
  ...values,
  price_fen: toFen(price),
  category: completeTerm(category),
  style: completeTerm(style),
})

function Facts({ row }: { readonly row: Artwork }) {
  const text = useText(artworkText)
  const shared = useText(galleryText)
  return (
    <div className={`flex flex-wrap items-center gap-4 mb-4 ${css.top}`}>
      <div className={`grid place-items-center cursor-pointer aspect-square bg-paper border-0 p-0 ${css.frame}`}>
        <img src={artPicture(row.slug, 480)} alt={row.name_zh} />
      </div>
      <dl className="grid gap-x-3 gap-y-1 m-0">
        <dt>
          <StateTag state={row.state} />
        </dt>
        <dd>
          {row.is_drawing ? text.drawing : text.pixels} · {row.width_px} × {row.height_px} px
        </dd>
        <dt>{text.code}</dt>
        <dd>{row.slug}</dd>
        {row.updated_by ? (
          <>
            <dt>{fill(shared.updated, { by: row.updated_by })}</dt>
            <dd>
              <RelativeTime at={row.updated_at} />
            </dd>
          </>
        ) : null}
      </dl>
    </div>
  )
}

function useEditor(row: Artwork, onClose: () => void, onReload: () => void) {
  const shared = useText(galleryText)
  const usage = useText(usageText)
  const { language } = useLanguage()
  const [form] = Form.useForm<Values>()
  const onError = useRefusal(form, onReload)
  const refetch = [contract.listDeskArtworks, contract.getDeskArtwork, contract.listArtworkTerms, listDeskCollections]
  const options = { refetch, quiet: true, onError }
  const save = useSend(contract.saveArtwork, options)
  const publish = useSend(contract.publishArtwork, options)
  const withdraw = useSend(contract.withdrawArtwork, options)
  const remove = useSend(contract.removeArtwork, options)
  const use = useCall(contract.getArtworkUse, { slug: row.slug }, { quiet: true })
  const { slug } = row
  // Of the version in the form: the row may be refreshed in the background.
  const [revision, setRevision] = useState(row.revision)
  const name = row[`name_${language}`] || slug
  const told = (message: string) => () => {
    showToast('success', message)
    onClose()
  }
  const input = () => ({ ...toInput(form.getFieldsValue(true) as Values), slug, revision })
  const impact = () => {
    const { designs = 0, goods = 0, orders = 0, templates = [] } = use.data ?? {}
    const names = templates.map((one) => one.name).join('、')
    const first = designs + goods + orders > 0 ? fill(usage.impact, { designs, goods, orders }) : usage.impact_none
    return templates.length > 0 ? `${first} ${fill(usage.impact_templates, { names })}` : first
  }
  return {
    form,
    use,
    is_busy: save.isPending || publish.isPending,
    save: () => save.mutate(input(), { onSuccess: told(shared.saved) }),
    publish: () =>
      save.mutate(input(), {
        onSuccess: (saved) => {
          setRevision(saved.revision)
          publish.mutate({ slug, revision: saved.revision }, { onSuccess: told(shared.published) })
        },
      }),
    withdraw: () =>
      showDialog({
        title: fill(usage.withdraw_title, { name }),
        body: impact(),
        action: shared.withdraw,
        run: () => withdraw.mutate({ slug, revision }, { onSuccess: told(shared.was_withdrawn) }),
      }),
    remove: () =>
      showDialog({
        title: shared.remove,
        body: shared.remove_body,
        action: shared.remove,
        run: () => remove.mutate({ slug, revision }, { onSuccess: told(shared.removed) }),
      }),
  }
}

interface EditorProps {
  readonly row: Artwork
  readonly onClose: () => void
  readonly onReload: () => void
}

function Editor({ row, onClose, onReload }: EditorProps) {
  const text = useText(artworkText)
  const shared = useText(galleryText)
  const usage = useText(usageText)
  const { language } = useLanguage()
  const editor = useEditor(row, onClose, onReload)
  const terms = useCall(contract.listArtworkTerms, {}, { quiet: true }).data
  const collections = useCall(listDeskCollections, {}, { quiet: true }).data?.data ?? []
  const options = collections.map((one) => ({ value: one.id, label: one[`name_${language}`] }))
  const templates = editor.use.data?.templates ?? []
  return (
    <>
      <Facts row={row} />
      <Form form={editor.form} layout="vertical" initialValues={getValues(row)}>
        <CommonFields authors={terms?.authors ?? []} />
        <div className={`grid gap-x-3 ${css.columns}`}>
          <Form.Item name="category" label={text.category}>
            <TermField terms={terms?.categories ?? [row.category]} />
          </Form.Item>
          <Form.Item name="style" label={shared.style}>
            <TermField terms={terms?.styles ?? [row.style]} />
          </Form.Item>
        </div>
        <Form.Item name="collection_ids" label={text.collection}>
          <Select mode="multiple" options={options} optionFilterProp="label" />
        </Form.Item>
        <Form.Item name="tileable" label={text.tileable} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
      <ItemActions
        state={row.state}
        is_busy={editor.is_busy}
        onSave={editor.save}
        onPublish={editor.publish}
        onWithdraw={editor.withdraw}
        onRemove={row.state === 'draft' && row.slug.startsWith('art-') && row.designs === 0 ? editor.remove : undefined}
      />
      <br />
      <UsePanel kind="artwork" item={row.slug} counts={editor.use.data}>
        {templates.length > 0 ? (
          <p>
            {usage.templates}{' '}
            {templates.map(({ id, name }) => (
              <Link key={id} to={`/ops/template?open=${id}`} style={{ marginRight: 8 }}>
                {name}
              </Link>
            ))}
          </p>
        ) : null}
      </UsePanel>
    </>
  )
}

/** Everything about one artwork: its description, state and use. */
export function ArtworkDrawer({ slug, onClose }: { readonly slug: string; readonly onClose: () => void }) {
  const shared = useText(galleryText)
  const { language } = useLanguage()
  const found = useCall(contract.getDeskArtwork, { slug }, { quiet: true })
  const row = found.data?.slug === slug ? found.data : undefined
  const [generation, setGeneration] = useState(0)
  const reload = async () => {
    await found.refetch()
    setGeneration(generation + 1)
  }
  return (
    <Drawer open size={760} title={row?.[`name_${language}`] || row?.name_zh || shared.nameless} onClose={onClose}>
      {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : null}
      {row ? (
        <Editor key={generation} row={row} onClose={onClose} onReload={() => void reload()} />
      ) : found.isError ? null : (
        <Skeleton active />
      )}
    </Drawer>
  )
}
