/** Rules for letters about supportive measures: what they cost, whom they reach, what they ask first. */
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { willNot } from './words.ts'

const letters = ['supportive_measures_letter'] as const
const measure = words(
  'supportive measures?',
  'measures?',
  'support',
  'accommodations?',
  'assistance',
  'help',
  'interim measures?',
  'services?',
  'adjustments?',
  'arrangements?',
  'changes? (?:to|of|in) .. (?:schedule|housing|section|room)',
  'escort\\w*',
  'extensions?',
  'counsel?ling',
  'them',
  'it',
)
const filed = words(
  '(?:file[sd]?|filing|sign(?:ed|ing)?|submit(?:s|ted|ting)?|make|making|bring(?:ing)?) .. (?:a |the |your )?(?:formal |written |signed )*complaint',
  '(?:formal |signed )?complaint (?:is|has been|was) .. (?:on file|filed|signed|open|received|made)',
  'investigation (?:is|has been) (?:opened|open|started|under way)',
  '(?:signed|formal|your|written) complaint (?:reaches|arrives|comes in|is in|is received|has reached)',
  'formal complaint',
)

/** 106.44(a): prompt contact, and the complainant's wishes. */
export const supportWishes: Rule = {
  requirements: ['SUP-01'],
  title: 'Prompt contact and your wishes',
  documents: letters,
  check: search({
    against: [
      against(phrase`(?:\w+|\d+) (?:months?|weeks?) (?:after|since|ago|have passed|later|in (?:reaching|writing|contacting)) … (?:report\w*|contact\w*|reach\w*|writ\w+|need\w*|wrote|complaint)`, {
        near: [phrase`(?:contact\w*|reach\w*|writ\w+|support|need anything|first)`],
        unless: [phrase`(?:extension|until|incident|alleg\w+|semester|review (?:them|the measures)|last met|available|for up to|if you)`],
      }),
      against(phrase`(?:nobody|no one|not|n't|never) … (?:contact\w*|reach\w* out|wr(?:ote|itten)|called) … (?:weeks?|months?) … (?:report\w*|since|after)`),
      against(phrase`(?:measures?|steps|decisions?|arrangements?) … (?:have|has|were|are|is) (?:been )?(?:already )?(?:decided|chosen|set|fixed|final|imposed|selected) .. (?:for you|without|and|by us)`, { unless: [phrase`(?:with you|together|your wishes|not final|you (?:asked|requested|chose))`] }),
      against(phrase`(?:your|complainant's) (?:wishes|preferences?|views?|requests?) … (?:were|was|are|is|will|have|do|did|cannot|can)(?: not|n't)? (?:be )?(?:been )?(?:not )?(?:taken into account|consider\w*|asked|relevant|matter|needed|sought|heard)`, {
        unless: [phrase`^(?!.*(?:not|n't|never|cannot))`, phrase`(?:not (?:share|disclos)\w*)`],
      }),
      against(phrase`(?:without|not|did not) (?:ask\w*|consult\w*|speak\w*|discuss\w*) .. (?:you|with you|the complainant) … (?:measures?|first|before|wish\w*|wants?|prefer\w*)`, { unless: [phrase`(?:will not|never|do not|nothing)`] }),
    ],
    found: [
      affirms(phrase`(?:your|complainant's) (?:wishes|preferences?|requests?)`),
      affirms(phrase`(?:what (?:support|measures|would|help)|(?:if|which) .. (?:you would like|would help|you want)|as you (?:asked|requested|wished)|you (?:asked|requested|told us|chose)|tell (?:me|us) what)`, { anyStance: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words read as late contact, or as measures set without asking for wishes. The rule asks the Coordinator to contact the complainant promptly, discuss supportive measures and consider the wishes.',
  why: 'Support works best when it comes soon and fits you.',
  ask: 'When was I first offered supportive measures, and how are my wishes considered?',
}

/** 106.44(a): supportive measures with or without a formal complaint. */
export const supportWithoutComplaint: Rule = {
  requirements: ['SUP-02'],
  title: 'Support with or without a formal complaint',
  documents: [...letters, 'notice_of_allegations', 'dismissal_notice', 'school_policy', 'no_contact_or_emergency_removal_notice'],
  check: search({
    against: [
      against(phrase`${measure} … (?:only|solely) (?:if|when|after|once|where|to (?:those|students|persons|complainants) who) … ${filed}`, { unless: fineWithout() }),
      against(phrase`(?:${measure}|possible|available|change of \w+) … (?:once|after|as soon as) (?:you|your|a|the) .. ${filed}`, { unless: [...fineWithout(), phrase`(?:process|policy|continues?|remain\w*|also|before)`] }),
      against(phrase`(?:must|have to|need to|required to|required) .. ${filed} … (?:before|in order|to (?:receive|obtain|get|qualify)|for) … ${measure}`, { unless: fineWithout() }),
      against(phrase`(?:until|unless|without) … ${filed} … (?:${willNot}|not|no|unable) … (?:${measure}|provide|arrange|offer|change|move|housing|schedule)`, { unless: fineWithout() }),
      against(phrase`(?:${willNot}|not|no|unable to|only) … (?:${measure}|provide|arrange|offer|change|move) … (?:until|unless|without|if no|only if) … ${filed}`, { unless: fineWithout() }),
      against(phrase`${measure} … (?:end|stop|cease|be withdrawn|lapse|expire|be (?:ended|discontinued|removed)) … (?:if you do not|unless you|because no|since no|as no|when no|as there is no) … complaint`, { unless: fineWithout() }),
      against(phrase`(?:because|since|as) … (?:not|no|declin\w+|chose not|withdr\w+) … (?:file|complaint|filing) … (?:${willNot}|no longer|not|unable|ends?|will end) … (?:${measure}|accommodat\w+|support)`, { unless: fineWithout() }),
      against(phrase`only (?:students|those|persons|people|complainants|parties|someone) (?:with|who) … ${filed} … (?:qualify|eligible|receive|get|may|can|are|have)`, { unless: fineWithout() }),
      against(phrase`(?:stop|end|withdraw|discontinue|cancel|remove|close|lift)\w* … (?:escort|extensions?|measures?|support|accommodations?|arrangements?|services?)`, { near: [phrase`(?:not|n't|declin\w+|chose not|decided against|without|withdr\w+) … (?:to )?(?:file|filing|filed|complaint)`], unless: fineWithout() }),
      against(phrase`(?:reserved for|limited to|restricted to|only (?:open|available) to|open only to) … (?:open|active|pending|formal|filed|complaint|investigation|case)`, { unless: fineWithout() }),
      against(phrase`(?:supportive measures?|support) (?:depends?|is conditional|are conditional|is contingent|are contingent) … complaint`, { unless: [phrase`not (?:depend|conditional|contingent)`] }),
      against(phrase`(?:supportive )?(?:measures|escort\w*|accommodations?|support) … (?:granted|provided|given|offered|arranged|put in place) … (?:because|while|for as long as|so long as|only while) … (?:complaint|case|investigation) … (?:open|pending|active)`, { unless: [phrase`(?:not|n't|with or without|whether)`] }),
    ],
    found: [
      affirms(phrase`(?:whatever|no matter what) you (?:decide|choose|do)`, { anyPolarity: true }),
      affirms(phrase`(?:with or without|whether or not|regardless of whether|even if (?:you )?(?:do not|no)|without (?:having to )?fil\w+) … complaint`, { anyPolarity: true }),
      affirms(phrase`(?:no|not|n't) … (?:complaint|file anything|file) … (?:needed|required|to (?:receive|keep|get)|have to|for this)`, { anyPolarity: true }),
      affirms(phrase`(?:do not|don't|need not) (?:have to |need to )?file … (?:to|for) …`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words tie supportive measures to a formal complaint. The rule makes them available with or without a formal complaint.',
  why: 'You can have support without starting a case.',
  ask: 'Can you confirm that these supportive measures do not depend on a formal complaint?',
}

function fineWithout() {
  return [
    phrase`(?:with or without|whether or not|regardless|need not|not (?:have|need|required) to file|even if)`,
    phrase`(?:grievance process|investigat(?:e|ion) (?:starts?|begins?|cannot|can only|will (?:only )?(?:start|begin))|disciplin\w+|notice to the (?:respondent|other)|sanctions?|advisor)`,
  ]
}

/** 106.44(a): how to file a formal complaint. */
export const supportFiling: Rule = {
  requirements: ['SUP-03'],
  title: 'How to file a formal complaint',
  documents: letters,
  check: search({
    against: [
      against(phrase`(?:recommend|advise|suggest|urge|encourage|counsel|prefer|ask|hope|better|best|wiser) … (?:not|against|refrain from|n't) .. (?:fil(?:e|ing)|pursu(?:e|ing)|mak(?:e|ing)|submit\w*|bring\w*|sign\w*|complain\w*)`, {
        unless: [phrase`(?:do|does|will|would|cannot|we) not (?:recommend|advise|suggest|encourage|ask)`, phrase`retaliat\w+`],
      }),
      against(phrase`(?:not|n't|cannot|no longer) (?:\w+ ){0,2}(?:accept|take|receive|process|consider) … formal complaints?`, { unless: [phrase`(?:anonymous|unsigned|by (?:telephone|phone)|unless signed|a third party)`] }),
      against(phrase`(?:cannot|may not|can not|not (?:be )?(?:able|allowed|permitted) to) (?:now |also |later )?file … complaint`, { unless: [phrase`(?:if|anonymous\w*|on your behalf|for you|be punished|until you)`] }),
    ],
    found: [
      affirms(phrase`(?:to file|how to file|filing|file) … (?:send|sign\w*|form|e-?mail|mail|in person|submit\w*|steps|enclosed|attached|office|by|to (?:me|the))`, { anyStance: true, anyPolarity: true }),
      affirms(phrase`formal complaint … (?:document|sign\w*|enclosed|e-?mail|form|give to|submit\w*|steps)`, { anyStance: true, anyPolarity: true }),
      affirms(phrase`(?:form|sign\w*|submit\w*|steps) … formal complaint`, { anyStance: true, anyPolarity: true }),
      affirms(phrase`(?:online form|signed (?:letter|document))`, { about: [phrase`(?:file|filing|complaint)`] }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words speak against filing, or close the way to a formal complaint. The rule asks the Coordinator to explain the process for filing a formal complaint.',
  why: 'Whether to file is your choice.',
  ask: 'How may I file a formal complaint, and can the steps be sent to me in writing?',
}

const fee = words(
  '\\$ ?\\d[\\d,.]*',
  '(?:a |an |the )?(?:\\w+[- ]){0,3}fees?',
  'charges?',
  'costs?',
  'expenses?',
  'rates?',
  'deposit',
  'co-?pay(?:ment)?s?',
  'price',
  'insurance',
)
const noFee = [
  phrase`(?:no|not|n't|without|free of|never|zero|waive[ds]?|nothing) (?:\w+ ){0,4}(?:fees?|charges?|charged|costs?|billed|pay|expenses?|insurance)`,
  phrase`(?:we|university|college|school|district|office) (?:will |shall |has |have )?(?:pay|paid|cover\w*|reimburs\w+|bear\w*|waive\w*|refund\w*|pick\w* up)`,
  phrase`(?:criminal|charges? (?:against|of)|attorneys?|lawyers?|court|police|parking fine|set their own|legal|by the (?:university|college|school|district))`,
  phrase`(?:has been|have been|will be|was|were) (?:waived|refunded|reimbursed|covered)`,
]

/** 106.30(a): supportive measures are without fee or charge. */
export const supportFree: Rule = {
  requirements: ['SUP-04'],
  title: 'No fee for supportive measures',
  documents: [...letters, 'no_contact_or_emergency_removal_notice', 'notice_of_allegations', 'school_policy', 'dismissal_notice'],
  check: search({
    against: [
      against(phrase`(?:\$ ?\d[\d,.]*|fees?|charges?) … (?:will|shall|is|are|may|applies|apply|placed|billed|added|payable|due|charged|posted|required)`, { unless: noFee, near: nearMeasure() }),
      against(phrase`(?:charge|fee|cost|payment|deposit|price) of \$ ?\d`, { unless: noFee }),
      against(phrase`liable for`, { unless: noFee, near: [phrase`(?:costs?|fees?|rent|charges?|expenses?)`] }),
      against(phrase`(?:billed|charged|invoiced|pay|payable|runs|payment|cost you|deducted|bill) … (?:${fee}|to (?:you|your|the)|your (?:\w+ )?(?:account|insurance)|standard|at the)`, { unless: noFee, near: nearMeasure() }),
      against(phrase`(?:you|student|respondent|complainant|parents?|family) … (?:responsible|liable|have to pay|must pay|bear|asked to pay|will pay|expected to pay) … (?:${fee})?`, {
        unless: [...noFee, phrase`(?:not responsible|found responsible|responsible (?:party|for the alleged|under)|presumed)`],
        near: [phrase`(?:costs?|fees?|pay|charges?|expenses?)`],
      }),
      against(phrase`(?:at|for) (?:a |your |their |an |the )(?:own |small |additional |extra |modest |nominal |reduced |standard |full )*(?:expense|cost|charge|fee|rate|price)`, { unless: [...noFee, phrase`(?:no|our|its) (?:additional |extra )?(?:expense|cost|charge|fee)`], near: nearMeasure() }),
      against(phrase`(?:fees?|charges?) … (?:will|can|may|shall|are|is)(?: not|not) (?:be )?(?:waived|refunded|covered|reimbursed)`, { unless: [phrase`(?:attorney|court)`] }),
      against(phrase`(?:insurance|account|tuition bill) … (?:billed|charged|debited)`, { unless: noFee.slice(1) }),
      against(phrase`(?:sessions?|visits?|counsel?ling|escort|transport\w*|tutoring|room change|move) … (?:are|is|will be|be) .. (?:charged|billed|invoiced)`, { unless: noFee }),
    ],
    found: [
      affirms(phrase`(?:no (?:cost|fee|charge)|free of charge|without (?:cost|charge|fee)|no charge|not be (?:charged|billed)|at no (?:cost|charge)|covers? the (?:whole |full )?cost|pays? for|cost you nothing|free)`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words put a fee, charge or cost on a supportive measure. The rule says that supportive measures are without fee or charge.',
  why: 'Support should not depend on money.',
  ask: 'Will the fee be removed, since supportive measures come without charge?',
}

function nearMeasure() {
  return [phrase`(?:measures?|support\w*|room|housing|counsel?l\w+|session|escort|class\w*|course|transport\w*|tutor\w*|withdraw\w*|parking|move|schedule|permit|plan|locks?|key|escort|taxi|shuttle)`]
}

/** 106.30(a): measures stay confidential as far as they can. */
export const supportConfidential: Rule = {
  requirements: ['SUP-06'],
  title: 'Supportive measures kept confidential',
  documents: [...letters, 'no_contact_or_emergency_removal_notice'],
  check: search({
    against: [
      against(phrase`(?:professors?|instructors?|teachers?|coach(?:es)?|faculty|coordinators?|roommates?|supervisors?|classmates?|teammates?|department|advisers?|employer|residents?) … (?:were|was|have been|has been|know\w*|are aware) .. (?:told|informed|notified|advised|made aware|given)? … (?:reason|what (?:you|happened)|that you|report\w*|complaint|complainant|allegations?|details|assault\w*|harass\w*|why)`, { unless: onlyNeeded(), anyStance: true }),
      against(phrase`(?:i|we|office|coordinator|dean) (?:have |has |had |will |also |then )*(?:explained|told|informed|notified|shared|advised|let|e-?mailed|written|wrote|described|disclosed|explain|tell|inform|share) … (?:professors?|instructors?|teachers?|coach(?:es)?|faculty|roommates?|supervisors?|classmates?|teammates?|department|employer|coordinators?) … (?:reason|what (?:you|happened)|that you|report\w*|complaint|complainant|allegations?|details|assault\w*|harass\w*|why)`, { unless: onlyNeeded(), anyStance: true }),
      against(phrase`(?:respondent|other party|other student|complainant|accused \w+) (?:now )?(?:has|have|was given|was sent|received|knows|got|holds) … your (?:new|schedule|address|counsel\w+|room|class\w*|accommodat\w+|measures?)`, { unless: onlyNeeded(), anyStance: true }),
      against(phrase`(?:knows?|aware|learned|heard|told) (?:about|of) your (?:report|complaint|case|situation|assault)`, { unless: onlyNeeded(), anyStance: true }),
      against(phrase`let … know … (?:why|that you (?:reported|were|filed|made)|about your|of your|what happened)`, { unless: [phrase`(?:let (?:us|me) know|not|only)`], anyStance: true }),
      against(phrase`(?:other party|respondent|complainant|other student) … (?:was|were|has been|have been|is|will be) .. (?:told|informed|notified|sent|given|copied) … (?:measures?|counsel\w+|support|accommodat\w+|schedule change|new (?:room|section|address))`, { unless: [...onlyNeeded(), phrase`(?:no-?contact|mutual)`], anyStance: true }),
      against(phrase`(?:told|informed|notified|shared with|sent to|copied to) … (?:other party|respondent|complainant|other student) … (?:counsel\w+|measures?|support|accommodat\w+)`, { unless: [...onlyNeeded(), phrase`(?:no-?contact|mutual)`], anyStance: true }),
      against(phrase`(?:letter|list|notice) … (?:measures?|support) … (?:sent|given|copied|forwarded|posted) … (?:to )?(?:the )?(?:respondent|complainant|other party|faculty|team|department)`, { unless: onlyNeeded(), anyStance: true }),
    ],
    found: [
      affirms(phrase`(?:confidential\w*|private|told only|only .. (?:those|people|persons|staff) who|only that|need to know|nobody will (?:learn|know))`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words tell others about the report or the support (a disclosure beyond what was needed). The rule asks the school to keep supportive measures confidential as far as it can.',
  why: 'You decide who learns about your report, as far as the support allows.',
  ask: 'Who was told, what were they told, and how will the measures be kept confidential from now on?',
}

function onlyNeeded() {
  return [
    phrase`(?:only that|not (?:told|given|informed|been told|be told|share\w*|the reason)|n't|without (?:giving|saying|telling|the reason|any)|no (?:reason|details)|nothing|never|with your (?:permission|consent)|you (?:asked|agreed)|not)`,
  ]
}

/** 106.45(b)(10)(ii): where no support is given, the reasons are recorded. */
export const supportRefused: Rule = {
  requirements: ['SUP-07'],
  title: 'Reasons where support is refused',
  documents: letters,
  check: search({
    against: [
      against(phrase`no record … (?:kept|made)`),
      against(phrase`(?:no support|no supportive measures?|no measures?) .. (?:will|can|shall|are|is) .. (?:be )?(?:provided|offered|given|available|arranged)`, { unless: reasons() }),
      against(phrase`(?:your )?requests? .. (?:is|are|was|were|has been|have been) (?:\w+ )?(?:denied|refused|declined|rejected|turned down)`, { unless: reasons() }),
      against(phrase`(?:decided|chosen|elected) not to (?:offer|provide|give|grant|arrange) … (?:measures?|support|accommodat\w+)`, { unless: reasons() }),
    ],
    found: [
      affirms(phrase`reasons? … (?:record\w*|document\w*|noted|below|file|kept|written)`),
      affirms(phrase`(?:cannot|not able to|unable to|denied) … (?:because|for the reasons?|since|as (?:no|the))`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words refuse support without a reason. The rule asks the school to record why not providing supportive measures was not clearly unreasonable.',
  why: 'A reason lets you ask for something else that could work.',
  ask: 'Why was the measure refused, where are the reasons recorded, and what else can be offered?',
}

function reasons() {
  return [phrase`(?:because|for the (?:following )?reasons?|since|as (?:no|the)|reasons?|if|may|due to|instead|alternatives?)`]
}
