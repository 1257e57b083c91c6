import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.45(b)(9)(i): the written notice discloses the allegations. */
export const resolutionAllegations: Rule = {
  requirements: ['IR-03'],
  title: 'The allegations, stated in the notice',
  documents: ['informal_resolution_notice'],
  check: search({
    against: [
      against(
        phrase`(?:allegations?|details|complaint) … (?:will|can|are|is|need) (?:not )?(?:be )?(?:explained|given|shared|described|discussed|told) … (?:at|during|in|by) … (?:session|meeting|mediation|mediator|facilitator)`,
        { unless: [phrase`(?:not (?:be )?(?:discussed|shared) (?:outside|with))`] },
      ),
      against(
        phrase`(?:not|no need to) (?:repeat|restate|set out|describe|list|include|go into) … (?:allegations?|details|what (?:happened|is alleged))`,
      ),
    ],
    found: [
      affirms(phrase`(?:is|are|was|were) (?:said|claimed|accused|thought|reported) (?:to have|of)`, {
        anyStance: true,
      }),
      affirms(
        phrase`(?:alleg\w+|report\w*|complain\w*|states?|describes?|concern(?:s|ing)?|relat(?:es?|ing)) … (?:that|comments?|touch\w*|messages?|kiss\w*|grab\w*|sexual\w*|stalk\w*|follow\w*|harass\w*|assault\w*|photograph\w*|images?|remarks?|conduct|unwelcome|unwanted|texts?|posted|sent|incident)`,
        { anyPolarity: true, anyStance: true },
      ),
      affirms(
        phrase`(?:allegations?|complaint|notice) … (?:enclosed|attached|set out|stated|described|listed|in the notice|of (?:january|february|march|april|may|june|july|august|september|october|november|december))`,
        { anyPolarity: true, anyStance: true },
      ),
    ],
    silence: 'missing',
  }),
  missing:
    'We did not find what is alleged. The notice of informal resolution must state the allegations.',
  contradicted:
    'These words leave the allegations to a later talk. The notice of informal resolution must state them in writing.',
  why: 'You need to know what an agreement would settle.',
  ask: 'Which allegations would this process settle, in writing?',
}
