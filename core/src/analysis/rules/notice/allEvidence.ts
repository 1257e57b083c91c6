import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { evidenceLeftOut } from './evidenceLeftOut.ts'
import { notAllOfIt } from './heldBack.ts'
import { willNot } from './words.ts'

const items = words(
  'evidence',
  'materials?',
  'items?',
  'records?',
  'documents?',
  'statements?',
  'recordings?',
  'messages',
  'logs?',
  'information',
  'exhibits?',
  'interviews?',
  'portions?',
  'pages?',
  'videos?',
  'photographs?',
  'screenshots?',
)
const leftOut = words(
  'withheld',
  'held back',
  'kept (?:out|back|aside)',
  'left out',
  'taken out',
  'set aside',
  'removed',
  'excluded',
  'omitted',
  'not (?:been )?(?:included|attached|enclosed|provided|shared|sent|part of|in the|added|made available)',
)
const rely = words(
  '(?:rely|relying|relies|relied)',
  'use',
  'using',
  'consider\\w*',
  'rel(?:y|ied) (?:up)?on',
)
/** What may or must be left out, and what the letter says it did not leave out. */
const fine = [
  phrase`(?:treatment|medical|counsel\w+|therap\w+|privileg\w+|attorney-client|social security|contact information|addresses|phone numbers|sexual (?:history|predisposition)|consent|metadata|unrelated|not (?:directly )?related|duplicate|redact\w*)`,
  phrase`(?:neither|no) (?:party|side|consent)`,
  phrase`(?:nothing|none|no (?:evidence|item|material|document)s?) (?:\w+ ){0,4}(?:${leftOut}|has been|was)`,
  phrase`(?:including|includes?|as well as|whether or not|even if|and also|along with|also) … (?:not|no)`,
]

/** 106.45(b)(5)(vi): all evidence that relates directly to the allegations, relied on or not. */
export const allEvidence = rule('EVR-01', {
  check: search({
    against: [
      ...notAllOfIt,
      against(
        phrase`${items} … (?:not|n't|no longer|never) .. (?:intend|plan|mean|propose|rely|relied|relying|use|using|expect|need) … (?:${leftOut}|not)`,
        { unless: fine.slice(0, 3) },
      ),
      against(
        phrase`(?:limited to|only|consists? (?:only )?of|restricted to|just) … ${items} … (?:${rely}|relevant|considers?|selected|chosen|important|useful)`,
        {
          unless: [
            ...fine,
            phrase`(?:only for|only be|may be used|use (?:of|the) (?:evidence|file|materials)|copy|purposes?)`,
          ],
        },
      ),
      against(
        phrase`${items} (?:that |which )?(?:the |our )?(?:\w+ ){1,3}(?:considers?|deems?|judged|found|thinks?|has decided|regards?|believes?|selected) … (?:relevant|useful|important|probative|material|helpful)`,
        {
          unless: [...fine, phrase`(?:report|decision[- ]?maker|hearing)`],
        },
      ),
      against(
        phrase`${items} … (?:that |which )?(?:\w+ ){1,4}(?:decided|chosen|elected) not to (?:rely|use|include|share)`,
        { unless: fine.slice(0, 3) },
      ),
      against(
        phrase`(?:other|some|certain|remaining|further|additional|two|several|few|three|these|those) .. ${items} … (?:have been|has been|were|was|are|is|will be|being) .. ${leftOut}`,
        { unless: fine },
      ),
      against(
        phrase`${items} … (?:were|was|have been|has been|are) .. ${leftOut} … (?:because|as|since|discretion|not (?:relevant|helpful|needed|useful)|by the|for)`,
        { unless: fine },
      ),
      against(
        phrase`(?:summar(?:y|ies)|descriptions?|digests?|synops[ei]s|overview|outline|list)(?: of)? … (?:what|${items}|witness\w*)`,
        {
          near: [
            phrase`(?:instead|rather than|in place of|in lieu|provid\w+ (?:you )?(?:with )?(?:a|an|the) (?:\w+ ){0,2}(?:summar|descri|digest)\w*|only|themselves|itself|not (?:the|be))`,
          ],
          unless: [
            phrase`(?:investigative report|index|full|complete|along with|together with|as well as|in addition|also|transcripts?|report (?:that|which|will)|fairly summari[sz]\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:in place|instead|in lieu) of … (?:${items}|themselves|itself) … (?:summar\w+|descri\w+|digest|synopsis|list|find|memorandum|account)`,
      ),
      against(
        phrase`(?:we|i|office|university|college|school|district|investigator) ${willNot} (?:share|show|release|provide|disclose|give|send|include) … ${items}`,
        {
          unless: [...fine, phrase`(?:to (?:the )?(?:public|media|anyone)|final report|until)`],
        },
      ),
      against(
        phrase`(?:did|do|have|has|does|are) not (?:\w+ )?(?:include[d]?|attach(?:ed)?|enclos(?:e|ed|ing)|sen[dt]|provid(?:e|ed|ing)|add(?:ed)?|sharing|including) … (?:${items}|footage|texts|e-?mails|transcripts?) … (?:since|because|as|which|that) … (?:not|n't|irrelevant|unhelpful|only)`,
        { unless: fine.slice(0, 1) },
      ),
      against(
        phrase`(?:sent|given|provided|receiv\w+|get|enclos\w+|attach\w+) (?:\w+ )?(?:only )?(?:the|those|that|a) (?:part|portion|selection|share|excerpt|subset|sample)s? (?:of|that|which)`,
        { unless: [...fine.slice(0, 1), phrase`(?:report|policy|procedures?|handbook)`] },
      ),
      against(
        phrase`(?:trimmed|narrowed|pared|cut|reduced|edited|condensed|whittled) … (?:file|evidence|record|packet|materials?) … (?:to|down)`,
        { unless: fine.slice(0, 3) },
      ),
      against(phrase`summar(?:y|ies) … (?:provided|sent|given|enclosed|attached|supplied) instead`),
      against(
        phrase`(?:transcripts?|recordings?|statements?|evidence|texts?) … (?:not part of|not in|not among) (?:what|the (?:file|packet|materials|evidence))`,
        { unless: fine.slice(0, 3) },
      ),
      ...evidenceLeftOut(fine),
    ],
    found: [
      affirms(
        phrase`(?:all|every|everything|any) … ${items} … (?:directly relat\w+|relat\w+ directly|relat\w+ to|obtained|gathered|collected)`,
        { anyStance: true },
      ),
      affirms(phrase`(?:everything|all) … (?:directly|relates?|gathered|collected|obtained)`, {
        anyStance: true,
      }),
      affirms(phrase`including … (?:not|n't) .. (?:intend|plan|mean|rely|use)`, {
        anyPolarity: true,
        anyStance: true,
      }),
    ],
    silence: 'silent',
  }),
})
