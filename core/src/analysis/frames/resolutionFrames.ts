/** Frames of informal resolution. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { type Frame, together } from './frame.ts'
import { denied, noneDoes, not } from './ideas.ts'

const leaving =
  '(?:step\\w* (?:out|away|back)|withdraw\\w*|leav(?:e|es|ing)|back\\w* out|drop\\w* out|quit\\w*|pull\\w* out|chang\\w+ (?:your|their|his|her) minds?|opt\\w* out|exit\\w*|(?:return|go|going|come|coming) back|returning|resum\\w+|partway|midway)'
export const resolutionFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'IR-01': [
    together(
      [
        phrase`(?:no|without (?:a|any)|before (?:a|any)|not (?:yet )?(?:filed|made|signed)|instead of|in place of|rather than|hasn't|haven't|has not|have not|need not|no need for) (?:\w+ ){0,5}?(?:formal )?complaint|formal complaint (?:\w+ ){0,3}(?:not|n't|never|needed)`,
        phrase`(?:formal complaint|complaint)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          phrase`(?:(?:only|not|cannot|never) (?:\w+ ){0,4}?(?:after|offer\w*|available|begin|start)|resume\w*|roommate agreement|withdraw\w*|right to|dismiss\w*|another|new|second|further|pursu\w*)`,
        ],
      },
    ),
  ],
  'IR-02': [
    together(
      [
        phrase`(?:verbal\w*|oral\w*|(?:by|over the|on the) (?:tele)?phone|a (?:quick )?(?:phone )?call|nods?|handshake|word of mouth|by text|thumbs|say(?:ing)? (?:yes|so)|tell me|silence|not hear\w*|no (?:reply|answer|response|objection)|assum\w+|presum\w+|deemed|automatic\w*|out loud)`,
        phrase`(?:consent\w*|agree\w*|enough|suffic\w+|all (?:i|we) need|begin|start|accept\w*|participat\w+|take part|willing\w*|on board)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          phrase`no (?:\w+ ){0,3}(?:presumed|assumed|deemed|taken)`,
          phrase`(?:not (?:enough|assume\w*|presume\w*|suffic\w+|count|be (?:taken|assumed|deemed))|n't|never|in writing|written|sign\w*|nobody|no one|questions?|no pressure)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:must|required to|expected to|have to|has to|mandatory|obliged to|directed to|is not optional|will (?:both )?(?:attend|take part)) (?:\w+ ){0,3}?(?:attend|take part|participat\w+|meet|mediat\w+|sit down|join|complete|try|go through)`,
        phrase`(?:mediat\w+|circle|session|conference|facilitat\w+|informal|resolution|conversation)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          phrase`(?:${denied}|if|once|who choose|should you|after you agree|before|facilitators? must)`,
        ],
      },
    ),
  ],
  'IR-05': [
    together(
      [
        phrase`(?:(?:not|isn't) (?:\w+ )?(?:an option|possible|allowed|permitted|available)|no (?:way|longer|turning|going|right)|cannot|may not|can't|won't|seen through|(?:to|until) the (?:very )?end|irrevocable|final|give\w* up|forfeit\w*|binds?|binding)`,
        phrase`${leaving}`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          phrase`(?:nothing|at any (?:time|point)|any time|free to|agreements?|held against|penal\w*|confidential\w*|evidence)`,
        ],
      },
    ),
  ],
  'IR-07': [
    together(
      [
        phrase`(?:who|that) (?:runs?|teach(?:es)?|taught|coach(?:es|ed)|supervis(?:es|ed)|grad(?:es|ed)|advis(?:es|ed)|direct(?:s|ed)|manag(?:es|ed)|heads?|headed|drives?|conducts?|employ(?:s|ed)) (?:your|her|his|their|the|our)`,
        phrase`(?:complaint|alleg\w+|harass\w*|accus\w+|comments?|messages?|touch\w*|kiss\w*|rub\w*|asked|report\w*|mediat\w+|grab\w*)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        reported: true,
        unless: [
          phrase`(?:facilitat(?:or|es)|mediator|dialogue|circle|student who (?:runs|leads)|witness)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:concerns?|against|about|names?|naming|accus\w+|by|involv\w+|between|with|mediation with|from) (?:\w+ ){0,3}?(?:our|your|her|his|the|a|an|its) (?:\w+ ){0,3}?(?:coach|teacher|professor|instructor|tutor|lecturer|counsel?or|employee|staff member|bus driver|custodian|director|librarian|supervisor|principal|aide|trainer|conductor|dean)`,
        phrase`(?:complaint|alleg\w+|concerns?|harass\w*|accus\w+|comments?|messages?|touch\w*|report\w*|mediat\w+|resol\w+)`,
        phrase`(?:you|your (?:daughter|son|child)|student|pupil|she|he|complainant)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          phrase`(?:facilitat(?:or|ed by)|mediator|led by|advis[eo]r|not|never|witness\w*|title ix|contact|questions|both (?:are )?students|speak (?:to|with)|support)`,
        ],
      },
    ),
  ],
  'IR-08': [
    together(
      [
        phrase`(?:holds? (?:on|goes|is)|registration|register|enrol\w*|graduat\w*|diploma|transcripts?|housing|scholarships?|your job|employment|promotion|the team|credits?|readmi\w+|return to (?:campus|class|school|work))`,
        phrase`(?:until|unless|if you (?:do not|don't|decline|refuse)|condition|required|depends?|lifts?|lifted|in order to|contingent|released when|before you|hasn't|has not|who (?:does|do) not)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          noneDoes,
          phrase`no (?:\w+,? ){0,8}?(?:depends?|hinges?|turns?|affected)`,
          phrase`(?:${not} (?:\w+ ){0,2}(?:affect\w*|condition\w*|depend\w*|change\w*|require\w*|a condition)|no effect|whether or not|agreement may|could include|may include)`,
        ],
      },
    ),
  ],
}
