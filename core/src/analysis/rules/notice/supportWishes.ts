import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

/** 106.44(a): prompt contact, and the complainant's wishes. */
export const supportWishes = rule('SUP-01', {
  check: search({
    against: [
      against(
        phrase`(?:\w+|\d+) (?:months?|weeks?) (?:after|since|ago|have passed|later|in (?:reaching|writing|contacting)) … (?:report\w*|contact\w*|reach\w*|writ\w+|need\w*|wrote|complaint)`,
        {
          near: [phrase`(?:contact\w*|reach\w*|writ\w+|support|need anything|first)`],
          unless: [
            phrase`(?:extension|until|incident|alleg\w+|semester|review (?:them|the measures)|last met|available|for up to|if you)`,
          ],
        },
      ),
      against(
        phrase`(?:nobody|no one|not|n't|never) … (?:contact\w*|reach\w* out|wr(?:ote|itten)|called) … (?:weeks?|months?) … (?:report\w*|since|after)`,
      ),
      against(
        phrase`(?:measures?|steps|decisions?|arrangements?) … (?:have|has|were|are|is) (?:been )?(?:already )?(?:decided|chosen|set|fixed|final|imposed|selected) .. (?:for you|without|and|by us)`,
        {
          unless: [
            phrase`(?:with you|together|your wishes|not final|you (?:asked|requested|chose))`,
          ],
        },
      ),
      against(
        phrase`(?:your|complainant's) (?:wishes|preferences?|views?|requests?) … (?:were|was|are|is|will|have|do|did|cannot|can)(?: not|n't)? (?:be )?(?:been )?(?:not )?(?:taken into account|consider\w*|asked|relevant|matter|needed|sought|heard)`,
        {
          unless: [phrase`^(?!.*(?:not|n't|never|cannot))`, phrase`(?:not (?:share|disclos)\w*)`],
        },
      ),
      against(
        phrase`(?:without|not|did not) (?:ask\w*|consult\w*|speak\w*|discuss\w*) .. (?:you|with you|the complainant) … (?:measures?|first|before|wish\w*|wants?|prefer\w*)`,
        { unless: [phrase`(?:will not|never|do not|nothing)`] },
      ),
      against(
        phrase`(?:in touch|contact you|reach out|get back|speak with you|contacted you|somebody will contact) … (?:support|measures|what would help)? … (?:after|when|once|in (?:about )?(?:\w+|\d+)) (?:\w+ ){0,3}(?:weeks|months|semester|break|investigation (?:has|is)|ended|concluded)`,
        {
          near: [phrase`(?:support\w*|measures|help)`],
          unless: [phrase`(?:again|review|check|follow)`],
        },
      ),
      against(
        phrase`(?:not (?:see )?(?:a |any )?(?:need|reason)|no need|unnecessary|saw no reason|not (?:our|the) (?:practice|policy)) (?:for us )?to (?:ask|consult|speak|discuss|involve|hear)`,
        { near: [phrase`(?:measures?|support|help|students?|complainants?)`] },
      ),
      against(
        phrase`(?:measures?|steps|arrangements?|choices?) … (?:(?:were|have been|are) (?:chosen|picked|selected|made|set|decided) for you|not open (?:to|for) (?:discussion|change|negotiation))`,
        { unless: [phrase`(?:with you|you asked)`] },
      ),
      against(
        phrase`what (?:you|the complainant) (?:would like|wants?|prefers?|asked for|wish\w*) … (?:is|was|are|does|did|will|has) (?:not|n't|no) (?:a |an |any )?(?:\w+ )?(?:factor|matter|considered|relevant|part|role|bearing|decide)`,
      ),
      against(
        phrase`(?:preferences?|wishes|views) … (?:could|can|will|would|did) not (?:be )?(?:taken|considered|play|count|matter)`,
        { unless: [phrase`(?:all|every|share)`] },
      ),
    ],
    found: [
      affirms(phrase`(?:your|complainant's) (?:wishes|preferences?|requests?)`),
      affirms(
        phrase`(?:what (?:support|measures|would|help)|(?:if|which) .. (?:you would like|would help|you want)|as you (?:asked|requested|wished)|you (?:asked|requested|told us|chose)|tell (?:me|us) what)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
})
