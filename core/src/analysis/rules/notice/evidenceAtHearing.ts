import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

const items = words(
  'evidence',
  'exhibits?',
  'materials?',
  'items?',
  'file',
  'documents?',
  'records?',
)
const used = words(
  'mention\\w*',
  'refer\\w* to',
  'use[d]?',
  'available',
  'rais\\w+',
  'shown',
  'cit\\w+',
  'brought up',
  'discuss\\w*',
  'referred to',
)
const fine = [
  phrase`(?:new|late|not (?:previously )?(?:given|provided|submitted|disclosed|shared)|irrelevant|sexual|privileg\w+|treatment|first time|before the hearing|relevan\w+)`,
]

/** 106.45(b)(5)(vi): the evidence that was shared is available at any hearing. */
export const evidenceAtHearing = rule('EVR-07', {
  check: search({
    against: [
      against(
        phrase`only … ${items} … (?:selected|chosen|approved|picked|listed|cited|in the report|by the (?:panel|chair|hearing officer|investigator)) … (?:hearing|${used})`,
        { near: [phrase`hearing`], unless: fine },
      ),
      against(
        phrase`(?:not|n't|cannot|neither|no|never) … ${used} … ${items} … (?:left out|not (?:in|cited|included|mentioned)|other than|outside|beyond|at the hearing|omitted|during the hearing)`,
        { unless: fine, near: [phrase`(?:hearing|report)`] },
      ),
      against(
        phrase`${items} … (?:not|n't) (?:be )?(?:${used}|admitted|considered) … (?:at|during|in) (?:the|any) hearing`,
        { unless: fine },
      ),
      against(
        phrase`at (?:the|any) hearing … (?:not|neither|nobody|no party|cannot) … (?:${used}) … ${items}`,
        { unless: fine },
      ),
      against(
        phrase`(?:not|n't|cannot|neither|no|never) … (?:have|use|refer\w*|rais\w+|bring up|mention\w*|cit\w+|access|quote) … ${items} … (?:at|during|in|for) (?:the|any|your) (?:live )?hearing`,
        { unless: fine },
      ),
      against(
        phrase`${items} … (?:not|n't|never) (?:be )?(?:brought up|raised|available|used|mentioned|referred to|cited|accessible|reopened|restored) … (?:hearing|cross-?examination)`,
        { unless: [...fine, phrase`again`] },
      ),
      against(
        phrase`(?:${items}|access|link|portal) … (?:closes?|closed|ends?|expires?|shut) … (?:before|ahead of|prior to) the hearing`,
        {
          unless: [phrase`(?:again|reopen\w*|new|restored and|open at|will be (?:open|available))`],
          near: [phrase`(?:not|never|no)`],
        },
      ),
      against(
        phrase`(?:exhibits?|evidence|parties|materials?) (?:\w+ ){0,4}(?:limited|restricted|confined) to (?:the )?(?:report|those|what|items|exhibits)`,
        {
          near: [phrase`hearing`],
          unless: [
            ...fine.slice(0, 1),
            phrase`(?:not (?:be )?(?:limited|restricted|confined)|all)`,
          ],
        },
      ),
      against(phrase`${items} … (?:off limits|out of bounds|may not be touched) … hearing`, {
        unless: fine,
      }),
      against(
        phrase`no part of (?:this|the) (?:evidence|file|material) … (?:used|cited|shown|raised|mentioned)`,
        {
          near: [phrase`(?:hearing|cross-?examin\w+)`],
        },
      ),
    ],
    found: [
      affirms(
        phrase`(?:evidence|file|materials) … (?:available|refer|at hand|on the table|accessible|use) … (?:at|during|in) (?:the|any) (?:live )?hearing`,
        { anyStance: true },
      ),
      affirms(phrase`(?:refer\w*|point|use) … (?:evidence|file|materials|page|it) … hearing`, {
        anyStance: true,
      }),
      affirms(phrase`(?:evidence|file|materials) … hearing … (?:point|refer\w*|use|available)`, {
        anyStance: true,
      }),
    ],
    silence: 'silent',
  }),
})
