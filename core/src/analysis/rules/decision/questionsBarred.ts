/** Plain wordings for a hearing at which the advisors do not cross-examine. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor, complainant, count, doesNot, respondent } from '../../language/vocabulary.ts'

const bench = words(
  'panel',
  'chair\\w*',
  'board',
  'hearing (?:panel|officer|board|chair|examiner)',
  'decision[- ]?maker',
  'adjudicator',
  'committee',
  'presiding officer',
)
const questions = words(
  'question(?:s|ed|ing)?',
  'cross[- ]?examin\\w+',
  'examin(?:e|es|ed|ing|ation)',
  'ask(?:s|ed|ing)?',
  'put(?:s|ting)?',
)
const other = words(
  complainant,
  respondent,
  'the other (?:party|student|side|person)',
  'each other',
  'one another',
  'witnesses',
  'him',
  'her',
  'm[rs]s?\\. \\w+',
)
const oneself = words(
  'yourself',
  'himself',
  'herself',
  'themselves',
  'directly',
  'in person',
  'personally',
)
/** Limits that the rule leaves to the school, other stages, and questions that advisors may ask after all. */
const fair = [
  phrase`(?:except|other than to|unless|apart from|save|besides|aside from|however|but (?:may|will|do))`,
  phrase`(?:interviews?|meetings?|mediation|opening|closing|objections?|appeal|informal|investigator)`,
  phrase`(?:not|ir)[- ]?relevan\w+|relevance|irrelevant|repetitive|abusive|harass\w*|disrespect\w*|shout\w*|decorum`,
  phrase`(?:advis[eo]r|advis[eo]rs|who|they) (?:\w+ )?(?:does so|do so|will do|may do|asks?|may (?:then )?(?:ask|question|cross)|will (?:then )?(?:ask|question|cross)|conducts?)`,
]
const notInPerson = phrase`(?:not|never|no|nor|neither|cannot|advis[eo]rs?)`

