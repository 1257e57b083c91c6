import { deniesNext } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { supportSpread } from './supportSpread.ts'

const discreet = [
  phrase`(?:only that|not (?:told|given|informed|been told|be told|know|share\w*|the reason)|does not know|without (?:giving|saying|telling|the reason|any)|no (?:reason|details)|nothing|nobody|never|with your (?:permission|consent)|you (?:agreed)|(?:will|do|did|have|has) not|need to know|if you)`,
]

/** 106.30(a): measures stay confidential as far as they can. */
export const supportConfidential = rule('SUP-06', {
  check: search({
    against: [
      ...supportSpread,
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
      against(
        phrase`(?:teachers?|professors?|instructors?|coach(?:es)?|teammates?|faculty|staff|parents?|supervisor|department|ras?|resident assistants?|employer|roommates?|classmates?) … (?:were|was|have been|has been|are) .. (?:told|informed|briefed|given|notified|made aware) … (?:what happened|case|your (?:report|case|situation|complaint)|on you|the (?:details|report|facts|reasons?)|although|of your report)`,
        { unless: onlyNeeded().slice(0, 0).concat(discreet), anyStance: true },
      ),
      against(
        phrase`(?:we|i|office|dean|coordinator) (?:have |has |also )*(?:explained|told|informed|let|shared|discussed|described|briefed|copied|posted|gave|given|sent) … (?:your (?:situation|report|case|complaint|story)|which measures|the reasons? for|the complaint|what happened|list of students)`,
        {
          unless: [
            ...discreet,
            phrase`(?:with you|you (?:that|how|about)|told you|to you|sent you|given you)`,
          ],
          anyStance: true,
        },
      ),
      against(
        phrase`(?:copied|copy) (?:your |the |our )?(?:\w+ ){0,3}(?:advis[eo]r|professors?|department|supervisor|coach|parents?|faculty|team) (?:\w+ )?on (?:the|your|this)`,
        { unless: discreet, anyStance: true },
      ),
      against(
        phrase`(?:copy|copies) of (?:this letter|your report|the complaint|this) … (?:went|sent|given|goes|forwarded|was provided|distributed) … (?:staff|department|faculty|team|parents?|hall|office|respondent)`,
        { unless: discreet, anyStance: true },
      ),
      against(
        phrase`(?:${deniesNext}) … (?:keep|treat|hold|guarantee|maintain) … (?:measures?|support|arrangements?|these|this) … (?:private|confidential\w*|secret)`,
        { unless: [phrase`(?:absolute|complete|fully|entirely|promise|to the extent|except)`] },
      ),
      against(
        phrase`(?:measures?|reasons?|report|complaint) … (?:noted|shown|recorded|appear|listed|marked|posted) (?:\w+ )?(?:on|in) (?:your |the )?(?:transcript|public|notice board|bulletin|roster|class list|student record)`,
        { unless: discreet },
      ),
      against(
        phrase`(?:your|the complainant's) (?:new )?(?:address|room|schedule|section|phone number|contact details) … (?:given|sent|shared|disclosed|passed|known) (?:to|with) (?:the )?(?:other party|respondent|complainant|other student)`,
        { unless: discreet, anyStance: true },
      ),
      against(
        phrase`(?:coach|teachers?|professors?|instructors?|teammates?|supervisor|roommates?|department) … (?:knows?|know|are aware|is aware|understands?) (?:why|that you|about your|of your|the reason)`,
        { unless: discreet, anyStance: true },
      ),
      against(
        phrase`(?:let|told|informed|notified) (?:the )?(?:respondent|other party|other student) .. (?:know )?(?:of |about )?(?:which|what|the) … (?:measures?|support|counsel\w+|accommodat\w+)`,
        { unless: [...discreet, phrase`(?:no-?contact|mutual)`], anyStance: true },
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
})

function onlyNeeded() {
  return [
    phrase`(?:only that|not (?:told|given|informed|been told|be told|share\w*|the reason)|n't|without (?:giving|saying|telling|the reason|any)|no (?:reason|details)|nothing|never|with your (?:permission|consent)|you (?:asked|agreed)|not)`,
  ]
}
