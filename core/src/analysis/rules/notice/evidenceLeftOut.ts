/** Evidence left out of a shared file in a roundabout way: a selection, a digest, a judgment of its worth. */
import { deniesNext, inPlaceOf, keptFor } from '../../language/denial.ts'
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const item = words(
  'evidence',
  'materials?',
  'items?',
  'records?',
  'documents?',
  'statements?',
  'recordings?',
  'messages',
  'exhibits?',
  'interviews?',
  'videos?',
  'footage',
  'transcripts?',
  'photographs?',
  'screenshots?',
  'texts?',
  'e-?mails?',
)
const we = words(
  'we',
  'i',
  'the (?:\\w+ )?(?:investigators?|office|panel|university|college|school|district)',
  'she',
  'he',
  'it',
)
const missing = words(
  'withheld',
  'held back',
  'kept (?:out|back|aside)',
  'left out',
  'leav(?:e|ing) (?:\\w+ ){0,3}out',
  'leaving out',
  'taken out',
  'set aside',
  'removed',
  'excluded',
  'omitted',
  'omitting',
  'discarded',
  'missing',
  'retained',
  'not (?:been )?(?:included|attached|enclosed|provided|shared|sent|among|part of|uploaded)',
)
const worthless = words(
  'unpersuasive',
  'unreliable',
  'unhelpful',
  'irrelevant',
  'unimportant',
  'repetitive',
  'unconvincing',
  'of (?:little|no|limited) (?:weight|value|relevance|use|help|importance)',
  'not (?:relevant|helpful|credible|useful|important|persuasive|probative)',
)
const digest = words(
  'extracts?',
  'excerpts?',
  'highlights?',
  'gist',
  'digests?',
  'overviews?',
  'outlines?',
  'synops[ei]s',
  'selections?',
  'abridge\\w+',
  'condensed \\w+',
  'key (?:documents|items|exhibits|evidence|statements)',
  'summar(?:y|ies)',
  '(?:written )?descriptions?',
)
const whole = [
  phrase`(?:full|complete|entire|whole|everything|in addition|also|as well|along with|together with|help|index|follows?|whether or not|even if|originals?)`,
]

