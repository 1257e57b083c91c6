import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { silenceRead } from './silenceRead.ts'
import { anyParty } from './words.ts'

const takePart =
  'attend|appear|participat|testif|answer|respond|come|show|cooperat|take part|speak|talk|submit to|be (?:questioned|cross-examined|examined|present|there)|questions?|explain|give (?:evidence|testimony|an account)'
const away = words(
  '(?:chair|seat) (?:is|was|stays) empty',
  '(?:stays?|stayed|staying|keeps?|kept) (?:away|silent|quiet)',
  '(?:is|are|was|were) not (?:there|present)',
  '(?:would|will|did) not (?:take (?:any )?questions|answer|talk|speak|come)',
  '(?:said|says|say) nothing',
  'answered (?:no|none)',
  'no[- ]shows?',
  'absen(?:ce|t)',
  'non[- ]?(?:attendance|appearance|participation)',
  'fail(?:ure|s|ed|ing)? to (?:attend|appear|participate|testify|answer|respond|come|show|cooperate|take part)',
  'refus(?:al|es|ed|e|ing) (?:to|of) (?:attend|appear|participate|testify|answer|respond|come|be (?:questioned|cross-examined|examined)|speak|take part|submit|cooperate|questions?)',
  '(?:declin|cho[os]|elect|opt|decid)\\w* (?:not )?to (?:attend|appear|participate|testify|answer|respond|come|speak|be (?:questioned|cross-examined)|stay silent|remain silent|take part)',
  "(?:do|does|did|will|would|should (?:you|a party|either party))(?: not|n't) (?:attend|appear|participate|testify|answer|come|show up|respond to questions|take part|turn up)",
  'silence',
  '(?:his|her|their|your) (?:refusal|absence|silence|non-attendance|failure to)',
  'remain(?:s|ed|ing)? silent',
  'not (?:to )?(?:attend|appear|testify|answer|come|participate|take part)',
  'miss(?:es|ed|ing)? the hearing',
)
/** "Failure to attend", or the bare "refusal": a failure to keep an order or a deadline says nothing on absence. */
const notTakingPart = words(`(?:refusal|failure)s?(?! (?:to|of) (?!(?:\\w+ly )?(?:${takePart})))`)
const meant = words(
  '(?:take|takes|took|taken|read|treat\\w*|regard\\w*|see|count) (?:it|this|that|as|your \\w+|the \\w+)? ?(?:that|as|to mean)',
  'accept(?:s|ed|ing)? (?:the |that )?(?:charges?|allegations?|responsibility|it (?:is|was))',
  '(?:an? )?(?:admission|confession|acknowledg\\w+)',
  'admitted',
  'guilt\\w*',
  '(?:sign|proof|evidence|indication|indicator|confirmation) (?:of|that|against)',
  '(?:found|deemed|held|considered) (?:to be )?(?:responsible|in violation|guilty|true|false|admitted)',
  'in default|by default|default (?:finding|judgment|determination)',
  '(?:adverse|negative|unfavou?rable) (?:inference|conclusion|finding)s?',
  '(?:held|count\\w*|used|weigh\\w*|taken|construed) against',
  'would (?:hurt|harm|have hurt|have been (?:un|bad|damaging|against))',
  '(?:shows?|tells? us|proves?|suggests?|demonstrates?|indicates?|confirms?|establishes|means) (?:that|the|his|her|you)',
  '(?:is|was|are|were|must be|cannot be|be) (?:therefore )?(?:true|false|untrue|accurate|fabricated|not true)',
  '(?:innocent (?:person|student|party) would)',
  '(?:infer\\w*|assum\\w+|presum\\w+|conclud\\w+|conclusion|inference)',
  'concede[sd]?|conceding',
)
/** A promise that nothing is read into it, or a step that draws no conclusion. */
const harmless = [
  phrase`(?:not|never|nor|n't|cannot|nobody|no one) (?:\w+ ){0,3}?(?:holds?|held|counts?|counted|uses?|used|weigh(?:s|ed)?) (?:it |this |that |them |(?:his|her|their|your|the) \w+ )?against|(?:infer(?:s|red)?|conclude[sd]?|make|makes|made|read|reads|take|took|draw|drew) nothing|nothing (?:is|was|will be|may be|can be|has been) (?:\w+ )?(?:made|read|inferred|drawn|taken|concluded)`,
  phrase`(?:no|not|never|neither|nor|without|cannot) (?:\w+ ){0,2}(?:draw\w*|infer\w*|inferences?|adverse|solely|held against|be held|count\w*|evidence of|prejudice|an admission|assum\w+|be treated|be considered|treat|constitute|mean|be deemed|be used|penali[sz]ed|in itself|by itself|penalt\w+|be taken)`,
  phrase`(?:no|not|never|nor|without) (?:\w+ ){0,3}conclusions?`,
  phrase`(?:nobody|no one|none|neither|no (?:party|student|person|witness)) (?:\w+ ){0,3}(?:is|will be|shall be|may be|can be) (?:\w+ )?(?:penali[sz]ed|punished|worse off|disadvantaged|faulted|blamed)`,
  phrase`(?:dismiss\w*|withdraw\w*|appeal|reschedul\w+|postpone\w*|good cause|presumed not|deadline|waive\w*)`,
  phrase`(?:retaliat\w+|intimidat\w+|coerce\w*|no one may|nobody may|threaten\w*)`,
  phrase`(?:informal|mediation|interview|supportive)`,
]

