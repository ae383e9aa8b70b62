import type { DeskEditor } from '@inkroute/contract/catalog/desk/desk'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { differenceText } from '../draft/differences.text.ts'
import { findIdentity, placeWords, valueWords } from '../draft/differences.view.ts'
import { type Conflict, mergeDocuments } from '../draft/merge.view.ts'
import { getField } from '../draft/paths.view.ts'
import { useProductDraft } from '../draft/product-draft.tsx'
import css from './editor.module.css'
import { editorText } from './editor.text.ts'

type Side = 'mine' | 'theirs'

interface ChoiceProps {
  readonly conflict: Conflict
  readonly document: ProductDocument
  readonly by: string
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

function ConflictChoice({ conflict, document, by, side, onChoose }: ChoiceProps) {
  const text = useText(editorText)
  const words = useText(differenceText)
  const { language } = useLanguage()
  const { path } = conflict
  const place = placeWords(document, path, language, words)
  return (
    <fieldset className={`border rounded-control p-3 m-0 mt-3 ${css.conflict}`}>
      <legend>{place}</legend>
      <Radio.Group aria-label={place} value={side} onChange={(event) => onChoose(event.target.value as Side)}>
        <Radio value="mine">
          <small>{text.mine}</small> {valueWords(conflict.mine, path, language, words)}
        </Radio>
        <Radio value="theirs">
          <small>{fill(text.theirs, { by })}</small> {valueWords(conflict.theirs, path, language, words)}
        </Radio>
      </Radio.Group>
    </fieldset>
  )
}

interface DialogProps {
  readonly theirs: DeskEditor
  readonly onSettle: (document: ProductDocument) => void
}

/** Two people changed the same places: choose for each which to keep. It cannot be closed without a choice. */
export function ConflictDialog({ theirs, onSettle }: DialogProps) {
  const text = useText(editorText)
  const { store } = useProductDraft()
  const [{ document: mine, saved: base }] = useState(() => store.getState())
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const documents = { base, mine, theirs: theirs.document }
  const { conflicts } = mergeDocuments(documents, findIdentity)
  const getSide = (field: string): Side => choices[field] ?? 'mine'
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ path }) => [getField(path), side] as const)))
  const by = theirs.updated_by
  const settle = () => onSettle(mergeDocuments(documents, findIdentity, (path) => getSide(getField(path))).document)
  return (
    <Modal
      open
      width={720}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={fill(text.conflict_title, { by })}
      footer={[
        <Button key="mine" onClick={() => chooseAll('mine')}>
          {text.all_mine}
        </Button>,
        <Button key="theirs" onClick={() => chooseAll('theirs')}>
          {text.all_theirs}
        </Button>,
        <Button key="save" type="primary" onClick={settle}>
          {text.conflict_save}
        </Button>,
      ]}
    >
      <p>{fill(text.conflict_body, { count: conflicts.length })}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={getField(conflict.path)}
          conflict={conflict}
          document={mine}
          by={by}
          side={getSide(getField(conflict.path))}
          onChoose={(side) => setChoices({ ...choices, [getField(conflict.path)]: side })}
        />
      ))}
    </Modal>
  )
}
