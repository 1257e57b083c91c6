import { guideEntry } from '../knowledge/guide.ts'
import { newCiting } from './compose/citing.ts'
import { statementsText, whatToDo } from './compose/fromEntries.ts'
import { withoutOpener } from './compose/opener.ts'
import { isFor, type Said } from './compose/statements.ts'
import type { Answer, Asker, Question } from './exchange.ts'
import { askerOf } from './understand/asker.ts'

/** The quick actions of the chat. */
export const quickTopics = ['rights', 'timeline', 'documents', 'advisor'] as const
export type QuickTopic = (typeof quickTopics)[number]

/** Entries with the places of their statements that are said. */
type Outline = readonly (readonly [slug: string, places: readonly number[]])[]

const short: Readonly<Record<QuickTopic, { readonly lead: string; readonly outline: Outline }>> = {
  rights: {
    lead: 'What both parties may expect:',
    outline: [['your-rights-at-a-glance', [0, 1, 2, 3]]],
  },
  timeline: {
    lead: 'How long it may take:',
    outline: [['how-long-it-takes', [0, 1, 3]]],
  },
  documents: {
    lead: 'Papers to keep and to prepare:',
    outline: [['documents-to-keep', [0, 1, 2, 3]]],
  },
  advisor: {
    lead: 'Who may stand by you:',
    outline: [['who-can-be-your-advisor', [0, 1, 2]]],
  },
}

/** What the answer to a quick action's message goes on with: nothing of the short text comes twice. */
const further: Readonly<Record<QuickTopic, { readonly outline: Outline; readonly steps: string }>> =
  {
    rights: {
      outline: [
        ['your-rights-at-a-glance', [4, 5]],
        ['talking-about-the-allegations', [0]],
        ['live-hearing', [0]],
        ['k12-hearing-and-questions', [0]],
      ],
      steps: 'your-rights-at-a-glance',
    },
    timeline: {
      outline: [['steps-of-the-process', [0, 1, 2, 3, 4, 5]]],
      steps: 'how-long-it-takes',
    },
    documents: {
      outline: [
        ['keeping-evidence-safe', [0, 1, 4]],
        ['documents-to-keep', [5]],
        ['writing-to-your-school', [0, 1]],
      ],
      steps: 'documents-to-keep',
    },
    advisor: {
      outline: [
        ['choosing-an-advisor', [0, 1, 2, 3]],
        ['free-advisor-at-the-hearing', [0, 2]],
      ],
      steps: 'choosing-an-advisor',
    },
  }

const WORDS_TO_DO = 70
const anyone: Asker = { role: null, school: null }

/**
 * What a quick action begins with: a few statements of the guide. It goes out again as a message of the user,
 * so each cite stands in the text itself, in brackets; `citations` has them too.
 */
export function quickResponse(topic: QuickTopic): Answer {
  const { lead, outline } = short[topic]
  const said = saidIn(outline, anyone)
  const lines = said.map(({ statement: { text, cites } }) => {
    return cites.length === 0 ? text : `${text} (${cites.join('; ')})`
  })
  const citations = said.flatMap(({ statement, slug }) =>
    statement.cites.map((cite) => ({ cite, slug })),
  )
  return { kind: 'answer', text: [lead, ...lines].join(' '), citations }
}

/** The quick action that wrote a message ("Help with rights: ..."); null for all other messages. */
export function quickTopicOf(message: string): QuickTopic | null {
  const named = /^\s*help with (rights|timeline|documents|advisor)\s*:/i.exec(message)?.[1]
  return quickTopics.find((topic) => topic === named?.toLowerCase()) ?? null
}

/** The answer to a quick action's message: it goes on from the short text that the message holds. */
export function quickAnswer(topic: QuickTopic, question: Question): Answer {
  const asker = askerOf({ ...question, message: '' })
  const citing = newCiting()
  const { outline, steps } = further[topic]
  const entry = guideEntry(steps)
  const text = [
    statementsText(saidIn(outline, asker), asker, citing),
    entry ? whatToDo(entry, WORDS_TO_DO) : '',
    'Tell me where you stand, and I can be more exact: did you report, or were you named? Is it a college or a K-12 school? Which letter came last?',
  ]
  return { kind: 'answer', text: text.join('\n\n'), citations: citing.citations() }
}

function saidIn(outline: Outline, asker: Asker): Said[] {
  return outline.flatMap(([slug, places]) => {
    const answer = guideEntry(slug)?.answer ?? []
    return places
      .flatMap((place) => answer[place] ?? [])
      .filter(isFor(asker))
      .map((statement) => ({ statement: withoutOpener(statement), slug }))
  })
}
