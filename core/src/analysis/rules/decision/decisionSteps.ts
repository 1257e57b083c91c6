import type { Reading } from '../../../document/reading.ts'
import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { under } from './rulingParts.ts'

const done = words(
  'received',
  'filed',
  'submitted',
  'signed',
  'sent',
  'issued',
  'notified',
  'notice',
  'interviewed',
  'interviews?',
  'spoke with',
  'met with',
  'gathered',
  'collected',
  'obtained',
  'reviewed',
  'visited',
  'held',
  'convened',
  'conducted',
  'took place',
  'investigated',
)
const months =
  '(?:jan\\w*|feb\\w*|mar(?:ch)?|apr\\w*|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*)'

/** A step that a list or a table names with its day: "Report: April 21". */
function dated(step: string): RegExp {
  return phrase`(?:${step}) … ?[:|,] .. (?:${months}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? ${months}|\d{1,2}[/.-]\d{1,2})`
}

/** Steps of the process, each with words for it. Two of them make a description. */
const steps: readonly RegExp[] = [
  phrase`complaint … ${done}|${done} … complaint`,
  phrase`(?:notice|notif\w+) … (?:sent|issued|provided|given|parties|both|you)|(?:sent|issued) … notice|notified (?:both|you|the)`,
  phrase`interview\w*|(?:spoke|met) with (?:\w+ ){0,6}(?:witness\w*|parties|both|you)|took statements`,
  phrase`(?:site visit|visited|gathered|collected|obtained|retrieved|requested) … (?:evidence|video|footage|records|messages|logs?|documents|hall)|site visit`,
  phrase`hearing … (?:held|took place|convened|conducted|on)|(?:held|convened|conducted) … hearing`,
  phrase`(?:investigative |investigation )?report … (?:sent|issued|provided|completed|shared)|(?:sent|issued|provided|shared) … report|inspect\w*`,
  phrase`written questions`,
  dated('notices?(?: of \\w+)?'),
  dated('evidence|files?'),
  dated('report'),
  dated('hearing|complaint'),
]

const someDay = new RegExp(
  String.raw`\b(?:${months}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? ${months}|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)\b`,
  'g',
)
const listedSteps: readonly RegExp[] = [
  phrase`complaints?`,
  phrase`(?:notices?|letters?)`,
  phrase`(?:interviews?|interviewed|spoke|met|heard)`,
  phrase`(?:evidence|packet|file|visit\w*)`,
  phrase`reports?`,
  phrase`(?:hearing|questions?)`,
]

/** A sentence that is a list of days with what was done on them: "complaint 1/20; letters 1/22; report 2/20". */
function isChronology(plain: string): boolean {
  const days = plain.match(someDay)?.length ?? 0
  return days >= 3 && listedSteps.filter((step) => plain.search(step) !== -1).length >= 3
}

function countSteps({ sentences }: Reading): number {
  const text = sentences.map(({ plain }) => plain)
  return steps.filter((step) => text.some((sentence) => sentence.search(step) !== -1)).length
}

/** 106.45(b)(7)(ii)(B): the procedural steps from the complaint to the decision. */
export const decisionSteps = rule('DET-03', {
  check: ({ reading }) => {
    const refused = findFirst(reading, [
      against(
        phrase`(?:do|does|did|will)(?: not|n't) (?:describe|list|set out|recount|include|repeat|detail) … (?:steps|procedur\w+ history|process that)`,
      ),
      against(
        phrase`(?:steps|procedur\w+ (?:history|steps)) … (?:not|omitted|left out) (?:\w+ )?(?:described|listed|included|set out|here|repeated)`,
      ),
    ])
    if (refused) return { state: 'contradicted', at: refused }
    const isListed = reading.sentences.some(({ plain }) => isChronology(plain))
    if (isListed || countSteps(reading) >= 2) return { state: 'found' }
    const at = findFirst(reading, [
      under(
        phrase`(?:procedural (?:history|steps|background)|steps taken|timeline|chronology|history of the (?:case|matter|complaint))`,
      ),
      affirms(
        phrase`(?:steps|procedures?) … (?:listed|described|set out|summarized) … (?:section|part|appendix|below|page|report)`,
      ),
    ])
    return at ? { state: 'found', at } : { state: 'missing' }
  },
})
