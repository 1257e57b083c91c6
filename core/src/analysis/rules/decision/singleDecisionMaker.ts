import type { Facts } from '../../facts.ts'
import { affirms, against, findFirst, type Hit } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { decidesToo } from './decidesToo.ts'
import { decidingAlone } from './decidingAlone.ts'
import { decider, neverDecides, otherDecisions, responsible } from './words.ts'

const decides = words(
  'decides?',
  'decided',
  'determines?',
  'determined',
  'concludes?',
  'concluded',
  'adjudicates?',
  'adjudicated',
  'rules?',
  'ruled',
  'finds?',
  'found',
  'make the (?:final )?(?:decision|determination)',
  'makes? (?:the|a) (?:final )?(?:decision|determination|finding)',
  'made (?:the|a) (?:final )?(?:decision|determination|finding)',
  'issues? (?:the|a) (?:final )?(?:written )?(?:decision|determination|finding|outcome)',
)
const outcome = words(
  responsible,
  'the (?:outcome|case|matter|charges?|sanctions?|discipline|punishment|penalty)',
  'complaints?',
  'cases',
  'what (?:sanction|discipline|happens|consequences?)',
  'whether (?:you|he|she|they|the (?:policy|code|rule|respondent|student|conduct|allegations?))',
  'policy was',
  'rules? (?:was|were)',
  'evidence (?:establishes|shows|supports|proves)',
  'allegations? (?:is|are|was|were) (?:true|substantiated|founded|proven|sustained)',
)
const roles = words(
  'hearing (?:officer|panel|chair|panel member|examiner)',
  'decision[- ]?maker',
  'adjudicator',
  'chair(?:person)?',
  'panelist',
  'panel member',
  '(?:voting )?members? of (?:the|our|this|each|every) (?:hearing )?(?:panel|board|committee)',
  'one of (?:the )?(?:\\w+ )?(?:members|panelists|decision[- ]?makers)',
)
const apart = [
  phrase`(?:not|never|neither|cannot|nor|no|other than|separate\w*|different|independent\w*|distinct|without|rather than)`,
  phrase`${otherDecisions}`,
  phrase`advis\w+ (?:the )?(?:hearing|panel|decision)`,
]
const joined = [
  against(
    phrase`(?:investigators?|(?:title ix )?coordinators?|i) (?:\w+ ){0,2}(?:writes?|prepares?|drafts?|gathers?|conducts?|collects?|reviews?|interviews?|completes?) … and (?:(?:will|then|also|shall|finally) )*(?:decides?|determines?|rules?|adjudicates?) … ${outcome}`,
  ),
  against(
    phrase`${roles},? .{0,40}?,? (?:also )?(?:conducted|led|carried out|did|performed|handled) (?:the |your |this )?investigation`,
  ),
  against(
    /^(?:decision[- ]?maker|hearing officer|adjudicator|decided by|decision by)\s?[:|-][^|]{0,80}\b(?:title ix coordinator|investigator)\b/g,
    { headings: true },
  ),
  against(
    phrase`(?:who|whoever) (?:conducts?|conducted|carries out|carried out|led|leads|does|did|investigates|investigated) (?:the |an |each )?(?:investigation|complaint|case|matter|interviews?)? ?… (?:makes?|decides?|determines?|issues?|reaches|rules?|renders) … (?:findings?|decision|determination|outcome|ruling|responsib\w+|whether|it)`,
  ),
  against(
    phrase`(?:looks?|looked|looking) into … and (?:(?:will|then|also|has|have|shall|later|finally) )*(?:${decides}|let you know whether) … ${outcome}`,
  ),
  against(
    phrase`(?:interviews?|investigation) … (?:falls?|fell|is left|is up) to (?:me|the (?:same|investigator|coordinator)) … (?:rule|decide|determine|judge)`,
  ),
  against(
    phrase`(?:my|the investigator's|the coordinator's) (?:ruling|verdict|finding|determination) (?:is|was) that … (?:${responsible}|broke)`,
  ),
  against(
    /^(?:the )?(?:hearing )?(?:panel(?: members)?|decision[- ]?makers?|hearing officers?|adjudicators?|hearing board)\s?[:|(-][^|]{0,160}\b(?:title ix coordinator|investigator)\b/g,
    {
      unless: [
        phrase`(?:also present|assist\w*|support|logistics|non[- ]?voting|presented by|appointed by|selected by|contact)`,
      ],
      headings: true,
    },
  ),
  against(
    phrase`${neverDecides} (?:(?:and|&|as well as|\/|who is also|acting as) )+(?:the )?${roles}`,
    {
      headings: true,
      unless: [
        phrase`(?:appoint\w*|assign\w*|select\w*|designat\w*|train\w*|bias|conflicts?|each|all|identit\w+|names? of)`,
      ],
    },
  ),
  against(phrase`${roles} (?:(?:and|&|\/|who is also) )+(?:the )?${neverDecides}`, {
    headings: true,
  }),
  against(phrase`${neverDecides}\s?/\s?${roles}`, { headings: true }),
  against(phrase`${roles}\s?/\s?${neverDecides}`, { headings: true }),
  against(
    phrase`${neverDecides} … (?:serves?|acts?|acted|served|sits?|sat|acting|serving|presid\w+|chairs?) … (?:as|over) .. ${roles}`,
  ),
  against(
    phrase`(?:${roles}|panel) … (?:is|are|was|will be|shall be|be|chaired by|headed by|led by|includes?) (?:the |our |your )?${neverDecides}`,
  ),
  against(
    phrase`(?:${roles}|panel|dean|principal) … (?:who|having|and) (?:has |have |had )?(?:also|previously|personally|earlier)? ?(?:investigated|conducted the investigation|interviewed the|led the investigation|gathered the evidence)`,
  ),
  against(phrase`both (?:the )?(?:investigator|coordinator) and (?:the )?${roles}`),
  against(
    phrase`same (?:person|people|official|individual|administrator) … (?:investigat\w+ … (?:and|as well as) … (?:decid\w+|determin\w+|adjudicat\w+|rul\w+)|(?:decid\w+|determin\w+) … (?:and|who) … investigat\w+)`,
  ),
  against(
    phrase`${neverDecides} (?:sits?|serves?|votes?|acts?|participates|will (?:sit|serve|vote|act)) (?:also |ex officio )?(?:on|as|in|with) … (?:panel|board|committee|tribunal)`,
    { unless: [phrase`(?:non[- ]?voting|without (?:a )?vote|advis\w+|support|resource)`] },
  ),
  against(
    phrase`i (?:have |personally |also )?(?:investigated|interviewed|conducted the investigation|carried out the investigation|looked into) … and … (?:issu\w+|mak\w+|made|announc\w+|render\w+|giv\w+) … (?:decision|determination|outcome|finding|ruling)`,
  ),
  against(phrase`single[- ]investigator (?:model|approach|system|process|procedure)`),
  against(
    phrase`(?:investigates?|investigated|conducted the investigation|investigating) … and (?:(?:will|then|also|to|shall|may|both|alone|has|have|later|finally|i|she|he) )*${decides} … ${outcome}`,
  ),
  against(
    phrase`i (?:have |personally )?(?:investigated|interviewed|conducted the investigation|carried out the investigation|gathered) … (?:and )?(?:i )?(?:have |now |also )*(?:determined?|concluded?|find|found|decided?) … ${responsible}`,
  ),
]
/** A vote decides, whatever else the sentence denies: "where the three do not agree". */
const votes = [
  against(
    phrase`${neverDecides} … (?:cast\w*|has|have|holds?|gives?|breaks?) (?:\w+ ){0,3}(?:votes?|tie)`,
    {
      unless: [
        phrase`(?:non[- ]?voting|advis\w+ vote)`,
        phrase`(?:no|not|never|nor|neither|without) (?:\w+ ){0,3}votes?`,
      ],
    },
  ),
]
const decidesItself = [
  against(
    phrase`${neverDecides} … (?:joins?|joined|deliberates?|deliberated|takes? part|took part|sits?|sat) … (?:deliberat\w+|decision|discussion|panel)`,
    { near: [phrase`(?:votes?|deliberat\w+|decid\w+)`] },
  ),
  against(
    phrase`${neverDecides} (?:\(\w+ \w+\) )?(?:(?:will|shall|may|then|has|have|had|alone|also|must|can|is to|are to|jointly|and the title ix coordinator|and the investigator|who) ){0,4}${decides} … ${outcome}`,
  ),
  against(
    phrase`(?:decisions?|determinations?|findings?|outcomes?|cases?|complaints?|responsibility) … (?:is|are|was|will be|are|were|has been|be) .. (?:made|issued|decided|reached|rendered) .. by (?:the |our )?${neverDecides}`,
  ),
  against(
    phrase`as (?:the |your )?(?:\w+ )?${neverDecides} … i (?:have |hereby |therefore )*(?:determined?|concluded?|find|found|decided?)`,
  ),
]
const decidesInReport = [
  against(phrase`(?:am|is|are) (?:satisfied|persuaded|convinced) that … (?:${responsible}|broke)`),
  against(
    phrase`(?:respondent|he|she|m[rs]s?\. \w+|student) (?:is|will be) (?:hereby |therefore )?(?:placed on|suspended|expelled|sanctioned)`,
    { unless: [phrase`interim|emergency|alleg\w+`] },
  ),
  against(
    phrase`(?:i|we|the investigators?|this report) (?:(?:therefore|hereby|thus|have|has|also|accordingly) )*(?:finds?|found|concludes?|concluded|determines?|determined) … (?:${responsible}|more likely than not|preponderance)`,
  ),
  against(
    phrase`(?:this|the) (?:investigat\w+ )?report (?:is|constitutes|serves as|represents) … (?:final|official) (?:decision|determination|finding|outcome)`,
  ),
  against(
    phrase`(?:respondent|student|employee) (?:is|was|has been) (?:therefore |hereby )?(?:found|determined|deemed) (?:to be |to have )?(?:not )?(?:responsible|violated|in violation|guilty)`,
  ),
  against(
    phrase`(?:finding|determination|result|outcome)s?\s?[:-] (?:the )?(?:respondent )?(?:is )?(?:not )?responsible`,
  ),
]
const firstPerson = [
  affirms(
    phrase`(?:i (?:have |hereby |therefore |also )*(?:determined?|concluded?|find|found|decided?)|(?:it is )?my (?:ruling|decision|determination|finding|conclusion))`,
  ),
]
const ruledMyself = [
  affirms(
    phrase`(?:i (?:have |hereby |therefore |also )*(?:determined?|find|found|hold)|my (?:ruling|decision|determination|finding)) … ${responsible}`,
  ),
]
const signedApart = [
  affirms(
    phrase`${decider} … (?:(?:did not|had no|has no|none of us|not) (?:\w+ )?(?:investigate\w*|(?:part|role|involvement) in)|(?:is|was|am|are) (?:separate|independent|different|not the))`,
    { anyStance: true },
  ),
  affirms(phrase`${roles} (?:separate|different|independent) from`),
  against(
    phrase`(?:none|neither) of (?:us|the (?:members|panelists)) (?:investigated|took part|serves?)`,
  ),
  against(
    phrase`no (?:prior |earlier )?(?:part|role) in (?:the|this) (?:investigation|case|matter)`,
  ),
]
const signerRole = /\b(?:investigator|(?:deputy )?title ix (?:coordinator|officer|administrator))\b/
const noSigner =
  /\b(?:cc|c\.c\.|copy|copies|contact|questions?|write|email|decision[- ]?maker|not|to|from|enclos\w+)\b/

/** A short line at the letter's end that gives the writer's role as investigator or coordinator. */
function signature(facts: Facts): Hit | null {
  const { blocks, sentences } = facts.reading
  const from = Math.max(1, blocks.length - 8)
  for (const sentence of sentences) {
    const { block, plain } = sentence
    if (block.index < from || block.kind === 'row' || plain.length > 70) continue
    if (signerRole.test(plain) && !noSigner.test(plain))
      return { sentence, start: sentence.start, end: sentence.end }
  }
  return null
}

/** The writer of a decision did the investigation, even where one sentence does not say both. */
const investigatedMyself = [
  affirms(
    phrase`i (?:have |personally |also |then |myself )*(?:investigated|interviewed|looked into|questioned|spoke (?:to|with)|met (?:separately )?with|took statements?|gathered|collected|conducted (?:the|an|my) (?:investigation|inquiry|interviews)|wrote (?:the|my|an?) (?:\w+ )?report)`,
    { unless: [phrase`(?:hearing|appeal)`] },
  ),
]

function decidedByInvestigator({ docType, reading }: Facts): Hit | null {
  if (docType !== 'written_determination' && docType !== 'investigative_report') return null
  if (findFirst(reading, signedApart)) return null
  return findFirst(reading, ruledMyself) && findFirst(reading, investigatedMyself)
}

function decidedBySigner(facts: Facts): Hit | null {
  if (facts.docType !== 'written_determination') return null
  const own = findFirst(facts.reading, firstPerson)
  if (!own || findFirst(facts.reading, signedApart)) return null
  return signature(facts) && own
}

/** 106.45(b)(7)(i): whoever decides is neither the investigator nor the Title IX Coordinator. */
export const singleDecisionMaker = rule('DET-01', {
  check: (facts) => {
    const { reading, docType } = facts
    const inReport = docType === 'investigative_report' ? decidesInReport : []
    const patterns = [...joined, ...decidesItself, ...inReport]
    const at =
      findFirst(
        reading,
        patterns.map((pattern) => ({ ...pattern, unless: [...apart, ...(pattern.unless ?? [])] })),
      ) ??
      findFirst(reading, [...votes, ...decidingAlone, ...decidesToo]) ??
      decidedBySigner(facts) ??
      decidedByInvestigator(facts)
    if (at) return { state: 'contradicted', at }
    const found = findFirst(reading, [
      affirms(
        phrase`${decider} … (?:did|does|has|is|was|will|cannot|may|are|were) ?(?:not|be)? … (?:investigat\w+|${neverDecides})`,
        { near: [phrase`(?:not|separate|different|cannot|never)`] },
      ),
      against(
        phrase`(?:separate|different|independent) .. (?:person|decision[- ]?maker|hearing officer|panel|from the (?:investigator|title ix coordinator))`,
      ),
      against(phrase`${roles} separate from`),
    ])
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})
