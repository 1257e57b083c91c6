import { newCiting } from '../compose/citing.ts'
import { chooseStatements, statementsText } from '../compose/fromEntries.ts'
import type { Answer, OpenDocument, Question } from '../exchange.ts'
import { topicsOf } from '../understand/topics.ts'
import { type DocumentIntent, documentIntent } from './documentIntent.ts'
import {
  askLines,
  dateLines,
  issueLines,
  nextLines,
  passageLines,
  type Source,
  summaryLines,
} from './documentLines.ts'
import { type DocumentName, openDocument } from './quoting.ts'

/** The guide's words beside the document's own. */
const WORDS_BESIDE = 60

/**
 * What the open document says to the question, with its pages, and the rule beside it. Null where no document
 * is open or the question is not about it. Whatever the document says is told, never done.
 */
export function documentAnswer(question: Question): Answer | null {
  const { document, message } = question
  if (!document) return null
  const intent = documentIntent(message)
  return intent === null ? null : aboutDocument(question, document, intent, openDocument)
}

/** The answer about a document of any name, for an intent that is known. */
export function aboutDocument(
  question: Question,
  document: OpenDocument,
  intent: DocumentIntent,
  name: DocumentName,
): Answer {
  const citing = newCiting()
  const source: Source = { document, name, citing, text: question.message, today: question.today }
  const parts = lines[intent](source)
  if (intent === 'passage' || intent === 'dates') parts.push(...ruleBeside(question, source))
  return { kind: 'answer', text: parts.join('\n\n'), citations: citing.citations() }
}

const lines: Readonly<Record<DocumentIntent, (source: Source) => string[]>> = {
  summary: (source) => [...summaryLines(source), ...askLines(source.document.report, 1)],
  dates: dateLines,
  missing: (source) => [...issueLines(source), ...askLines(source.document.report, 1)],
  next: (source) => [...nextLines(source), ...askLines(source.document.report, 2)],
  passage: passageLines,
}

/** What the rule says to the same question. */
function ruleBeside(question: Question, { citing }: Source): string[] {
  const { topics, asker } = topicsOf(question)
  const [topic] = topics
  const best = topic?.fits[0]
  if (!topic || !best || topic.cover === 'none') return []
  const { answersTo, text } = topic
  const fits = topic.fits.slice(0, 1)
  const said = chooseStatements({ text, answersTo, asker, fits, words: WORDS_BESIDE })
  return [`**What the rule says**\n\n${statementsText(said, asker, citing)}`]
}
