import { answerTasks } from '../../../infra/workers/answer-tasks.ts'
import { type LabelFile, type LabelTask, labelPdf } from './label-pdf.ts'

answerTasks<LabelTask, LabelFile>(labelPdf)
