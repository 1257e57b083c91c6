import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor, report } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const theReport = words(report, 'reports?', 'investigation summary')
const notGiven = words(
  '(?:may|will|can|shall|does|do|did|is|are|was|were|must) not (?:be )?(?:receive|get|be given|be sent|sent|given|released|shared|provided|release|share|provide|see|view|review|obtain|disclosed?|forwarded?)',
  'cannot (?:be )?(?:receive|get|given|sent|released|shared|provided|see|view|review)',
  'not (?:be )?(?:released|shared|provided|given|sent|available|disclosed)',
)

/** 106.45(b)(5)(vii): the report goes to each party and advisor, electronically or on paper. */
export const reportCopies = rule('RPT-04', {
  check: search({
    against: [
      against(
        phrase`${theReport} … (?:read|viewed?|reviewed?|inspected?|seen|available|consulted|examined) … (?:only|solely) .. (?:in person|in (?:the|our|my)|at (?:the|our)|by appointment|during)`,
      ),
      against(
        phrase`${theReport} … (?:only|solely) (?:be )?(?:read|viewed|reviewed|inspected|seen|available|made available) (?:in person|in (?:the|our|my)|at (?:the|our))`,
      ),
      against(phrase`${theReport} … (?:office|in person|reading room) (?:only|and nowhere else)`),
      against(phrase`${theReport} (?:itself )?${notGiven} … (?:to )?${advisor}`, {
        unless: [
          phrase`(?:appeal|evidence|supportive|dismissal|incident|police|no advisor)`,
          phrase`on behalf`,
        ],
      }),
      against(phrase`${advisor} (?:(?:of|for) .. part(?:y|ies) )?${notGiven} … ${theReport}`, {
        unless: [phrase`(?:police|incident|others|other persons|third)`],
      }),
      against(
        phrase`(?:not|never) (?:share|show|give|forward|send|disclose|discuss) … ${theReport} (?:to|with) (?:your |an? |any |his |her |their |the )*${advisor}`,
      ),
      against(
        phrase`${theReport} (?:itself |in full )?(?:will|is|are|can|does) (?:not|never) (?:be )?(?:sent|provided|given|mailed|e-?mailed|handed over|distributed|released)`,
        {
          unless: [
            phrase`(?:until|before|unless|media|press|public|third|others|anyone else|other than|except|law enforcement|by (?:regular )?mail)`,
          ],
          about: [
            phrase`(?:read to you|telephone|orally|verbally|viewed|inspect\w*|review\w*|you|parties|party)`,
          ],
        },
      ),
      against(
        phrase`(?:read|view|see|look at|inspect|review) (?:the |this |your )?(?:\w+ )?report (?:at|in) (?:my|our|the) (?:\w+ )?(?:desk|office|building|suite|reading room)`,
        { unless: [phrase`(?:or|also|as well|if you prefer|copy (?:is|was|has|will))`] },
      ),
      against(
        phrase`(?:not|never|no) (?:\w+ ){0,2}(?:hand out|give out|make|provide|release|issue|allowed?|permitted?|distribute) (?:\w+ ){0,2}copies`,
        { about: [phrase`report`], unless: [phrase`(?:third|others|media|evidence)`] },
      ),
      against(
        phrase`${advisor} (?:must|have to|has to|will (?:need|have) to|can only|may only) (?:rely on|ask|get|learn|depend on|go by) … (?:report|party|student|told)`,
        { about: [phrase`(?:report|copies|copy)`] },
      ),
      against(
        phrase`(?:no|not) (?:\w+ ){0,3}cop(?:y|ies) (?:of (?:the |this )?(?:\w+ )?report )?(?:for|to) (?:your |an? |the |their )*${advisor}`,
      ),
    ],
    found: [
      affirms(
        phrase`${theReport} … (?:sent|provided|given|mailed|e-?mailed|delivered|made available|attached|enclosed|shared|released) … ${advisor}`,
      ),
      affirms(
        phrase`(?:copy|copies|report) … (?:parties|party|you|each) and (?:your|their|his|her|the|its)? ?(?:respective )?${advisor}`,
        { about: [phrase`report`] },
      ),
      affirms(phrase`(?:send|provide|give|release|mail)s? … ${theReport} … ${advisor}`),
    ],
    silence: 'silent',
  }),
})
