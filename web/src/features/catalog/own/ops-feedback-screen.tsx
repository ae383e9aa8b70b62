import * as contract from '@inkroute/contract/catalog/own'
import { feedbackKinds } from '@inkroute/contract/catalog/own-codes'
import { listScreen } from '../../../shared/list/list-screen.tsx'
import { OpsLink } from '../../../shared/ops/ops-link.tsx'
import { RelativeTime } from '../../../shared/ui/relative-time.tsx'
import { FeedbackAnswer } from './feedback-answer.tsx'
import { ownText as text } from './own.text.ts'
import css from './show-images.module.css'

/** Feedback on products for staff to answer. */
export default listScreen(contract.listProductFeedback, {
  title: text.feedback_title,
  description: ({ reply, say }) => say(text.feedback_description, { count: reply?.open ?? 0 }),
  rowKey: (row) => `${row.seller_id} ${row.id}`,
  filters: {
    status: {
      kind: 'choice',
      shown: 'tabs',
      label: text.feedback_title,
      initial: 'open',
      any: text.feedback_all,
      options: [
        { value: 'open', label: text.feedback_open },
        { value: 'answered', label: text.feedback_answered },
      ],
    },
    keyword: { kind: 'search', label: text.feedback_search },
    kind: {
      kind: 'choice',
      label: text.feedback_kind,
      any: text.feedback_any,
      options: feedbackKinds.map((kind) => ({ value: kind.key, label: kind })),
    },
  },
  columns: [
    {
      title: text.feedback_text,
      cell: (row, { language }) => (
        <>
          <span className="text-xs text-quiet">
            {feedbackKinds.find((kind) => kind.key === row.kind)?.[language] ?? row.kind}
          </span>
          <div>{row.text}</div>
          <div className={`flex flex-wrap gap-1 mt-1 ${css.thumbs}`}>
            {row.pictures.map((picture) => (
              <a key={picture.preview_url} href={picture.url} target="_blank" rel="noreferrer">
                <img src={picture.preview_url} alt={picture.name} width={40} height={40} loading="lazy" />
              </a>
            ))}
          </div>
          <FeedbackAnswer row={row} />
        </>
      ),
    },
    {
      title: text.feedback_product,
      width: 180,
      from: 'md',
      cell: (row) => (
        <a href={`/productDesignDetail/${row.product_id}`} target="_blank" rel="noreferrer">
          {row.product_name}
          <span className="text-xs text-quiet"> {row.product_code}</span>
        </a>
      ),
    },
    {
      title: text.feedback_seller,
      width: 120,
      cell: (row) => (
        <OpsLink kind="seller" id={row.seller_id}>
          {row.seller_name}
        </OpsLink>
      ),
    },
    { title: text.feedback_when, width: 120, from: 'xl', cell: (row) => <RelativeTime at={row.created_at} /> },
  ],
  none: text.feedback_none,
})
