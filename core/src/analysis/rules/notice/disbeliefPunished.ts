/** Not the lie is punished, but that somebody was not believed. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const lie = words(
  'false (?:statement|information|report|statements)',
  'dishonest\\w*',
  'lied',
  'a lie',
  'misuse of the process',
  'honor council',
  'presumed false',
  'punish\\w*',
  'disciplin\\w+',
  'severely',
  'second charge',
  'mislead us',
  'false accusation',
  'filed a false',
  'conduct file',
  'broken rule',
  'knowingly false if',
  'misconduct',
  'untruthful',
  'violation to say',
  'suspends',
  'hear from the dean',
)
const lost = words(
  'cannot be (?:proved|proven|backed|supported|shown)',
  'cannot (?:prove|support|back up)',
  'turn out to be wrong',
  'honest mistake',
  'differing versions?',
  'version differs',
  'prefer',
  'cleared',
  'said otherwise',
  'who lose',
  'not believed',
  'disbelieves',
  'not substantiated',
  'unproven',
  'without a finding',
  'outweighed',
  'careless',
  'negligent',
  'respondents only',
  'finding of',
  'not responsible',
  'found responsible',
  'deny the',
  'forgetfulness',
  'later dismissed',
  'is dismissed',
  'contradict',
  'not borne out',
  'believes? the other',
  'change any part',
  'for whatever reason',
  'brought this',
  'after you told us',
)
const careful = [
  phrase`(?:is no false|knowing(?:ly)?(?! false if)|knows?|known|not (?:be )?(?:charged|punished)|no one is|nobody|two honest|withdrawn|it is not about|nothing follows|need not|do not need|no charge|neither will|outcome alone|fire alarm)`,
]

/** NOA-11: not what is known to be false, but what is not believed, is punished. */
export const disbeliefPunished: readonly Pattern[] = [
  against([phrase`${lie} … ${lost}`, phrase`${lost} … ${lie}`], { unless: careful }),
  against(
    phrase`(?:left (?:it )?out of this notice|choice not to (?:refer|mention|cite)|not (?:to )?(?:quote|refer to|mention) (?:it|that rule))`,
    {
      near: [phrase`(?:false|falsehoods?|honor code|dishonest\w*)`],
    },
  ),
]
