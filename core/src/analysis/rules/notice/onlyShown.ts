/** Evidence that is shown and not sent, or kept from the advisor. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { setRight } from '../../language/refusedWords.ts'

const here = words(
  '(?:front )?counter',
  'reading room',
  'annex',
  'terminal',
  'under supervision',
  'screen',
  'screen-sharing',
  'viewer',
  'in the office',
  'by appointment',
  'make an appointment',
  'come in and look',
  'on display',
  'tablet',
  'shown you the pages',
  'at your interview',
  'travel to campus',
  'fifty cents',
  'payable in advance',
  'cents a page',
  '(?:does|do|may|must) not leave the (?:room|building|office)',
  'downloads are not',
  'kept in',
  'view (?:hers|his|yours|it|them) (?:in|at)',
  'come by and',
  'talk you through',
  'enrolled students only',
  'for parties alone',
  'parties (?:only|alone)',
  'on the signing of',
  'ask their party',
  'does not read',
  'once the report',
  'only he will',
  'only she will',
  'to the two parties',
  'no phone and no pen',
  'neither printing nor',
  'nothing is mailed',
  'not been sent to anyone',
  'have them described',
  'answer questions about what',
  'right to (?:possess|a copy|copies)',
  'access expires',
  'opened twice',
  'come here if',
  'evidence viewing',
  'take notes by hand',
  'not to go home',
  'return it before',
  'when you get back',
  'outline over the phone',
  'inspection only',
  'sets are not provided',
  '(?:read|told|described) (?:to you )?(?:aloud|over the phone|orally)',
  'supervised',
  'no copies',
)
const copyToo = [
  phrase`${setRight}`,
  phrase`(?:your own copy|in your inbox|(?:is|are|was|were) (?:in the packet that|sent (?:to|electronically)|mailed|on your laptop)|envelope|have each been sent|also (?:been )?sent|as well as a copy|original clothing|no longer make|you do not have to come|if you (?:prefer|like)|courier|costs nothing|thumb drive|free of charge|printed set at your door|course readers)`,
  phrase`(?:interview (?:will|is)|hearing (?:will|room|is)|appeal)`,
]

/** EVR-03: not sent, but shown; or not to the advisor. */
export const onlyShown: readonly Pattern[] = [
  against(phrase`${here}`, {
    near: [
      phrase`(?:evidence|file|materials?|binder|packet|photographs and|log-?in data|link|pages|hard copy|copies)`,
    ],
    unless: [...copyToo, phrase`(?:separate rooms|waiting room|testif\w+|supportive)`],
  }),
  against(
    phrase`(?:advis[eo]rs?|lawyers?|attorneys?|counsel|his firm|representative) … (?:does not read|have to ask|only after|once the|cannot (?:see|have|get|receive)|may not (?:see|have|get|receive|read)|not be (?:shown|sent|given)|no copy|will not (?:be sent|get|receive)|(?:is|are) not (?:sent|given|shown))`,
    { near: [phrase`(?:evidence|file|materials?|packet|link|binder|log-?in)`], unless: copyToo },
  ),
  against(
    phrase`(?:sharing|show\w*|shared?|pass\w*) … (?:an? |the |your |any )?(?:advis[eo]r|lawyer|attorney) … (?:violation|prohibited|forbidden|not allowed|breach)|shall not be shown to an? advis[eo]r`,
    {
      unless: copyToo,
    },
  ),
]
