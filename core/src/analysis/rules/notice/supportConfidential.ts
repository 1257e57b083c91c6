import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.30(a): measures stay confidential as far as they can. */
export const supportConfidential: Rule = {
  requirements: ['SUP-06'],
  title: 'Supportive measures kept confidential',
  documents: ['supportive_measures_letter', 'no_contact_or_emergency_removal_notice'],
  check: search({
    against: [
      against(
        phrase`(?:professors?|instructors?|teachers?|coach(?:es)?|faculty|coordinators?|roommates?|supervisors?|classmates?|teammates?|department|advisers?|employer|residents?) … (?:were|was|have been|has been|know\w*|are aware) .. (?:told|informed|notified|advised|made aware|given)? … (?:reason|what (?:you|happened)|that you|report\w*|complaint|complainant|allegations?|details|assault\w*|harass\w*|why)`,
        { unless: onlyNeeded(), anyStance: true },
      ),
      against(
        phrase`(?:i|we|office|coordinator|dean) (?:have |has |had |will |also |then )*(?:explained|told|informed|notified|shared|advised|let|e-?mailed|written|wrote|described|disclosed|explain|tell|inform|share) … (?:professors?|instructors?|teachers?|coach(?:es)?|faculty|roommates?|supervisors?|classmates?|teammates?|department|employer|coordinators?) … (?:reason|what (?:you|happened)|that you|report\w*|complaint|complainant|allegations?|details|assault\w*|harass\w*|why)`,
        { unless: onlyNeeded(), anyStance: true },
      ),
      against(
        phrase`(?:respondent|other party|other student|complainant|accused \w+) (?:now )?(?:has|have|was given|was sent|received|knows|got|holds) … your (?:new|schedule|address|counsel\w+|room|class\w*|accommodat\w+|measures?)`,
        { unless: onlyNeeded(), anyStance: true },
      ),
      against(
        phrase`(?:knows?|aware|learned|heard|told) (?:about|of) your (?:report|complaint|case|situation|assault)`,
        { unless: onlyNeeded(), anyStance: true },
      ),
      against(
        phrase`let … know … (?:why|that you (?:reported|were|filed|made)|about your|of your|what happened)`,
        { unless: [phrase`(?:let (?:us|me) know|not|only)`], anyStance: true },
      ),
      against(
        phrase`(?:other party|respondent|complainant|other student) … (?:was|were|has been|have been|is|will be) .. (?:told|informed|notified|sent|given|copied) … (?:measures?|counsel\w+|support|accommodat\w+|schedule change|new (?:room|section|address))`,
        { unless: [...onlyNeeded(), phrase`(?:no-?contact|mutual)`], anyStance: true },
      ),
      against(
        phrase`(?:told|informed|notified|shared with|sent to|copied to) … (?:other party|respondent|complainant|other student) … (?:counsel\w+|measures?|support|accommodat\w+)`,
        { unless: [...onlyNeeded(), phrase`(?:no-?contact|mutual)`], anyStance: true },
      ),
      against(
        phrase`(?:letter|list|notice) … (?:measures?|support) … (?:sent|given|copied|forwarded|posted) … (?:to )?(?:the )?(?:respondent|complainant|other party|faculty|team|department)`,
        { unless: onlyNeeded(), anyStance: true },
      ),
    ],
    found: [
      affirms(
        phrase`(?:confidential\w*|private|told only|only .. (?:those|people|persons|staff) who|only that|need to know|nobody will (?:learn|know))`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words tell others about the report or the support (a disclosure beyond what was needed). The rule asks the school to keep supportive measures confidential as far as it can.',
  why: 'You decide who learns about your report, as far as the support allows.',
  ask: 'Who was told, what were they told, and how will the measures be kept confidential from now on?',
}

function onlyNeeded() {
  return [
    phrase`(?:only that|not (?:told|given|informed|been told|be told|share\w*|the reason)|n't|without (?:giving|saying|telling|the reason|any)|no (?:reason|details)|nothing|never|with your (?:permission|consent)|you (?:asked|agreed)|not)`,
  ]
}
