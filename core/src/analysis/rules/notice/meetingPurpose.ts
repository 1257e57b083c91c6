import { deniesNext } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { purposeHidden, purposeKept } from './meetingKept.ts'

const meeting = words(
  '(?:investigat(?:ive|ion) )?interview\\w*',
  'meet\\w*',
  'conversation',
  'appointment',
  'session',
  'conference',
  'talk',
  'speak',
  'call',
  'chat',
)
const subject = words(
  '(?:formal )?complaints?',
  'allegations?',
  'incidents?',
  'investigations?',
  'account',
  'your (?:side|version|response|perspective|recollection)',
  'events?',
  'process',
  'procedures?',
  'what happened',
  'what you (?:remember|recall|saw|heard|know)',
  'matter',
  'rights',
  'hearing',
  'evidence',
  'reported conduct',
  'witness',
  'supportive measures',
  'informal resolution',
)

/** 106.45(b)(5)(v): the purpose of the meeting, in writing. */
export const meetingPurpose = rule('MTG-03', {
  check: search({
    against: [
      ...purposeHidden,
      ...purposeKept,
      against(phrase`(?:informal|friendly|quick|casual) (?:chat|talk|conversation|catch-?up)`, {
        unless: [phrase`(?:not|purpose|to discuss)`],
      }),
      against(
        phrase`(?:need|want|would like|wish) to (?:talk|speak|meet|have a word|see you|chat) … (?:something|a (?:concern|matter|situation|few things)|some (?:things|matters|concerns))`,
        {
          unless: [phrase`(?:complaint|allegations?|title ix|investigation)`],
        },
      ),
      against(
        phrase`(?:purpose|reason|topic|subject|nature|what) … (?:explained|told|discussed|shared|given|disclosed|learn|find out|made (?:clear|known)|go over) … (?:when|at|on|upon|once|during|in person)`,
        {
          near: [phrase`(?:${meeting}|arriv\w+)`],
          unless: [phrase`(?:allegations|hearing|will be recorded|questions)`],
        },
      ),
      against(
        phrase`(?:not|n't|cannot|unable to) … (?:say|tell you|disclose|state|explain) … (?:what|why|the (?:purpose|reason|topic))`,
        { near: [meetingWord()] },
      ),
      against(
        phrase`(?:situation|something|issue|concern|a matter|things?) … (?:go over|discuss|talk about|speak about|raise|address|clear up) with you`,
        { unless: [phrase`(?:complaint|allegations?|title ix|investigation|hearing)`] },
      ),
      against(
        phrase`(?:hear|learn|find out|told) (?:more|why|what it is about|the reason) … (?:when|once|at|on) (?:you|arriv\w+|your|the meeting)`,
      ),
      against(
        phrase`(?:${deniesNext}) … (?:say|tell|put|state|explain|disclose|give|go into|share|write) … (?:why|what (?:it|this|the \w+) is about|reason|purpose|topic|subject|e-?mail|details)`,
        { near: [meetingWord()], unless: [phrase`(?:allegations?|complaint|title ix)`] },
      ),
      against(
        phrase`(?:reason|purpose|topic|subject|agenda) (?:for|of) (?:the|this|our|your) ${meeting} … (?:not something|cannot|will be (?:disclosed|explained|shared|given|told)|confidential)`,
      ),
      against(
        phrase`^(?:to be (?:explained|discussed|announced|given|determined)|tba|tbd|confidential)`,
        {
          about: [/^[^|]*\| [^|]*\b(?:purpose|reason|subject|topic|agenda|re)\b[^|]*\|/],
        },
      ),
      against(
        phrase`(?:see|meet|talk|speak) … about (?:a|an) (?:matter|issue|situation|concern)(?: that| which)? (?:has |have )?(?:come up|arisen|reached|come to)`,
        { unless: [phrase`(?:complaint|allegations?|title ix|investigation)`] },
      ),
    ],
    found: [
      affirms(
        phrase`(?:purposes?|reason|aim|agenda|objective|goal) … (?:is|are|of|will be|for|:|\| ).*`,
        { unless: [phrase`for (?:any|no) reason`] },
      ),
      affirms(
        phrase`${meeting} … (?:about|regarding|concerning|on|in connection with|related to|relating to|as part of|in|into|to (?:discuss|hear|review|learn|gather|go over|ask|talk|explain)) … ${subject}`,
        { headings: true, anyStance: true },
      ),
      affirms(
        phrase`(?:meet\w*|interview\w*|conference) … so (?:that )?(?:you|we) (?:can|may) … ${subject}`,
      ),
      affirms(
        phrase`(?:discuss|hear|go over|review|learn|ask (?:you )?(?:questions )?about|talk (?:through|about|with you about)|explain|gather|give you (?:a|the) chance|tell us) … ${subject}`,
        { near: [meetingWord()], anyStance: true },
      ),
      affirms(
        phrase`(?:interview\w*|questioned) … (?:as|about|regarding|concerning|investigator) …`,
        {
          about: [phrase`(?:complaint|investigation|allegations?|title ix|harassment)`],
          anyStance: true,
        },
      ),
      affirms(/.+/g, { about: [phrase`purpose`], unless: [/^purpose:?$/] }),
      affirms(
        /(?:^|\s)(?:why|what (?:it is |this is |it's )?(?:for|about)|purpose|topic|subject matter|reason|aim)\s*[:|]\s*\w+/g,
      ),
      affirms(
        phrase`(?:about|regarding|concerning|to (?:discuss|explain|review|hear)) … ${subject}`,
        { near: [meetingWord()], anyStance: true },
      ),
    ],
    silence: 'missing',
  }),
})

function meetingWord() {
  return phrase`${meeting}`
}
