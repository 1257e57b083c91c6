/** Relevance without a ruling or a reason, the complainant's past, and what is read into silence. */
import { oneSide } from '../language/oneSidedWords.ts'
import { phrase, words } from '../language/phrase.ts'
import { type Frame, together } from './frame.ts'

const question = words(
  'questions?',
  'line of questions',
  '(?:whole )?topic',
  'relevan\\w+',
  'rulings?',
  'objections?',
  'questioning',
)
const why = words(
  'reasons?',
  'grounds?',
  'explain\\w*',
  'explanations?',
  'justif\\w+',
  'why',
  'notes?',
  'rationale',
  'thinking',
  'how',
)
/** A ruling with its reason, an appeal, and reports that speak of other questions. */
const ruledOpenly: readonly RegExp[] = [
  phrase`(?:says why|and why|at once|aloud|gave (?:the|her|his|its) reasons?|(?:gives?|states?|explains?) (?:the|each|her|his|its|why|any) ?(?:reasons?|exclusion)?(?! not)|reason is given|with the reason|the reason can be brief|told us this|in these words|before a party|in those words|because it asked|since no|transcript)`,
  phrase`(?:about (?:the|this) (?:process|hearing|letter|notice|procedure)|contact|if you have (?:any )?questions|questions? (?:about|on|regarding) (?:this|the (?:process|hearing|procedure))|why she allowed|was found irrelevant|at first|which is what the regulation|no exclusion|appeal\w*|interview\w*|dismiss\w*|written (?:answers?|questions)|extension|delay\w*|sanction\w*|determination (?:must|will)|inference|evidence was)`,
]

export const relevanceWays: readonly Frame[] = [
  together(
    [
      phrase`${question}`,
      phrase`(?:(?:(?:is|are|was|were|do|does|did|will|need|have|has|shall|can|may|am)(?: not|n't)|no|not|never|nor|without|neither|cannot|needn't|than|used to) (?:\w+ ){0,6}?${why}|${why} (?:\w+ ){0,5}?(?:(?:are|is|will|was|were|need)(?: not|n't)|not (?:given|shared|told|read|stated|announced|disclosed)|if they are attorneys|stay\w* with|kept|in private)|no discussion|not the grounds|not the reasons|is told to move on|need not justify|as "allowed"|cross-examined herself|not put|in (?:its|her|his|their|the chair's) own (?:papers|notes)|not to be asked for|shall not be asked|no see|without more|in one go|at will|without comment|instinct|shake of the head|just didn't care|move on|crossed through)`,
      phrase`(?:hearings?|chair|panel|officer|advis[eo]rs?|part(?:y|ies)|question\w*|rulings?|witness\w*)`,
    ],
    { unless: ruledOpenly },
  ),
  together(
    [
      phrase`(?:coordinator|counsel|investigator|other side's advis[eo]r|witness(?:es)?|software|moderator|ballot|staff|advis[eo]rs|technician|dean)`,
      phrase`(?:(?:took|take|takes|taken|went|goes|removed?s?|removes|strik\w+|struck|cut|cuts|delet\w+|screen\w*|approv\w+|select\w*|clear\w*|flags?|greys?|gave a signal|weeded|signal\w*|decides? (?:for themselves )?which|left to (?:the )?good sense) )`,
      phrase`questions?|lists|relevance`,
    ],
    {
      beside: [phrase`(?:hearings?|panel|chair|advis[eo]rs?|relevan\w+|witness\w*)`],
      unless: [
        ...ruledOpenly,
        phrase`(?:(?:does|did|may|will) not (?:take|remove|screen|strike|cut)|never|no one|neither|took notes|in the old days|now it's|interview|the (?:chair|decision-maker|hearing officer) (?:then )?(?:rules|decides|ruled))`,
      ],
    },
  ),
  together(
    [
      phrase`(?:questions?|answers?)`,
      phrase`(?:answered first|(?:sort\w*|look at|rule|ruled|decide\w*|disregard\w*|strike|consider) (?:\w+ ){0,5}?(?:later|afterwards?|after the (?:hearing|answer)|at the end|in private|among)|(?:later|afterwards?|at the end),? (?:\w+ ){0,4}?(?:sort\w*|disregard\w*|look|rule|decide\w*)|(?:do|does|did)(?: not|n't) (?:rule|intervene|stop)|replied before|let it go|after the hearing; the questions)`,
      phrase`(?:panel|chair|officer|decision-?maker|hearing|relevan\w+)`,
    ],
    { unless: ruledOpenly },
  ),
  together(
    [
      phrase`(?:chair|hearing officer|panel|presiding \w+|her|him|decision-?maker)`,
      phrase`(?:may (?:be )?(?:disallow\w*|drop\w*|skip\w*|refus\w+|reject\w*) (?:\w+ ){0,4}?(?:question )?(?:at will|without|as|by)|finds? (?:tedious|boring|long)|"?skip"? button|next one, please|passed over|asked to move on|told to move on|(?:did not|didn't) (?:just )?care for)`,
      phrase`questions?|topic`,
    ],
    { unless: ruledOpenly },
  ),
]

