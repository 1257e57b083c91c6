import { mended, theWay } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const free = [
  ...mended,
  phrase`(?:unless|until) (?:each|both|you|either) .. (?:sign|agree|consent)\w*`,
  phrase`(?:answer is (?:a )?no|(?:is|are|was) not (?:consent|enough|agreement|a yes)|you do not agree|once you have agreed|silence (?:is|does|will) not|not (?:be )?(?:taken|read|counted|assume|presume|treat|take|conclude|count)|has decided, and so|closed to|you need not|hearing goes ahead|no one (?:at|can)|sent (?:you |him |her |them )?the form|will begin when|if you|withdrew|each on a separate|voluntary, written|no effect)`,
]
const chooses = words(
  '(?:decided|determined|elected|resolved|chosen|chose|opted|ordered|directed|instructed|required|referred|assigned|assigns?|refers?|orders?|directs?|placed|sent|moved|concluded|considers? .. appropriate)',
)
const someone = words(
  'university',
  'college',
  'school',
  'district',
  'dean',
  'principal',
  'panel',
  'board',
  'office',
  'president',
  'head',
  'coordinator',
  'provost',
  'it has been',
  'we',
  'i',
)
const yes = words(
  'consent\\w*',
  'agree(?:d|ment|s)?',
  'accept(?:ed|ance)?',
  'a? ?yes',
  'said (?:yes|that (?:she|he|they) (?:was|were) (?:fine|okay))',
  '(?:it )?(?:would|will|was) be (?:all right|okay|fine|ok)',
  '(?:was|were|is|are) (?:fine|okay|all right|happy) (?:with|to)',
  '(?:approval|assent|okay|on board|thumbs.?up|all right with them)',
)
/** Ways of saying yes that are not a party's own signature. */
const unsigned = words(
  'verbal\\w*',
  'oral\\w*',
  'nodd?\\w*',
  'thumbs.?up',
  'handshake',
  'text message',
  'click\\w*',
  'by (?:text|phone|telephone|e-?mail|word of mouth)',
  '(?:on|over) the (?:phone|telephone)',
  'in the hall(?:way)?',
  'in passing',
  'presence',
  'attend(?:ing|ance)',
  'opening (?:this|the)',
  'remark',
  'silence',
  'no (?:reply|answer|objection)',
  'not (?:heard|replied|answered|objected|responded)',
  'by enrol\\w+',
  'by joining',
  'on file from',
  '(?:in|from) 20\\d\\d',
  'earlier (?:case|matter)',
  'told (?:my|our|the) (?:assistant|secretary|\\w+) ?',
)
/** Those who cannot say yes for a party. */
const others = words(
  "(?:your|her|his|their|the \\w+'s|\\w+'s) (?:mother|father|parents?|coach|advis[eo]r|chair|friend|roommate|grandmother|guardian|family|lawyer|attorney|captain|dean|sister|brother)",
  'a friend of',
  "either party's",
  "one party's",
  "the other (?:party|side|student|family)'s",
  'coach [\\w]+',
)
const pressed = words(
  'several (?:calls|visits|e-?mails|conversations|talks)',
  'after (?:some|much|a good deal of) (?:persua\\w+|pressure|talking)',
  'gave in',
  'was (?:talked|persuaded|won) (?:into|over|round)',
  'came (?:a)?round',
  'reluctant (?:parties|students|party|famil\\w+)',
  'unwilling at first',
  'hesitant at first',
  'not (?:really )?want\\w* to at first',
  'insisted until',
)

