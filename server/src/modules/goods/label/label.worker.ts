import { answerTasks } from '../../../infra/threads/answer-tasks.ts'
import { type LabelFile, type LabelTask, labelPdf } from './label-pdf.ts'

answerTasks<LabelTask, LabelFile>(labelPdf, ({ bytes }) => [bytes.buffer])
