/** No time between the notice and the questions: on the spot, within hours, or no day of grace. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const soon = words(
  'this (?:afternoon|evening|morning|noon)',
  'tonight',
  'tomorrow',
  'then and there',
  'on the spot',
  'as soon as you (?:have )?(?:finished|read)',
  'right (?:away|after|now)',
  'directly afterwards?',
  'straight(?: away| after)?',
  'after practice today',
  'within (?:one|an|\\d+|two|three|a few) (?:hours?|minutes)',
  '(?:quarter|half) of an hour',
  'quarter of an hour',
  'half (?:an hour|a day)',
  'during fourth',
  'at the start of the interview',
  'when you arrive for',
  'will stay to take',
  'escorted to',
  'at \\d{1,2}:\\d\\d\\W+please be',
  "do(?: not|n't) leave a gap",
  'the same (?:day|hour|morning|afternoon)',
  'has to have your side before',
  'two of us will sit',
  'an hour (?:or two )?(?:after|later|from)',
  'immediately',
  'first thing',
  'by (?:noon|tonight|\\d+ ?[ap]\\.?m)',
  "an hour's notice",
  'short notice',
)
const asks = words(
  'interview\\w*',
  'question(?:ing|ed|s)',
  'your (?:statement|side|account|response|story|version)',
  'statement',
  'talk with',
  'speak with',
  'be seen',
  'meet(?:ing)?',
  'come (?:in|to|directly|straight)',
  'written answer',
  'case goes ahead',
)
const fine = [
  phrase`(?:used to|drill|was interviewed|were interviewed|at (?:her|his) own request|asked to be interviewed|(?:tell|let) us|whether|you may contest|contest this|fire drill|if you miss|the sound|not? (?:\w+ )?(?:speak|come|answer|meet|ask|be asked|question)|was to be|moved to|put off|postpone[ds]? (?:to|until)|should not have|was a mistake|two weeks|twelve days|ten days|a week|take the week|other college|has nothing to do|housing|safe place|support|if you need|you asked to|would still advise|choice is yours|no interview has|calendar will be changed|drill|the notice of \w+ \d|was (?:sent|mailed|given) (?:on|to you on))`,
  phrase`(?:evidence|file|report|appeal|hearing officer|witness(?:es)? (?:was|were|will))`,
]

export const noTimeToPrepare: readonly Pattern[] = [
  against([phrase`${asks} … ${soon}`, phrase`${soon} … ${asks}`], { unless: fine }),
  against(
    phrase`(?:notice|letter) … (?:start of the interview|table when you arrive|waiting for (?:you|them) there|as you (?:walk|come) in|handed (?:to you|over) at the (?:interview|meeting))`,
    {
      unless: fine.slice(0, 1),
    },
  ),
  against(
    phrase`(?:request|ask|asking|need|wish) (?:for |to )?(?:more time|postpone|delay|reschedule|another day|extension) … (?:taken as|seen as|treated as|unwilling|refus\w+|not (?:be )?(?:granted|possible|considered|entertained)|counted)|do not ask to postpone|cannot offer another slot|(?:interview|meeting|date) (?:remains|stays) (?:set|as set|fixed)|ought to be plenty|should be plenty|first answers are the honest`,
    { unless: fine },
  ),
]

/** MTG-04: hardly any notice of a meeting. */
export const hardlyAnyNotice: readonly Pattern[] = [
  against(
    phrase`(?:half hour|half an hour|next hour|an hour's warning|hour's notice|short notice|opening (?:come|came) up today|today at \w+|at (?:seven|eight|six|nine|\d+) (?:tonight|this evening)|this evening only|preceding day|next business day|the day before|over the intercom|same day|overnight|at midnight|sent at \d|mailed monday|at breakfast|second period|picked up after|spot interviews?|long run-up|without (?:prior )?(?:arrangement|notice|warning)|handed the topics at the door|while you are (?:here|in the building)|already in the building|do not allow for this|cannot be put off|will not be heard again|on friday after close|had been over for|posted in the portal last night|two more days)`,
    {
      near: [
        phrase`(?:interview\w*|meeting\w*|hearing|session|conference|appointments?|panel|spot|prepare|report)`,
      ],
      unless: [
        phrase`(?:was interviewed|were interviewed|at (?:her|his) own request|not come|never|cancel\w*|if you (?:need|wish|would rather)|rather than telling|would suit|a letter ten days|asked whether|told her no|did not offer|used to|fire and medical|parking|weeks?|nine days|evidence (?:is|was)|report (?:is|was) (?:sent|mailed))`,
      ],
    },
  ),
]
