/** Silence and idleness by other ways: nobody but a few, punished talk, witnesses and the search taken away. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { heldAgainst, leftFree, setRight } from '../../language/refusedWords.ts'
import { aboutStaff } from './gagFree.ts'

const fine = [
  phrase`(?:${leftFree}|${setRight})`,
  aboutStaff,
  phrase`(?:not|n't|never|nothing|nor) (?:\w+ ){0,4}(?:prevent|restrict|limit|prohibit|bar|stop|breach|bind|interfer|retaliat|misconduct|a violation|forbid|asked to|to ask|violat)\w*`,
  phrase`(?:nobody is|no one is|pass messages|if you prefer|prefer not|rather not|mediat\w+|settlement|informal resolution|privileged|sexual history|recordings?|password|copying|publishing the|reschedul\w+|the finding|may not tell you)`,
]
const unpunished = phrase`(?:(?:nobody|no one|neither \w+|neither of (?:you|them)) (?:\w+ ){0,3}|(?:not|never|n't) be )(?:disciplin\w+|punish\w*|sanction\w*|penali[sz]ed|warned|reprimanded)`
const talks = words(
  'talk(?:s|ed|ing)?',
  'spe?ak(?:s|ing)?',
  'spoke',
  'discuss(?:es|ed|ing|ion)?',
  'tell(?:s|ing)?',
  'told',
  'mention(?:s|ed|ing)?',
  'shar(?:e|es|ed|ing)',
  'confid(?:e|ed|ing)',
  'post(?:s|ed|ing)?',
  'publish(?:ing)?',
  'reveal(?:ed|ing)?',
  'consult',
  'disclos(?:e|ed|ing)',
  'bring(?:ing)? (?:it|this) up',
  'gossip\\w*',
  'go(?:ing)? to the (?:newspapers?|press|media|paper)',
  'text(?:ing)?',
)
const about = words(
  'it',
  'this',
  'the (?:case|matter|complaint|allegations?|subject|process|investigation|incident|charges?|proceedings?|report|story|topic|situation)',
  'your (?:case|story|side|complaint|account)',
  'what (?:you|he|she|happened|was)',
  'allegations?',
  'complaints?',
)
const seeks = words(
  'look(?:s|ed|ing)? for',
  'contact(?:s|ed|ing)?',
  'approach(?:es|ed|ing)?',
  'ask(?:s|ed|ing)?',
  'gather(?:s|ed|ing)?',
  'collect(?:s|ed|ing)?',
  'interview(?:s|ed|ing)?',
  'question(?:s|ed|ing)?',
  'canvass(?:es|ed|ing)?',
  'seek(?:s|ing)?',
  'sought',
  'solicit(?:s|ed|ing)?',
  'reach(?:es|ed|ing)? out',
  'photograph(?:s|ed|ing)?',
  'tak(?:e|es|ing) (?:pictures|photos|photographs|statements)',
  'obtain(?:s|ed|ing)?',
  'fact-?finding',
  'detective work',
  'digging',
  'spoke with',
)
const proof = words(
  'witness(?:es)?',
  'evidence',
  'statements?',
  'screenshots?',
  'pictures',
  'photos',
  'proof',
  'messages',
  'what they (?:saw|heard|know|remember|recall)',
  '(?:anyone|anybody|people|persons|students|pupils|others|those) who',
  'neighbou?rs',
  'fact-?finding',
)
const fault = words(
  'retaliat\\w+',
  'interfer\\w+',
  'breach\\w*',
  'violat\\w+',
  'misconduct',
  'conduct unbecoming',
  'obstruct\\w*',
  'tampering',
  'harass\\w*',
  'offen[sc]e',
  'intimidation',
  'discipline\\w*',
  'sanction\\w*',
)
const counts = words(
  '(?:view|regard|treat|see|seen|count|not|consider|tak|taken|held|deem|read|record|report|understood|class|handl)(?:e?d|en|s|e)? (?:\\w+ )?(?:as|to be|in|for)',
  '(?:amounts?|amounting) to',
  '(?:is|are|was|would be|will be|may be|constitutes?|means?) (?:an? )?',
  'treat (?:that|this|it|such) as',
  'face (?:an? )?',
  'charge of',
  'leads? to',
  'result in',
)
const negligible = words(
  'nobody',
  'no one',
  'none',
  'neither',
  'nobody else',
  'not a soul',
  'no other person',
)
const apology = phrase`(?:wasn't|was not|is not|isn't|not be) (?:a |an )?(?:breach|violation|interference)`

const held = [phrase`${heldAgainst}`]
/** Where no party is held to silence on the case: names, measures, files and what is done to a witness. */
const other = [
  ...fine,
  unpunished,
  phrase`(?:identit\w+|names?|supportive measures?|file|records?|evidence|threaten\w*|pressur\w+|retaliat\w+|false\w*|each other|hearing room|advis[eo]rs?)`,
]

