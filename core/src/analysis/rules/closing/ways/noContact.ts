import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const order = words(
  '(?:no[- ]contact|stay[- ]away) ?(?:order|directive|letter)?s?',
  '(?:the|this|your|an|our) (?:order|directive)',
  'contact',
  'separation',
  'avoid (?:him|her|them)',
  'near (?:her|him|them)',
  'go near',
  'meet(?:ing)? ',
)
const punishing = words(
  'sanctions?',
  'punish\\w*',
  'penalt(?:y|ies)',
  'consequence of',
  'lessons?',
  'community service',
  'anger management',
  'letter of regret',
  'apolog\\w+',
  'as a warning',
  'proof (?:that|of)',
  'guilty',
  'what (?:you did|you have done)',
  'sort of (?:young )?(?:man|woman|person)',
  'wear a',
  'employer',
  'gave rise to the order',
)
const freeOther = words(
  'free to (?:come|go|contact|write|use|stay)',
  'may (?:contact|write|call|approach) you',
  'if (?:she|he) (?:wants|likes|wishes)',
  'no restrictions?',
  'not been asked to',
  '(?:keeps|kept|retains) (?:his|her|their|all)',
  'as it was',
  'nothing (?:will )?changes?(?: for)?',
  'unaffected',
  'is not (?:bound|limited|restricted)',
  'no such (?:order|limit|duty)',
  'does not apply to (?:her|him|them)',
)
/** What a party loses. */
const burdens = words(
  '(?:quit|drop|resign|give up|leave|step down|withdraw from|lose|be off|moved out of|move out of|change out of|moved? to|finish .. remotely|skip|forgo)',
  'stay (?:out of|away from)',
  'keep (?:out of|away from)',
  'find (?:another|other) (?:route|ways?)',
  '(?:refrain from|stop) (?:walking|using|entering|visiting|attending)',
  '(?:no|neither) (?:meals|gym|clubs|evening|library)',
  '(?:forbidden|barred|not allowed|banned|kept) (?:to use|from|out of|to enter)',
  'may (?:enter )?neither',
  'eat (?:lunch|meals|alone)',
  'take your meals',
  'follow (?:her|his|their) lessons',
  'on a screen',
  'drive (?:her|him|them) to',
  'leave any (?:room|class|place|building)',
  '(?:finish .. degree )?remotely',
  'off the',
  'up to you',
)
const place = words(
  '(?:dining hall|cafeteria|library|union|gym|lab|chapel|music rooms?|science building|quad|campus|building|class(?:es)?|courses?|section|team|squad|club|yearbook|band|choir|job|desk|room|dorm\\w*|residence|major|degree|organic chemistry|route|bus|satellite|office|kitchen|studio|theater|clubs)',
  'any (?:room|class|place)',
  'him',
  'her',
  'work',
  'study',
)
const someone = words(
  'you',
  'she',
  'he',
  'they',
  '(?:the )?(?:respondent|complainant|accused|girls?|boys?)',
  "(?:\\w+)'s parents",
  '(?:ms|mr|mx)\\. \\w+',
  '\\w+ (?:was|will|has)',
)
const fair = [
  ...mended,
  phrase`(?:neither of you|both (?:of you|keep|students|parties)|each of you|either of you|in (?:both|the same) (?:directions|terms|words)|nobody|will not have to|need not|do not have to|we did not|is not a breach|county court|restraining order|is not a (?:sanction|punishment|penalty)|not (?:a )?(?:punishment|penalty|disciplin\w*|punitive|sanction)|non-|unrelated to|picked themselves|binds you both|can be changed|neither (?:student|party|side))`,
  phrase`(?:breach|violat\w+|breaking|disobey\w*|fail(?:ure|ing) to) … (?:sanction|punish\w*|penalt\w*|consequence|disciplin\w*)`,
]

/** The ways in which a no-contact order punishes, or falls on one side. */
export const noContactWays: readonly Pattern[] = [
  against(phrase`${order} … (?:${punishing})`, { unless: fair }),
  against(phrase`(?:${punishing}) … (?:${order}|may not go|contact)`, { unless: fair }),
  against(phrase`(?:${freeOther})`, {
    near: [phrase`(?:${order}|${burdens})`],
    about: [phrase`${someone}`],
    unless: fair,
  }),
  against(phrase`${someone} (?:\w+ ){0,5}?(?:${burdens}) … (?:${place})`, {
    unless: [
      ...fair,
      phrase`(?:ask to|may (?:ask|choose|leave|change)|if you (?:wish|want|like)|appeal)`,
    ],
    near: [
      phrase`(?:${order}|so that|in order|in view of|for the rest|to comply|enters|asked that|school|captain|complain\w*|accused|route|free to)`,
    ],
  }),
  against(
    phrase`(?:one-sided|on(?: \w+){0,3} only|alone to avoid|you alone|only (?:you|him|her)|binding on (?:mr|ms)\.? \w+ only)`,
    { near: [phrase`${order}`], unless: fair },
  ),
  against(phrase`(?:sanctioned|punished|disciplined) if you (?:reply|answer|respond)`, {
    unless: fair,
  }),
  against(phrase`(?:because|since|as) you (?:were|are) (?:named|accused|the one|reported)`, {
    about: [phrase`(?:${burdens}|forbidden|out of)`],
    unless: fair,
  }),
  against(
    phrase`for the (?:accused|respondent|complainant) ?: no|no (?:meals|gym|clubs|evening events)`,
    { unless: fair },
  ),
  against(
    phrase`(?:stay|remain|keep) \d+ (?:yards|feet|meters|metres) (?:away )?… at all times|find (?:other|another) ways? to (?:live|study|work)`,
    { unless: fair },
  ),
  against(
    phrase`(?:order|directive) (?:\w+ )?(?:includes?|requires? you to|comes with) … (?:service|hours|course|class|management|letter|fine|essay)`,
    { unless: fair },
  ),
  against(
    phrase`to get (?:a |the )?(?:no-contact )?order … (?:would have to|must|has to) (?:move|leave|change)`,
    { unless: fair, anyStance: true },
  ),
  against(phrase`(?:granted all|no need to ask what you|see no need to ask)`, {
    near: [phrase`kept out`],
    unless: fair,
  }),
]
