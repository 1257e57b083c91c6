import { affirms, against } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const basis = words(
  'bias(?:ed)?',
  'conflicts? of interest',
  'partiality',
  'prejudice',
  'new(?:ly discovered)? (?:evidence|information)',
  'procedural (?:irregularit(?:y|ies)|errors?|defects?)',
  'errors? of procedure',
)
const refused = words(
  '(?:is|are|was|were) not (?:an? |one of the |among the )?(?:recogni[sz]ed |permitted |available |listed |valid |accepted |proper )?(?:grounds?|bas[ie]s|reasons?)',
  'not (?:be )?(?:considered|reviewed|heard|entertained|examined|addressed|accepted|a (?:ground|basis|reason))',
  'cannot (?:be )?(?:considered|reviewed|heard|entertained|raised|serve|support|form)',
  'falls? outside',
  'outside (?:of )?the scope',
  '(?:is|are|was|were) (?:excluded|disregarded|set aside)',
  'do(?:es)? not (?:recogni[sz]e|allow|permit|hear|consider|accept|provide)',
  'no (?:ground|basis)',
)

const ground = words(
  'bias(?:ed)?',
  'conflicts? of interest',
  'partiality',
  'new(?:ly discovered)? evidence',
  'does not take new evidence',
  'procedural (?:irregularit(?:y|ies)|errors?|defects?)',
)
/** The ground as such is not heard, unlike a ground that was heard and failed. */
const shutOut = words(
  '(?:lies?|falls?|is|are) outside',
  'outside (?:of )?(?:what|the)',
  '(?:declined|refused|refuses|declines|unable) to (?:look|consider|examine|hear|take|address|review|entertain)',
  '(?:cannot|may not|does not|do not|will not|can not|is not to|are not) (?:be )?(?:look|looked at|consider|considered|examine|examined|hear|heard|take|taken|address|addressed|review|reviewed|raise|raised|entertain\\w*|form|serve|known?)',
  'left out of account',
  'is a matter for',
  'without review',
  'not one that our',
  'rather than a procedural',
  '(?:is|are) no (?:reason|ground|basis)',
)
const weighed = [
  phrase`(?:no (?:bias|conflict|evidence of|sign|new evidence|procedural)|not (?:biased|new|show\w*|find|see|raise\w*)|free (?:of|from)|did not)`,
  phrase`(?:untimely|late|out of time|page limit|could have been|(?:was|were) (?:reasonably )?available|reasonably available|known (?:at|before))`,
  phrase`(?:shown|demonstrated|established|raised (?:only|in this)|not raised|in this (?:case|appeal)|this appeal|find none|found none|fails?|succeed\w*|affect\w*)`,
  phrase`(?:appeal|appellant|respondent|complainant) (?:raises?|raised|rests?|asserts?|cites?|relies|relied|chose)`,
  phrase`disagree\w*|severity|(?:lets?|allows?|permits?|gives?) (?:either|both|each)|nobody could|could (?:have|not have|reasonably)`,
]
const oneSide = words(
  'complainants?',
  'respondents?',
  '(?:reporting|responding|complaining|accused) (?:part(?:y|ies)|students?)',
  '(?:party|student) who (?:reported|complained)',
)
const ofThisAppeal = [
  phrase`(?:did|does|do|has|have) not (?:file[d]?|submit\w*|raise[d]?|respond\w*|appeal(?:ed)?|show\w*|answer\w*|send|take|join)`,
  phrase`(?:because|since|on the ground)`,
  phrase`has not`,
]

const wideGround = words(
  'bias(?:ed)?',
  'prejudic\\w*',
  'partial\\w*',
  'conflicts? of interest',
  'new(?:ly discovered| facts?)? (?:evidence|facts?)',
  'fresh evidence',
  'procedural (?:irregularit\\w+|errors?|mistakes?)',
)

