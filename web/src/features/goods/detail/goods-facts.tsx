import { MAX_GOODS_TITLE, MAX_TAGS_PER_GOODS } from '@inkroute/contract/goods/codes'
import { type GoodsDetail, updateGoods } from '@inkroute/contract/goods/goods'
import { listGoodsTags } from '@inkroute/contract/goods/tag'
import { Button, Form, Input, Select } from 'antd'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useMayOpen, usePermission } from '../../../shared/session/permission.tsx'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { goodsRefetch } from '../goods.api.ts'
import css from './detail.module.css'
import { detailText } from './detail.text.ts'

interface Words {
  readonly title: string
  readonly title_en: string
  readonly remark: string
  readonly tag_ids: number[]
}

function Origin({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const may_open = useMayOpen()
  const time = formatInstant(goods.created_at, useTimeZone())
  const printed = goods.views.filter((view) => view.is_printed).map((view) => view.name)
  return (
    <dl className={`grid gap-x-4 gap-y-2 m-0 mt-6 ${css.origin}`}>
      <dt className="text-quiet">{text.product}</dt>
      <dd className="m-0">
        <Link to={`/productDesignDetail/${goods.basic_product_id}`}>{goods.product_name}</Link>
      </dd>
      <dt className="text-quiet">{text.printed}</dt>
      <dd className="m-0">{printed.join('、')}</dd>
      <dt className="text-quiet">{text.version}</dt>
      <dd className="m-0">
        v{goods.design_version}{' '}
        {may_open('/design/designRecord') ? (
          <Link to={`/design/designRecord?id=${goods.design_id}`}>{text.versions}</Link>
        ) : null}
      </dd>
      <dt className="text-quiet">{text.created}</dt>
      <dd className="m-0">{fill(text.created_by, { name: goods.created_by, time })}</dd>
    </dl>
  )
}

/** Names, tags and remark to edit; where the goods come from to read. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  const text = useText(detailText)
  const may_edit = usePermission('goods.library:edit') && goods.deleted_at === null
  const [form] = Form.useForm<Words>()
  const tags = useCall(listGoodsTags, {}, { quiet: true }).data?.tags ?? goods.tags
  const save = useSend(updateGoods, {
    refetch: goodsRefetch,
    onSuccess: () => showToast('success', text.saved),
  })
  const { id, title, title_en, remark } = goods
  return (
    <Panel title={text.facts}>
      <Form
        // A saved title may have got a number: the form then starts from it.
        key={goods.updated_at}
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={!may_edit}
        initialValues={{ title, title_en, remark, tag_ids: goods.tags.map((tag) => tag.id) }}
        onFinish={(words) => save.mutate({ id, ...words })}
      >
        <Form.Item
          name="title"
          label={text.title}
          rules={[{ required: true, whitespace: true, message: text.required }]}
        >
          <Input maxLength={MAX_GOODS_TITLE} />
        </Form.Item>
        <Form.Item name="title_en" label={text.title_en}>
          <Input maxLength={MAX_GOODS_TITLE} />
        </Form.Item>
        <Form.Item name="tag_ids" label={text.tags}>
          <Select
            mode="multiple"
            maxCount={MAX_TAGS_PER_GOODS}
            showSearch={{ optionFilterProp: 'label' }}
            options={tags.map((tag) => ({ value: tag.id, label: tag.name }))}
          />
        </Form.Item>
        <Form.Item name="remark" label={text.remark}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 5 }} />
        </Form.Item>
        {may_edit ? (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {text.save}
          </Button>
        ) : null}
      </Form>
      <Origin goods={goods} />
    </Panel>
  )
}
