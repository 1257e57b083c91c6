/** One party told before, after or instead of the other; a result that is put to work before the appeal. */
import { not, oneSide } from '../language/oneSidedWords.ts'
import { phrase, words } from '../language/phrase.ts'
import type { DocumentType } from '../report.ts'
import { type Frame, together } from './frame.ts'

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const date = `(?:${weekday}|${months} \\d{1,2}|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}/\\d{1,2})`
const side = words(
  oneSide,
  '(?:the )?(?:family|parents|mother|father|athletic director|coach|advis[eo]r|attorney|lawyer|counsel|support person) of',
  "(?:complainant|respondent)'s (?:family|parents|mother|father|attorney|lawyer|advis[eo]r|counsel|department head)",
  '(?:other|others|one of (?:you|the parties))',
  '(?:the )?party who prevails',
  'him|her|them|he|she',
)
const told = words(
  'told',
  'tells?',
  'inform(?:s|ed|ing)?',
  'notif\\w+',
  'learn(?:s|ed|t)?',
  'hears?|heard',
  'kn(?:ow|ows|ew|own)',
  'aware',
  'g(?:e|o)t|gets',
  'receiv\\w+',
  'handed|given|gave',
  'sent|send|sends|mailed|emailed|went|go|goes|going|issued',
  'shown|read|shared|reach(?:es|ed)?|visible|released',
  'written to|write',
  'phoned|called|met with|meeting with|drove out',
  'let (?:him|her|them)',
  'cop(?:y|ies)',
)
const thing = words(
  'letters?',
  'decisions?',
  'determinations?',
  'rulings?',
  'outcomes?',
  'results?',
  'findings?',
  'notices?',
  'news',
  'dismissals?',
  'cop(?:y|ies)',
  'yours',
  'hers',
  'his',
  'this',
  'it',
  'how it (?:ended|went)',
  'version',
)
const sooner = words(
  'ahead of',
  'in advance',
  'advance copy',
  '(?:the )?first to know',
  'first',
  'before (?:you|we did|anyone|the other|him|her)',
  'beforehand',
  'since (?:monday|tuesday|wednesday|thursday|friday|\\w+ \\d+)',
  'already',
  'last (?:night|week|month|monday|tuesday|wednesday|thursday|friday)',
  '(?:\\w+ ){1,3}(?:days|weeks|hours|months|day|week|month) (?:in advance|earlier|before|ahead|ago|later|after|afterwards?)',
  '(?:some|a few|several) (?:days|weeks) (?:later|afterwards?|after)',
  'later',
  'afterwards?',
  'when (?:the|she|he|his|her|a|their|it|they|another)',
  'once (?:the|she|he|they)',
  'as soon as',
  'until (?:she|he|after)',
  'on the day',
  'will (?:find|have) (?:it|theirs|his|hers)',
  'will go out',
  'put together',
  'at the month.s end',
  'in person and mailed',
  'over when',
  'time is over',
  'after (?:spring|winter|fall|the|that|his|her|\\w+ break)',
  'next (?:week|month|monday|thursday|friday|appointment|business day|working day|day)',
  'in (?:due course|about (?:two|three|four|one|a) weeks?|the mail)',
  'in the second half',
  'by (?:ordinary )?mail',
  'followed on',
  'staggered',
  'as a courtesy',
  'own calendar',
  'different days',
  'on request|can request one|may request',
  'yet',
  'at a time that suits',
  'this week',
)
/** Told together, or news of something else than the result. */
const together2: readonly RegExp[] = [
  phrase`(?:same (?:minute|moment|hour|time|day|date|morning|email)|simultaneous\w*|at once to|together|neither|nobody|no one|both (?:families|letters|of you|parties|at|were|on|are)|to both|at noon, for|to the two of you|in every case|did not|didn't|could not|couldn't|not (?:be )?told ahead|dropped|used to|presum\w+|discipline is|once the custom|held both|said no|as did you|when you did|no such draft)(?! has| is| goes|, and| for complainants)`,
  phrase`(?:interviews?|evidence|witness(?:es)?|registrar|content|allegations?|notice of (?:allegations|the hearing|meeting)|hearing (?:is|will|date)|appeal (?:was|is|must|by|decision|has been|within)|file[ds]? an appeal|statements?|comments?|responses?|reports?|supportive|remed\w+|questions|extension|complaint (?:on|was|that)|retaliat\w*|messages?|texted|screenshots?|incident|advis[eo]r of|may (?:be )?bring|sanctions? (?:will|begin\w*|take)|if (?:you|either|neither|anybody)|no later than|within \w+ days|must be|has to be|have to be)`,
]

