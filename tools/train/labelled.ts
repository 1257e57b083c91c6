/** The marked messages that the second opinion learns from: none of those that are kept aside. */
import type { CrisisKind } from '@hub/core/assistant/crisis/crisis'
import { aboutHarm } from '@hub/core/assistant/crisis/fixtures/aboutHarm'
import { body, danger, otherLife } from '@hub/core/assistant/crisis/fixtures/danger'
import { freshCrisis, freshProcess } from '@hub/core/assistant/crisis/fixtures/fresh'
import {
  assault,
  child,
  distress,
  partner,
  stalking,
} from '@hub/core/assistant/crisis/fixtures/harm'
import { lastCrisis, lastProcess } from '@hub/core/assistant/crisis/fixtures/last'
import { laterCrisis, laterProcess } from '@hub/core/assistant/crisis/fixtures/later'
import { moreCrisis } from '@hub/core/assistant/crisis/fixtures/moreCrisis'
import { moreOther } from '@hub/core/assistant/crisis/fixtures/moreOther'
import { obliqueCrisisTune } from '@hub/core/assistant/crisis/fixtures/obliqueCrisisTune'
import { obliqueOtherTune } from '@hub/core/assistant/crisis/fixtures/obliqueOtherTune'
import { scaryWords } from '@hub/core/assistant/crisis/fixtures/process'
import { nearTheEdge } from '@hub/core/assistant/crisis/fixtures/process2'
import { ordinary } from '@hub/core/assistant/crisis/fixtures/process3'
import { selfHarm } from '@hub/core/assistant/crisis/fixtures/selfHarm'
import { unseenCrisis, unseenProcess } from '@hub/core/assistant/crisis/fixtures/unseen'
import { isHeldOut } from '@hub/core/assistant/language/fixtures/halves'
import { guide } from '@hub/core/knowledge/guide'
import { storiesOf } from '@hub/core/knowledge/stories'
import { messagesOf } from './corpus.ts'

export interface Labelled {
  readonly message: string
  readonly crisis: boolean
  /** Where the fixture says it. */
  readonly kind?: CrisisKind
  /** Messages of one group are never parted in cross-validation: the ways to ask for one entry. */
  readonly group: string
  /** From the guide's own phrasings. */
  readonly asked: boolean
}

/** Every message that may be learnt from, in a fixed order. */
export function labelledMessages(): Labelled[] {
  const byKind = { danger, body, selfHarm, otherLife, child, assault, partner, stalking, distress }
  const first = Object.entries(byKind).flatMap(([kind, messages]) =>
    of(messages.filter(mayLearn), true, kind as CrisisKind),
  )
  const oblique = [obliqueCrisisTune, moreCrisis].flatMap((set) =>
    Object.entries(set).flatMap(([kind, messages]) => of(messages, true, kind as CrisisKind)),
  )
  const later = [freshCrisis, laterCrisis, lastCrisis, unseenCrisis].flat()
  const others = [scaryWords, nearTheEdge, ordinary].flat().filter(mayLearn)
  const laterOthers = [freshProcess, laterProcess, lastProcess, unseenProcess, moreOther].flat()
  return [
    ...first,
    ...oblique,
    ...files.flatMap(written),
    ...of(later, true),
    ...of([...others, ...laterOthers, ...Object.values(obliqueOtherTune).flat()], false),
    ...guide
      .filter(({ slug }) => !aboutHarm.has(slug))
      .flatMap(({ slug, asked }) =>
        asked.map((message) => ({ message, crisis: false, group: slug, asked: true })),
      ),
  ]
}

/**
 * Writers' messages, each from another imagined person, written without sight of the rules; short ones of ours that differ
 * from a crisis by a word (`contrasts`), and threats, near threats and what is told aslant (`K`). `W` is by one more
 * writer who saw nothing of ours: a third of its crises stand in long stories.
 */
const files = ['A', 'B', 'C', 'D', 'E', 'H', 'K', 'L', 'M', 'W', 'contrasts'] as const

/** Long messages by more writers, with a crisis in them and without: they teach what is another in a long one. */
export function labelledStories(): Labelled[] {
  return [
    ...guide.flatMap(({ slug }) => of(storiesOf(slug), false)),
    ...['F', 'G', 'HLong', 'L', 'M', 'W'].flatMap(written),
  ]
}

function written(name: string): Labelled[] {
  return messagesOf(name).flatMap(({ kind, text }) =>
    kind === 'none' ? of([text], false) : of([text], true, kind),
  )
}

const mayLearn = (message: string) => !isHeldOut(message)

function of(messages: readonly string[], crisis: boolean, kind?: CrisisKind): Labelled[] {
  return messages.map((message) => {
    const known = { message, crisis, group: message, asked: false }
    return kind ? { ...known, kind } : known
  })
}