export const questionsBarred: readonly Pattern[] = [
  against(
    phrase`(?:put|ask|pose|address|direct)s? (?:your|their|his|her|any|all)(?: own)? questions? (?:directly |straight |in person )?(?:to|of) (?:one another|each other|the other (?:party|student|side|person)|(?:the )?(?:complainant|respondent))`,
    {
      unless: [
        phrase`(?:advis\w+ (?:may|will|can|puts?|asks?)|through|by your|not|never|no|writing|written)`,
      ],
    },
  ),
  against(
    phrase`${advisor} (?:\w+ ){0,4}(?:refrain|abstain|desist) from (?:speaking to|talking to|addressing|questioning|putting|cross[- ]?examining|examining)`,
    { unless: fair },
  ),
  against(
    phrase`no (?:direct |live |oral |personal )*(?:questioning|cross[- ]?examination|examination) (?:\w+ ){0,5}(?:by|from) (?:\w+ ){0,2}(?:[\w']+ )?${advisor}`,
    { unless: fair },
  ),
  against(
    phrase`${advisor} (?:(?:are|is|may|can|will|there|to|simply|only|merely|just|solely) )+(?:listen|observe|watch|take notes|support)`,
    { about: [phrase`(?:hearing|panel|board|questions?|cross\w*|simply|merely)`], unless: fair },
  ),
  against(
    phrase`${advisor}(?:'s|s')? … (?:limited|confined|restricted|extends? only|is only|is solely|are only|there only|purely) … (?:advice|advis\w+|support\w*|consult\w*|whisper\w*|notes?|observ\w*|listen\w*|comfort|guidance|companion\w*)`,
    { about: [phrase`(?:hearing|questioning|panel|cross\w*)`], unless: fair },
  ),
  against(
    phrase`(?:no|not|n't|without|never) (?:\w+ ){0,3}(?:part|role|voice|say|place) (?:in|at|during) (?:the |any )?(?:questioning|cross[- ]?examination|examination)`,
    { near: [phrase`${advisor}`], unless: fair },
  ),
  against(
    phrase`(?:questions|questioning|cross[- ]?examination|examination) (?:\w+ ){0,6}?(?:is|are|will be|shall be|remains?) (?:\w+ )?(?:reserved (?:for|to)|conducted|handled|done|undertaken|carried out|led|in the hands of|the (?:task|role|job|province|preserve) of|a matter for|for) (?:only |solely |exclusively |entirely |alone |by |to )*(?:the |our )?${bench}`,
    { unless: [phrase`(?:advis[eo]rs?|additional|also|own|relevan\w+|first)`] },
  ),
  against(
    phrase`${bench} (?:alone|only|itself|exclusively|and no one else|members only) (?:\w+ ){0,3}(?:may |can |will |conducts? |does )*(?:the )?${questions}`,
    { unless: fair.slice(0, 1) },
  ),
  against(
    phrase`(?:${doesNot}|no (?:right|place|room|scope)) … (?:allow|let|permit|have|invite|enable|for|of|that|putting|by)? ?(?:\w+ ){0,2}?${advisor} (?:to |from |directly |may |can |personally )*${questions}`,
    {
      unless: [...fair, phrase`(?:answer\w*|provid\w+|appoint\w*|without an|bring|does not have)`],
    },
  ),
  against(
    phrase`${advisor} (?:\w+ ){0,2}(?:${doesNot}|barred from|not (?:\w+ ){0,2}to) (?:be )?(?:allowed |permitted |entitled |able |invited |expected )*(?:to )?(?:\w+ )?(?:do so|${questions}|pos(?:e|ing)|interrogat\w+)`,
    {
      about: [
        phrase`(?:hearing|witness\w*|panel|chair|other (?:party|side)|cross\w*|${complainant}|${respondent})`,
      ],
      unless: fair,
    },
  ),
  against(
    phrase`${advisor} … (?:silent|mute|passive|non-?participating|non-?speaking) (?:observers?|supporters?|presence|companions?|roles?|capacity)`,
    { unless: fair },
  ),
  against(
    /^(?:he |she |they |this person )?(?:may|must|can|will|shall) not (?:ask|put|pose|question|cross[- ]examine|examine)\b/g,
    {
      about: [
        phrase`role of (?:the |your )?${advisor}`,
        /\| (?:your |the |party |hearing )*advis[eo]rs?[^|]{0,12}\|/,
      ],
      unless: fair,
    },
  ),
  against(
    phrase`${bench} (?:\w+ )?(?:put|puts|asked|asks|read|reads|relayed|relays|posed|poses) (?:\w+ ){0,2}(?:parties'|party's|students'|your|their) (?:\w+ )?questions`,
    { unless: fair },
  ),
  against(
    phrase`(?:questioned|examined|cross[- ]?examined|asked) … by (?:anyone|anybody|no one|nobody) (?:other than|but|except|apart from|save) (?:for )?(?:the )?${bench}`,
  ),
  against(
    phrase`(?:he|she|they|${bench}) (?:(?:will|shall|may|then|decides|alone) )+(?:put|ask|pose|read|relay|choose|select) (?:to \w+ )?(?:those|them|such|any|the ones|whichever|what|which)`,
    {
      near: [
        phrase`(?:send|submit|give|hand|forward|provide|e-?mail|write) … questions`,
        phrase`questions … (?:in advance|beforehand|in writing|to the (?:chair|panel|hearing))`,
      ],
      unless: fair,
    },
  ),
  against(phrase`questions? (?:\w+ ){0,3}through (?:the |our )?${bench}`, {
    unless: [phrase`(?:advis[eo]rs?|relevan\w+|not|procedur\w+|about)`],
  }),
  against(phrase`(?:ask|put) (?:\w+ )?(?:to )?${other} (?:\w+ )?questions? (?:\w+ )?${oneself}`, {
    unless: [notInPerson],
  }),
  against(
    phrase`cross[- ]?examination (?:\w+ )?(?:has|have|plays?|finds?) no (?:place|part|role)|cross[- ]?examination is not (?:our|something|how|part|the way|in keeping)`,
    { unless: fair.slice(1, 2) },
  ),
  against(
    phrase`(?:instead of|in (?:place|lieu) of|rather than|replaces?|substitutes? for|takes the place of) (?:\w+ ){0,2}(?:cross[- ]?examination|questioning by (?:the )?advis\w+|live question\w*)`,
    { unless: fair.slice(1, 2) },
  ),
  against(phrase`${questions} … (?:does|do|will|shall)(?: not|n't) extend to (?:\w+ )?${advisor}`),
  against(
    phrase`questions? … (?:limited|restricted|capped|confined) (?:to|at) (?:no more than |a maximum of |only )?${count}(?! (?:hours?|minutes?|\(|percent))`,
    { about: [phrase`(?:${advisor}|cross[- ]?examin\w+)`], unless: fair.slice(1, 3) },
  ),
]
