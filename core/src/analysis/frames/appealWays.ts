/** The ways in which letters cut an appeal off: refused, for one side, on a condition, on too few grounds, too soon. */
import {
  atOnce,
  not,
  onCondition,
  oneSide,
  onlySome,
  turnedAway,
} from '../language/oneSidedWords.ts'
import { otherRoles } from '../language/otherRoles.ts'
import { inEitherOrder, phrase, words } from '../language/phrase.ts'
import { type Frame, together } from './frame.ts'

const appeal = words('appeal(?:s|ed|able|ing)?', 'reconsider\\w*', 'a second look')
const grounds = words(
  'procedur\\w+',
  'rules of procedure',
  '(?:new|fresh|later) (?:evidence|facts?|witness\\w*|information)',
  'come (?:forward|to light)',
  'bias\\w*',
  'partial(?:ity)?',
  'prejudiced?',
  'conflicts? of interest',
  'friendship',
  'family ties',
  'sanctions?',
  'irregularit\\w+',
  'errors?',
  'mistakes?',
)
/** Other appeals than this one, late ones, and a right that is granted. */
const fair: readonly RegExp[] = [
  phrase`(?:second time|appeal (?:officer|panel|board)(?:'s)? (?:decision|ruling|letter)|decision on the appeal|decided on the appeal|again|parking|late|(?:after|later than|past) (?:(?:the|that|this) (?:deadline|time|date|day)|\w+ \d{1,2})|forty days|deadline|beyond|untimely|interim|emergency|honor code|used to|formerly|in the past|before 20\d\d|since august|newspaper|further appeals?|informal|doesn't take the place|may write to facilities)`,
  phrase`(?:both|either|each|as may|so may|too|neither|in addition|same right|whichever|nobody appeals|no fee|no one else|roommate's|discretionary or)`,
  phrase`(?:do not|does not|need not|don't|doesn't|needn't) (?:have|need|take)|disagree\w* (?:with|alone)|if you do not|if (?:no|neither)`,
]
const all = (...says: RegExp[]): [RegExp, ...RegExp[]] => says as [RegExp, ...RegExp[]]

/** Words that refuse an appeal, or some part of it. */
export const appealWays: readonly Frame[] = [
  ...inEitherOrder(appeal, turnedAway).map((says) =>
    together(all(says), { unless: [...fair, otherRoles] }),
  ),
  together(
    [
      phrase`${appeal}`,
      phrase`${oneSide}`,
      phrase`(?:${not} (?:\w+ ){0,3}?(?:arise|affected|punished|regarded|enrolled|file|appeal|contest|standing|right|say|part)|no (?:\w+ )?(?:standing|say|appeal|right|claim|interest|such)|${onlySome}|has one|doesn't have one|by favou?r|filed one first|to whoever|process is concluded)`,
    ],
    { unless: [...fair, otherRoles] },
  ),
  together(
    [
      phrase`(?:${oneSide}|if you (?:are|were|have been)) … (?:process (?:is )?(?:concluded|over|complete|closed)|part in the process|come to its end|question (?:does not|doesn't) arise|(?:has|have) no such (?:right|choice|option)|letter of disagreement|does(?: not|n't) have one|no (?:right|appeal|say|recourse))`,
    ],
    { beside: [phrase`(?:${appeal}|second look|review)`], unless: fair },
  ),
  together(
    [
      phrase`(?:review|appeal|second look|right) (?:belongs|is reserved|is kept|is given|lies|goes) (?:only )?(?:to|for|with) (?:the )?(?:${oneSide}|whoever|those)`,
    ],
    { beside: [phrase`${appeal}|review`], unless: fair.slice(1, 2) },
  ),
  together(
    [
      phrase`(?:file|lodge|bring|appeal|appeals|ask|appellants?) … ${onCondition}|${onCondition} … (?:file|lodge|bring|appeals?|reviews?)`,
      phrase`${appeal}|reviews? (?:are|is) granted`,
    ],
    { unless: [...fair, phrase`(?:no|without) (?:a )?(?:fee|charge|cost|deposit)`] },
  ),
  ...inEitherOrder(appeal, atOnce).map((says) =>
    together(all(says), {
      unless: [phrase`postmark\w*|waits?|take effect|both of you|either|each`],
    }),
  ),
  together(
    [
      phrase`${grounds}`,
      phrase`(?:${not} (?:\w+ ){0,3}?(?:ground|reason|basis|bases|recogni[sz]\w+|accept\w*|consider\w*|matter|among|open|sufficient|look\w*|into|admitted|present|deal\w* with|heard|help|influence)|${turnedAway}|on no other|only (?:two|one|grounds?|bas[ie]s|reasons?)|the (?:full|whole|entire) list|no other|on purpose|deliberate\w*|with intent|intentional\w*|have (?:to|had to) be (?:raised|made|brought)|must (?:be|have been) (?:raised|made|brought|mentioned)|should have been (?:raised|made|brought|mentioned)|raised (?:this )?at the hearing|too late|solely|alone|kept out)`,
      phrase`${appeal}|grounds?|a reason to`,
    ],
    {
      beside: [phrase`${appeal}`],
      unless: [
        ...fair,
        phrase`(?:reasonably|could have|affected|not new|isn't new|by itself|none of the three|three|four(?:th)?|merit|proven|does not show|outcome would)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:appeal\w*|review\w*|reconsider\w*) … (?:address|concern|touch|cover|be about|look at|based on|be on|review) (?:only|solely|just)|(?:appeal\w*|review\w*) (?:only|solely) (?:the|whether|if)|(?:can|may|might|could) (?:only )?(?:appeal|contest) (?:only )?(?:the (?:length|number|dates|severity|amount|kind|type))`,
    ],
    { unless: fair.slice(1, 2), beside: [phrase`${appeal}`] },
  ),
  together(
    [
      phrase`(?:only|solely) (?:a |the |findings? |students? |those |decisions? ){0,3}(?:of "?responsible|found responsible|against|sanctioned|who)[^.]{0,40}(?:taken further|appeal\w*|review\w*|file one)`,
    ],
    { beside: [phrase`${appeal}|further`], unless: fair },
  ),
  together(
    [
      phrase`(?:accept the (?:result|outcome|decision)|no (?:further|more) rounds|let it rest|grievance on working conditions|no other (?:instance|level)|nothing is left|has (?:the )?last word|last word (?:on|in)|no other level)`,
      phrase`(?:appeals?|result|dismissals?|decided|decision)`,
    ],
    { unless: fair },
  ),
]
