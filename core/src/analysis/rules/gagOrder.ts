import { affirms, against } from '../language/find.ts'
import { phrase, words } from '../language/phrase.ts'
import { allegation, may, mayNot } from '../language/vocabulary.ts'
import { type Rule, search, titleIxDocuments } from '../rule.ts'

const talk = words(
  'discuss',
  'talk',
  'speak',
  'share',
  'disclose',
  'communicate',
  'mention',
  'post',
  'reveal',
  'tell',
  'comment on',
)
const gather = words(
  'contact',
  'approach',
  'interview',
  'question',
  'speak (?:to|with)',
  'talk (?:to|with)',
  'collect',
  'gather',
)
const witnesses = words('(?:potential |possible )?witnesses', 'evidence', 'other students')

/** A bar on the file itself, on the other party or on retaliation is allowed (NCO-02's caveat). */
const allowed = [
  phrase`(?:the|these|this) .. (?:evidence|file|materials?|report|records?|documents?|link)`,
  phrase`(?:the other party|each other|one another)`,
  phrase`retaliat\w+`,
  phrase`(?:advisors?|investigators?|staff|employees|facilitators?|mediators?) … ${mayNot}`,
]

/** 106.45(b)(5)(iii): neither party may be kept from talking about the allegations or finding evidence. */
export const gagOrder: Rule = {
  requirements: ['MTG-07', 'NCO-02', 'POL-18'],
  title: 'Freedom to talk about the allegations and to gather evidence',
  documents: titleIxDocuments,
  check: search({
    against: [
      against(phrase`${mayNot} … ${talk} … ${allegation}`, { unless: allowed }),
      against(phrase`${mayNot} … ${gather} … ${witnesses}`, { unless: allowed }),
    ],
    found: [
      affirms(phrase`${may} … ${talk} … ${allegation}`),
      affirms(phrase`${may} … (?:gather|collect|look for) … evidence`),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words limit whom you may talk to about the allegations, or your search for evidence. The rule does not let a school do that to either party.',
  why: 'You may need to talk with family, friends or possible witnesses to prepare your side.',
  ask: 'Can you confirm in writing that I may discuss the allegations and gather evidence, and say what this line is meant to cover?',
}
