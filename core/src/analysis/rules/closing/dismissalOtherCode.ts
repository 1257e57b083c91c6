import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const keepsOpen = [
  phrase`(?:does|do|will|shall|would) not (?:\w+ )?(?:bar|prevent|preclude|stop|end|close|keep|limit|affect|prohibit)`,
  phrase`(?:not|nothing) … (?:prevents?|stops?|bars?|precludes?|keeps?)`,
  phrase`from you`,
  phrase`(?:no bearing|might apply|for want of|may well)`,
]

/** 106.45(b)(3)(i): a dismissal under Title IX does not bar action under the school's own code. */
export const dismissalOtherCode = rule('DIS-07', {
  check: search({
    against: [
      against(
        phrase`(?:other (?:offices?|bod(?:y|ies)|polic\w+|process\w*|rules?)|dean of students|handbook|student code|conduct (?:code|office)|charges?) … (?:${doesNot}|no|none)`,
        {
          unless: [
            ...keepsOpen,
            phrase`(?:title ix (?:office )?(?:process|staff)|limit\w*|decision not to)`,
            phrase`(?:not|no) (?:yet|later|longer enrolled)`,
          ],
        },
      ),
      against(
        phrase`(?:${doesNot}|no) … (?:other (?:offices?|bod(?:y|ies)|polic\w+|process\w*)|handbook|student code|under the code|charges? … brought)`,
        { unless: keepsOpen },
      ),
      against(
        phrase`without any (?:response|consequence|action|follow-up)|remain (?:unanswered|without)`,
        { unless: keepsOpen },
      ),
      against(
        phrase`(?:no other (?:office|process|policy|code|body|rule)|nobody else|nothing else) … (?:may|can|will|this|could|is)`,
        { unless: [phrase`(?:from|of|by) you`] },
      ),
      against(
        phrase`(?:${doesNot}|bars?|barred|forbids?|prevents?|precludes?|loses? (?:any|the|all) power|hands are tied) … (?:conduct code|code of conduct|student code|conduct polic\w+|the code|any policy|any other|in any other way|other office|dean of students|other polic\w+|act on)`,
        { unless: keepsOpen },
      ),
      against(
        phrase`(?:conduct code|code of conduct|student code|conduct polic\w+|the code|any policy|other polic\w+) … (?:${doesNot}) … (?:appl\w+|used?|followed|invoked|deal)`,
        { unless: keepsOpen },
      ),
      against(
        phrase`(?:clos|end|exhaust)\w* (?:off )?(?:every|all|any|each) … (?:avenue|option|door|route|path|remed)\w*`,
        {
          unless: keepsOpen,
        },
      ),
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
})
