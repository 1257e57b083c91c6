import { affirms, against, findFirst } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { ofRemovals } from './onlyNoContact.ts'
import { removalThreatWays } from './ways/removalThreat.ts'
import { removal } from './words.ts'

const image = words(
  'reputation\\w*',
  'press',
  'media',
  'publicity',
  'donors?',
  'trustees',
  'alumni',
  'how (?:the|we|our|this) .. (?:will |would |might )?(?:be )?(?:seen|look|perceived|appear)',
  'appearances?',
  'public (?:image|relations|perception|confidence)',
  'social media',
  'news(?:paper)?s?',
  'embarrass\\w+',
  'image',
)
const comfort = words(
  'uncomfortable',
  'comfort(?:able)?',
  'uneasy',
  'upset(?:ting)?',
  'emotional(?:ly)?',
  'distress(?:ed|ing)?',
  'anxi(?:ety|ous)',
  'awkward',
  'disrupt\\w*',
  'distract\\w*',
  'rumou?rs?',
  'gossip',
  'morale',
  'peace of mind',
  'convenien\\w+',
  'integrity of the (?:investigation|process)',
  'orderly',
  'smooth\\w*',
  'seriousness of the (?:allegation|charge|complaint)s?',
  'gravity of the (?:allegation|charge)s?',
  'nature of the (?:allegation|charge|complaint)s?',
  'property',
)
const threat = phrase`(?:immediate|imminent|physical|credible|serious) … (?:threat|danger|risk|harm)`
const rests = words(
  'because',
  'as',
  'since',
  'concern(?:s|ed)?',
  'in (?:view|light) of',
  'due to',
  'given',
  'reason',
  'so that',
  'in order to',
  'to (?:protect|preserve|avoid|prevent|keep|ensure|maintain|make|help)',
  'based on',
  'for the',
)

/** What a removal rests on where the document names no threat to anybody's safety. */
const dangerous =
  /\b(?:knife|weapons?|guns?|firearms?|hurt|kill\w*|attack\w*|strangl\w*|violen\w*|injur\w*|physical (?:safety|harm)|stalk\w*|threaten\w*)/
const otherReasons = [
  against(
    phrase`your presence (?:makes?|made|is|has|causes?|upsets?|unsettles?|disturbs?|disrupts?)`,
  ),
  against(
    phrase`(?:removed|removal|suspended|excluded|barred) (?:for|over|because of) (?:missing|missed|failing|rude\w*|your|lateness|absen\w+|past|earlier|unpaid|attitude)`,
  ),
  against(
    inEitherOrder(
      words(
        'remov\\w+',
        'exclu(?:ded|sion)',
        'suspen(?:ded|sion)',
        'stay away',
        'this (?:step|measure|action|decision)',
        'the (?:step|measure)',
        'you leave',
        'we have acted',
        'your (?:presence|return|absence)',
        'sent home',
        'keep you away',
        'barred',
      ),
      words(
        'because',
        'since you',
        'in view of',
        'in light of',
        'owing to',
        'due to',
        'in order to',
        'so that',
        'serves? to',
        'and so',
        '(?:is|was) to (?:give|let|allow|help|make|keep|show|calm)',
        'expects?',
        'is (?:meant|needed|intended|designed) to',
        'allows? (?:staff|us|the)',
        'would be (?:hard|difficult|painful|awkward)',
        'spare',
        "in (?:everyone|everybody)'s interest",
        'puts? on',
        'harms?',
        'uneasy',
      ),
    ),
    {
      unless: [
        phrase`(?:lifted|counsel+ing|support\w*|appeal|challenge|confidential\w*|retaliat\w*)`,
      ],
    },
  ),
  against(
    phrase`(?:feeling in the community|parents have (?:called|complained|written)|must be seen to|good name|send a message|taken an interest|asked about the case|feel uneasy|strain)`,
  ),
  against(
    phrase`(?:do not say|no sign|not suggest|do not believe|not claim) that you (?:are|pose)`,
  ),
]

/** 106.44(c): an immediate threat to physical health or safety that arises from the allegations. */
export const removalThreat = rule('ERM-02', {
  check: ofRemovals((facts) => {
    const verdict = byWords(facts)
    if (verdict.state !== 'silent' || facts.docType === 'school_policy') return verdict
    if (facts.reading.sentences.some(({ plain }) => dangerous.test(plain))) return verdict
    const at = findFirst(facts.reading, otherReasons)
    return at ? { state: 'contradicted', at } : verdict
  }),
})

const byWords = search({
  against: [
    ...removalThreatWays,
    against(phrase`(?:${rests}) … (?:${image})`, {
      about: [phrase`.`],
      unless: [
        threat,
        phrase`not (?:because|based|about)`,
        phrase`(?:do|may|should|must) not (?:speak|talk|post|comment)`,
      ],
    }),
    against(
      phrase`(?:${image}) … (?:attract\w*|concern\w*|worr\w+|harm\w*|damag\w*|reflect\w*|matter\w*|attention)`,
      { unless: [threat] },
    ),
    against(phrase`(?:${rests}) … (?:${comfort})`, {
      unless: [threat, phrase`supportive|no[- ]contact|counsel(?:l)?ing|if you feel|feel free`],
      near: [phrase`${removal}`],
    }),
    against(
      phrase`(?:feels?|felt|be|are|were|become|made|makes?) (?:\w+ )?${comfort} … (?:you|your (?:presence|return)|around|near)`,
      {
        near: [phrase`${removal}`],
        anyStance: true,
        unless: [threat, phrase`(?:may|if you|should you)`],
      },
    ),
    against(
      phrase`(?:owe[sd]?|give|restore|promise[ds]?|want(?:s|ed)?) (?:\w+ ){0,4}(?:peace of mind|comfort|calm)`,
      { near: [phrase`${removal}`], unless: [threat] },
    ),
    against(
      phrase`(?:no|not|without) (?:an? |any |evidence of |find\w* |determin\w* |believe |pose )*(?:immediate|imminent|physical) (?:\w+ )?(?:threat|danger|risk)`,
      { near: [phrase`${removal}`] },
    ),
  ],
  found: [affirms(threat)],
  silence: 'silent',
  topic: /\b(?:remov|emergency|interim)/,
})
