/** Plain wordings that refuse an appeal, keep it for one side, or open it on too few grounds. */
import { against, type Pattern } from '../../language/find.ts'
import { otherRoles } from '../../language/otherRoles.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, none, onlyFor, respondent } from '../../language/vocabulary.ts'

const one = words(complainant, respondent, 'accused', 'reporting \\w+')
const appeals = words('appeals?', 'requests? for (?:an appeal|review|reconsideration)')
/** Second appeals, late ones, other decisions, and an appeal that lies on all grounds. */
const fair = [
  phrase`(?:second|further appeals?|late|untimely|deadline|after \w+ \d|received after|beyond|interim|supportive|emergency|no[- ]contact|informal|relevance|parking|appeal (?:officer|panel|board)(?:'s)?|decision (?:on|of) (?:the|an|any|your) appeal|disagree\w*|unless|without)`,
]
const bothMay = phrase`(?:both|either|each) (?:part|of you|side|student)|complainant and (?:the )?respondent`

export const appealBarred: readonly Pattern[] = [
  against(
    phrase`(?:right (?:of|to) (?:an )?appeal|${appeals}) (?:\w+ ){0,2}(?:reserved (?:for|to)|${onlyFor}) (?:the )?(?:${one}|students? who|those who|a party who|part(?:y|ies) (?:who|found))`,
    { unless: [bothMay] },
  ),
  against(
    phrase`${doesNot} … (?:hear|entertain|accept|consider|take|receive|allow|permit|offer|provide for|grant|recogni[sz]e) (?:\w+ ){0,2}${appeals}`,
    { unless: [...fair, otherRoles] },
  ),
  against(
    phrase`(?:no|not|n't|without|lacks?) (?:\w+ ){0,2}(?:standing|entitlement|entitled|eligible|eligibility|authori[sz]ed|route|avenue|means|mechanism) (?:to|for|of) (?:\w+ ){0,3}(?:appeal|review)`,
    { unless: fair },
  ),
  against(
    phrase`${appeals} (?:from|by|of) (?:the |an? |any )?${one} (?:will|shall|are|is|may|can)(?: not|n't)`,
    { unless: fair },
  ),
  against(phrase`${none}`, { about: [/\| (?:right (?:of|to) )?appeals?\b[^|]{0,25}\|/] }),
  against(
    phrase`(?:decision|outcome|matter|case|finding|determination|result) (?:itself )?(?:will not|is not|shall not|cannot|may not|are not) (?:be )?(?:revisited|reopened|re-?examined|looked at again|open to (?:question|challenge|review)|up for (?:review|discussion))`,
    { unless: [...fair, phrase`(?:appeal officer|panel on appeal)`] },
  ),
  against(
    phrase`(?:bias|conflict of interest|new evidence|procedural (?:errors?|irregularit\w+)) (?:as|is|are) (?:\w+ )?(?:an? )?(?:ground|basis|reason)s? (?:for|of|to)? ?(?:an )?appeal`,
    { about: [phrase`${doesNot}`], unless: fair },
  ),
  against(
    phrase`(?:sole|only|single) (?:ground|basis|reason) (?:on|for) (?:which )?… (?:look at|review|reconsider|reopen|hear|take up)`,
    { about: [phrase`(?:case|decision|appeal\w*|matter)`] },
  ),
  against(
    phrase`${appeals} … for (?:procedural (?:errors?|irregularit\w+)|new evidence|bias) (?:only|alone)`,
  ),
  against(
    phrase`may only (?:ask|appeal|request|challenge) (?:for |against |to )?(?:\w+ ){0,3}(?:sanction|penalty|suspension|discipline)`,
    { unless: [phrase`(?:if|not responsible)`] },
  ),
  against(
    phrase`(?:decision|determination|outcome) (?:is|are) final and (?:we|no|there|the (?:matter|case))`,
    {
      unless: fair,
    },
  ),
]
