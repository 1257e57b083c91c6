import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.45(b)(3)(i): a dismissal under Title IX does not bar action under the school's own code. */
export const dismissalOtherCode: Rule = {
  requirements: ['DIS-07'],
  title: 'Other action under the school’s code stays possible',
  documents: ['dismissal_notice', 'school_policy'],
  check: search({
    against: [
      against(
        phrase`(?:no|not|cannot|can't|unable to) … (?:take|taking|pursue|consider) … (?:action|steps) (?:of any (?:kind|sort)|whatsoever|under any|at all)`,
      ),
      against(
        phrase`(?:no|not) (?:other|further) (?:action|option|step|process|polic(?:y|ies)|remed(?:y|ies)|recourse)s? (?:is|are|can|will|may|under|available)`,
        { unless: [phrase`(?:needed|required|necessary) (?:from|of|by) you`, phrase`title ix`] },
      ),
      against(
        phrase`(?:ends|closes|exhausts|bars|precludes|prevents) … (?:all|any|every|other) (?:options?|avenues?|remed(?:y|ies)|actions?|process(?:es)?|proceedings?)`,
        { unless: [phrase`(?:does|do|will|shall) not`] },
      ),
    ],
    found: [
      affirms(phrase`(?:code|conduct policy|other (?:polic(?:y|ies)|provisions?|procedures?))`),
    ],
    silence: 'silent',
    topic: /\b(?:dismiss|clos)/,
  }),
  contradicted:
    'These words say that nothing else can be done. Under the rule a dismissal for Title IX does not stop the school from acting under its own code of conduct.',
  why: 'There may be another process at the school that fits what happened.',
  ask: 'Can this be looked at under another policy or code of the school?',
}
