/** What a notice must hold, said in a way that the rules' own phrases do not know. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import type { Assured } from './assurance.ts'
import { not } from './ideas.ts'

export const grants: Partial<Record<RequirementId, readonly Assured[]>> = {
  'NOA-02': [
    {
      all: [
        phrase`(?:investigat\w+|talks? (?:with|to)|interviews?|gathers?|collects?)`,
        phrase`(?:hearing|decid(?:es?|ed)|decision|determination|panel|written questions)`,
        phrase`(?:appeal\w*|report|evidence)`,
        phrase`(?:then|next|after|before|first|later|from there|steps?|explained|enclosed|attached|brochure|booklet|flyer)`,
      ],
    },
    {
      all: [
        phrase`(?:brochure|booklet|flyer|leaflet|handbook|guide|packet|link|enclosed|attached|web ?site|page)`,
        phrase`(?:process|procedures?|steps?|how (?:this|it|the process|we|cases?)|walks? (?:you )?through|all of it)`,
      ],
      unless: [phrase`(?:${not} (?:\w+ ){0,2}(?:share|send|provide|give)|internal)`],
    },
  ],
  'NOA-08': [
    {
      all: [
        phrase`(?:nothing|nobody|no one|no (?:decision|finding|conclusion)|only|not|until|when)`,
        phrase`(?:decid\w+|decision|determin\w+|responsib\w+|finding|made up|says who|conclu\w+)`,
        phrase`(?:(?:very )?(?:last|end|close|final) ?(?:step|stage)?|at the end|until the end|only (?:when|then|at|after)|process (?:is|has|ends|closes)|run its course|until (?:all|every)|is over|complete[ds]?)`,
      ],
      unless: [phrase`(?:already (?:decided|found)|has been (?:made|entered))`],
    },
    {
      all: [
        phrase`(?:decision|determination|finding|decid\w+|determin\w+|responsib\w+)`,
        phrase`(?:once|after|when|until) (?:the |this |that |our |all )?(?:\w+ ){0,2}(?:process|procedures?|proceedings?) (?:\w+ ){0,2}(?:over|complete[ds]?|ends?|ended|finished|concluded|done|closed)`,
      ],
      unless: [phrase`(?:already (?:decided|found)|has been (?:made|entered)|appeal\w*)`],
    },
  ],
  'NOA-10': [
    // A question with its answer: "Will I see what you collect? Yes, all of it."
    {
      all: [
        phrase`(?:will|do|can|may) (?:i|we|both|my (?:\w+ ){1,2}) (?:\w+ ){0,2}(?:see|read|look at|inspect|review|view|have access to) (?:what(?:ever)?|the (?:evidence|file|materials)|everything|all)`,
        phrase`(?:yes|of course|you (?:both )?(?:will|may|can)|all of it|both of you|each of you)`,
      ],
      unless: [phrase`(?:no|not all|only|summar(?:y|ies)|extracts?|you (?:will|may|can) not)`],
    },
    {
      all: [
        phrase`(?:both|each|you and (?:the|ms|mr|mrs)|families|parties|you all|either)`,
        phrase`(?:see|look(?:s|ing)?|read|review|inspect\w*|mailed|sent|gets?|given|shared?|shown|view|access|receive|laid (?:open|before))`,
        phrase`(?:evidence|everything (?:\w+ ){0,4}(?:collect\w*|gather\w*|found|finds|has|have)|(?:case )?file|what(?:ever)? (?:\w+ ){0,4}(?:collect(?:s|ed)?|gather(?:s|ed)?|found|finds?)|all that)`,
      ],
      unless: [
        phrase`(?:${not} (?:\w+ ){0,3}(?:see|look|read|review|inspect\w*|be (?:sent|mailed|given|shown|shared)|get|receive)|bring|submit|present|offer|give us|your evidence)`,
      ],
    },
  ],
}
