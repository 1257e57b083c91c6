import { against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { rule, search } from '../../rule.ts'
import { beforeDecisionWays, inTime } from './ways/beforeDecision.ts'
import { mediation } from './words.ts'

const notYet = [
  phrase`(?:no|not|never|cannot|only before|before a|until a|unless|if|any time before|without)`,
  phrase`(?:decision|determination) that this (?:case|matter) is (?:suitable|appropriate)`,
  phrase`goes? to a hearing`,
]

/** 106.45(b)(9): at any time before a determination is reached, not after. */
export const resolutionBeforeDecision = rule('IR-09', {
  check: search({
    against: unlessAlso(inTime, [
      ...beforeDecisionWays,
      against(
        phrase`(?:panel|board|hearing officer|decision-?maker|committee|school|college) (?:has |have |had )?(?:ruled|decided|found|issued|determined|reached)|decision (?:is )?(?:now )?out|(?:you|he|she|student|respondent) (?:were|was|been) found`,
        { near: [phrase`(?:${mediation}|mediator|settle)`], unless: notYet },
      ),
      against(
        phrase`(?:take the place of|replace|instead of|in place of|reverse|lighten|reduce) (?:the )?(?:sanction|finding|penalty|decision|determination|result|suspension)`,
        { unless: [phrase`(?:not|cannot|never)`] },
      ),
      against(phrase`to avoid an appeal`),
      against(
        phrase`(?:decision|determination|finding|panel|hearing|outcome|written determination)(?: \w+){0,4}? (?:of|was|were|found|has been|took place|made|is not to) … (?:mediat\w+|informal|circle|agree|conference|facilitator)`,
        { unless: notYet },
      ),
      against(
        phrase`(?:found (?:not )?responsible|(?:a|the) (?:finding|determination) was made|decision of (?:january|february|march|april|may|june|july|august|september|october|november|december))`,
        { near: [phrase`${mediation}`], unless: notYet },
      ),
      against(phrase`(?:in place of|instead of|rather than|in lieu of) (?:the |an? |your )?appeal`),
      against(
        phrase`(?:findings?|result|outcome|sanctions?|determination) … (?:set aside|softened|changed|replaced|undone|reduced|lifted) … (?:agree\w*|understanding|facilitator|mediat\w+)`,
        { unless: notYet },
      ),
      against(phrase`(?:hearing|panel) outcome (?:can|may|could) be`),
      against(
        phrase`(?:after|following|now that|since|in (?:view|light) of|despite|although) … (?:determination|finding|found (?:not )?responsible|hearing decision|decision (?:of|by|after) the (?:panel|hearing)|outcome of the hearing|panel (?:decided|found))`,
        {
          near: [phrase`${mediation}`],
          unless: [
            ...notYet,
            phrase`(?:not|no|never|cannot|only before|before a|until a|unless)`,
            phrase`appeal\w* … (?:remand|granted)`,
          ],
        },
      ),
      against(
        phrase`(?:hearing|decision|finding|determination) (?:panel |officer )?(?:was|were|has been|have been|had been) (?:issued|made|reached|completed|held|entered|final)`,
        { unless: [phrase`(?:no|not|before|until|never) …`] },
      ),
      against(
        phrase`(?:revisit|replace|change|reopen|renegotiate|soften|undo) (?:the )?(?:finding|result|outcome|determination|sanction|decision)s?`,
      ),
    ]),
    silence: 'silent',
  }),
})