/** 106.45(b)(8)(i): three bases, for both parties. */
export const appealBases = rule('APP-01', {
  check: search({
    against: [
      against(phrase`(?:${wideGround}) … (?:${doesNot}|only|outside|nothing)`, {
        unless: weighed,
        near: [phrase`appeal\w*`],
      }),
      against(
        phrase`(?:${doesNot}|reads? nothing|outside|only|nothing) … (?:${wideGround}|not before the panel)`,
        { unless: weighed, near: [phrase`appeal\w*`] },
      ),
      against(
        phrase`only (?:those|students?|parties|respondents?|complainants?|a party|someone) (?:who|that|found) … (?:suspended|expelled|sanctioned|responsible|disciplined) … appeal`,
      ),
      against(
        phrase`(?:appeal|review) (?:is|was) (?:confined|limited|restricted) to (?:the )?(?:procedure|sanction|record|severity|new evidence)`,
      ),
      against(
        phrase`(?:give|gives|grant|allow)s? (?:her|him|them|complainants?|respondents?) (?:that|the|this|a) right|(?:has|have) no such right`,
        { near: [phrase`appeal\w*`], about: [phrase`(?:not|no|never)`] },
      ),
      against(
        phrase`(?:that|which) is all (?:our|the) (?:\w+ )?(?:allows?|permits?|provides?|knows?)`,
        { near: [phrase`appeal\w*`] },
      ),
      against(inEitherOrder(ground, shutOut), { unless: weighed }),
      against(
        phrase`(?:only|sole|single|one) (?:\w+ )?(?:question|issue|matter|ground|basis|thing) (?:on|for|in|of|before|to) … (?:appeal|is)`,
        {
          unless: [...weighed, phrase`(?:three|following|this) (?:grounds|bases)`],
        },
      ),
      against(
        phrase`(?:appeals?|grounds?|look at) … (?:no other (?:ground|basis|matter|reason)|nothing else|on no other|to one ground|and nothing more|one ground, namely)`,
        {
          unless: weighed,
        },
      ),
      against(
        phrase`(?:no other (?:ground|basis|matter)s?|nothing else) (?:\w+ )?(?:is|are|will|can|may)`,
        {
          near: [phrase`(?:appeal|ground)\w*`],
          unless: weighed,
        },
      ),
      against(
        phrase`(?:appeals?(?: \w+)?|grounds?(?: \w+)?) (?:is |are |was |were )?(?:turns? on|(?:limited|confined|restricted) to)`,
        {
          unless: [...weighed, phrase`(?:three|following|bias|conflict)`],
        },
      ),
      against(
        phrase`${oneSide} … (?:${doesNot}|no|none) … (?:standing|right|appeal|access|recourse)`,
        { about: [phrase`appeal\w*`], unless: ofThisAppeal },
      ),
      against(
        phrase`(?:is|are|was) not (?:the (?:kind|sort|type) of (?:\w+ )?(?:thing|matter|point|question|complaint|argument)|something|a (?:matter|point|question|thing)) (?:that |which )?(?:an? |the |our |any )?appeals? … (?:can|could|may|will|is|are|deals?|hears?|considers?|covers?|looks?|takes?)`,
        { unless: [phrase`disagree\w*|severity|sanction|late`] },
      ),
      against(phrase`${oneSide} has none`, { near: [phrase`appeal\w*`] }),
      against(
        phrase`(?:no provision|no right|${doesNot}|not (?:accept|extend|open)\w*) … appeals? … (?:by|from|of|to|for) … ${oneSide}`,
        { unless: ofThisAppeal },
      ),
      against(
        phrase`appeals? … (?:by|from|of) ${oneSide} … (?:${doesNot}|not accepted|refused|excluded)`,
        { unless: ofThisAppeal },
      ),
      against(
        phrase`(?:right of|right to|access to) (?:an )?appeal … not (?:extend|open|given|granted|available)\w* … ${oneSide}`,
      ),
      against(
        phrase`appeals? (?:process|procedure|right)?s? ?(?:is|are|exists?|was made) (?:only )?(?:for|open to|reserved for|meant for) (?:the )?(?:student|party|person|${oneSide}) … (?:responsible|sanctioned|disciplined|only|alone|charged)`,
      ),
      against(phrase`${basis} … ${refused}`, {
        unless: [
          phrase`(?:untimely|late|out of time|page limit|could have been|was available|reasonably available|known (?:at|before)|not (?:new|affect|material))`,
        ],
      }),
      against(
        phrase`(?:do(?:es)?|did|will|can|may|could|shall)(?: not|n't) (?:\w+ )?(?:recogni[sz]e|allow|permit|hear|consider|accept|review|entertain|examine|look at|take up|reach) … ${basis}`,
        {
          unless: [
            phrase`(?:untimely|late|out of time|could have been|was available|reasonably available|in this case|shown|demonstrated)`,
          ],
        },
      ),
      against(
        phrase`(?:only|sole|single|two|one) (?:permitted |recogni[sz]ed |available |possible |allowed )?(?:grounds?|bas[ie]s|reasons?) (?:for|of|on|to)`,
        {
          unless: [
            phrase`(?:three|following)`,
            phrase`appeal(?:ed)? (?:on|raises?|rests?|asserts?)`,
            phrase`(?:raised|asserted|cited|checked|chose|relied)`,
          ],
        },
      ),
      against(
        phrase`(?:appeals? (?:are|is|was|were) (?:limited|confined|restricted) to|may (?:only )?appeal only)`,
        { unless: [phrase`(?:three|bias|conflict)`] },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}|(?:a )?(?:sanctioned|disciplined) (?:student|party|employee)) (?:may|can|has|have|is) … appeal`,
      ),
      against(
        phrase`(?:${complainant}|${respondent}) (?:may|can|does|do|has|have|is|are)(?: not|n't| no) … (?:right|entitled|able|permitted|standing)? … appeal`,
        { unless: [phrase`(?:did|does|has|have) not (?:file|submit|raise|respond|appealed)`] },
      ),
    ],
    found: [affirms(phrase`${basis}`, { anyStance: true })],
    silence: 'silent',
  }),
})
