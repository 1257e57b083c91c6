import type { Facts } from '../../facts.ts'
import { deniesNext, isDenied } from '../../language/denial.ts'
import { affirms, against, findAll, findFirst, type Hit, hasAny } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, type Verdict } from '../../rule.ts'
import { daysBetween } from './dayCounts.ts'
import { hardlyAnyNotice, noTimeToPrepare } from './noTimeToPrepare.ts'
import { atOnce, interview } from './words.ts'

const others = [
  phrase`(?:was|were|has been|had been|have|who) (?:already )?(?:interviewed|met|questioned)`,
  phrase`(?:you asked to be|has nothing to do with|fire drill)`,
  phrase`(?:call|write|e-?mail|contact|reach|tell|let) (?:us|me|the|our)`,
  phrase`(?:support|counsel\w+|hotline|emergency|police|hospital|received|retaliat\w+|reported|stop|witnesses were|if you|evidence|comply|cease|effective|from today|sooner than|earlier than|no later|later than)`,
]
const about = phrase`(?:reschedul\w+|interview\w*|meeting|meet|questioning|appointment)`
const tooSoon = [
  ...noTimeToPrepare,
  ...hardlyAnyNotice,
  against(phrase`${interview} … ${atOnce}`, { unless: others }),
  against(phrase`${atOnce} … for (?:your|an|the|a) .. ${interview}`, { unless: others }),
  against(
    phrase`(?:you|please|must|to|and) … (?:come|report|appear|attend|be (?:at|in|here)|be interviewed|meet|see) … ${atOnce}`,
    {
      unless: others,
      near: [
        phrase`(?:interview\w*|meeting|meet|investigat\w+|question\w*|office|room|allegations?)`,
      ],
    },
  ),
  against(
    phrase`please (?:come|report) (?:\w+ ){0,5}(?:now|immediately|at once|today|right away)`,
    { unless: others },
  ),
  against(phrase`(?:interview|meet|meet with|question|see|speak (?:to|with)) you … ${atOnce}`, {
    unless: others,
  }),
  against(
    phrase`you … (?:\d ?[ap]\.?m\.?|noon|:\d\d|o'clock|\d) (?:today|tomorrow|tonight|this (?:morning|afternoon))`,
    { unless: others },
  ),
  against(
    phrase`you … (?:today|tomorrow|this (?:morning|afternoon))(?: morning| afternoon)? at (?:noon|\d+)`,
    { unless: others },
  ),
  against(phrase`(?:present yourself|expected) … ${atOnce}`, { unless: others }),
  against(phrase`(?:take|hear|record) your (?:statement|account|side|version) … ${atOnce}`, {
    unless: others,
  }),
  against(
    phrase`(?:fail\w*|refus\w+|declin\w+) … (?:answer|respond|speak|come|appear) … (?:immediately|at once|today|now|right away)`,
  ),
  against(
    phrase`(?:no|not|without) .. (?:extra |additional |more )?(?:time|postponement|delay) .. (?:to prepare|will be (?:given|granted|allowed))`,
    {
      near: [phrase`(?:interview|meeting)`],
    },
  ),
  against(
    phrase`(?:statement|answer|response|account|side|version) … (?:taken|due|heard|recorded|needed|required|owed|expected) … ${atOnce}`,
    {
      unless: others.slice(0, 2),
      near: [phrase`(?:interview|charges?|allegations?|complaint|statement|investigat\w+)`],
    },
  ),
  against(
    phrase`(?:questioning|questions|interview) (?:\w+ )?(?:will )?(?:go(?:es)? ahead|begins?|starts?|takes? place|proceeds?) … ${atOnce}`,
    {
      unless: others,
    },
  ),
  against(
    phrase`(?:requests?|extensions?|postponements?|adjournments?|(?:more|additional|extra) time|reschedul\w+|(?:new|another|different|later) (?:date|time)) … (?:${isDenied}|(?:cannot|will not|not) be (?:granted|considered|given|accommodated|entertained|allowed))`,
    {
      near: [about],
      unless: [phrase`(?:unless|until|after|without (?:a )?reason|hearing|appeal)`],
    },
  ),
  against(
    phrase`no (?:extensions?|postponements?|reschedul\w+|other (?:slots?|times?|dates?|opportunit\w+|appointments?)|(?:additional|more|extra) time|adjournments?)`,
    { near: [about], unless: [phrase`(?:hearing|appeal|if|need)`] },
  ),
  against(
    phrase`(?:${deniesNext}) … (?:reschedul\w+|postpon\w+|mov(?:e|ing)|delay\w*|put off|adjourn\w*|extend\w*) … (?:interview|meeting|appointment|it)`,
    { unless: [phrase`(?:if|unless|hearing|you (?:do|may)|hesitate)`] },
  ),
  against(
    phrase`(?:letter|notice) … (?:handed|given|delivered|read|is yours|shown) … (?:at the (?:start|beginning|outset) of|when you (?:arrive|come)|just before|on arrival|upon arrival|immediately before|at) .. (?:your |the )?(?:interview|question\w+|arrive|meeting)`,
    { unless: [phrase`(?:not|before your interview is|copy|also|again)`] },
  ),
  against(
    phrase`(?:handed|given) (?:this|the) (?:notice|letter) (?:just |right |shortly )?(?:before|as|at)`,
    {
      near: [about],
    },
  ),
  against(phrase`^(?:today|tonight|tomorrow|now|immediately)`, {
    about: [/^[^|]*\| [^|]*\b(?:when|date|time|interview|meeting)\b[^|]*\|/],
    unless: others,
  }),
  against(
    phrase`(?:interview|meeting) … cannot be (?:put off|moved|delayed|postponed|rescheduled|changed)`,
  ),
  against(phrase`no need to prepare`, { near: [about], unless: [phrase`if you`] }),
]
const enough = [
  affirms(
    phrase`(?:more|enough|sufficient|adequate|additional|reasonable|extra|further|ample) time`,
  ),
  affirms(phrase`time to (?:prepare|read|review|consult|consider|think|get ready|find)`),
  affirms(
    phrase`(?:reschedul\w+|postpone\w*|different (?:time|day|date)|another (?:time|day|date)|find another|(?:move|change) (?:it|the (?:date|time|appointment))|does not (?:suit|work))`,
  ),
  affirms(
    phrase`${interview} … (?:in|at least|not sooner than|no sooner than|sooner than|no earlier than) (?:seven|eight|nine|ten|fourteen|\d+|five|six|two weeks|a week) …`,
  ),
  affirms(phrase`take the time you need`),
  against(phrase`${interview} … not .. (?:before|sooner|earlier)`),
  against(phrase`no ${interview} … (?:sooner|earlier|before)`),
]
const setFor = phrase`(?:interview\w*|meet\w*|appointment|appear|session|questioning)`
const notTheInterview = [
  phrase`(?:received|filed|dated|occurred|alleged|by (?:\d|noon|close|the (?:end|close)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)|no later than|before|confirm|reply|respond|hearing|letter|notice of|incident|on or about)`,
]
/** An interview so few days after the letter leaves no time to prepare; the rule names no number. */
const FEWEST_DAYS = 1