/** The ways in which consent to informal resolution is not free, not written, or not of both. */
export const voluntaryWays: readonly Pattern[] = [
  against(phrase`${someone} (?:\w+ )?(?:has |have |had |been )?(?:\w+ )?${chooses} … ${theWay}`, {
    unless: [
      ...free,
      phrase`(?:suitable|asked for|both (?:of you|parties) (?:have )?(?:asked|agreed|signed|consented))`,
    ],
  }),
  against(
    phrase`(?:all|every|most|first-time|minor) (?:\w+ )?(?:complaints?|cases|matters|incidents)(?: [\w-]+){0,6}? (?:go|goes|are sent|are referred|are assigned|pass|are handled|are resolved|appropriate|begin) … ${words(theWay, 'principal', 'dean', 'coach')}`,
    {
      unless: free,
    },
  ),
  against(
    phrase`(?:you|both of you|the parties|parties|students|families|the two of you) (?:are|is) (?:to|expected to|required to|asked to|directed to|ordered to) (?:\w+ )?(?:attend|appear|take part|participate|make themselves available|come|meet|be present|sit down)`,
    {
      unless: [...free, phrase`(?:hearing|interview|before you|separately|if)`],
    },
  ),
  against(
    phrase`(?:absence|non-?attendance|staying away|refus\w+|declining|failure to (?:attend|come|appear)|saying no) (?:\w+ ){0,5}?(?:will|would|may|shall|is|counts?) … (?:lack of|cooperat\w*|noted|count|against|consequence\w*|reported|reflect\w*|bad light|seriously)`,
    {
      unless: [
        ...free,
        phrase`(?:will|would|may|shall|can|is|does)(?: not| never|n't) (?:be )?(?:\w+ )?(?:remembered|held|counted?|used|weigh(?:ed)?|noted|recorded|reported|told|reflect\w*|marked|entered|put|work|speak|tell)`,
        phrase`(?:no (?:one|party|student)|nobody|neither of you) … (?:will|would|may|is) … against|(?:has|have|without|bring\w*|carr(?:y|ies)) no (?:\w+ )?consequences?`,
      ],
    },
  ),
  against(
    phrase`(?:as|since|because|if|unless|when) (?:we|i|you|neither|nobody|no one) (?:\w+ ){0,6}?(?:not (?:heard|hear|replied|reply|objected|object|answered|answer)|object|hear(?:d)? nothing) … (?:take it|took it|assume|conclude|go on|go ahead|proceed|consider|count|agree\w*|regard)`,
    {
      unless: free,
    },
  ),
  against(
    phrase`(?:go on|go ahead|proceed|continue|start|begin)\w* … unless you (?:object|write|tell|protest|say|opt)`,
    {
      unless: free,
    },
  ),
  against(phrase`${unsigned} … (?:${yes}|went ahead|go ahead|rely on|enough)`, { unless: free }),
  against(phrase`(?:${yes}) … (?:${unsigned})`, { unless: free }),
  against(
    phrase`(?:both|each|either|one)(?: \w+){0,3}? (?:nodded|shrugged|smiled|raised (?:a|their) hands?)`,
    { unless: free },
  ),
  against(
    phrase`(?:took|take|read|understood|understand|regard|treat|count|counted|counts|deem\w*) … (?:as|to be|deemed) (?:a |your |her |his |their |written )*(?:yes|consent|agreement|acceptance)`,
    {
      unless: [
        ...free,
        phrase`not (?:be )?(?:took|take|taken|read|regard\w*|treat\w*|count\w*|deem\w*)`,
      ],
    },
  ),
  against(phrase`${others} … (?:${yes}|signed for|gave in|enough|wants this)`, {
    anyStance: true,
    unless: [...free, phrase`(?:beside|together with|as well as|along with) (?:her|him|you|them)`],
  }),
  against(
    phrase`(?:parents?|mother|father|coach|guardians?|family) (?:signed|agreed|consented|accepted|said yes)(?: \w+)? for (?:both|the|her|him|their)`,
    { unless: free },
  ),
  against(
    phrase`(?:consent|signature|agreement|approval) (?:of|from|by) (?:either|one|a single|only one)(?: of| party| side)? … (?:enough|sufficient|suffices|will do)`,
    { unless: free },
  ),
  against(
    phrase`(?:respondent|complainant|other (?:party|student|side)|(?:mr|ms)\. \w+|he|she) (?:does not|need not|did not|is not asked to|has no need to) (?:need to |have to )?(?:agree|consent|sign|be asked|say yes|approve)`,
    {
      unless: [...free, phrase`(?:then|in that case|,) (?:no|nothing|the hearing)`],
    },
  ),
  against(
    phrase`(?:signature|consent)s? (?:will|can|may|to) be (?:obtained|added|collected|supplied|given|got) (?:\w+ )?(?:at the end|later|afterwards?|when|once|in due course|after)`,
    { unless: free },
  ),
  against(phrase`(?:${pressed})`, { unless: free }),
  against(
    phrase`(?:only (?:point out|mention|remind|add) that|cannot promise that you|be a shame if|might want to think about|would not look good|is watching|are watching|bear in mind that your|comes up for)`,
    { unless: free },
  ),
  against(
    phrase`(?:accept|agree\w*|choose|take)\w* (?:\w+ ){0,4}?(?:informal|mediat\w+|restorative|agreement)(?: \w+){0,2}? (?:will not be|are not|get|receive|keep) (?:charged|punished|sanctioned|a|their)`,
    { unless: [...free, phrase`no (?:student|one)`] },
  ),
  against(
    phrase`(?:insist\w*|stay|go) (?:up)?on (?:an? |the )?(?:investigation|hearing|formal \w+) … (?:cannot promise|would have to|will have to|no guarantee|may (?:lose|cost))`,
    { unless: free },
  ),
  against(
    phrase`(?:hearing|investigation) (?:would|will) be (?:\w+ )?(?:hard|terrible|painful|long|public|embarrassing|difficult)\w* … (?:on|for) (?:you|her|him|both|everybody)`,
    { unless: free },
  ),
  against(
    phrase`(?:have|has) (?:put|signed|booked|written|entered|enrolled) (?:you|both of you|them|the two of you) (?:down |up )?(?:for|in)`,
    { unless: free },
  ),
  against(phrase`sessions? (?:begins?|starts?|is set|are set) … (?:on|this|next|at)`, {
    near: [phrase`(?:determined|decided|best interest|ordered|arranged)`],
    unless: free,
  }),
  against(
    phrase`(?:go ahead|go forward|begin|proceed|held|take place) without (?:a |any |the |her |his |your )?(?:signed |written )?(?:form|consent|signature|agreement|paper)`,
    { unless: [...free, phrase`(?:not|never|nothing|no)`] },
  ),
  against(
    phrase`forms? (?:only )?(?:make|makes|are|is) (?:people |students |it )?(?:nervous|needless|unnecessary|not needed|a formality)`,
    { unless: free },
  ),
]
