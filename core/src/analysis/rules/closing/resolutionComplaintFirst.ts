import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { rule, search } from '../../rule.ts'
import { complaintFirstWays, held } from './ways/complaintFirst.ts'
import { mediation } from './words.ts'

const never = [
  phrase`(?:never|cannot|may not|not) (?:\w+ )?(?:mediate|offered?|used?|begin|start|take place|available)`,
  phrase`(?:may be|can be|be) refused`,
  phrase`(?:after|once|with) … (?:agreement|sign\w*) … (?:may not|cannot)`,
  phrase`unless a formal complaint (?:is|has been|was) filed`,
]

/** 106.45(b)(9): informal resolution only after a formal complaint is filed. */
export const resolutionComplaintFirst = rule('IR-01', {
  check: search({
    against: unlessAlso(held, [
      ...complaintFirstWays,
      against(
        phrase`(?:rather than|instead of|without) (?:open\w*|start\w*|begin\w*|having|bringing) (?:a|any) formal`,
        { near: [phrase`(?:${mediation}|mediator|talk)`], unless: never },
      ),
      against(
        phrase`(?:not|never) asked (?:us )?(?:to investigate|for an investigation)|(?:neither|nobody|no one|not) … (?:put in|brought|handed in) (?:a|any) complaint`,
        { near: [phrase`(?:${mediation}|mediator|facilitator|talk)`] },
      ),
      against(
        phrase`(?:before|without) … (?:paperwork|having to file|any complaint|complaint (?:is|was) (?:filed|lodged|made)|fil(?:e|ed|ing))`,
        {
          near: [phrase`(?:${mediation}|conversation|process|talk)`],
          unless: [...never, phrase`(?:withdraw|re-?fil|not begin|written consent)\w*`],
        },
      ),
      against(
        phrase`(?:no|not|nobody|neither) … (?:complaint|anything|paperwork) … (?:lodged|filed|signed|made|submitted|on file|received)`,
        {
          near: [phrase`${mediation}`],
          unless: [...never, phrase`re-?fil\w*|same (?:allegations|facts)`],
        },
      ),
      against(
        phrase`(?:file|make|sign|bring|lodge|submit) (?:a |your )?(?:formal )?complaint (?:later|afterwards|after(?:wards)?|then|next|if you still|at a later)`,
        { unless: never },
      ),
      against(
        phrase`(?:told|spoke to|mentioned|reported) … (?:teacher|coach|advisor|resident assistant|counsel+or|staff|us what)`,
        {
          near: [phrase`(?:set up|arranged|scheduled|propose|suggest) … ${mediation}`],
          anyStance: true,
          unless: [phrase`formal complaint`],
        },
      ),
      against(
        phrase`(?:without|no need|avoid\w*|lieu of|place of|instead of|rather than) (?:[\w']+ ){0,5}?(?:formality of a complaint|formal complaint|need to file|putting|put anything in writing)`,
        { unless: never },
      ),
      against(
        phrase`(?:nobody|no one|neither (?:of you|party|student)|not (?:yet )?(?:a|any)|no) (?:has |have |is |was )?(?:\w+ )?(?:signed|filed|made|submitted|formal complaint)`,
        { near: [phrase`${mediation}`], unless: never },
      ),
      against(
        phrase`(?:informal(?:ly)? (?:report|concern)|report\w* (?:is|was) not a formal complaint)`,
        { near: [phrase`${mediation}`] },
      ),
      against(
        phrase`(?:before|until|unless) … (?:formal complaint|file\w*|filing) … (?:accepted|considered|filed|taken|made|anything) … ${mediation}`,
        { unless: never },
      ),
      against(
        phrase`before (?:a|any|the|you)(?: \w+){0,2}? (?:formal complaint|fil\w+|complain\w*) … ${mediation}`,
        { unless: never },
      ),
      against(
        phrase`(?:formal complaint|filing|complaint) … (?:considered|comes?|accepted|possible|taken up|opened|available) … (?:if|only|when|once|after|should) … (?:mediat\w+|that|it|session|talk|circle|conference|process) … (?:fail\w*|not work\w*|work out|been tried|break\w*)`,
        { unless: [phrase`(?:filed|signed|received) on`] },
      ),
      against(phrase`filing comes only|(?:mediation|informal \w+|circle) is the first step`),
      against(
        phrase`(?:no|without (?:a|any)|not (?:yet )?(?:filed|made|signed|submitted|received) (?:a|any)) (?:need (?:for|to file) )?(?:a )?formal complaint`,
        {
          unless: [
            phrase`(?:not|never|cannot|may not) … without (?:a|any) formal complaint`,
            phrase`no formal complaint (?:can|may) be`,
          ],
        },
      ),
      against(
        phrase`formal complaint (?:has|was|is|need)(?: not|n't)(?: been| yet| yet been)? (?:filed|made|signed|submitted|received|required|necessary|be filed|needed)`,
      ),
      against(
        phrase`(?:before|instead of|in place of|rather than|in lieu of) (?:you )?(?:fil\w+|mak\w+|submitt?\w*|sign\w*) (?:of )?a formal complaint`,
      ),
      against(
        phrase`(?:formal complaint|file) … (?:only|not) … (?:after|until|unless) … (?:tr(?:y|ied)|attempt\w*|complet\w+|fail\w*|participat\w+) … ${mediation}`,
      ),
    ]),
    found: [affirms(phrase`formal complaint`)],
    silence: 'silent',
  }),
})
