/** The way to a formal complaint is kept back, talked down or made narrow. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const file = words(
  '(?:formal )?complaints?',
  'file',
  'filing',
  'files about',
  'case',
  'paperwork',
  'procedure',
  'formal (?:process|proceedings)',
  'investigation',
  'complaint forms?',
  'online form',
)
const hidden = words(
  'not (?:\\w+ )?(?:file|get into|given the option|enclos\\w+|discussed|be treated as|answered|how we do)',
  'recommend that you not',
  'only to students who',
  'released after',
  'by tonight',
  'option is gone',
  'in person,? between',
  'from parents only',
  "we're out of",
  'out of forms',
  'not the sort of thing',
  "isn't one of them",
  'no point in',
  'not going into',
  'to the police first',
  'after the third',
  'left (?:that part |it )?out',
  'no outstanding balance',
  'careful about inviting',
  'sleep on it',
  'before you ask me',
  'only staff can open',
  'you were late',
  'within (?:\\w+ )?days of the incident',
  'was taken down',
  'no other way to file',
  'need your mother',
  'chosen not to pursue',
  "can't be answered",
  'prefers to explain',
  'rarely leads',
  'for life',
  'in due time',
)

/** SUP-03: the way to a formal complaint is not shown, or barred. */
export const filingHidden: readonly Pattern[] = [
  against([phrase`${file} … ${hidden}`, phrase`${hidden} … ${file}`], {
    unless: [
      phrase`(?:whether or not|with or without|not have to|no deadline|at any time|any day|never|need not|up to you whether|if you (?:do not|prefer not)|supportive measures (?:do|are) not|does not affect|here is how|you can still|appeal|evidence)`,
    ],
  }),
]
