import type { Answer, Citation, Passage, Question } from '@hub/core/assistant/exchange'
import type { FastifyBaseLogger } from 'fastify'
import type { ModelConfig } from '../../config.ts'
import { type CheckedPiece, CheckedText } from '../../model/checkedText.ts'
import { ModelFailure } from '../../model/modelFailure.ts'
import { type Patience, patience, streamModel } from '../../model/streamModel.ts'
import { describeFailure } from '../../plugins/describeFailure.ts'
import { loadAssistant } from './loadAssistant.ts'
import type { WrittenAnswer } from './messageStore.ts'
import { cutNotice, failureNotices, stoppedNotice } from './refusals.ts'

/** The official words beside an answer's citations, where an operator imported them. */

/** Longer paragraphs are cut at the end of a word, and say so. */
const LONGEST_QUOTE = 600

/** What of an answer goes out while it is written. A slow reader is waited for. */
export interface Audience {
  delta(text: string): Promise<void> | undefined
  citation(citation: Citation): Promise<void> | undefined
  /** What was written is taken back. */
  restart(notice: string): Promise<void> | undefined
}

export interface Author {
  /** Null: the guide answers. */
  readonly model: ModelConfig | null
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  readonly patience?: Patience
  readonly officialText: FindOfficialText
}

/**
 * Answers a question. A crisis, and what has to be left to others, is for the guide alone. All else goes to the
 * model where there is one, and back to the guide where that fails.
 *
 * @returns null where the model was stopped before its first word
 */
export async function writeAnswer(
  question: Question,
  audience: Audience,
  author: Author,
): Promise<WrittenAnswer | null> {
  const { answer, retrieve } = await loadAssistant()
  const plain = answer(question)
  const isForModel = plain.kind === 'answer' || plain.kind === 'unknown'
  const retrieved = author.model && isForModel ? retrieve(question) : []
  const official = await officialQuotes(author.officialText, [...plain.citations, ...retrieved])
  const built = { ...plain, citations: plain.citations.map(official.quote) }
  if (!author.model || !isForModel) return sayGuideAnswer(built, audience, null)
  const passages = retrieved.map(official.extend)
  const draft = { passages, text: new CheckedText(passages), official }
  try {
    return await writeByModel(question, draft, audience, author.model, author)
  } catch (error) {
    if (author.signal.aborted)
      return draft.text.text.trim() === '' ? null : byModel(draft, stoppedNotice)
    if (!(error instanceof ModelFailure)) throw error
    const { cause, reason } = error
    author.log.warn({ reason, failure: describeFailure(cause) }, 'a model did not answer')
    await audience.restart(failureNotices[reason])
    return sayGuideAnswer(built, audience, failureNotices[reason])
  }
}

/** Says the guide's answer at once. */
export async function sayGuideAnswer(
  built: Answer,
  audience: Audience,
  notice: string | null,
): Promise<WrittenAnswer> {
  for (const citation of built.citations) await audience.citation(citation)
  await audience.delta(built.text)
  return { ...built, answeredBy: 'guide', notice }
}

interface Draft {
  readonly passages: readonly Passage[]
  readonly text: CheckedText
  readonly official: OfficialQuotes
}

async function writeByModel(
  question: Question,
  draft: Draft,
  audience: Audience,
  model: ModelConfig,
  { patience: limits = patience, signal }: Author,
): Promise<WrittenAnswer> {
  const { official, passages, text } = draft
  const show = (piece: CheckedPiece): Promise<void> | undefined => {
    let room: Promise<void> | undefined
    for (const citation of piece.citations) {
      room = audience.citation(official.quote(citation)) ?? room
    }
    return piece.text === '' ? room : (audience.delta(piece.text) ?? room)
  }
  const { instructionsFor, withoutCrises } = await loadAssistant()
  const history = withoutCrises(question.history)
  const call = {
    instructions: instructionsFor({ ...question, history }, passages),
    turns: [...history, { role: 'user', content: question.message } as const].map(
      // The marks counted in citations that this model does not see.
      ({ content, role }) => ({ role, content: content.replaceAll(/ ?\[\d+\]/g, '') }),
    ),
  }
  const take = (words: string) => {
    const room = show(text.add(words))
    if (text.isBroken) throw new ModelFailure('unsupported')
    return room
  }
  await streamModel(model, call, { ...limits, signal, take })
  await show(text.end())
  if (text.isBroken) throw new ModelFailure('unsupported')
  if (text.text.trim() === '') throw new ModelFailure('silent')
  return byModel(draft, text.cut > 0 ? cutNotice : null)
}

function byModel({ official, text }: Draft, notice: string | null): WrittenAnswer {
  const citations = text.citations.map(official.quote)
  return { kind: 'answer', text: text.text.trim(), citations, answeredBy: 'model', notice }
}

/** Looks up imported official text by its cite (`officialText` of the guide's store). */
export type FindOfficialText = (
  cites: readonly string[],
) => Promise<ReadonlyMap<string, { readonly text: string }>>

interface OfficialQuotes {
  /** The citation with the paragraph's words; one that has words already, or that has no text, as it is. */
  readonly quote: (citation: Citation) => Citation
  /** The passage with the paragraph's words after our own, for a model to quote. */
  readonly extend: (passage: Passage) => Passage
}

export async function officialQuotes(
  find: FindOfficialText,
  sources: readonly (Citation | Passage)[],
): Promise<OfficialQuotes> {
  const texts = await find([...new Set(sources.map(({ cite }) => cite))])
  const wordsOf = (cite: string) => {
    const found = texts.get(cite)
    return found && cut(found.text)
  }
  return {
    quote: (citation) => {
      const words = citation.quote ? undefined : wordsOf(citation.cite)
      return words ? { ...citation, quote: words } : citation
    },
    extend: (passage) => {
      const words = wordsOf(passage.cite)
      return words ? { ...passage, text: `${passage.text}\nOfficial text: "${words}"` } : passage
    },
  }
}

function cut(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))} …`
}