/** @param fine what may or must be left out, and what the letter says it did not leave out */
export function evidenceLeftOut(fine: readonly RegExp[]): readonly Pattern[] {
  return [
    against(
      phrase`${keptFor} … (?:${item}|those|what|that which) (?:that |which )?${we} (?:intend|plan|will|mean|expect|propose|chose|have chosen|selected|considers?|judged?|found|think)`,
      { unless: [...fine, phrase`(?:both|use of|days)`] },
    ),
    against(phrase`${item} … ${worthless} … ${missing}`, { unless: fine.slice(0, 3) }),
    against(
      phrase`${item} … ${worthless} … (?:kept|left|set|held|taken|put) (?:them|it|these|those) (?:back|out|aside|away)`,
      { unless: fine.slice(0, 3) },
    ),
    // What is left out as of no use is left out by a judgment of worth, also where some of it is a duplicate.
    against(
      phrase`${item} … (?:investigator|i|we|office|panel) (?:\w+ )?(?:regards?|considers?|deems?|thinks?|finds?|judges?|thought|considered|found|judged|regarded) … ${worthless} … ${missing}`,
      { unless: [phrase`(?:treatment|medical|privileg\w+|nothing|none|no (?:evidence|item)s?)`] },
    ),
    against(phrase`${missing} … ${item} … ${worthless}`, { unless: fine.slice(0, 3) }),
    against(phrase`${worthless} … ${item} … ${missing}`, { unless: fine.slice(0, 3) }),
    against(
      phrase`(?:judged|considered|deemed|found|thought|regarded|consider|find) … ${worthless} … (?:${missing}|no disclosure)`,
      { unless: fine.slice(0, 3), near: [phrase`${item}`] },
    ),
    against(phrase`no (?:disclosure|release|sharing|inspection|access) (?:of|to) … ${item}`, {
      unless: [...fine, phrase`(?:public|third|outside|others|before)`],
    }),
    against(phrase`(?:${we}|by|asked us to) … (?:${missing}|leave) … (?:${item}|out)`, {
      unless: [
        ...fine,
        phrase`(?:not|n't|nothing|never|none|no) (?:\w+ ){0,3}(?:${missing}|leave)`,
        phrase`(?:addresses|numbers|names|if|private|redact\w*)`,
      ],
      near: [phrase`${item}`],
    }),
    against(
      phrase`${deniesNext} … (?:shar(?:e|ing)|provid(?:e|ing)|includ(?:e|ing)|let(?:ting)? you|disclos(?:e|ing)|giv(?:e|ing)|releas(?:e|ing)|send(?:ing)?|show(?:ing)?) … ${item}`,
      {
        unless: [
          ...fine,
          phrase`(?:to (?:the )?(?:public|media|press|anyone|others)|until|your (?:response|statement)|you (?:do|may|must|can|should|are)|advis[eo]rs? (?:may|must|can)|part(?:y|ies) (?:may|must|can|shall)|copies|copy|mail|outside)`,
        ],
      },
    ),
    against(
      phrase`(?:enclos\w+|attach\w+|shar\w+|receiv\w+|get|provid\w+|offer\w*|upload\w*|sent|given|is|are|see) … ${digest} (?:of|from) … (?:${item}|what (?:each|the|every) \w+)`,
      {
        near: [
          phrase`(?:${inPlaceOf}|only|simple|themselves|itself|retained|underlying|gist|highlights?|investigator's|selections?)`,
        ],
        unless: [
          ...fine,
          ...whole,
          phrase`(?:report (?:will|that)|final report|investigative report|not (?:a|merely))`,
        ],
      },
    ),
    against(
      phrase`(?:the )?(?:investigator|office|panel|university|college|school|our|my)(?:'s)? (?:own )?selection of (?:the )?${item}`,
      {
        unless: [...fine, ...whole],
      },
    ),
    against(
      phrase`only (?:the )?(?:key|main|most \w+|important|relevant|central|essential) ${item}`,
      {
        unless: [...fine, phrase`(?:hearing|report)`],
      },
    ),
    against(phrase`${inPlaceOf} … ${item} … ${digest}`, { unless: [...fine, ...whole] }),
    against(phrase`${digest} … ${inPlaceOf} … (?:${item}|it|them)`, {
      unless: [...fine, ...whole],
    }),
    against(phrase`what you (?:get|receive|see|have) (?:here )?is (?:the |a |an )?${digest}`, {
      unless: whole,
    }),
    against(
      phrase`${item} … (?:does|do|did|will|are|is|was|were) ?(?:not|n't) (?:\w+ )?(?:rely|relied|use|used|cite|cited) … (?:remains?|retained|stays?|kept|available to|only|not)`,
      {
        unless: fine.slice(0, 3),
      },
    ),
    against(
      phrase`(?:access|disclosure|inspection|this review) does not (?:extend|apply) to … ${item}`,
      {
        unless: fine.slice(0, 1),
      },
    ),
    against(
      phrase`(?:reviewed|seen|viewed|watched|heard|read) (?:only )?by (?:us|the (?:investigator|panel|office)),? (?:but )?(?:not (?:shared|provided|included|disclosed)|alone|only)`,
      { unless: fine.slice(0, 1) },
    ),
    against(
      phrase`(?:decided|chosen|elected|resolved|agreed) (?:against|not to) (?:includ\w+|shar\w+|provid\w+|add\w*|disclos\w+|attach\w*)`,
      {
        unless: fine.slice(0, 2),
        near: [phrase`${item}`],
      },
    ),
    against(
      phrase`(?:part|portion|share|half|rest|some|those) of the ${item} (?:that |which )?(?:supports?|bears?|backs?|favou?rs?|confirms?)`,
      { unless: [...fine, phrase`(?:and (?:that|the) |all|both)`] },
    ),
  ]
}
