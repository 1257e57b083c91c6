import { informal, mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const decision = words(
  '(?:written )?(?:determination|decision|finding|outcome|ruling|verdict)s?',
  'result',
  '(?:has|have|had) (?:been )?(?:decided|ruled|found)',
  '(?:found|finding)(?: \\w+){0,3}? (?:not )?responsible',
  'responsibility (?:has|have|had|is|was) (?:been )?(?:found|decided|determined)',
  'lost (?:his|her|the|your) case',
  'appeal(?:s|ing)?',
  'sanction(?:s)?',
)
const after = words(
  'after',
  'following',
  'now that',
  'once',
  'since',
  'upon',
  'on finding',
  'where',
  'though',
  'although',
  'in (?:the )?(?:light|view) of',
  'instead of',
  'in place of',
  'rather than',
  'in its place',
  'while',
  'until the end of the',
  'to avoid',
  'thereafter',
  'with the',
  'in the week after',
  'if (?:either|you|a party|one)',
  'should (?:a|either|you)',
  'found responsible',
  'before the sanction',
  'comes? in',
)
const way = words(
  informal,
  'mediated',
  'agree(?:d|ment|ments)?',
  'negotiat\\w+',
  'find terms',
  'sits down with',
  'resolve (?:the complaint|what)',
  'mediator',
  'circle',
  'facilitator',
  'another look at the allegations',
)
/** What becomes of the decision. */
const undone = words(
  'vacated',
  'withdrawn',
  'superseded?s?',
  'replaced (?:by|with)',
  'converted (?:in)?to',
  'not (?:stand|having been issued)',
  'as not having been',
  'off (?:his|her|your|the) record',
  'removed from the file',
  'suspend\\w* (?:its|the) effect',
  'in its place',
  'overturned',
  'set aside',
  'unnecessary',
)
/** Words under which none of it is said. */
export const inTime = [
  ...mended,
  phrase`(?:closed|too late|asked for a circle in place|not beyond|before the (?:hearing|decision)|days before|up to the moment|cannot|may not|never|no determination|not up for|since 2020|alone|have passed|passed that point|ends?, finished|had not issued|is determined until|different case|anew|changes nothing)`,
  phrase`(?:any time|only|unless|until) (?:prior to|before|a) … (?:determination|decision)`,
  phrase`(?:not|without) (?:a |any )?(?:finding|determination|decision)`,
  phrase`(?:agreement|both (?:of you|parties)) … (?:ends?|closes?) the`,
]

/** The ways in which a matter that is decided is sent to the informal way. */
export const beforeDecisionWays: readonly Pattern[] = [
  against(phrase`${after} … ${decision} … ${way}`, { unless: inTime }),
  against(phrase`${way} … ${after} … ${decision}`, { unless: inTime }),
  against(phrase`${decision} … ${after} … ${way}`, { unless: inTime }),
  against(phrase`${decision} … ${undone}`, {
    near: [phrase`${way}`],
    unless: inTime,
  }),
  against(phrase`${undone} … ${decision}`, {
    near: [phrase`${way}`],
    unless: inTime,
  }),
  against(
    phrase`(?:we had (?:the |a )?(?:determination|decision|finding)|panel found|board found|(?:was|were) found|decision (?:is|was) (?:out|issued|made)|issued its|found responsible|write with the outcome|a ruling|decision is out|lost (?:his|her|the) case|on finding|light of the decision|final unless)`,
    {
      near: [phrase`${way}`],
      unless: inTime,
    },
  ),
  against(phrase`(?:rather than|instead of) (?:\w+ )?(?:rul\w+|decid\w+|appeal\w*)`, {
    near: [phrase`${way}`],
    unless: inTime,
  }),
  against(
    phrase`(?:determinations?|findings?|sanctions?|decisions?) … (?:negotiated|converted|mediated|bargained|agreed upon|talked over|arranged) … `,
    { unless: inTime },
  ),
  against(phrase`open from .. (?:the )?(?:fil\w+|complaint) … (?:appeal|after)`, {
    unless: inTime,
  }),
]
