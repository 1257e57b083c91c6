import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { questionsBarred } from './questionsBarred.ts'
import { decider, hearing } from './words.ts'

const asks = words(
  'ask(?:s|ing)?',
  'put(?:s|ting)?',
  'pose(?:s|d)?',
  'read(?:s|ing)?',
  'relay(?:s|ed)?',
  'direct(?:s|ed)?',
)
const speaks = words(
  'speak',
  'talk',
  'address',
  'ask (?:any )?questions?',
  'question',
  'cross[- ]?examine',
  'put (?:any )?questions?',
  'pose (?:any )?questions?',
  'examine',
  'participate',
  'take (?:an active )?part',
  'communicate',
  'say anything',
  'make any (?:statement|remark)s?',
)
/** What a school may limit, or what speaks of another stage. */
const allowed = [
  phrase`(?:except|other than|unless|apart from|save|beyond|besides|only to|aside from|but (?:may|will|do)|however)`,
  phrase`(?:interviews?|investigation meetings?|meetings?|opening|closing|statements?|argu\w+|objections?|appeal)`,
  phrase`(?:not|ir)[- ]?relevan\w+|relevance|irrelevant`,
  phrase`(?:repetitive|abusive|harass\w*|badger\w*|intimidat\w+|disrespect\w*|decorum|disrupt\w*)`,
  phrase`on (?:your|their|his|her|a party's|the party's|behalf)|for (?:you|the party|them|their)`,
  phrase`advis[eo]rs? (?:does so|do so|will do|asks?|conducts?|will (?:ask|conduct|cross))`,
  phrase`(?:outside|before|after) (?:of )?the hearing`,
]

