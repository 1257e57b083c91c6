import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { isWholePolicy } from '../policy/wholePolicy.ts'
import { findOutside } from './outsideOf.ts'

/** No hearing is needed where there is no decision on responsibility, or for an appeal. */
const notNeeded = [
  phrase`(?:dismiss\w*|appeals?|appellate|informal|mediat\w+|resolution agreement|restorative|k-?12|employees only|pre-?hearing|emergency|withdraw\w*)`,
  phrase`(?:asked|requested|wished|proposed|objected) .. that`,
  phrase`(?:no decision is made|gave up|used to|formerly|years ago|today there is one)`,
  phrase`on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|\w+ \d{1,2})`,
]

const none = [
  against(
    phrase`(?:moved away from|abolished|done away with|discontinued|replaced|eliminated|no longer (?:holds?|uses?|conducts?|offers?)) (?:\w+ ){0,3}hearings?`,
    { unless: notNeeded },
  ),
  against(
    phrase`(?:there (?:is|will be|was)|we (?:hold|held)|with) no (?:live |formal |in-person )*hearings?`,
    { unless: notNeeded },
  ),
  against(
    phrase`no (?:live |formal |in-person )*hearings? (?:is|are|will be|was|were|has been|shall be) (?:\w+ )?(?:held|convened|conducted|needed|required|scheduled|offered|planned|necessary|provided)`,
    { unless: notNeeded },
  ),
  against(
    phrase`(?:do|does|did|will|shall|need|is|are)(?: not|n't) (?:be |to )?(?:hold|held|conduct|convene|provide|offer|use|require|schedule|have|need) (?:an? |any )?(?:live |formal |in-person )*hearings?`,
    { unless: notNeeded },
  ),
  against(
    phrase`(?:(?<!with or )without|instead of|in (?:place|lieu) of|rather than) (?:holding |conducting |convening )?(?:an? )?(?:live |formal |in-person )*hearings?(?! (?:from|both|you|the|him|her|about|what))`,
    { unless: notNeeded },
  ),
  against(
    phrase`hearings? (?:is|are|will be|was|were) (?:not|never) (?:be )?(?:held|necessary|required|needed|part|offered|provided|used|convened|scheduled)`,
    { unless: notNeeded },
  ),
  against(
    phrase`hearings? (?:is|are|will be|may be) (?:held |offered |provided |convened |granted )?(?:only|optional|discretionary|at the (?:sole )?discretion)`,
    { unless: notNeeded },
  ),
  against(
    phrase`(?:decided?|determin\w+|resolv\w+|conclud\w+|made|based) (?:solely |only |entirely |exclusively )*(?:on|by|upon|from) .. (?:papers?|written (?:file|record|submissions)|paper record)`,
    { unless: notNeeded },
  ),
  against(
    phrase`(?:waive[sd]?|skip\w*|dispens\w+ with|cancel\w*) (?:the |a |its |any )*(?:live )?hearing(?! (?:fee|room|on))`,
    { unless: [...notNeeded, phrase`(?:cannot|may not|not|rescheduled)`] },
  ),

  against(
    phrase`(?:reads?|reviews?|studies|goes through|looks? at) the (?:\w+ )?(?:file|report|record|papers) and (?:then )?(?:decides?|lets? you know|issues?|makes?|reaches|determines?|rules?)`,
    { unless: [...notNeeded, phrase`hearing`] },
  ),
  against(
    phrase`(?:parties|students|you|complainant and respondent) (?:do|does|will)(?: not|n't) (?:appear|come|attend) (?:before|at) (?:any|the|a) (?:\w+ )?(?:one|body|panel|decision|hearing|board|meeting)?`,
    { unless: [...notNeeded, phrase`(?:if|who|wish|choose|cannot|when)`] },
  ),
  against(
    phrase`(?:dean|provost|administrator|director|chancellor|vice president|officer) (?:\w+ )?(?:issues?|makes?|reaches) (?:a|the) (?:\w+ )?(?:decision|determination) (?:after|on|based on|from|by) (?:reading|reviewing|the (?:report|file|papers))`,
    { unless: [...notNeeded, phrase`hearing`] },
  ),
]
const held = [
  affirms(
    phrase`(?:live )?hearing … (?:held|take place|takes place|took place|scheduled|convened?|begin|conducted|on \w+ \d)`,
  ),
  affirms(phrase`(?:hold|held|conduct|convene|provide|attend)\w* … (?:live )?hearing`),
]

/** 106.45(b)(6)(i): a college provides a live hearing. */
export const liveHearing = rule('HRG-01', {
  check: ({ reading, docType }) => {
    const at = findOutside(reading, none, /appeal|informal|dismissal/)
    if (at) return { state: 'contradicted', at }
    const found = findFirst(reading, held)
    if (found) return { state: 'found', at: found }
    const mustTell = docType === 'school_policy' && isWholePolicy(reading)
    return { state: mustTell ? 'missing' : 'silent' }
  },
})