export const gagAsked: readonly Pattern[] = [
  against(phrase`${talks} … ${about} (?:\w+ )?(?:with|to) ${negligible}`, { unless: fine }),
  against(phrase`${talks} (?:to|with) ${negligible} … ${about}`, { unless: fine }),
  against(
    phrase`(?:may|can|should|must|to|please) (?:only )?(?:${talks}) … (?:but (?:with |to )?(?:nobody|no one)(?: else)?|only (?:with|to)|with (?:nobody|no one))`,
    { unless: fine },
  ),
  against(
    phrase`(?:gag|hush|silence|secrecy|non-?disclosure) (?:rule|order|agreement|clause|period|pledge|directive)`,
    {
      unless: [...fine, phrase`(?:no|not|never|without)`],
    },
  ),
  against(phrase`${talks} … ${counts} .. ${fault}`, {
    unless: [
      ...fine,
      apology,
      phrase`(?:threaten\w*|false\w*|pressur\w+|witnesses? to (?:lie|change))`,
    ],
    near: [phrase`(?:${about}|accused|witness\w*)`],
  }),
  against(phrase`${seeks} … (?:${proof}|whether) … ${counts} .. ${fault}`, {
    unless: [...fine, apology, phrase`(?:threaten\w*|pressur\w+|lie|false\w*)`],
  }),
  against(
    phrase`(?:this|that|it) (?:has been|was|is|will be|would be) (?:noted|recorded|regarded|treated|taken|seen|viewed) as .. ${fault}`,
    {
      near: [phrase`(?:${seeks} … (?:witness\w*|saw|evidence)|${talks} … ${about})`],
      unless: [...fine, apology],
    },
  ),
  against(
    phrase`(?:${seeks}|investigat\w+) … (?:is|are|remains?|'s) (?:\w+ )?(?:for us|ours|our (?:job|task|work|business|role)|the (?:job|task|work|role|business|province|responsibility) of|up to us|a matter for)`,
    {
      unless: [...fine, phrase`(?:burden|not (?:the )?(?:job|task|yours|on you)|school's)`],
      near: [phrase`(?:you|part(?:y|ies)|breach|disregard\w*|students?)`],
    },
  ),
  against(
    phrase`(?:statements?|evidence|proof|witness\w*) … (?:part(?:y|ies)|you|student) .. (?:${seeks}|by (?:her|him|your|them)sel(?:f|ves)) … (?:disregarded|rejected|ignored|not (?:be )?(?:accepted|used|considered)|discarded|referred|breach)`,
    {
      unless: fine,
    },
  ),
  against(
    phrase`let us (?:do|handle|carry out|see to|take care of) the (?:fact-?finding|investigating|asking|questions|interviews|talking)`,
  ),
  against(
    phrase`(?:students?|part(?:y|ies)|anyone|those|people) who (?:go|goes|went)? ?${seeks} … ${fault}`,
    { unless: [...fine, phrase`(?:threaten\w*|pressur\w+)`] },
  ),
  against(
    phrase`(?:witness(?:es)?|anyone who (?:saw|knows|was)|those who (?:saw|know|were)) … (?:off limits|out of bounds|not to be (?:contacted|approached|spoken|asked)|(?:is|are) to be left alone)`,
    { unless: fine },
  ),
  against(
    phrase`(?:no contact|no-contact|stay away|keep away) … (?:with|from) (?:anybody|anyone|any person|any student|all persons|everyone|witnesses|others) (?:who|that|in|on|from|named|involved|connected)`,
    { unless: fine },
  ),
  against(
    phrase`(?:order|measure|directive|ban|restriction|provision) … (?:covers?|includes?|extends? to|reaches|applies to|bars?) … (?:talk\w*|discussion|comment\w*|conversation|mention\w*|posts?|speaking) (?:\w+ )?(?:about|of|on|regarding|concerning)`,
    { unless: fine },
  ),
  against(
    phrase`(?:remove|delete|take down|pull) (?:the|your|that|this|any|all) (?:\w+ )?(?:posts?|story|stories|video|messages?|comments?|article|statement)`,
    {
      near: [phrase`(?:${fault}|confidential\w*|accused|complaint|case)`],
      unless: [...fine, phrase`(?:image|photo of|recording|intimate|nude|evidence)`],
    },
  ),
  against(
    phrase`(?:do not|don't|never|must not|may not|should not|please don't|not to|cannot) (?:\w+ ){0,2}(?:${seeks}) … ${proof}`,
    {
      unless: [
        ...fine,
        phrase`(?:we|i|investigators?|staff|panel|college|university|office|advis[eo]rs?|sexual|medical|deadline|retaliat\w+|threaten\w*|pressure|irrelevant|hearing|each other) (?:\w+ ){0,2}(?:do|will|may|must|shall|can|should)?`,
      ],
    },
  ),
  against(
    phrase`(?:do not|don't|never|must not|should not) (?:go|take (?:it|this|your story)) to the (?:newspapers?|press|media|papers?|public)`,
    { unless: fine },
  ),
  against(
    phrase`(?:prior |advance |written |our |the )?(?:approval|permission|consent|clearance|leave) … (?:needed|required|necessary|must be (?:obtained|sought)|first) … (?:before|to|if) … (?:${seeks}|${talks})`,
    { unless: [...fine, phrase`(?:record(?:ing)?s?|treatment|medical|advis[eo]rs?)`] },
  ),
  against(
    phrase`(?:first (?:ask|clear|seek|obtain|get)|(?:ask|clear it with|check with) (?:us|me|this office|the \w+) (?:first|before)) … (?:${seeks} … ${proof}|${talks} … ${about})`,
    { unless: fine },
  ),
  against(
    phrase`(?:not|n't|never|nor) (?:to )?(?:be )?(?:tell|mention|reveal|disclose|shared?|revealed|disclosed|told|mentioned|breathe a word) … (?:${about}|parents?|famil(?:y|ies)|mother|father|sister|brother|third part(?:y|ies)|anyone|anybody|friends?|teammates?)`,
    {
      unless: [
        ...fine,
        phrase`(?:we|i|our|identit\w+|names?|file|evidence|measures?|records?|(?:he|she|they|witness\w*|complainant|respondent) (?:did|had|has|was|could|would))`,
      ],
    },
  ),
  against(
    phrase`(?:would|should|must|will|to) (?:be best |be better )?(?:for everyone )?(?:if it |that it )?(?:stay(?:ed|s)?|remain(?:ed|s)?|be kept) (?:\w+ )?(?:among|between|within) (?:us|the|ourselves|you|these)`,
    {
      unless: [...fine, phrase`(?:feet|meters|distance|records?|file)`],
    },
  ),
  against(
    phrase`(?:confidential\w*|secret|secrecy|in confidence|between (?:yourself|yourselves|us)|silen(?:t|ce)|kept quiet)`,
    {
      about: held,
      near: [
        phrase`(?:part(?:y|ies)|you|students?|parents?|famil(?:y|ies)|complainant|respondent)`,
      ],
      unless: other,
    },
  ),
  against(phrase`(?:${talks}|passed on) … (?:${about}|class|parents?|friends?|public)`, {
    about: held,
    unless: other,
  }),
  against(
    phrase`(?:${seeks}|ring|call|find(?:ing)?|found|find out) … (?:people|parents|students|friends|who were|what … saw|witness(?:es)?)`,
    { about: held, unless: other },
  ),
  against(phrase`witness(?:es)? … (?:spoken|talked|met) (?:with|to)`, {
    about: held,
    unless: other,
  }),
  against(
    phrase`${talks} … ${about} … (?:only )?in the presence of (?:a |an |the |our )?(?:staff|official|member|administrator|employee)`,
    { unless: fine },
  ),
]