const past = words(
  '(?:other|former|previous|past|earlier|prior|many|several|two other|three other) (?:\\w+ )?(?:partners?|men|women|boys|girls|boyfriends?|girlfriends?|relationships?|lovers|encounters|conquests|intimac\\w+)',
  '(?:sexual|romantic|intimate|dating) (?:\\w+ )?(?:life|lives|past|history|experience[sd]?|habits?|encounters?|matters|orientation|reputation|activity|partners?|attitudes?|attitude|predisposition)',
  'sexually (?:\\w+ )?(?:active|experienced|inexperienced)',
  '(?:past|prior|previous|earlier) sexual (?:conduct|behavio\\w+)',
  'love li(?:fe|ves)',
  'attitude (?:toward|to|towards) (?:sex|such matters|intimacy)',
  '(?:rarely |never |often )?(?:without|had) a (?:boy|girl)friend',
  'flirt\\w*',
  'promiscu\\w+',
  'unfaithful',
  'virgin\\w*',
  'contracepti\\w+|birth control|the pill',
  'pregnan\\w+|abortion',
  'in lingerie|lingerie|nude (?:photos|pictures)|revealing (?:clothes|clothing|outfits?)|(?:way|manner|habit) of (?:dressing|dress)|dressing in this manner|how she dresses|clothing that night',
  'is gay|is a lesbian|is bisexual',
  'reputation (?:among|with|in|for|as)',
  '(?:kissed|slept with|dated|hooked up with|been with|stayed overnight with) (?:half|other|most|many|several|a number|other|others|since|the whole)',
  'how many (?:people|men|women|partners) (?:she|he) (?:had|has)',
  '(?:dancer|stripper|model) (?:in|at) a club',
  '(?:consensual|sexual) encounters? with (?:others?|third)',
  'messages with a third person about their relationship',
  'pictures of (?:her|him)self to (?:two |three |some )?other',
  'regretted an evening',
  'had experiences',
  '(?:men|women|boys|girls|people|students) (?:with )?whom (?:she|he|the complainant|ms\\.? \\w+) had (?:dated|kept company|been with|gone out)',
)
const usedPast = words(
  '(?:may|can|could|will|would|to|shall) (?:\\w+ )?(?:be )?(?:ask\\w*|explor\\w+|question\\w*|introduc\\w+|admitted|discuss\\w*|rais\\w+|consider\\w*|used|hear|describe)',
  '(?:is|are|was|were) (?:\\w+ )?(?:relevant|allowed|admitted|described|discussed|considered|in order|mentioned|included|shown|noted|accepted|asked|taken into)',
  '(?:accepts?|note[ds]?|mention\\w*|describ\\w+|agreed|overruled|be ready|in order|wants? to hear|bears? on|tells? us something|puts? (?:\\w+ )?in context|put (?:\\w+ ){0,3}?into context|pattern|emerges|likely|likelihood|unwelcome|goes to|factor|context|completeness|credib\\w+|accepts? some risk|shock\\w*|shy|consider(?:ed|ation)|asked (?:each|her|him|\\w+) (?:of them )?(?:about|whether|how)|contains?|help\\w*|told us|shown|suggests?|reliab\\w+|explains?|weigh\\w*|believed|probab\\w+|to decide|indication|behaved|conducted (?:her|him)self)',
)
const shielded: readonly RegExp[] = [
  phrase`(?:not relevant|irrelevant|no concern|nothing of it|stopped|sustained|ended that|need not answer|(?:was|were|is|are|will be|be) (?:not|never) (?:\w+ )?(?:asked|considered|used|admitted|allowed|included|relevant|discussed)|(?:did|do|does|will|may|shall|must|can)(?: not|n't) (?:\w+ )?(?:ask|consider|use|admit|allow|include|discuss|raise|rely|weigh)|may not|cannot|no (?:questions?|witness|evidence|one|statement|part)|barr?ed|exclud\w+|except\w*|unless|withdrawn|taken out|left out|removed|redact\w*|kept out|set aside|disregard\w*|expect no|protect\w*|prohibit\w*|no party|neither|nobody|never (?:asked|raised)|stays? out|off limits|training|trained)`,
  phrase`(?:between (?:them|the two|the parties|him and her)|with (?:the respondent|each other|one another|mr\.? \w+)|someone else|the question of consent|to prove consent|alleged|harass\w*|is (?:the|what is) alleged|rumou?rs?|called (?:her|him)|similar conduct|physical evidence|torn|comments? (?:about|on)|remarks? about|joke\w*|the complaint itself|appeal\w*|orientation (?:and|or)|discriminat\w+|retaliat\w*|definition|means|assault)`,
]

export const pastWays: readonly Frame[] = [
  together([phrase`${past}`, phrase`${usedPast}`], { unless: shielded, reported: true }),
]

