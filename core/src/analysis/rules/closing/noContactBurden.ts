import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { none } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { noContactWays } from './ways/noContact.ts'

const order = words(
  'no[- ]contact (?:order|directive|agreement)',
  'this order',
  'the order',
  'this directive',
  'the directive',
  'stay[- ]away (?:order|directive)',
  'mutual order',
)

const isFair = [
  phrase`is unrelated|at your request|suspension for`,
  phrase`(?:not|never|neither|nor|non-?) ?(?:\w+ ){0,3}?(?:disciplin\w+|punish\w*|punitive|sanction|penalty|finding|appear|shown|noted|placed|entered|kept|recorded|one-sided)`,
  phrase`(?:mutual|both (?:of you|parties|students)|equally|likewise|same (?:order|limits|terms))`,
  phrase`(?:breach|violat\w+|failure to (?:follow|comply)|disobey\w*)`,
  phrase`(?:at your request|after (?:a|the) (?:hearing|determination|finding)|nobody|neither of you)`,
]

/** 106.30(a) (Supportive measures): a no-contact order is not a punishment and burdens nobody unreasonably. */
export const noContactBurden = rule('NCO-01', {
  check: search({
    against: [
      ...noContactWays,
      against(
        phrase`because you (?:were|are|have been) (?:accused|named|reported|charged)|one-sided (?:order|directive)|proof of (?:guilt|responsibility)`,
        { unless: isFair.slice(2) },
      ),
      against(
        phrase`(?:order|directive) … (?:is|as|was) … (?:part of (?:your|the) (?:punishment|sanction|discipline)|punishment|entered in|put in)`,
        { unless: isFair },
      ),
      against(
        phrase`(?:entered|recorded|placed|put|noted|kept|filed) (?:in|on|to|with) (?:your |the )?(?:conduct|disciplinary|student|permanent|academic) (?:file|record|history)`,
        { unless: isFair },
      ),
      against(
        phrase`(?:nothing in this|this (?:order|directive) does not) … (?:stops?|keeps?|prevents?|bars?|limits?|forbids?) … (?:other|complainant|respondent|her|him|them) … (?:contact\w*|writ\w*|approach\w*|from|you)`,
        { unless: [phrase`(?:appeal|seek\w*|witness\w*|evidence|discuss\w*|talk\w*)`] },
      ),
      against(
        phrase`(?:duty|burden|obligation|task|responsibility) … (?:is|are|falls?|lies?|rests?) (?:yours|(?:on|upon|with) you)`,
        { unless: isFair },
      ),
      against(
        phrase`(?:other (?:student|party|person)|complainant|respondent|she|he) (?:may|can|is free to) (?:go|move|do|live|sit|attend|come) … (?:likes?|pleases?|wants?|wishes|freely|anywhere)`,
        { unless: isFair },
      ),
      against(
        phrase`you (?:are to|must|will|have to|shall) (?:quit|resign|step down|leave|drop|give up|stop (?:attending|going)) … (?:choir|team|club|class|course|job|group|band|section|room|hall|society|fraternity|sorority)`,
        { unless: [...isFair, phrase`(?:if|when|while) (?:she|he|the other)`] },
      ),
      against(
        phrase`(?:as|by way of|is|are|constitutes?|counts? as|issued as|amounts? to|serves? (?:as|to)) (?:an? )?(?:penalty|sanction|punish\w*|disciplinary (?:action|measure|sanction)|finding|discipline)`,
        { near: [phrase`(?:contact|directive|order)`], unless: isFair },
      ),
      against(
        phrase`(?:goes|go|placed|noted|kept|appear\w*|shown|entered|recorded|put|filed) (?:on|in|onto) (?:your |the )?(?:\w+ )?(?:disciplinary|conduct|permanent|academic|student)? ?(?:record|file|transcript)`,
        { near: [phrase`(?:contact|directive|order)`], unless: isFair },
      ),
      against(
        phrase`(?:binds?|applies to|is for|concerns|restricts) (?:only )?you (?:alone|only)|(?:one direction|one way|one side|one-sided|one of you) (?:only)?`,
        { near: [phrase`(?:contact|directive|order)`], unless: isFair },
      ),
      against(
        phrase`(?:you|he|she|they|complainant|respondent|other (?:student|party|person)) (?:remains?|is|are|will be|may) (?:\w+ )?(?:free to|no such (?:duty|order)|at liberty)`,
        { unless: [...isFair, phrase`free to (?:speak|talk|discuss|ask|use|seek|attend)`] },
      ),
      against(
        phrase`(?:no such (?:order|duty|directive|limit)|has no such|no (?:order|directive|limits?|restrictions?) (?:has|have|is|are|was|were) … (?:other|complainant|respondent))`,
        { unless: isFair },
      ),
      against(
        phrase`(?:your (?:duty|task|responsibility)|(?:is|be) your job|your job (?:is )?to|burden … (?:on|upon|with) you|up to you) … (?:leave|avoid|stay|keep|contact|rests|alone)?`,
        { near: [phrase`(?:contact|order|directive|avoid\w*)`], unless: isFair },
      ),
      against(phrase`burden of (?:avoiding|keeping|staying)`, { unless: isFair }),
      against(
        phrase`you (?:must|will have to|are to|shall|need to) (?:drop|give up|withdraw from|change|leave) … (?:class\w*|courses?|job|team|room|section|hall) … (?:so that|in order|need not|to spare)`,
        { unless: isFair },
      ),
      against(
        phrase`(?:may|must|can) not (?:use|enter|visit|go to|be in) … (?:at any time|at all|at any hour|library|dining|gym) … (?:while|as long as|at any time|until|in force)`,
        {
          unless: [
            ...isFair,
            phrase`(?:when|while|if) (?:the other|she|he|they|the complainant|the respondent)`,
          ],
        },
      ),
      against(phrase`${none}`, { about: [phrase`[|] (?:other|complainant|respondent)(?:'s?)? `] }),
      against(
        phrase`(?:${order}|it) … (?:is|as|serves as|constitutes) (?:an? )?(?:disciplinary|punitive|sanction|punishment|penalty|corrective)`,
        { unless: [phrase`(?:not|never|neither|nor|non-?)`] },
      ),
      against(
        phrase`(?:noted|entered|recorded|placed|appear|kept) (?:on|in) (?:your )?(?:disciplinary|conduct|permanent|academic) (?:record|file|transcript)`,
        { near: [phrase`${order}`, phrase`no[- ]contact`], unless: [phrase`not`] },
      ),
      against(
        phrase`(?:applies|apply|binding|binds|bind|restricts?|obligations?) (?:only )?(?:to|on|upon)? ?(?:you (?:only|alone)|only (?:you|the respondent|the complainant|one))`,
        { near: [phrase`(?:contact|order|directive)`] },
      ),
      against(
        phrase`(?:other (?:student|party|person)|complainant|respondent|he|she|they) (?:is|are|may|can|will)(?: not)? (?:free to|under no|bound|restricted|subject|contact you|limited)`,
        {
          near: [phrase`${order}`, phrase`no[- ]contact`],
          unless: [
            phrase`(?:same|mutual|both|equally|likewise|also (?:bound|subject)|not (?:contact|to contact)|may not|will not)`,
          ],
        },
      ),
    ],
    found: [
      affirms(
        phrase`(?:mutual|both (?:of you|parties|students)|applies equally|same (?:order|terms|limits)|non-?disciplinary|non-?punitive|not (?:a )?(?:disciplin\w+|punish\w+|sanction|finding))`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
})
