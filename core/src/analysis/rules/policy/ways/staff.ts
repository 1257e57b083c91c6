import { kin, leaning, stake, tie, untrained } from '../../../language/biasWords.ts'
import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const official = words(
  '(?:title ix )?coordinators?',
  'investigators?',
  'decision-?makers?',
  '(?:hearing )?(?:officers?|panels?|panelists?|panel members?)',
  'facilitators?',
  'title ix (?:staff|personnel|team|office)',
  'members of the (?:board|panel|title ix team)',
  'members?',
  'our staff',
  'appeals? officers?',
  'department heads?',
  'dean of (?:men|women|students)',
  'people (?:often )?(?:start|who handle)',
  'persons who',
)
const fair = [
  ...mended,
  phrase`(?:steps? aside|replaced|nobody|no one|must (?:not|be)|may not|cannot|none of|not (?:have|to have|been trained on)|free (?:of|from)|before (?:their|his|her|each|the) (?:first )?case|deputy|thrown out|checked for|we bring in|counties away|if you think|advisor is chosen|without bias|do not rely|not rely|stereotypes|also need|signs this)`,
  phrase`(?:are|is|must be|been) trained (?:on|in|to|and)`,
]

/** The ways in which those who run the process are tied, lean, or are not trained. */
export const staffWays: readonly Pattern[] = [
  against(phrase`${official} … (?:${untrained})`, { unless: fair }),
  against(phrase`(?:${untrained}) … (?:${official}|questions will be dealt)`, { unless: fair }),
  against(
    phrase`${official} … (?:may|can|is|are|often|shall)(?: \w+){0,3}? (?:be |the )?(?:\w+ ){0,3}?(?:${tie})`,
    { unless: fair },
  ),
  against(
    phrase`(?:${official}|${tie}) … (?:no obstacle|need not step aside|cannot be avoided|provided they are outvoted|take part provided|only human)`,
    { unless: mended },
  ),
  against(
    phrase`(?:no obstacle|need not step aside|does not matter|no bar) … (?:${official}|${tie}|knows)`,
    { unless: mended },
  ),
  against(phrase`${official} … (?:${stake})`, { unless: fair }),
  against(phrase`(?:${leaning})`, {
    about: [phrase`(?:${official}|title ix|staff|slides|training)`],
    unless: fair,
  }),
  against(
    phrase`(?:choose|pick|prefer|hire|hired|select|want) (?:\w+ )?(?:${official}|people|her|him|those) … (?:who have spoken|survivors|victims|anger|loyal)`,
    { unless: fair },
  ),
  against(
    phrase`(?:questions?|objections?|doubts?) (?:\w+ ){0,4}?(?:impartiality|bias|fairness) … (?:not (?:be )?(?:entertained|heard|accepted|considered)|refused)`,
    { unless: mended },
  ),
  against(
    phrase`conflicts? of interest (?:shall|will|may|must|is|are) (?:be )?(?:disclosed after|tolerated|not)|(?:does|do) not require that .. (?:be )?free of bias`,
    { unless: mended },
  ),
  against(
    phrase`(?:not our policy|do not|never) (?:to )?ask .. about (?:friendships?|family|ties|business)|not our policy to ask … (?:friendships|ties)`,
    { unless: mended },
  ),
  against(phrase`${official} … (?:married to|engaged to|related to|father|aunt|coach of) … `, {
    unless: fair,
  }),
  against(phrase`(?:herself|himself|themselves) named … (?:handle|keep|decide|investigate)`, {
    unless: fair,
  }),
  against(
    phrase`(?:department heads?|supervisors?|coaches|principals?) (?:decide|hear|investigate|judge)\w* (?:on )?complaints? (?:against|about) their own`,
    { unless: fair },
  ),
  against(
    phrase`facilitator is .. (?:respondent|complainant)'s|(?:hears|decides) complaints against (?:men|women)`,
    { unless: fair },
  ),
  against(
    phrase`(?:two|three|several) (?:trustees|boosters|alumni|coaches)|shall be (?:alumni|trustees|boosters|donors)|by virtue of their long association`,
    { about: [phrase`${official}`], unless: [phrase`(?:not|never)`] },
  ),
  against(phrase`(?:is|are) the ${kin} of (?:a|one|the) (?:party|student|complainant|respondent)`, {
    about: [phrase`${official}`],
    unless: fair,
  }),
]