function soonerThanLetterAllows({ reading, letterDate, dates }: Facts): Hit | null {
  if (letterDate === null) return null
  for (const hit of findAll(reading, [affirms(setFor, { unless: notTheInterview })])) {
    const { start, end } = hit.sentence.block
    for (const date of dates) {
      if (date.start < hit.sentence.start || date.end > Math.min(end, hit.sentence.end)) continue
      const days = daysBetween(letterDate, date.iso)
      if (date.start >= start && days !== null && days >= 0 && days <= FEWEST_DAYS) return hit
    }
  }
  return null
}

function check(facts: Facts): Verdict {
  const soon = findFirst(facts.reading, tooSoon) ?? soonerThanLetterAllows(facts)
  if (soon) return { state: 'contradicted', at: soon }
  const at = findFirst(facts.reading, enough) ?? laterInterview(facts)
  return at ? { state: 'found', at } : { state: 'silent' }
}

const A_WEEK = 5

function laterInterview({ reading, letterDate, dates }: Facts): Hit | null {
  if (letterDate === null) return null
  for (const hit of findAll(reading, [affirms(setFor)])) {
    if (hasAny(hit.sentence.plain, notTheInterview)) continue
    const inSentence = dates.some(
      ({ iso, start, end }) =>
        start >= hit.sentence.start &&
        end <= hit.sentence.end &&
        (daysBetween(letterDate, iso) ?? 0) >= A_WEEK,
    )
    if (inSentence) return hit
  }
  return null
}

/** 106.45(b)(2)(i)(B): sufficient time to prepare before the first interview. */
export const noticeTimeToPrepare = rule('NOA-06', {
  reckons: true,
  check,
})

/** 106.45(b)(5)(v): written notice of a meeting with sufficient time to prepare. */
export const meetingTimeToPrepare = rule('MTG-04', {
  reckons: true,
  check,
})
