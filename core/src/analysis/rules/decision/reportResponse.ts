import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const answer = words(
  '(?:written )?(?:responses?|replies|reply|comments?|rebuttals?|submissions?|objections?|answers?|feedback)',
)
const theReport = words(
  '(?:the |this |our |final |investigat\\w+ )+report',
  'report of (?:the )?investigation',
)
const notTaken = words(
  '(?:will|can|may|shall|is|are|do|does|must) (?:not|no longer) (?:be )?(?:accept\\w*|consider\\w*|read|review\\w*|receive[d]?|allow\\w*|permit\\w*|invite\\w*|welcome|entertain\\w*|possible|taken|submitted?|submit)',
  'cannot (?:be )?(?:accept\\w*|consider\\w*|submit\\w*|respond\\w*|taken)',
  'not (?:be )?(?:accepted|considered|permitted|allowed|invited)',
)
const late = [
  phrase`(?:after|later than|late|past|by the deadline|deadline|beyond|in excess|longer than|pages|anonymous|unless|if you|if they|until|on behalf|by an? advisor|without)`,
  phrase`(?:draft|evidence) … (?:response|reply)`,
]

/** 106.45(b)(5)(vii): each party may review the report and respond in writing. */
export const reportResponse = rule('RPT-05', {
  check: search({
    against: [
      against(phrase`no (?:further |written |more |additional )*${answer} … ${theReport}`, {
        unless: late,
      }),
      against(
        phrase`no (?:further |written |more |additional )*${answer} .. (?:will|shall|can|may|is|are)`,
        { unless: late, about: [phrase`report`] },
      ),
      against(phrase`${answer} (?:to|on|about|regarding) .. ${theReport} … ${notTaken}`, {
        unless: late,
      }),
      against(
        phrase`${theReport} … (?:is|are) … not (?:open|subject) (?:to|for) … (?:${answer}|comment|review|challenge|response)`,
      ),
      against(
        phrase`(?:not|no) (?:have |be (?:given|offered) )?(?:an? |any |the )*(?:opportunity|right|chance|possibility|option|able|permitted|allowed|entitled) (?:for .. )?to (?:respond|reply|comment|submit .. ${answer}) … ${theReport}`,
        { unless: late },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}) … (?:may|can|will) … (?:respond|reply|comment|submit … ${answer}) … ${theReport}`,
      ),
      against(
        phrase`(?:do not|don't|may not|must not|cannot) (?:send|submit|file|offer|make) .. (?:any )?(?:${answer}|reply) … (?:to it|report)`,
        { unless: late, about: [phrase`report`] },
      ),
      against(
        phrase`(?:part(?:y|ies)|you|students|complainant|respondent) (?:may|can|will|do|does|shall|must) not (?:respond|reply|comment)(?: in writing)? (?:to|on) .. ${theReport}`,
        { unless: late },
      ),
      against(
        phrase`no (?:further|more|other) (?:say|input|word|opportunity to be heard|submissions?)`,
        { about: [phrase`report`], unless: late },
      ),
      against(
        phrase`(?:do|does|will|shall|are)(?: not|n't) (?:be )?(?:tak(?:e|ing)|accept(?:ing)?|invit(?:e|ing)|read(?:ing)?|consider(?:ing)?|allow(?:ing)?|entertain(?:ing)?|look(?:ing)? at) (?:any |further |written |more )*${answer}`,
        { about: [phrase`report`], unless: [...late, phrase`questions?|evidence`] },
      ),
      against(
        phrase`${answer} (?:to|on|about|regarding) .. ${theReport} (?:will|shall|are|is|may)(?: not|n't) (?:be )?(?:\w+ )?(?:passed|forwarded|given|shown|sent|shared|added|read|seen|attached|circulated|used)`,
        { unless: late },
      ),
      against(
        phrase`no (?:opportunity|chance|right|time|provision) (?:is (?:given|provided) )?(?:to|for) (?:\w+ ){0,3}(?:comment|respond|reply|response|rebut\w*|answer)`,
        { about: [phrase`report`], unless: late },
      ),
    ],
    found: [
      affirms(
        phrase`(?:may|can|invited|opportunity|right|welcome|days|chance|able|period|until|by) … (?:respond|reply|comment|${answer})`,
        { about: [phrase`report`] },
      ),
      affirms(
        phrase`${answer} … (?:will be|be|is|are) … (?:given|provided|considered|forwarded|shared|attached|due)`,
        { about: [phrase`report`] },
      ),
    ],
    silence: 'silent',
  }),
})
