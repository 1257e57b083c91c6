/** A notice that believes before anyone was heard, and one that decides before the end. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { setRight } from '../../language/refusedWords.ts'

const presumption = words(
  'presum(?:ed|es|ption|e)',
  'assum(?:ption|e|es|ed)',
  'innocen(?:t|ce)',
  'not responsible',
  'non-?responsib\\w+',
)
const fine = [
  phrase`${setRight}`,
  phrase`(?:alleg\w+|reported to|says that|said to|complain\w+ (?:says|states|describes)|quotation|complaint (?:says|states|describes)|if (?:you|the|it|he|she)|whether|according to)`,
  phrase`(?:not|n't|nobody|no one|nor|never|neither) (?:\w+ ){0,5}(?:believe[ds]?|decided|assume|found|formed|lessen\w*|changes?|mean|required|have to|need|turn)`,
  phrase`(?:mistaken|changes nothing|unless and until|until (?:a|the) (?:panel|decision|process)|broken door|criminal court|beyond a reasonable)`,
]
const proofOnYou = [
  phrase`(?:not|n't|nobody|never|neither|nor|free to|may|right to|wish) (?:\w+ ){0,5}(?:disprove|prove|convince|explain|persuade|dispel|offer|up to|yours?)`,
  ...fine.slice(0, 1),
]

export const takenAsGuilty: readonly Pattern[] = [
  against(
    phrase`${presumption} … (?:not (?:apply|available|extend|cover|be used|for (?:your|this))|rings? hollow|misleading|struck|left out|disrespect\w*|courtesy|set aside|lost|does not|weakened|forfeit\w*|only|first-year|cannot be|no longer|shifts?)`,
    {
      unless: [
        ...fine.slice(1),
        phrase`(?:not mean|only (?:after|when|once|at)|(?:presumed|presumption) … (?:until|unless)|not lessen|not (?:lost|weakened|affected|set aside|shift\w*))`,
      ],
    },
  ),
  against(
    phrase`(?:misleading|hollow|not (?:apply|use|make)|nothing|no longer|makes? no|cannot|unable to|instead of) (?:\w+ ){0,6}(?:${presumption}|regard you as not responsible)`,
    {
      near: [phrase`(?:respondent|you|accused|student|guilt|those who are named|case)`],
      unless: [
        phrase`(?:not (?:assum\w+|presum\w+) (?:that )?(?:you (?:did|are responsible|are guilty)|guilt\w*|anyone|responsib\w+)|lessen|changes nothing|lying|does not mean|no assumption as to why)`,
        ...fine.slice(0, 1),
      ],
    },
  ),
  against(
    phrase`(?:assumption|assume|presume[sd]?|premise|take it|believes?|starting point) … (?:took place|happened|accurate|true|good faith|guilt\w*|wrongdoing|smoke|credible|survivors|established|is right)`,
    {
      unless: [
        ...fine.filter((_, index) => index !== 1),
        phrase`(?:not|n't|nobody|either|no) (?:\w+ ){0,3}(?:assum\w+|presum\w+|tak\w+|believ\w+|premise)`,
        phrase`(?:both|everyone|each|if you|if (?:he|she|they|the)|whether|poster|not our|panel believes)`,
      ],
    },
  ),
  against(
    phrase`(?:leaves? (?:\w+ )?doubt|no doubt|neither do we|little doubt|hard to (?:think|imagine|believe)|plain (?:from|that)|(?:is|are|am) (?:satisfied|convinced|certain|sure) that|in effect been found|start from behind|cloud of suspicion|no smoke without|confirmed that)`,
    {
      about: [
        phrase`(?:you|he|she|student|respondents?|touching|conduct|complain\w+|their (?:son|daughter)|pupil|smoke|doubt)`,
      ],
      unless: [...fine, phrase`(?:supportive|measure\w*|right|we can|rules)`],
    },
  ),
  against(
    phrase`(?:what you did|your (?:harassment|assault|abuse|misconduct|attack|treatment|violation|offen[sc]e|stalking) of|how you came to do|(?:hurt|harmed|attacked) by you|you (?:have )?(?:harmed|hurt|wronged)|offen[sc]e was committed|assaulted by yours)`,
    {
      unless: [...fine, phrase`(?:alleged|not the college)`],
    },
  ),
  against(
    phrase`(?:(?:it will be |is |be )?(?:for|up to) you|you (?:bear|have|carry) the (?:\w+ )?(?:responsibility|burden|task|duty)|your (?:chance|turn|opportunity|job|task) to|ask(?:ed|s)? (?:you|the respondent|him|her) to|which (?:they|you) can) (?:\w+ ){0,2}(?:disprove|prove|dispel|convince|convincing|persuad\w+|point out where it is wrong|clear your name|offer one|rebut)`,
    { unless: proofOnYou },
  ),
  against(
    phrase`(?:proceed|work|act|continue|go on) (?:on|from) the (?:basis|footing|premise|assumption) that … (?:true|facts|stated|correct|happened)`,
    {
      unless: [phrase`(?:not responsible|nobody|not (?:proceed|work|act))`],
    },
  ),
  against(
    phrase`(?:nineteen|nine|most|ninety|\d+) (?:\w+ )?(?:of|out of|in|percent) (?:\w+ ){0,5}(?:cases|respondents|ten|twenty|hundred) … (?:responsible|guilty)`,
  ),
  against(
    phrase`(?:established|accepted|agreed) version|responsible[.;,]? what remains open|are responsible\W+what remains|innocent students (?:cooperate|have)`,
    { unless: fine },
  ),
  against(
    phrase`makes? no assumption either way|start(?:s)? out even|neither (?:guilt|responsib\w+) nor innocen\w+`,
  ),
]

const result = words(
  '(?:finding|determination|decision|conclusion|verdict|outcome|result)s?',
  'responsib(?:le|ility)',
  'what happened',
  '(?:found|find|finds|held|decides?|decided|concluded|determined|settled?|voted?|judged) (?:that )?(?:you|your|he|she|whether|the|him|her|them|by)?',
  'how (?:the|your) case has come out',
  'whether you did',
  'will have voted',
  'how they will vote',
  'looking for a place in another',
)
const soon = words(
  'already (?:been )?(?:entered|decided|found|settled|made)',
  'at the outset',
  'by the time of your',
  'by the date on which you',
  '(?:over|during) the weekend',
  '(?:met|looked) (?:at this )?(?:on|over)',
  'will be reviewed (?:in the course|during|later)',
  'has been settled',
  'with the notice',
  'on the strength of',
  'without waiting',
  'at intake',
  'intake officer',
  'interim finding',
  'preliminary determination',
  'midway',
  'at any (?:point|time|stage)',
  'at the close of the interviews',
  'as soon as there is enough',
  'during the informational',
  'upon receipt of',
  'before witnesses',
  'on the day (?:she|he|they) filed',
  'when the no-contact order was',
  'before the hearing',
  'early decision',
  'for the file',
  'formali[sz]es? the (?:result|outcome)',
  'we decide first',
  'question of what happened closed',
  'by what you told',
  'having read the complaint',
  'you may now tell',
  'we must now also',
  'confident enough',
  'treated as a decision',
  'grievance steps for the file',
  'to know by (?:monday|tuesday|wednesday|thursday|friday)',
  'stands unless',
  'entered a?',
)
const notYet = [
  phrase`${setRight}`,
  phrase`(?:not|n't|nobody|no one|never|no|nothing|neither|nor|only (?:then|after|once|when)) (?:\w+ ){0,7}(?:decided?|decides|finding|determin\w+|verdict|outcome|result|conclusion|responsib\w+|found|until|say|read|voted)`,
  phrase`(?:dismiss\w*|assign\w*|supportive|emergency removal|safety analysis|jurisdiction|relevan\w+|grades?|whether the complaint falls|very end|comes last|interim support|support can|may stay|in past years|decided here|two of you know|found responsible (?:after|at the end)|deadline|extension|to investigate|to open|to proceed|appeal\w*|interview(?:ed)? (?:you|on)|evidence review)`,
  phrase`(?:signed|filed|submitted|made) (?:a |the |her |his )?(?:formal )?complaint`,
  phrase`(?:after|once|when) (?:all|the (?:hearing|process|investigation|evidence))`,
]

export const decidedEarly: readonly Pattern[] = [
  against(phrase`${result}`, {
    about: [phrase`${soon}`],
    unless: [
      ...notYet,
      phrase`(?:hearing (?:will|is)|meet\w* with|interview on|will be (?:held|heard))`,
    ],
  }),
  against(
    phrase`(?:were|was|been) found (?:in violation|to have|responsible)|(?:held|found) you responsible|you are responsible was decided|(?:has|have) (?:concluded|decided) that (?:\w+ ){1,5}(?:engaged|justified|did|harassed|violated|assaulted)`,
    {
      unless: notYet,
    },
  ),
  against(
    phrase`(?:decide first|decision|finding|determination) … (?:paperwork|formality|steps|process|stages?) (?:\w+ ){0,3}(?:afterward\w*|later|follows?)`,
    { unless: notYet },
  ),
]