/** 106.45(b)(6)(i): no inference on responsibility solely from absence or from not answering. */
export const inferences = rule('HRG-09', {
  check: search({
    against: [
      against(phrase`${away} … ${meant}`, { unless: harmless }),
      against(
        phrase`${meant} … (?:from|because|based on|in|by|due to|on account of|since|as) … ${away}`,
        { unless: harmless },
      ),
      against(
        phrase`(?:because|since|as|given that) ${anyParty} … ${away} … (?:conclud\w+|find\w*|found|determin\w+|infer\w*|decid\w+|credit\w*|accept\w*)`,
        { unless: harmless },
      ),
      against(
        phrase`(?:innocent|honest|truthful) (?:person|student|party|man|woman|people) (?:would|answers?|speaks?|attends?|comes?|has nothing)`,
        { unless: harmless.slice(0, 1) },
      ),
      against(phrase`(?:someone|a person|anyone) (?:who|with) (?:has )?nothing to hide`, {
        unless: harmless.slice(0, 1),
      }),
      against(
        phrase`(?:dr[ae]ws?|drew|reach\w*) (?:our|its|my|their|the) (?:own |obvious |natural |only )?conclusions?`,
        { near: [phrase`${away}`], unless: harmless },
      ),
      against(
        phrase`(?:if|should|where|when|unless|a party who|anyone who|whoever) … ${away} … (?:will|shall|may|can|must) (?:\w+ )?(?:find|be found|be held|be deemed|be considered|decide against|rule against|be decided against|lose|be presumed)`,
        {
          unless: [
            ...harmless,
            phrase`in (?:your|his|her|their) absence on the evidence|not responsible`,
          ],
        },
      ),
      against(
        phrase`(?:silence|absence|non-?attendance|${notTakingPart}) … (?:may|can|will|could|shall|might) be (?:used|held|counted|weighed|taken|considered|treated) (?:against|as)`,
        { unless: harmless },
      ),
      against(
        phrase`(?:did not|failed to|refused to|declined to|chose not to) (?:appear|attend|testify|answer|submit|participate|come) … (?:and|so) (?:we|i|the panel|the board|it)? ?(?:therefore |thus |hence )?(?:conclud\w+|find|finds|found|infer\w*|determin\w+)`,
        { unless: harmless },
      ),
      ...silenceRead,
    ],
    found: [
      against(phrase`(?:no|not|never|cannot|without) … inference`),
      against(
        phrase`${away} … (?:is|are|will|may|does|shall|can)(?: not|n't) … (?:evidence|held|used|admission|proof|basis|considered|treated|count)`,
      ),
    ],
    silence: 'silent',
  }),
})
