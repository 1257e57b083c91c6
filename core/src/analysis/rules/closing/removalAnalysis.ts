import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { removal } from './words.ts'

const everyone = words(
  'any',
  'all',
  'every',
  'each',
  'anyone',
  'everyone',
  'students? (?:who|accused|charged|facing|named)',
  'whenever',
  'in (?:all|every) (?:such )?cases?',
)
const routine = words(
  'practice',
  'policy',
  'standard (?:procedure|practice|protocol|step)',
  'routine(?:ly)?',
  'automatic(?:ally)?',
  'as a (?:rule|matter of course)',
  'customar(?:y|ily)',
  'normal(?:ly)?',
  'always',
  'usual(?:ly)?',
  'protocol',
  'by default',
  'without exception',
  'general rule',
  'mandatory',
)
const analysis = words(
  'individuali[sz]ed',
  '(?:safety|risk|threat) (?:and (?:risk|safety) )?(?:analysis|assessment|evaluation)',
  'assess(?:ed|ment)? … (?:risk|safety|threat)',
  'behaviou?ral (?:intervention|threat) (?:team|assessment)',
)

/** 106.44(c): an emergency removal follows an individualized safety and risk analysis. */
export const removalAnalysis: Rule = {
  requirements: ['ERM-01'],
  title: 'An individualized safety and risk analysis before a removal',
  documents: ['no_contact_or_emergency_removal_notice', 'school_policy'],
  check: search({
    against: [
      against(phrase`${routine} … (?:${removal}|to (?:remove|suspend|exclude|bar)) … ${everyone}`, {
        unless: [phrase`(?:not|never|individuali[sz]ed)`],
      }),
      against(
        phrase`${everyone} … (?:accused|named|charged|alleged|reported|subject|complaint|report) … (?:is|are|be|will be) (?:\w+ )?${removal}`,
        { unless: [phrase`(?:not|never|individuali[sz]ed|threat|risk)`] },
      ),
      against(
        phrase`(?:${removal}|this (?:step|action|measure|decision)) … (?:is|are|was|were|follows?) … (?:${routine})`,
        {
          unless: [
            phrase`(?:not (?:a |an |automatic|routine|our)|individuali[sz]ed|no-contact|policy (?:section|on|\d))`,
          ],
        },
      ),
      against(
        phrase`(?:no|without (?:an?|any)?|not (?:yet )?(?:made|done|completed|conducted|carried out|undertaken)(?: an?| any)?|before (?:an?|any)) (?:separate |formal |individual )?${analysis}`,
      ),
      against(
        phrase`${analysis} … (?:(?:was|is|has) not|will (?:be|follow|take place)|is (?:scheduled|planned|pending)|later|once|after)`,
        {
          unless: [
            phrase`(?:found|determined|concluded|showed|after (?:an?|the|this) ${analysis})`,
          ],
        },
      ),
      against(
        phrase`${removal} … (?:solely|only|simply|merely|just)? ?(?:because|based on|on the basis of|due to) … (?:accusation|allegation|complaint|report|charge)s? (?:alone|itself|itself\b|against you|has been|was|of this)`,
        { unless: [phrase`(?:analysis|assessment|threat)`] },
      ),
    ],
    found: [affirms(phrase`${analysis}`)],
    silence: 'silent',
    topic: /\b(?:remov|emergency|interim)/,
  }),
  contradicted:
    'These words do not show an individualized safety and risk analysis. The rule asks for one before a respondent is removed on an emergency basis.',
  why: 'A removal before the process ends has to rest on your own case, not on a routine.',
  ask: 'Was an individualized safety and risk analysis made, by whom, when, and may I see it?',
}