const away = words(
  "(?:did|does|do|will|would|has|have|had)(?: not|n't) (?:to )?(?:come|attend\\w*|appear\\w*|answer\\w*|speak|take part|participate|log in|respond\\w*|defend|describe|open)",
  "(?:wasn't|weren't|was not|were not|isn't|is not) (?:present|there|here)",
  '(?:who|students who|those who) (?:stay\\w* away|keep\\w* (?:silent|quiet))',
  '(?:seat|chairs?) (?:was|were|is|are) empty|empty (?:seat|chairs?)',
  'silen(?:ce|t)',
  'absen(?:ce|t)',
  'unanswered|without an answer|gave no answer|no answer',
  'keep quiet|say nothing|said nothing|opened his mouth|opened her mouth|rather not say',
  'refus(?:al|ed|ing|es) to (?:be |take |answer|describe|testify|speak|attend|participate)(?:\\w+)?',
  '(?:declin(?:ed|ing|es)|chos\\w+|choos\\w+|prefers?|unwilling|unable|feel unable) (?:not )?to (?:answer\\w*|speak|defend|appear|attend|take|participate|be questioned|come)',
  '(?:mr\\. \\w+|she|he) declined',
  'reluctance',
  'hangs up|hung up|logs off|logged off',
  'feel unable to speak',
  'answering some questions',
  'quiet',
  '(?:never|not) once opened|never spoke',
  'fail(?:ure|s|ed|ing) to (?:appear|attend|answer|show|log|come|take part)',
  '(?:leaves?|left|hangs? up|walks? out) (?:\\w+ ){0,5}?(?:hearing|before the end)',
  'shook (?:his|her) head',
  'willing to be (?:cross-?examined|questioned)',
)
const concluded = words(
  'nothing to hide',
  '(?:take|takes|took|taken|treat\\w*|read|reads|regard\\w*|consider\\w*|count\\w*|seen?) (?:it |this |that )?(?:\\w+ ){0,6}?(?:as|that|to be|withdrawn|proven|for)',
  'would (?:not )?have (?:helped|come|answered|denied|been)',
  '(?:admit|admits|admission|admitted|confess\\w*|guilt|by default|default)',
  'speaks? for itself',
  '(?:conclude|concluded|infer|inferred|presumes?|presumed|lesson|convinced|decide against|answered against|find against|found against|found responsible|finds? responsible|gave up the case|need (?:no more|not look)|needs no more|leaves? (?:us|me) (?:with )?no|innocent|protests|based (?:up)?on|rests on|on that ground|for this reason alone|wonder why|as a yes|an answer to|against (?:him|her|you|them|the (?:party|person|student|absent))|draws? (?:its|our|the)|rests? on one fact|will be heard|counts? (?:one )?points?|other side|no other reason|that .{0,20}had .{0,20}made (?:it|this) up|in practically every case)',
)
const noInference: readonly RegExp[] = [
  phrase`(?:no (?:adverse |negative )?(?:inference|conclusion|admission)|(?:cannot|may not|will not|does not|did not|do not|must not|shall not|won't|can't|doesn't|don't|didn't|never) (?:\w+ ){0,3}?(?:infer\w*|draw\w*|read|treat\w*|hold|held|count\w*|take(?:n)?(?! part)|weigh\w*|suggest|mean|amount|think|conclude|decide|based|rest|rel(?:y|ies))|nothing (?:of|from|into)|(?:made|makes?|inferr?\w*|concluded?|drew|draws?|reads?|took|takes?) nothing|neutral|proves nothing|without (?:drawing|holding)|neither|rejected|solely|not from the fact|stayed out|that is his right|is (?:his|her|your) right|unlike|the same had|on the evidence|won't be counted|not be counted|decide from)`,
  phrase`(?:interview\w*|letters?|e-?mails?|deadline|dismiss\w*|appeal\w*|faculty meeting|comments? on|written response|withdraw\w*|investigator|complaint is|advis[eo]r (?:does|did|fails)|if neither|reply|consent to (?:sex|the)|the night|that night he|extension|evidence review|packet|missed a chance|remained)`,
]
export const silenceWays: readonly Frame[] = [
  together([phrase`${away}`, phrase`${concluded}`], {
    unless: noInference,
    beside: [
      phrase`(?:hearings?|custom|panel|chair|board|finding|find|decision|allegations?|charge[ds]?|questions?|code|${oneSide})`,
    ],
  }),
  together(
    [
      phrase`(?:we|i|panel|board|it|officer|university) (?:\w+ )?(?:therefore|finds?|found|conclude\w*|consider\w*|regard\w*|takes?|presumes?|infer\w*) (?:\w+ ){0,12}?(?:withdrawn|against (?:him|her|you|them)|did not happen|admission|gave up|proven|responsible|no clearer admission)`,
      phrase`(?:therefore|since|because|that|no clearer|alone|for this reason|as he|as she|which)`,
    ],
    {
      beside: [phrase`${away}`],
      unless: [
        ...noInference,
        phrase`(?:messages?|video|witness(?:es)?|evidence|testimony|records?|because (?:the|two|three)|consistent|credible|roommates?|photographs?|log)`,
      ],
    },
  ),
]
