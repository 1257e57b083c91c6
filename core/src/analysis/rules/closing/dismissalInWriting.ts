import { against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.45(b)(3)(iii): notice of dismissal is written and prompt. */
export const dismissalInWriting: Rule = {
  requirements: ['DIS-03'],
  title: 'Prompt written notice of the dismissal',
  documents: ['dismissal_notice'],
  check: search({
    against: [
      against(
        phrase`(?:complaint|case|matter) (?:was|had been|has been) (?:dismissed|closed) … (?:months?|semester|term|year|weeks) (?:ago|earlier|before)`,
      ),
      against(
        phrase`(?:dismissed|closed) (?:in|on|last) … (?:last (?:year|semester|term|fall|spring|summer)|several months|many weeks)`,
      ),
      against(
        phrase`(?:no|not) … (?:written|formal) (?:notice|letter|confirmation) … (?:will|is|was|be)`,
        { about: [phrase`(?:dismiss\w*|clos\w+|decision)`] },
      ),
      against(
        phrase`(?:only|just) (?:be )?(?:told|informed|notified) (?:orally|verbally|by (?:tele)?phone)`,
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words suggest that notice of the dismissal was not prompt or not written. The rule asks for prompt written notice to both parties.',
  why: 'The time to appeal often runs from the written notice.',
  ask: 'On which date was the complaint dismissed, and when was each party told in writing?',
}
