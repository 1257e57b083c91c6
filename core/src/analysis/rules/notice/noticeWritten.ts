import { deniesNext, inPlaceOf, isDenied, keptFor } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { spokenNotice } from './spokenNotice.ts'

const complaint = words(
  'complaints?',
  'allegations?',
  'charges?',
  'accusations?',
  'formal (?:letter|notice)',
)

const notThis = [
  phrase`(?:if|unless|until|witness\w*|by e-?mail|reply|respond|answer|further|another|additional|date|place|location|names?|you (?:may|can|do|need|must)|support)`,
]

/** 106.45(b)(2)(i): the notice of a formal complaint comes in writing. */
export const noticeWritten = rule('NOA-01', {
  check: search({
    against: [
      ...spokenNotice,
      against(
        phrase`(?:no|not|nor|without|instead of) … (?:written (?:notice|notification|letter)|formal (?:letter|written notice)|letter|notice) … (?:${complaint}|will|be|follow)`,
        {
          near: [complaintNear(), phrase`what the ${complaint}`],
          unless: [
            phrase`(?:if|unless|until|without prejudice|reply|respond|answer|later than|share|disclos\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:${complaint}|details|accusation) … (?:not|never) (?:be )?(?:put|placed|given|set (?:out|down)|provided|sent) … (?:in writing|to paper|on paper)`,
        {
          unless: [phrase`(?:date|place|location|when|where)`],
        },
      ),
      against(
        phrase`(?:explained|told|described|communicated|given|announced|learn|hear) … (?:orally|verbally|by (?:tele)?phone|in person only|and no (?:letter|written notice))`,
        {
          near: [complaintNear()],
          unless: [phrase`(?:if|may also|in writing|supplement\w*|question\w*)`],
        },
      ),
      against(
        phrase`(?:learn|find out|be told|hear) what … ${complaint} (?:says?|is|are|contains?) … (?:when|once|at|after) … (?:come|meet\w*|arrive|interview)`,
      ),
      against(
        phrase`(?:not|n't|no longer|never) (?:issue|send|provide|give|mail|put) … (?:written notices?|letters?|in writing|notices?)`,
        {
          near: [phrase`${complaint}`],
          unless: [
            phrase`(?:if|until|witness\w*|reply|respond|answer|date|place|location|when|where|names?)`,
          ],
        },
      ),
      against(
        phrase`${complaint} … (?:read (?:out|aloud)|explained|told|summari[sz]ed) (?:\w+ )?to you (?:only |orally |aloud )?(?:at|during|when|in)`,
        { unless: [phrase`(?:in writing|also|again)`] },
      ),
      against(
        phrase`${deniesNext} … (?:send(?:ing)?|issu\w+|giv\w+|put(?:ting)?|provid\w+|set(?:ting)?|writ\w+) … (?:in writing|written (?:notices?|particulars|accounts?|statements?)|on paper|to paper|a letter|in a letter|writing)`,
        { near: [complaintNear()], unless: notThis },
      ),
      against(
        phrase`(?:written (?:notices?|particulars|accounts?|statements?|cop(?:y|ies)|versions?|details)|anything in writing) … (?:${isDenied}|${keptFor}|not (?:be )?(?:issued|provided|sent|given)|will not)`,
        { near: [complaintNear()], unless: notThis },
      ),
      against(
        phrase`no written (?:accounts?|notices?|particulars|versions?|statements?|cop(?:y|ies)|details|description) … (?:complaint|allegations?|charges?|provided|given|sent|issued|follow)`,
        { near: [complaintNear()], unless: notThis },
      ),
      against(phrase`nothing (?:\w+ )?(?:in writing|on paper|written)`, { unless: notThis }),
      against(
        phrase`${inPlaceOf} (?:a |any |being )?(?:written notice|formal notice|letter|notice in writing|sent|put in writing|written)`,
        { near: [complaintNear(), phrase`parents?`], unless: notThis },
      ),
      against(phrase`no need for (?:a |any )?(?:formal |written )*(?:letters?|notices?)`, {
        unless: [phrase`if`],
      }),
      against(
        phrase`(?:is|as) (?:a courtesy|informal|for information) … not (?:a |the |your )?(?:formal |written |official )*notice`,
        {
          near: [complaintNear()],
        },
      ),
      against(
        phrase`${complaint} … (?:conveyed|told|read|explained|communicated|given|delivered|announced) … (?:by (?:tele)?phone only|only (?:by (?:tele)?phone|orally|verbally|in person)|rather than (?:sent|written|in writing)|and (?:will )?not (?:be )?(?:set down|put|written))`,
        { unless: notThis },
      ),
      against(
        phrase`(?:substance|contents?|nature) of … (?:told|conveyed|communicated|explained|read) … (?:face to face|by (?:tele)?phone|orally|verbally|in person|aloud) … (?:only|not)`,
        { unless: notThis },
      ),
      against(phrase`(?:by (?:tele)?phone|orally|verbally|in person) only`, {
        near: [complaintNear()],
        unless: notThis,
      }),
      against(
        phrase`(?:given|told|explained|read out|delivered) (?:verbally|orally|by (?:tele)?phone|in person)`,
        {
          about: [/^[^|]*\| [^|]*\bnotice\b[^|]*\|/],
        },
      ),
      against(
        phrase`(?:get|receive|be sent) (?:a |the |any )?(?:written )?(?:letter|notice) only (?:after|if|when|once)`,
        { unless: [phrase`(?:additional|further|new|another)`] },
      ),
    ],
    found: [
      affirms(
        phrase`(?:written|formal|official|in writing|hereby|this letter is … |this (?:letter|notice|document|e-?mail) (?:is|serves|gives|constitutes|provides)) … (?:notice|notif\w+|inform\w*) … ${complaint}`,
      ),
      affirms(
        phrase`(?:notify|inform|notice|notification) … (?:in writing|written) … ${complaint}`,
      ),
      affirms(phrase`(?:notif\w+|notice|inform\w*) … (?:formal complaint|allegations)`),
    ],
    silence: 'silent',
  }),
})

function complaintNear() {
  return phrase`${complaint}`
}
