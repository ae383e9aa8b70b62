import * as contract from '@inkroute/contract/goods/class'
import { Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useText } from '../../../../shared/text/language.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import css from '../class.module.css'
import { classText } from '../class.text.ts'
import { ClassGoods } from './class-goods.tsx'
import { ClassSide } from './class-side.tsx'

/** The seller's own classes of goods. The chosen one stands in the address. */
export default function ClassScreen() {
  const text = useText(classText)
  const [search, setSearch] = useSearchParams()
  const found = useCall(contract.listGoodsClasses, {}, { quiet: true })
  const asked = search.get('class')
  const chosen = asked === null ? undefined : Number(asked) || 0
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  return (
    <>
      <PageHeader description={text.description} />
      {found.data ? (
        <div className={css.columns}>
          <ClassSide
            {...found.data}
            chosen={chosen}
            onChoose={(id) => setSearch(id === undefined ? {} : { class: String(id) }, { replace: true })}
          />
          <ClassGoods key={asked ?? ''} class_id={chosen} classes={found.data.classes} />
        </div>
      ) : (
        <Skeleton active />
      )}
    </>
  )
}
