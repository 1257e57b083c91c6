import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { oneSidesPieces } from './heldBack.ts'

const items = words(
  'evidence',
  'materials?',
  'items?',
  'messages',
  'statements?',
  'documents?',
  'submissions?',
  'texts',
  'records?',
  'screenshots?',
  'what (?:you|he|she|the (?:respondent|complainant)) (?:sent|gave|submitted|provided|handed)(?: (?:to )?us| in)?',
)
const notIn = words(
  "(?:was|were|is|are|have been|has been|will be) (?:not|n't) .. (?:part of|in|included|added|attached|placed|made part|shared|sent)",
  '(?:was|were|is|are|have been|has been) (?:left out|excluded|omitted|withheld|removed)',
  'not (?:part of|included|in the|added)',
)

/** 106.45(b)(5)(vi): evidence that helps and evidence that harms, whoever gave it. */
export const bothSidesEvidence = rule('EVR-02', {
  check: search({
    against: [
      ...oneSidesPieces,
      against(
        phrase`(?:only|just|limited to|solely) … ${items} … (?:support(?:s|ing)?|favou?r\w*|against|prov\w+|confirm\w*|corroborat\w+|inculpatory|incriminat\w+) … (?:allegations?|complaint|complainant|respondent|charge|violation|attached|included|sent|enclosed)`,
        {
          unless: [phrase`(?:not|nor) (?:only|just|limited|solely)`],
        },
      ),
      against(
        phrase`(?:you|your|respondent'?s?|complainant'?s?|his|her|party's|defen[cs]e) .. ${items} … ${notIn}`,
        { unless: [phrase`(?:consent|privileg\w+|treatment|medical|unrelated|late|after)`] },
      ),
      against(
        phrase`${items} … (?:you|respondent|complainant|he|she|party) (?:submitted|provided|gave|sent|offered) … ${notIn}`,
        { unless: [phrase`(?:consent|privileg\w+|treatment|medical|unrelated)`] },
      ),
      against(
        phrase`(?:exculpatory|favou?rable|inculpatory) .. ${items} … (?:not|held back|later|separate\w*|left out|withheld|removed|omitted)`,
        { unless: [phrase`(?:not (?:limited|matter|only)|whether or not)`] },
      ),
      against(
        phrase`(?:tends?|tending|appears?) to (?:clear|help|exonerate|favou?r|support|excuse|undermine|contradict|weaken) … (?:not|later|left out|withheld|removed|omitted|separate\w*)`,
      ),
      against(
        phrase`(?:${items}|those) … (?:you|respondent|complainant|he|she|other (?:party|side)) (?:sent|gave|submitted|provided) … (?:not|n't|left out|withheld)`,
        { unless: [phrase`(?:consent|privileg\w+|treatment|medical|unrelated|late|after)`] },
      ),
      against(
        phrase`what (?:you|he|she|the (?:respondent|complainant)) (?:sent|gave|submitted|provided) … ${notIn}`,
      ),
      against(
        phrase`those (?:given|sent|provided|submitted|handed in) by … (?:are|is|were|was|have|do) not`,
        { near: [phrase`${items}`] },
      ),
      against(
        phrase`(?:left out|leav\w+ out|omitted|excluded|withheld|removed|kept (?:back|apart)|not (?:included|shared)) … (?:favou?rs?|speaks? for|supports?|helps?|helpful to|in .. favou?r|exculpatory|exonerat\w+)`,
        {
          near: [phrase`${items}`],
          unless: [phrase`(?:nothing|neither|none|no \w+ (?:was|were|has|have)|both)`],
        },
      ),
      against(
        phrase`(?:file|packet|binder|folder|enclosure) (?:holds?|contains?|consists? of|is made up of|comprises?|has|includes?) (?:only )?(?:the )?evidence (?:against (?:you|the respondent)|supporting|that supports|in support of)`,
        { unless: [phrase`(?:and|as well|both|exculpatory|does not)`] },
      ),
    ],
    found: [
      affirms(phrase`(?:inculpatory|exculpatory)`, { anyStance: true }),
      affirms(
        phrase`(?:either|both|each|every|any|other) (?:part(?:y|ies)|sides?|sources?) … (?:included|part of|provided|gave|submitted)`,
        { anyStance: true },
      ),
      affirms(
        phrase`(?:helps?|supports?|favou?rs?) … (?:hurts?|harms?|does not|contradicts?|against)`,
        { anyStance: true },
      ),
      affirms(
        phrase`(?:from|whether) … (?:both|either|a|each) part(?:y|ies) … (?:other|witness\w*|source)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
})