/** 106.45(b)(6)(i): at a college, advisors ask the other side all relevant questions, live; parties never do. */
export const crossExamination = rule('HRG-04', {
  check: search({
    against: [
      against(
        phrase`${advisor} … (?:may|will|can|shall|must|are|is|do|does)(?: not|n't)? (?:be |remain |sit |stay |keep )?(?:\w+ )?(?:not |cannot )?(?:silent|quiet)`,
        { unless: allowed, about: [phrase`(?:${hearing}|panel|cross|questions?)`] },
      ),
      against(
        phrase`${advisor} … (?:may|will|can|shall|must|are|is|do|does)(?: not|n't) (?:be )?(?:allowed to |permitted to |entitled to |able to |directly |personally )*${speaks}`,
        {
          unless: allowed,
          about: [phrase`(?:${hearing}|witness\w*|other party|cross[- ]?exam\w*|panel)`],
        },
      ),
      against(phrase`${advisor} … cannot (?:directly )?${speaks}`, {
        unless: allowed,
        about: [phrase`(?:${hearing}|witness\w*|other party|cross[- ]?exam\w*|panel)`],
      }),
      against(
        phrase`${advisor} … (?:support|advice|consultation|observers?|observation|potted plant|listening)(?: role)? only`,
        { about: [phrase`(?:${hearing}|witness\w*|panel)`], unless: [phrase`interview`] },
      ),
      against(
        phrase`questions … (?:in writing|written|in advance|to the (?:chair|panel|hearing|decision|board)) … (?:who|which|and|to|then|,) … ${asks}`,
        {
          about: [phrase`(?:hearing|cross|panel|advis\w+|questions)`],
          unless: [
            phrase`(?:interview|before the (?:report|determination)|investigator|advis\w+ (?:will|may|asks?|can) (?:then )?(?:ask|put)|live by)`,
          ],
        },
      ),
      against(
        phrase`${decider} (?:(?:will|shall|may|alone|then|himself|herself|themselves) )*(?:asks?|puts?|poses?|reads?) (?:all|the|any|your|these|such|those|each|every)(?: of the| other)? (?:submitted |written |approved |proposed )?questions`,
        { unless: [...allowed, phrase`own|also|additional|clarif\w+|follow`] },
      ),
      against(
        phrase`(?:all|any) (?:questions?|questioning|cross[- ]?examination) … (?:through|by|via|from) (?:the |our )?(?:hearing )?(?:panel|chair|board|officer|decision[- ]?maker)`,
        { unless: [phrase`(?:rul\w+|relevan\w+|approv\w+|screen\w*|allowed|determin\w+)`] },
      ),
      against(
        phrase`only (?:the )?(?:hearing )?(?:panel|chair|board|officer|decision[- ]?maker)s? … (?:may|can|will|is|are) … (?:questions?|questioning)`,
        { unless: [phrase`(?:exclude|rule on|own)`] },
      ),
      against(
        phrase`(?:the )?(?:parties|students|complainant|respondent|each (?:party|student|of you)|both of you|you) (?:will|may|can|shall|must|should|are to|is to) (?:(?:also|then|each|personally|directly|themselves|yourself) )*(?:question|cross[- ]?examine|ask questions of|ask each other|put questions to|interrogate|examine) (?:directly )?(?:each other|one another|the (?:other|complainant|respondent|witness)|witnesses)`,
        { unless: [phrase`(?:through|by) (?:your|their|an|the|his|her) advis`] },
      ),
      against(
        phrase`(?:party|parties|student|students|you|himself|herself|themselves) … (?:personally|directly|in person|himself|herself|yourself|themselves) … (?:cross[- ]?examine|question)`,
        { unless: [phrase`(?:not|never|no|nor|advis\w+|neither|cannot)`] },
      ),
      against(
        phrase`(?:no|not (?:use|allow|permit|include|provide for|have)|without|neither) .. (?:live |direct |oral )*cross[- ]?examination`,
        {
          unless: [
            phrase`(?:if|unless|who|person\w*|personally|statements?|by a party|subject\w*|submit\w*|advisor present|interview|appeal)`,
          ],
        },
      ),
      against(
        phrase`cross[- ]?examination (?:is|will be|shall be|was) (?:not|never) (?:be )?(?:allowed|permitted|part|used|available|held|conducted|provided)`,
        { unless: [phrase`(?:by (?:a |the )?part|personally|if|interview)`] },
      ),
      against(
        phrase`follow[- ]?up questions … (?:not|never) (?:be )?(?:allowed|permitted|asked|accepted)`,
      ),
      against(
        phrase`(?:hand|pass|give|send|submit|write|slip)\w* … (?:chair|panel|hearing officer|hearing board|decision[- ]?maker) … (?:put|puts|ask|asks|read|reads|pose|relay)`,
        {
          unless: [
            phrase`(?:advis\w+ (?:will|may|asks?|can)|interview|relevan\w+ … advis|conflict)`,
          ],
        },
      ),
      against(
        phrase`(?:written )?questions … (?:read|asked|put|posed) (?:aloud |out )?(?:only )?by (?:the )?(?:hearing )?(?:panel|chair|officer|board|decision[- ]?maker)`,
        { unless: [phrase`(?:advis\w+|interview|additional|also|own|relevan\w+)`] },
      ),
      against(phrase`${advisor} … no (?:speaking|active|participatory|talking) (?:part|role)`, {
        unless: [phrase`interview|but (?:may|will|can)|except`],
      }),
      against(
        phrase`(?:question|cross[- ]?examine|examine|ask) (?:m[rs]s?\. \w+|him|her|the (?:other party|other student|complainant|respondent|witness\w*)|each other|one another) … ?(?:himself|herself|yourself|yourselves|themselves|in person|personally)`,
        { unless: [phrase`(?:not|\w+n't|never|no|nor|neither|cannot|advis\w+ (?:will|does))`] },
      ),
      against(
        phrase`(?:party|parties|students?|you|complainant|respondent|he|she|each of you) … (?:opportunity|chance|right|allowed|permitted|able|invited|minutes) to (?:directly |personally )?(?:question|cross[- ]?examine|ask questions of|put questions to|confront) (?:the )?(?:complainant|respondent|other (?:party|student|side)|each other|one another|witness\w*|m[rs]s?\. \w+|him|her)`,
        {
          unless: [
            phrase`(?:through|by|via|using) (?:your|their|an|the|his|her|its) advis|advis\w+ (?:will|may|has|have)|written questions|(?:not|never|no) (?:have|be|the|given|opportunity)`,
          ],
        },
      ),
      against(
        phrase`(?:all|any|the) questions? (?:will|shall|must|are to|may) (?:only )?be (?:asked|put|posed|read) (?:only |aloud )?by (?:the )?(?:hearing |panel )?(?:panel|chair|officer|board|decision[- ]?maker|members)`,
        { unless: [phrase`(?:advis\w+|additional|also|own|interview|investigator)`] },
      ),
      against(
        phrase`${advisor} (?:may|will|can|shall|must) not (?:\w+ )?(?:address|question|cross[- ]?examine|interrogate|put questions to|ask questions of) (?:the |any |a )?(?:witness\w*|other part(?:y|ies)|parties|complainant|respondent)`,
        { unless: allowed },
      ),
      ...questionsBarred,
    ],
    found: [
      affirms(
        phrase`${advisor} … (?:cross[- ]?examin\w+|question(?:s|ing)? (?:the|of|for)|ask\w* … questions?|questioning)`,
      ),
      against(phrase`(?:personally|directly) … (?:question|cross[- ]?examine)`, {
        near: [phrase`(?:not|never|no)`],
      }),
      affirms(
        phrase`cross[- ]?examination … (?:conducted|carried out|asked|done|only) … ${advisor}`,
      ),
    ],
    silence: 'silent',
  }),
})
