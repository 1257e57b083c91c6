import { deniesNext, isDenied, keptFor } from '../../language/denial.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { unlessAmendment } from './amendment.ts'

const procedure = words(
  '(?:grievance|complaint|resolution|formal|title ix|investigation|harassment) (?:grievance )?(?:process(?:es)?|procedures?|regulations?|polic(?:y|ies))',
  'process(?:es)?',
  'procedures?',
  'administrative regulations?',
  'board (?:polic(?:y|ies)|regulations?)',
  'polic(?:y|ies) \\d[\\w.-]*',
  'handbook',
)
const pointsTo = words(
  'enclosed',
  'attached',
  'annexed',
  'appended',
  'stapled',
  'cop(?:y|ies)',
  'described',
  'set (?:out|forth)',
  'explained',
  'explains',
  'outlined',
  'available',
  'found (?:at|in|on)',
  'online',
  'posted',
  'link\\w*',
  'www\\.\\S+',
  'https?:\\S+',
  'see',
  'follows?',
  'under',
  'read',
  'section \\d[\\w.]*',
)
/** Steps of the process; a notice that tells two of them tells the process. */
const step = words(
  '(?:live |a )?hearing',
  'appeal',
  '(?:informal|alternative|voluntary) resolution',
  'mediation',
  'investigative report',
  'written (?:determination|decision)',
  'decision[- ]?maker',
)
const steps = phrase`${step}`

const notYours = [
  phrase`(?:if|advis[eo]rs? (?:may|must)|you (?:may|do|need|must|can)|public|yet|outside|confidential)`,
]

/** 106.45(b)(2)(i)(A): the notice tells of the grievance process and of any informal resolution. */
export const noticeProcess = rule('NOA-02', {
  check: unlessAmendment(
    search({
      against: [
        against(
          phrase`(?:not|never|nor|cannot) (?:be )?(?:share[ds]?|give[ns]?|provided?|available|released?|disclosed?|published?|explain(?:ed)?) … (?:grievance|title ix|complaint) (?:process|procedures?|policy)`,
        ),
        against(
          phrase`(?:grievance|title ix|complaint|our|the) (?:process|procedures?) (?:is|are) (?:confidential|internal|not (?:available|shared|published|provided))`,
        ),
        against(
          phrase`${deniesNext} … (?:tell\w*|explain\w*|describ\w+|shar\w+|provid\w+|giv\w+|send\w*|outlin\w+) … (?:how (?:complaints?|we|the process|cases?|this)|procedures?|grievance process|steps (?:of|in))`,
          { unless: notYours },
        ),
        against(
          phrase`(?:cop(?:y|ies)|text) of (?:the |our |its )?(?:\w+ ){0,2}(?:procedures?|process|polic(?:y|ies)) … ${isDenied}`,
          { unless: notYours },
        ),
        against(
          phrase`(?:procedures?|process) … (?:internal matter|for internal use|${isDenied}|not (?:shared|given|provided) (?:to|with))`,
          {
            unless: [
              ...notYours,
              phrase`(?:applies|apply|exist|extend|court|criminal|disciplin\w+)`,
            ],
          },
        ),
        against(
          phrase`(?:information|explanations?|details) (?:on|of|about) (?:how )?(?:the|our) (?:\w+ )?(?:process|procedures?) … (?:${keptFor}|(?:given|available|provided) only|only (?:after|when|once))`,
          { unless: notYours },
        ),
      ],
      found: [
        affirms(phrase`(?:step|stage|phase) (?:\d|one|two|i\b)`, {
          anyStance: true,
          headings: true,
        }),
        affirms(
          phrase`(?:flow ?charts?|(?:laid|set) out (?:below|here|in (?:part|section|the))|(?:outlined|described|explained) (?:below|here))`,
          { about: [phrase`(?:process|procedures?|steps?|investigat\w+)`], anyStance: true },
        ),
        affirms(
          phrase`investigat\w+ … (?:panel|decision[- ]?makers?|report|hearing|board) … (?:decid\w+|rul(?:e|es|ing)|determin\w+|decision)`,
          { anyStance: true },
        ),
        affirms(phrase`investigat\w+ … decision[- ]?makers? … rules?`, { anyStance: true }),

        affirms(phrase`${procedure} … ${pointsTo}`, { anyStance: true }),
        affirms(phrase`${pointsTo} … ${procedure}`, { anyStance: true, unless: [/violation of/] }),
        affirms(
          phrase`how we .. (?:look into|investigate|decide|handle|resolve) … (?:https?:\S+|www\.\S+|\S+\.edu|enclosed|attached|below)`,
        ),
        affirms(phrase`${step} … ${step} … ${pointsTo}`, { anyStance: true }),
        affirms(steps, {
          near: [
            phrase`(?:what happens (?:next|now)|next steps?|process|procedures?|investigat\w+|evidence)`,
          ],
        }),
      ],
      silence: 'missing',
    }),
  ),
})
