/** Determinations without a word on remedies or reasons, and evidence that only one side may bring. */
import { not, oneSide, onlySome, turnedAway } from '../language/oneSidedWords.ts'
import { phrase, words } from '../language/phrase.ts'
import { type Frame, together } from './frame.ts'

const remedy = words(
  'remed(?:y|ies)',
  'measures?',
  'adjustments?',
  'accommodations?',
  'support',
  'anything|nothing',
  'help\\w*',
  'arrangements?',
  'courses|schedule|section|readmitted|rotation',
  'what (?:the )?(?:college|university|school|district) may do',
)
/** The decision does not say whether the complainant gets remedies, or says that this is nobody's matter. */
export const remedyWays: readonly Frame[] = [
  together(
    [
      phrase`${remedy}`,
      phrase`(?:leaves? open|${not} (?:\w+ ){0,4}?(?:custom|speak|interfere|entitle\w*|foreseen|planned|offered|point|power|favou?rs|role|add|provided|say|for (?:the|this) (?:panel|board|college)|made|needed|given|see)|no (?:\w+ )?(?:remed(?:y|ies)|measures|statement|point|reason|others|power|adjustments|accommodations?|accommodation|claim|particular)|nothing (?:\w+ )?(?:is planned|further|else|more)|not applicable|enough|is time|insurance|private matter|privately|up to (?:her|his|the) teachers|budget|if the respondent agrees|cut from the letter|hardship|proportion|no one|to burden|see no|at an end|with all other students|fully restored)`,
      phrase`(?:complainant|her|she|you|your|the girl|the boy|young woman|part|board|panel|committee|letter|college|district|university|school|offered|respondent's|remedies|ms\.? \w+)`,
    ],
    {
      documents: ['written_determination'],
      beside: [
        phrase`(?:complainant|remed\w+|finding|outcome|harmed|her|you|responsible|girl|woman)`,
      ],
      unless: [
        phrase`(?:not responsible|no violation|will be (?:given|provided|some)|there(?:'ll| will) be|nevertheless|go(?:es)? on|offer stays|the sanction isn't|respondent, remedies|for the respondent|has its own form|not written here|appeal\w*|evidence|interview\w*|credib\w*|witness\w*|hearing|statements?|cross|kept private|details|inference|burden of|consent\w*|presum\w+|stop(?:ped)?|because (?:he|she) was found not|designed to|retaliat\w*|shown|proven)`,
      ],
    },
  ),
]

const reason = words(
  'reasons?',
  'reasoning',
  'rationale',
  'explain\\w*',
  'explanation',
  'grounds',
  'why',
  'how that came about',
  'thinking',
)
/** The result is given and its reasons are kept back. */
export const reasonWays: readonly Frame[] = [
  together(
    [
      phrase`${reason}`,
      phrase`(?:${not} (?:\w+ ){0,4}?(?:give|giv(?:e|ing)|given|helpful|explain|liberty|reasoned|ask|wish|provide|state|say|set out|put in words)|will be (?:prepared|sent) (?:\w+ )?(?:if|once|to)|if you (?:file an |)appeal|is closed|superfluous|obvious|deleted|left empty|known only|unnecessary|spare|short form|on request|unable)`,
      phrase`(?:decision|panel|result|outcome|finding|determination|we|i|board|letter|hearing officer|copies|writing|parties|respondent|complainant|sent|favou?r)`,
    ],
    {
      documents: ['written_determination'],
      unless: [
        phrase`(?:questions?|relevan\w+|newspaper|but the rule|here they are|have been told|delay|extension|inference|witness\w*|good cause|late|evidence (?:was|is)|appeal (?:must|may|officer)|explained (?:in|below|above)|clear|no reason to|because|credib\w*|remed\w+|consent\w*|to lie)`,
      ],
    },
  ),
]

const brought = words(
  'witness\\w*',
  'experts?',
  'names?',
  'specialists?',
  'evidence',
  'documents?',
  'records?',
  'messages',
  'screenshots',
  'photographs?',
  'letter',
  'people',
  'pediatrician|therapist|nurse|bartender|roommates?|brother|cousin|friends',
  'anyone you would like',
  'material',
)
/** One side's witnesses or papers are taken, the other's are not. */
export const evidenceWays: readonly Frame[] = [
  together(
    [
      phrase`${brought}`,
      phrase`(?:${turnedAway}|${not} (?:\w+ ){0,3}?(?:hear from|heard|interview\w*|followed|call|trouble)|chosen not to|settled on|was declined|${onlySome}|no more than (?:one|two|three) witness\w*|noted but not|left aside|returned (?:to him|to her) unread|must be a member|would be awkward|would not be appropriate)`,
      phrase`(?:respondents?|complainants?|accused|reporting student|other (?:family|side|party|student)|your|you|${oneSide})`,
      phrase`(?:while|but|however|other|complainant's|respondent's|may|request|of course|his side|suggested|proposed|offered|would like us|list|wish|named|asked|hear|sent)`,
    ],
    {
      documents: [
        'investigative_report',
        'notice_of_allegations',
        'evidence_review_letter',
        'notice_of_meeting_or_interview',
      ],
      unless: [
        phrase`(?:relevan\w+|nothing to do with|privileg\w+|sexual|treatment|medical|records of|declined to (?:speak|be)|as they are free|gone|neither side|both|each|either|equal\w*|same|nobody|discuss\w*|need not|retaliat\w*|deadline|reply|written consent|advis[eo]rs?|copies|download|share|confidential\w*|inference|presum\w+|appeal\w*|supportive|not (?:limited|required)|reached|privacy|identity|consent)`,
        phrase`(?:doctor|physician|therapist|counsel+or|psycholog\w+|psychiatrist|nurse|clinic\w*)(?:'s)? (?:\w+ ){0,3}?(?:wrote|writes|written|notes?|files?|papers)|while treating|(?:wrote|written|made) (?:\w+ ){0,3}?(?:treat\w*|therapy|counsel+ing)|unless you (?:choose|agree|allow|permit|release|let)`,
        phrase`(?:earlier|past|previous|former|prior|other) (?:\w+ )?(?:relationships?|partners?|boyfriends?|girlfriends?|lovers)|love li(?:fe|ves)|dating|intima\w+`,
      ],
    },
  ),
]
