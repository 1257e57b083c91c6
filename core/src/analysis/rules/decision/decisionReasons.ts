import type { Reading, Sentence } from '../../../document/reading.ts'
import type { Facts } from '../../facts.ts'
import { against, findFirst, hasAny } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, none as saysNone } from '../../language/vocabulary.ts'
import { rule, type Verdict } from '../../rule.ts'

const reason = words(
  'reasons?',
  'reasoning',
  'rationale',
  'explanations?',
  'basis for (?:the|this|its|our)',
)
const refused = [
  against(
    phrase`no (?:\w+ )?(?:${reason}) (?:accompan\w+|is (?:given|attached|provided)|are (?:given|attached|provided)|will be)`,
    { unless: [phrase`questions?|witness|appeal`] },
  ),
  against(
    phrase`(?:${reason}|grounds) (?:\w+ ){0,2}(?:[\w']+ )?(?:\w+ )?(?:has|have|had|is|are|will)(?: not| been)? (?:be )?(?:omitted|left out|disclosed|withheld|removed)`,
    {
      about: [phrase`(?:omitted|left out|not|withheld|removed)`],
      unless: [phrase`questions?|witness|appeal`],
    },
  ),
  against(phrase`${saysNone}`, {
    about: [/\| (?:the |our )?(?:rationale|reasons?|reasoning|explanation|grounds)[^|]{0,40}\|/],
  }),
  against(
    phrase`${reason} (?:\w+ ){0,4}(?:is|are|was|were|will|shall|need)(?: not|n't) (?:be )?(?:\w+ )?(?:put|set|recorded|issued|supplied|furnished|made|sent|written|communicated|published|revealed|released|attached)`,
    { unless: [phrase`questions?|medical|witness|appeal`] },
  ),
  against(
    phrase`${doesNot} … (?:go (?:through|into)|set out|rehearse|give|provide|explain|state|list|record|offer|supply|furnish|share|issue|elaborate|spell out|discuss|enter into) … (?:${reason}|why|basis (?:of|for))`,
    {
      unless: [
        phrase`(?:witness|complainant|respondent|he|she|they|party|parties|you) (?:\w+ )?(?:did|does|could|do|can|need|are|is|was|were)(?: not|n't)|questions?|relevan\w+|names?|identit\w+|appeal|above|below|attached|enclosed`,
      ],
    },
  ),
  against(
    phrase`(?:not|n't) (?:be )?(?:going|go|getting|get) into … (?:reasons|reasoning|detail|why)`,
    { unless: [phrase`questions?|medical`] },
  ),
  against(
    phrase`(?:responsible|in violation|violation|responsibility) (?:\w+ )?(?:overall|as a whole|in general|generally|taken together|on the whole)`,
    { unless: [phrase`evidence|account|policy as`] },
  ),
  against(
    phrase`(?:overall|global|single|combined|general) (?:finding|result|determination|outcome|conclusion)`,
    { unless: [phrase`in addition|also`] },
  ),
  against(
    phrase`(?:not|n't|no|unable|cannot|decline[sd]?|nor) (?:\w+ ){0,6}(?:explain\w*|disclose\w*|share\w*|give|state|provide|obliged|required|include|set out|discuss|elaborate|reveal|release) … (?:${reason}|decision|findings?)`,
    {
      about: [phrase`(?:${reason}|explain\w*)`],
      unless: [
        phrase`(?:witness|complainant|respondent|he|she|they|party|parties|you) (?:\w+ )?(?:did|does|could|do|can|need|are|is|was|were)(?: not|n't) (?:\w+ ){0,3}(?:explain|give|provide|offer|state|required)|questions?|relevan\w+|names?|identit\w+|sanction of|appeal`,
      ],
    },
  ),
  against(
    phrase`${reason} … (?:is|are|will|shall|remain|were) (?:\w+ )?(?:confidential|not (?:be )?(?:shared|given|disclosed|provided|stated|included|required|part)|withheld|private|privileged|kept)`,
    { unless: [phrase`questions?|medical|witness`] },
  ),
  against(phrase`without (?:giving|stating|any|further) (?:\w+ )?(?:${reason})`, {
    unless: [phrase`question|appeal|request`],
  }),
  against(
    phrase`(?:not|without|no) (?:\w+ ){0,3}(?:separate|individual|specific) (?:findings?|determinations?|results?|reasons?|rationales?) (?:for|on|as to|about) (?:each|every|the individual)`,
    { unless: [phrase`sanction`] },
  ),
]
const hasReason = [
  phrase`(?:because|since|given that|due to|for (?:(?:these|this|the following) reasons?|(?:the )?reasons? (?:above|given|stated|set out|explained))|reasons? (?:is|are|for|why|that)|rationale|on the strength of)`,
  phrase`(?:evidence|messages|video|footage|records?|logs?|witness\w*|testimony|accounts?|statements?|photographs?|texts?|screenshots?|log),? (?:[\w,]+ ){0,9}(?:shows?|showed|shown|establish\w*|demonstrat\w+|confirm\w*|corroborat\w+|support\w*|indicat\w+|prove[sd]?|contradict\w*|conflict\w*|match\w*|consistent|inconsistent|balanced|insufficient|credible|reliable|persuasive|outweigh\w*)`,
  phrase`(?:corroborat\w+|credib\w+|persuasive|evenly balanced|outweigh\w*|consistent with|inconsistent|point the same way|insufficient evidence|not enough evidence)`,
  phrase`(?:responsible|finds?|found|result|conclude[sd]?|conclusion),? (?:\w+ ){0,12}as (?:the|his|her|no|there|he|she|it)`,
  phrase`more likely than not that`,
  phrase`(?:i|we|nobody|no one|it) (?:cannot|could not|can not|(?:am|are|was|were) unable to) (?:be )?(?:tell|told|say|know|known|establish|rule out|be sure) (?:who|whether|which|how|that)`,
  phrase`(?:evidence|accounts?|records?|messages|testimony|statements?) (?:does|do|did) not (?:place|show|establish|prove|support|bear|allow|permit|reach)`,
  phrase`(?:is|are|was|were) (?:not|no) (?:\w+ ){0,4}(?:course of conduct|conduct|that would|as defined|within the (?:meaning|definition))`,
  phrase`(?:evidence|messages?|video|footage|photographs?|words) (?:\w+ )?speaks? for (?:itself|themselves)`,
  phrase`accounts? (?:is|are|was|were|stands?) (?:\w+ )?(?:opposed|against|at odds|alike|steady|firm|unshaken)|(?:can|could|may|might) be read either way|(?:had|has) (?:a|no) (?:clear view|tie|reason to)`,
  // "Responsible; the words are his own."
  phrase`responsible ?[;:,] (?:the|his|her|their|our|it|one|two|no|neither|both|there|nobody|three|several|all)`,
]
/** A run-in heading or a row's first cell that announces the reasons. */
const reasonsLead = phrase`(?:why|reasons?|reasoning|rationale|explanation)`
const label =
  /\b(?:allegation|count|charge|complaint|violation|claim|issue)\s*(?:no\.?\s*|number\s*|#\s*)?(\d{1,2}|one|two|three|four|five|six|seven|a|b|c|d|i{1,3}|iv|v)\b(?!\s+(?:and|to|through|-|&|,)\b)/g
const result = phrase`(?:not |non-?)?(?:responsible|in violation|substantiated|unsubstantiated|sustained|not sustained|violation|no violation|dismissed)`

/** The sentences that speak of one numbered allegation: those that name it, and those that follow in its part. */
function byAllegation({ sentences }: Reading): Map<string, Sentence[]> {
  const parts = new Map<string, Sentence[]>()
  let open: string[] = []
  let openBlock = -1
  for (const sentence of sentences) {
    const named = [...sentence.plain.matchAll(label)].map(([, number = '']) => numberName(number))
    if (named.length > 0) {
      open = named
      openBlock = sentence.block.index
    } else if (sentence.block.kind === 'heading' || sentence.block.index > openBlock + 4) open = []
    for (const number of open) parts.set(number, [...(parts.get(number) ?? []), sentence])
  }
  return parts
}

function numberName(written: string): string {
  const at = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(written)
  const roman = ['i', 'ii', 'iii', 'iv', 'v'].indexOf(written)
  const index = at === -1 ? roman : at
  return index === -1 ? written : String(index + 1)
}

/** A numbered allegation that gets a result and no reason, while the letter gives reasons for another one. */
function bareAllegation(facts: Facts): Verdict | null {
  const parts = byAllegation(facts.reading)
  if (parts.size < 2) return null
  for (const [number, sentences] of parts) {
    const decided = sentences.find(({ plain }) => plain.search(result) !== -1)
    if (!decided || sentences.some(({ plain }) => hasAny(plain, hasReason))) continue
    return {
      state: 'missing',
      text: `We did not find the reasons (rationale) for the result on allegation ${number}. The determination must give the result and the rationale for each allegation.`,
    }
  }
  return null
}

/** 106.45(b)(7)(ii)(E): a result and the reasons for it, for each allegation. */
export const decisionReasons = rule('DET-06', {
  check: (facts) => {
    const { reading } = facts
    const at = findFirst(reading, refused)
    if (at) return { state: 'contradicted', at }
    const anyReason = reading.sentences.some(
      ({ plain, block }) =>
        block.kind !== 'heading' &&
        !/\bappeal/.test(plain) &&
        (hasAny(plain, hasReason) || (plain.length > 60 && block.lead.search(reasonsLead) !== -1)),
    )
    if (!anyReason) return { state: 'missing' }
    return bareAllegation(facts) ?? { state: 'found' }
  },
})
