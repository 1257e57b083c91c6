import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

/** 106.45(b)(9)(i): the written notice discloses the allegations. */
export const resolutionAllegations = rule('IR-03', {
  check: search({
    against: [
      against(
        phrase`(?:mediator|facilitator) will (?:tell|explain|inform|let|go through|set out|describe) … (?:complaint|alleg\w+|about|what)`,
      ),
      against(
        phrase`(?:learn|hear|find out|told|discussed|explained|known) … (?:details|complaint|alleg\w+|what you|what is)? ?… (?:at the (?:first|start|session|meeting)|when the (?:session|meeting|circle)|on the day|by the (?:mediator|facilitator)|during the)`,
        {
          about: [phrase`(?:alleg\w+|complaint|details|said to have done)`],
          unless: [phrase`(?:enclosed|below|above)`],
        },
      ),
      against(
        phrase`(?:${doesNot}|no need) … (?:set out|go into|state|repeat|list|describe|needed|required|contain|include) … (?:alleg\w+|details|particulars|complaint|process|what)?`,
        {
          about: [phrase`(?:alleg\w+|details|particulars|what (?:is|was) alleged)`],
          unless: [phrase`(?:outside|confidential|shared with)`],
        },
      ),
      against(
        phrase`(?:particulars|details|allegations?) … (?:not|are un) ?(?:needed|required|necessary|important)`,
      ),
      against(
        phrase`(?:allegations?|details|complaint) … (?:will|can|are|is|need) (?:not )?(?:be )?(?:explained|given|shared|described|discussed|told) … (?:at|during|in|by) … (?:session|meeting|mediation|mediator|facilitator)`,
        { unless: [phrase`(?:not (?:be )?(?:discussed|shared) (?:outside|with))`] },
      ),
      against(
        phrase`(?:not|no need to) (?:repeat|restate|set out|describe|list|include|go into) … (?:allegations?|details|what (?:happened|is alleged))`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:is|are|was|were) (?:said|claimed|accused|thought|reported) (?:to have|of)`,
        {
          anyStance: true,
        },
      ),
      affirms(
        phrase`(?:alleg\w+|report\w*|complain\w*|states?|describes?|concern(?:s|ing)?|relat(?:es?|ing)) … (?:that|comments?|touch\w*|messages?|kiss\w*|grab\w*|sexual\w*|stalk\w*|follow\w*|harass\w*|assault\w*|photograph\w*|images?|remarks?|conduct|unwelcome|unwanted|texts?|posted|sent|incident)`,
        { anyPolarity: true, anyStance: true },
      ),
      affirms(
        phrase`(?:it|she|he|they|complaint|report|form) (?:says|said|states|tells)(?: us| me)?[:,]? that`,
        {
          anyStance: true,
        },
      ),
      affirms(
        phrase`(?:told|tells) (?:us|me|(?:our|this|the) (?:office|staff|school|coordinator)) … (?:touch\w*|kiss\w*|grab\w*|sexual\w*|follow\w*|harass\w*|assault\w*|messages?|comments?|remarks?|unwelcome|unwanted)`,
        { anyStance: true, anyPolarity: true },
      ),
      affirms(
        phrase`(?:allegations?|complaint|notice) … (?:enclosed|attached|set out|stated|described|listed|in the notice|of (?:january|february|march|april|may|june|july|august|september|october|november|december))`,
        { anyPolarity: true, anyStance: true },
      ),
    ],
    silence: 'missing',
  }),
})
