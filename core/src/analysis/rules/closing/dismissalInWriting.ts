import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const decision = words(
  'dismiss\\w*',
  '(?:was|were|been|is) closed',
  'closing',
  'closure',
  'decision',
)
const longAgo = words(
  '(?:\\w+ ){0,2}?(?:weeks|months|years?) (?:ago|before|earlier|after|later|since|have passed)',
  '(?:over|more than|nearly|almost) (?:\\w+ )?(?:weeks|months|year) (?:ago|before|earlier)?',
  'last (?:year|term|semester|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)',
  '(?:in the )?(?:spring|summer|fall|autumn|winter) of last year',
  'over the summer',
  'a year',
)
const otherEvent = [
  phrase`(?:received|filed|happened|occurred|took place|reported|alleged|conduct|incident|re-?opened|enrolled|left|graduated|today)`,
  phrase`appeal\w*`,
]

/** 106.45(b)(3)(iii): notice of dismissal is written and prompt. */
export const dismissalInWriting = rule('DIS-03', {
  check: search({
    against: [
      against(
        phrase`(?:told|informed|notified) … (?:by (?:tele)?phone|on the (?:tele)?phone|verbally|orally|in person) … (?:closed|dismissed|dismissal)`,
        { unless: [phrase`(?:and in writing|as well|yesterday|today|this letter|also)`] },
      ),
      against(
        phrase`(?:${doesNot}|nothing|never|no) … (?:letters?|on paper|in writing|written|notice)`,
        {
          about: [phrase`(?:dismiss\w*|clos(?:ed|ing))`],
          unless: [
            phrase`(?:you|part(?:y|ies)) (?:do|need|must|are|does) not`,
            phrase`(?:appeal|delay|withdr|re-?open|without notice of)\w*`,
            phrase`(?:conduct|harass\w*|alleg\w*)`,
          ],
        },
      ),
      against(
        phrase`(?:half a year|a year|months?|weeks|(?:\w+ )?weeks) (?:after|since|following) … (?:dismiss\w*|clos(?:ed|ing|ure)|decision)`,
        { unless: otherEvent },
      ),
      against(phrase`(?:dismissal|closure) (?:dates? back|goes back) to`),
      against(phrase`dismissed … (?:in the (?:spring|summer|autumn|fall|winter)|last \w+)`, {
        unless: otherEvent,
      }),
      against(phrase`${decision} … ${longAgo}`, { unless: otherEvent }),
      against(phrase`${longAgo} … (?:since|after|from) … ${decision}`, { unless: otherEvent }),
      against(
        phrase`(?:apologi[sz]e|regret|sorry) … (?:not|late|delay|sooner|earlier|long) … (?:writ\w+|letter|told|informed|notice|notif\w+|sooner)`,
        {
          near: [phrase`${decision}`],
        },
      ),
      against(
        phrase`(?:no (?:written |formal )*(?:letter|notice|confirmation)|(?:${doesNot}) … (?:issue|send|give|provide|write|put) … (?:writ\w+|letters?))`,
        {
          about: [phrase`(?:dismiss\w*|clos\w+)`],
          unless: [
            phrase`(?:you|part(?:y|ies)) (?:do|need|must|are|does) not`,
            phrase`(?:appeal|not delay)\w*`,
          ],
        },
      ),
      against(
        phrase`(?:told|informed|communicated|notified|given|gave|news) … (?:by (?:a )?(?:tele)?phone(?: call)?|orally|verbally|in person) … (?:only|instead|rather|and no|alone|not part)`,
        {
          about: [phrase`(?:dismiss\w*|clos\w+|decision)`],
        },
      ),
      against(
        phrase`written notice … (?:not|no) … (?:part of|given|sent|follow|needed|required|necessary)`,
        { unless: [phrase`not … appeal`] },
      ),
      against(
        phrase`(?:complaint|case|matter) (?:was|had been|has been) (?:dismissed|closed) … (?:months?|semester|term|year|weeks) (?:ago|earlier|before)`,
      ),
      against(
        phrase`(?:dismissed|closed) (?:in|on|last) … (?:last (?:year|semester|term|fall|spring|summer)|several months|many weeks)`,
      ),
      against(
        phrase`(?:no|not) … (?:written|formal) (?:notice|letter|confirmation) … (?:will|is|was|be)`,
        { about: [phrase`(?:dismiss\w*|clos\w+|decision)`] },
      ),
      against(
        phrase`(?:only|just) (?:be )?(?:told|informed|notified) (?:orally|verbally|by (?:tele)?phone)`,
      ),
    ],
    silence: 'silent',
  }),
})
