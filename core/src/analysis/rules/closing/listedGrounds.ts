import { affirms, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'

const leaves = words(
  'withdr\\w+',
  'withdrawn',
  'withdrawal',
  'no longer wish\\w*',
  'asked (?:us )?(?:to|that (?:we|it|the \\w+)) (?:withdraw|drop|close|end|stop|dismiss|not|be (?:withdrawn|dropped|closed))',
  'request to (?:withdraw|drop|close)',
)

/** The grounds of 106.45(b)(3)(i) and (ii), in the ways letters put them. */
export const listedGrounds: readonly Pattern[] = [
  affirms(
    phrase`(?:belongs? to|(?:is |was )?(?:owned|run|controlled|rented) by) (?:neither|nobody|no)`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`(?:only|not|no|outside|beyond|part of) … (?:college|school|university|district|institution|institute)'s (?:own )?programs?`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`(?:outside|beyond|not (?:part|one) of|no part of|unconnected (?:to|with)) (?:of )?(?:our|its|any|the (?:schools?|colleges?|university|district|institute)(?:'s?)?) (?:own |education(?:al)? )*(?:programs?|programmes?|activit(?:y|ies))`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`(?:no one|nobody|none) (?:from|at|of|in) (?:the|our) (?:schools?|colleges?|university|district|institute|staff) (?:\w+ )?(?:ran|paid|organi[sz]ed|sponsored|hosted|controlled|arranged|had (?:any|a) (?:say|hand|part|control))`,
    { anyPolarity: true },
  ),
  affirms(phrase`(?:stops? at|outside|beyond) (?:the|our) (?:border|country)`, {
    anyPolarity: true,
  }),
  affirms(
    phrase`(?:he|she|they|respondent|(?:mr|ms|dr)\. [\w'-]+) (?:has |have )?(?:joined|gave up (?:his|her|their) place|left (?:us|the)|moved away|been discharged)`,
  ),
  affirms(
    phrase`would not (?:constitute|amount to|be|meet|rise to|fall within|satisfy|qualify as|count as)`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`(?:even if (?:proved|proven|true|it (?:were|is) (?:proved|proven|true))|if (?:proved|proven|true))`,
    { anyStance: true },
  ),
  affirms(
    phrase`(?:do|does|did|could) not (?:constitute|amount to|meet|fall (?:within|under)|satisfy|rise to|describe|allege) … (?:sexual harassment|definition|title ix|policy)`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`(?:not|outside)(?: (?:of|in|occur\w*|part of|happen\w*|take place|within))* .. (?:education )?programs? or activit(?:y|ies)`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`(?:outside (?:of )?the united states|not .. against a person in the united states|abroad|another country)`,
    { anyPolarity: true },
  ),
  affirms(
    phrase`${words('writing', 'written', 'e-?mail', 'letter', 'signed', 'form', 'in your message')} … ${leaves}`,
    { anyStance: true },
  ),
  affirms(
    phrase`${leaves} … ${words('writing', 'written', 'e-?mail', 'letter', 'signed', 'form', 'message')}`,
    { anyStance: true },
  ),
  affirms(
    phrase`${respondent} … no longer (?:an? )?(?:enrolled|employed|student|employee|attend\w*|work\w*)`,
    { anyPolarity: true },
  ),
  affirms(phrase`no longer (?:enrolled|employed|(?:an? )?(?:student|employee)|attends?|works?)`, {
    anyPolarity: true,
    unless: [phrase`${complainant} … no longer`, phrase`you (?:are|have) no longer`],
  }),
  affirms(
    phrase`(?:graduated|resigned|transferred|left the (?:university|college|school|district)|separated from|withdrew from (?:the )?(?:university|college|school))`,
    {
      unless: [
        phrase`(?:you|${complainant}) (?:have |has )?(?:graduated|transferred|left|withdr\w+)`,
      ],
    },
  ),
  affirms(phrase`(?:circumstances|events) … prevent\w* … (?:evidence|determination)`),
  affirms(phrase`prevent\w* … (?:gather|collect|obtain|find)\w* … evidence`),
  affirms(phrase`(?:impossible|not possible|unable) to (?:gather|collect|obtain) … evidence`, {
    anyPolarity: true,
  }),
  affirms(phrase`(?:neither|not|nor) (?:owned|controlled|sponsored|recogni[sz]ed)`, {
    anyPolarity: true,
  }),
]
