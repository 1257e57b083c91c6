import { informal, mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const complaint = words(
  '(?:formal |signed |written |title ix )*complaints?',
  'anything (?:on paper|formal)',
  'paperwork',
  'filing',
)
/** There is no complaint. */
const noneYet = words(
  `no (?:\\w+ )?(?:${complaint}|parent|student|one|party) (?:has |have |had |was |is )?(?:\\w+ )*?(?:signed|filed|made|lodged|on file|submitted|received|formal)`,
  '(?:never|not|nobody|no parent|neither|nor) (?:\\w+ ){0,3}?(?:filed|file|signed|lodged|discussed or filed)',
  'rather (?:than|not) (?:file|sign|filing|signing|make)',
  `(?:without|in the absence of|in place of|instead of|in lieu of|short of|skip|avoid|skipping|avoiding|spares?) (?:\\w+ ){0,7}?${complaint}`,
  `before (?:\\w+ ){0,5}?(?:put anything|put it|fil(?:e|es|ed|ing)|lodg\\w+|(?:sign|mak)(?:s|e|ed|es|ing) (?:a|the|any) (?:formal )?complaint)`,
  `(?:still |only |while it is )+(?:\\w+ )?(?:a concern|a worry|deciding|thinking about)`,
  'thinking about it',
  'sign anything',
  'while you (?:think|decide|consider)',
  `(?:on the strength|on the basis|on receipt|upon receipt) of (?:a |an |the |your )?(?:\\w+'s )?(?:\\w+ )?(?:report|note|statement|rumou?r|concern)`,
  '(?:upon|on|after|with|from|following) (?:a|an|your|the|receipt of a) (?:\\w+ )?(?:report|rumou?r|concern|tip|statement)',
  '(?:as soon as|when|once) (?:a|the|any) (?:\\w+ )?(?:rumou?r|concern|report|word)',
  '(?:anonymous|oral|hotline|informal) report',
  '(?:report|statement) (?:to the \\w+ )?(?:has been|was|is) (?:logged|enough|sufficient|noted)',
  'at intake',
  'in confidence',
  'day of the report',
)
const first = words(
  `${complaint} (?:form )?… (?:later|afterwards?|only (?:if|when|after|where)|if (?:it|that|this|option a|the \\w+) (?:has )?(?:fails?|failed|not helped|come to nothing|breaks down)|come to nothing|has not helped|is for use only|where (?:that|attempts|it)|breaks? down|that we hope to avoid|thirty days after|documented)`,
  `(?:only (?:if|when|after|where)|thirty days after|where (?:that|it) breaks|and may go on|may then|unlocks?|afterwards?) … (?:${complaint}|title ix office)`,
  `(?:must|have to|has to|asked to|are to) first (?:\\w+ )?(?:attend|try|take part|meet|sit|go)`,
  'always begin with',
  'referred to the peer',
  'next step is mediation',
)
/** Words under which none of it is said. */
export const held = [
  ...mended,
  phrase`(?:no formal complaint may|may be refused|cannot|may not|shall not|could not|not something|no longer|not permit\w*|not possible|took it off|is not a mediation|none of which|not at the stage|not for us to|never wish|if you should|only then|possible when|agreement about|as such disputes|not something|not a mediation|asks you to settle)`,
  phrase`(?:complaint (?:arrived|was (?:filed|signed|received) on)|signed (?:a |the |your )?(?:formal )?complaint on|formal complaint (?:of|dated))`,
  phrase`(?:re-?file|refiling|same allegations|withdraw)`,
  phrase`unless a formal complaint`,
]

/** The ways in which the informal way comes before, or in place of, a formal complaint. */
export const complaintFirstWays: readonly Pattern[] = [
  against(phrase`${noneYet}`, {
    near: [phrase`${informal}`, phrase`(?:we offer|talks|hands|agreed|agreement)`],
    unless: held,
    anyStance: true,
  }),
  against(phrase`${first}`, {
    near: [
      phrase`${informal}`,
      phrase`(?:conversation|talk it|meeting with the other|resolution|trained neutral)`,
    ],
    unless: held,
  }),
  against(
    phrase`(?:early|best|soonest) … before (?:the |a |any )?(?:person|party|student|complainant|formal)`,
    { near: [phrase`${informal}`], unless: held },
  ),
  against(
    phrase`(?:settlement|agreement|mediation) (?:\w+ ){0,4}?(?:was )?reached on … complaint was (?:received|filed|signed)|complaint was received … closed as (?:already )?(?:resolved|settled)`,
    { unless: held },
  ),
  against(phrase`(?:closed as already|already resolved|already settled)`, {
    about: [phrase`${complaint}`],
    unless: held,
  }),
]
