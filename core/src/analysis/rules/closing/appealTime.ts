import { against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

const longTime = String.raw`(?:(?:six|seven|eight|nine|ten|eleven|twelve|\d{2,}) months|(?:a|one|two|three) years?|more than (?:half )?a year)`

/** 106.45(b)(1)(v): appeals are filed and decided within reasonably prompt time frames. */
export const appealTime = rule('APP-08', {
  check: search({
    against: [
      against(
        phrase`(?:took|takes?|taken|lay|pending|waited|waiting|open|sat|needed|decided|only now) … (?:year and a half|(?:six|seven|eight|nine|ten|eleven|twelve|\d\d) months|(?:a|one|two|over a|more than a) years?) (?:to (?:reach|decide|come)|before|with us)?`,
        {
          about: [phrase`appeal\w*`],
          unless: [
            phrase`(?:good cause|extended|conduct|incident|complaint was|hearing|events?|suspen\w+|probation|ago the)`,
          ],
        },
      ),
      against(
        phrase`(?:midnight|hours?|the day of the decision|same day|by (?:noon|evening)|one day|twelve hours) … (?:appeal|after the decision|sent)`,
        {
          about: [phrase`(?:appeal\w*|window)`],
          unless: [
            phrase`(?:hearing|notified|informed|told|statement|good cause|business hours|office hours)`,
          ],
        },
      ),
      against(
        phrase`in our own time|no date (?:is|can|will)|give no date|when(?:ever)? (?:it|we) can|no hurry`,
        { near: [phrase`appeal\w*`] },
      ),
      against(
        phrase`(?:appeals?|decision) … (?:when(?:ever)? (?:the \w+|we|it|he|she|time) (?:finds?|has|have|allows?|permits?)|as time allows|in no fixed time|as and when)`,
        { near: [phrase`appeal`] },
      ),
      against(phrase`${longTime} (?:later|on|after|ago|since)`, {
        near: [phrase`appeal\w*`],
        unless: [phrase`(?:conduct|incident|complaint|hearing|events?|took place|happened)`],
      }),
      against(
        phrase`(?:one day|a day|the same day|evening of the (?:same )?day|24 hours|12 hours|48 hours|two days) … (?:appeal|accepted|missed|second day|file)`,
        {
          near: [phrase`appeal`],
          unless: [phrase`(?:hearing|sent|notified|informed|told|statement)`],
        },
      ),
      against(
        phrase`appeal … (?:evening of the (?:same )?day|within (?:one day|24 hours|12 hours|48 hours|a day|hours))`,
        { unless: [phrase`(?:notified|informed|told|sent to)`] },
      ),
      against(
        phrase`(?:no|not any|without) … (?:time frame|timeframe|time limit|deadline|schedule|date) … appeal`,
        { unless: [phrase`(?:late|good cause|file)`] },
      ),
      against(phrase`appeal … (?:filed|received|made|lodged) … in 20\d\d … in 20\d\d`),
      against(
        phrase`appeal … (?:pending|waiting|taken|taking|open|filed|received|lodged) … (?:for |over |more than |nearly )*${longTime}(?: ago)?`,
        { unless: [phrase`(?:good cause|extended|extension)`] },
      ),
      against(
        phrase`(?:no|without (?:a|any)) (?:date|time ?(?:line|frame|table)|deadline|estimate) (?:is|was|has been|can be|for) … (?:appeal|decision)`,
        { near: [phrase`appeal`] },
      ),
      against(
        phrase`(?:12|24|48|twelve|twenty[- ]four|forty[- ]eight) hours … (?:to (?:file|submit|lodge|bring|make|send|appeal)|(?:appeal|filed))`,
        { near: [phrase`appeal`] },
      ),
    ],
    silence: 'silent',
  }),
})
