import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { otherParty } from './words.ts'

const statement = words(
  '(?:written )?(?:statements?|responses?|submissions?|repl(?:y|ies)|answers?|comments?|briefs?|memorand(?:um|a)|input|views?|arguments?|letters?)',
)
const sought = words(
  'invit(?:e|ed)',
  'sought',
  'seek',
  'request(?:ed)?',
  'solicit(?:ed)?',
  'consider(?:ed)?',
  'accept(?:ed)?',
  'allow(?:ed)?',
  'permit(?:ted)?',
  'read',
  'receiv(?:e|ed)',
  'ask(?:ed)?(?: for)?',
  'taken?',
  'need(?:ed)?',
  'necessary',
  'required',
  'obtained',
  'return(?:ed)? unread',
  'provide for',
  'given',
  'offered',
  'heard',
  'included',
)

/** 106.45(b)(8)(iii)(D): both parties have an equal chance to write in support of, or against, the outcome. */
export const appealStatements: Rule = {
  requirements: ['APP-05'],
  title: 'A written statement on the appeal from both parties',
  documents: ['appeal_decision', 'school_policy'],
  check: search({
    against: [
      against(
        phrase`(?:no|not(?: any)?|neither|without) (?:further |additional |any |such |a |other )*${statement} … (?:was|were|is|are|has been|have been|will be)? ?${sought}`,
        {
          unless: [
            phrase`(?:although|though|despite|even though|was given|were given|was invited|were invited|had until|chose not|by the deadline|did not (?:submit|file|send))`,
          ],
        },
      ),
      against(
        phrase`(?:did|do|does|has|have|had|was|were|is|are|will|need)(?: not|n't| never) (?:\w+ )?${sought} … (?:${statement}|${otherParty})`,
        {
          near: [phrase`${statement}`],
          unless: [
            phrase`(?:grounds?|new evidence|records?|untimely|page limit|after the deadline|late)`,
          ],
        },
      ),
      against(
        phrase`${otherParty} (?:was|were|is|are|has|had|did)(?: not|n't| never)(?: been)? (?:\w+ )?(?:asked|invited|able|allowed|permitted|given|offered|heard|entitled|have) … (?:${statement}|respond|answer|reply|chance|opportunity|say|heard)`,
        { unless: [phrase`(?:chose|elected|declin\w+)`] },
      ),
      against(
        phrase`${statement} … (?:returned|rejected|refused|disregarded|set aside|unread|declined)`,
        {
          unless: [
            phrase`(?:late|after the deadline|untimely|page limit|witness|hearing|interview)`,
            phrase`(?:grounds?|argument) (?:is|are|was|were)`,
          ],
        },
      ),
      against(
        phrase`only (?:the )?(?:appealing party|appellant|party (?:who|that) appeal\w*|person (?:who|that) appeal\w*) (?:may|can|could|was|is|submits?|files?|writes?)`,
      ),
      against(
        phrase`(?:decided|reviewed|considered|decision is based|rests|based) (?:solely|only|entirely|exclusively) (?:on|upon|from) (?:the )?(?:appeal(?:ing party)?(?:'s)? (?:letter|form|statement|submission)|appellant's|(?:appeal )?(?:letter|form|petition) (?:of|from|by))`,
      ),
    ],
    found: [
      affirms(phrase`(?:both|each|other) .. (?:part(?:y|ies)|of you|sides?) … ${statement}`),
      affirms(
        phrase`${otherParty} … (?:submitted|filed|sent|provided|invited|given|had) … ${statement}`,
      ),
      affirms(phrase`${statement} … (?:received|from|by|of) … ${otherParty}`),
    ],
    silence: 'silent',
    topic: /\b(?:appeal)/,
  }),
  contradicted:
    'These words say that a party had no chance to write about the appeal. The rule gives both parties a reasonable and equal chance to support or challenge the outcome in writing.',
  why: 'Both sides should be heard before a result is changed or kept.',
  ask: 'When was each party invited to send a written statement on the appeal?',
}