/** One party hears of it at another time, by another way, or not at all. */
export function newsWays(about: RegExp, documents: readonly DocumentType[]): readonly Frame[] {
  const where = { beside: [about], unless: together2, documents }
  return [
    together([phrase`${sooner}`, phrase`${told}`, phrase`${side}`, phrase`${thing}`], where),
    together(
      [
        phrase`${told} … (?:on )?(?<one>${date}) … (?:and|;|while|but|,) … (?:on )?(?!\k<one>)${date}`,
        phrase`${side}`,
      ],
      where,
    ),
    together(
      [
        phrase`(?:(?:${not}|needn't|hasn't|haven't) (?:be |been |yet )?(?:\w+ )?(?:told|inform\w*|sent|notif\w*|written|addressed|given|mention\w*|troubled|had the|receive\w*|hear\w*(?! (?:an?|any|the|this|that|your|his|her|either) (?:\w+ )?(?:appeals?|case|evidence|matter|witness\w*|part(?:y|ies)|complaint|questions?|objections?|argument))|going to)|no need to (?:tell|write|inform)|(?:alone|only) (?:is|are|gets?|receives?)|(?:write|addressed|go(?:es)?|letter) (?:\w+ )?to (?:the )?(?:complainants?|respondents?|one of the parties)(?: alone| only)?|discretion|who'll let the other|count on (?:him|her|them)|to tell the (?:complainant|respondent|other)|kept it to yourself|rather that|first you hear|for the first time|you are the first|staggered the|different days|at a time that suits|seen no need to write|not to mention this|left to (?:that|his|her)|read to|for comments on style|the first to know|before anyone else)`,
        phrase`${side}`,
      ],
      where,
    ),
  ]
}

/** "Mr. Hadid was told on the 3rd", in a dismissal that is only now sent to the reader. */
export const toldBefore: Frame = together(
  [
    phrase`(?:(?:was|were|has been|have been|had been|(?<=\w)'s been) (?:then |also |duly )?(?:told|informed|notified|written to)|(?:told|informed|notified) (?:the )?${side})(?! (?:that|in writing|of (?!(?:the |this )?(?:dismissal|outcome|decision|closing))))`,
    phrase`${side}|you`,
    phrase`${date}|afterwards?|so that|the day|earlier|already|needed to`,
  ],
  {
    beside: [phrase`(?:dismiss\w*|letters?|notices?|clos\w+|word from us)`],
    unless: together2,
    documents: ['dismissal_notice'],
  },
)

/** A sanction at work, or a result called final, while an appeal can still come. */
export const finalWays: readonly Frame[] = [
  together(
    [
      phrase`(?:(?:starts?|began|begins?|beginning|takes? effect|is in (?:place|force|effect)|is over|ended|has been (?:carried|entered|marked|revoked|closed)|revoked|marked|carried out|acted on|in place|entered as final|return your|moved? out|hand in|complete) (?:\w+ ){0,6}?(?:today|now|at once|immediate\w*|already|${weekday}|on (?:receipt|delivery|${weekday})|upon|when (?:i|we|the) (?:\w+ ){0,3}(?:signed|is (?:generated|sent|issued))|the next day|since|by (?:thursday|\d|noon)|tonight|midnight|as from)|(?:with|has) immediate effect|already (?:marked|told|informed|entered|started)|since the (?:letter|day of the decision|decision)|does(?: not|n't) (?:stop|delay|suspend|halt|hold|put off|alter|change)|don't (?:alter|change|stop|delay)|(?:no means of|not|can't|cannot|no reason to) (?:\w+ ){0,4}?(?:wait\w*|hold\w* (?:it )?back|keep the season|undo|wait with it)|automatic\w*|remains? final|(?:is|as) final (?:as )?(?:from|on signature|when|upon|and)|(?:university|college|school|district)'s final decision|closed for good|valid and final|legal force|final decision has (?:now )?been|during the appeal|in limbo|has informed the|final on|finality of this|on the finding the next day|whatever happens on appeal|since the day)`,
      phrase`appeals?|signature|final|winning|appealed`,
    ],
    {
      unless: [
        phrase`(?:until the|until an|(?:on|becomes final) the date|unless|if (?:no one|nobody|neither|you (?:do not|don't) appeal)|whichever|either on|after the appeal|would no longer|not final|isn't final|waits|on hold|the last day|earliest|stays enrolled|used to|nothing in this|without an appeal|appeal was denied|had passed|after (?:the )?(?:appeal|time for)|once (?:the appeal|\w+ \w+ has ruled)|supportive|no-contact|remed\w+|put off|only (?:after|when|if)|not take effect|will not (?:begin|start)|does not (?:begin|start)|dismissal (?:may|can)|appeals? (?:officer|panel|board|decision)'s (?:decision|ruling)|decision (?:on|of) (?:the|an|your) appeal|absent an appeal|when (?:an|the) (?:appeal|time)|where there is an appeal|time for (?:an|one)|leave)`,
      ],
    },
  ),
  together(
    [
      phrase`(?:has been (?:off|out|removed|suspended|expelled) (?:\w+ ){0,4}?since|(?:start|starts|happens|move|starting|must (?:have )?(?:move|leave)\w*|return|hand in|sent|told|acted|become\w*) (?:\w+ ){0,5}?(?:on|by|today|next|to) (?:the )?(?:${weekday}|today|tonight|registrar|ncaa|scholarship board|transcript|6 p\.m)|no reason to wait|regard the result as final|is final as from|employment ended|start at)`,
      phrase`(?:suspen\w+|sanctions?|team|school|academy|discipline|keys|transcript|registrar|finding|ruling|award|employment|laptop|degree|final|move|moved out|probation)`,
    ],
    {
      beside: [phrase`appeals?`],
      unless: [
        phrase`(?:until|unless|if (?:no one|nobody|neither)|whichever|not|n't|after (?:the )?appeal|waits|on hold|earliest|used to|supportive|leave|once|appeal was|put off|wore|practice|interviews?|on (?:or about )?${months} \d+,? 20\d\d)`,
      ],
    },
  ),
]
