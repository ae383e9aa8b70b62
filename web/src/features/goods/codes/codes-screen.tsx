import { MAX_SKU_RULE, skuByRule, skuRuleProblem, skuRuleProblemTexts, skuTokens } from '@inkroute/contract/goods/codes'
import { dayToken, paddedSeq } from '@inkroute/contract/goods/name'
import { getSkuRule, setSkuRule } from '@inkroute/contract/goods/sku'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useTimeZone } from '../../../shared/session/use-user.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { ChangePanel } from './change-panel.tsx'
import { codesText } from './codes.text.ts'

/** How codes of coming SKUs are made, with an example that follows every key. */
function RulePanel() {
  const text = useText(codesText)
  const { language } = useLanguage()
  const time_zone = useTimeZone()
  const known = useCall(getSkuRule, {}, { quiet: true }).data
  const [typed, setTyped] = useState<string | null>(null)
  const rule = typed ?? known?.rule ?? ''
  const problem = known || typed !== null ? skuRuleProblem(rule) : null
  const save = useSend(setSkuRule, { refetch: [getSkuRule], onSuccess: () => showToast('success', text.saved) })
  const example = skuByRule(rule, {
    product: 'tshirt',
    colour: 'black',
    size: 'M',
    seq: paddedSeq(known?.next_seq ?? 1),
    date: dayToken(new Date(), time_zone),
  })
  return (
    <Panel title={text.rule_title}>
      <Form layout="vertical" onFinish={() => save.mutate({ rule })}>
        <Form.Item
          label={text.rule}
          {...(problem ? { validateStatus: 'error' as const } : {})}
          help={problem ? skuRuleProblemTexts[problem][language] : fill(text.rule_help, { example })}
        >
          <Input
            aria-label={text.rule}
            value={rule}
            maxLength={MAX_SKU_RULE}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
        <fieldset
          style={{ display: 'flex', flexWrap: 'wrap', gap: 8, border: 0, margin: '0 0 16px', padding: 0 }}
          aria-label={text.insert}
        >
          {skuTokens.map((token) => (
            <Button key={token.token} size="small" onClick={() => setTyped(`${rule}{${token.token}}`)}>
              {token[language]}
            </Button>
          ))}
        </fieldset>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={problem !== null || typed === null}>
          {text.save_rule}
        </Button>
      </Form>
    </Panel>
  )
}

/** Rules of SKU codes, and changing codes in bulk. */
export default function CodesScreen() {
  const text = useText(codesText)
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <PageHeader description={text.description} />
      <RulePanel />
      <ChangePanel />
    </div>
  )
}
