/** Frames of dismissals and appeals. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { appealUntold, sameDecider } from './appealHandled.ts'
import { appealWays } from './appealWays.ts'
import { groundWays, otherCodeWays, supportEnds } from './dismissalWays.ts'
import { type Frame, together } from './frame.ts'
import { denied, eitherSide, not } from './ideas.ts'

const dismissalFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'DIS-01': [
    ...groundWays,
    together(
      [
        phrase`(?:too (?:old|late|long|stale)|(?:more|longer) than (?:a|one|two|three|\d+) (?:years?|months?|semesters?)|(?:years?|months?|semesters?) (?:ago|old|late|later|have passed|to come forward|after the (?:fact|event))|time limit|statute of limitations|timing|waited|delay\w* in (?:reporting|coming)|(?:no|without) (?:other )?(?:witness\w*|corroborat\w+)|word against|not (?:serious|severe) enough|minor nature|(?:both|two) sides? (?:of the story|differ)|staffing|resources|caseload|police (?:case|investigation|matter)|busy)`,
        phrase`(?:dismiss\w*|clos(?:e|ed|ing)|reasons?|because|since|practice|ground|basis|unable|cannot|decided|why)`,
      ],
      {
        documents: ['dismissal_notice'],
        unless: [
          phrase`(?:appeal\w*|not (?:because|a (?:reason|ground))|sufficient to reach|specific circumstances|no longer (?:enrolled|employed)|withdr\w+|outside|program or activity|days? (?:of|from|to)|supportive)`,
        ],
      },
    ),
  ],
  'DIS-08': [
    ...supportEnds,
    together(
      [
        phrase`(?:ends?|ended|ending|wind\w* down|stops?|stopp(?:ed|ing)|expires?|lapses?|ceases?|withdrawn|lifted|discontinu\w+|cancel\w+|no longer|reverts?|phased out|runs? out|terminat\w+|taken away|given back|returned)`,
        phrase`(?:measures?|support\w*|extensions?|escorts?|accommodat\w+|arrangements?|permits?|no-?contact|counsel\w+|(?:schedule|seat|class|housing|room) (?:changes?|moves?)|adjustments?|directive)`,
      ],
      {
        documents: ['dismissal_notice'],
        unless: [
          phrase`(?:used to|agreed upon|not|n't|never|nothing|continue\w*|remains?|stays?|unless you|if you (?:ask|wish|want)|at your request|does not)`,
        ],
      },
    ),
  ],
  'DIS-07': [
    ...otherCodeWays,
    together(
      [
        phrase`(?:(?:nor|neither|no|not|cannot|unable) (?:\w+ ){0,4}?(?:any|other|conduct|code|human resources|hr|office|process|polic(?:y|ies)))`,
        phrase`(?:take\w* (?:it|the matter|this|them)? ?up|act\w* on|pursue\w*|address\w*|proceed\w*|handle\w*|look\w* (?:at|into)|consider\w*|charge\w*|open|reopen|deal with)`,
        phrase`(?:office|code|conduct|process|polic(?:y|ies)|department|procedures?)`,
      ],
      {
        documents: ['dismissal_notice'],
        unless: [
          phrase`(?:no bearing|might apply|prevent\w*|preclud\w+|bar|bars|stop|stops|limit\w*|keep\w*|does not mean|unless|under title ix only|further steps|retaliat\w+|sexual harassment)`,
        ],
      },
    ),
  ],
  'DIS-06': [
    ...appealWays,
    together(
      [
        phrase`(?:no|not|cannot|without|nor) (?:\w+ ){0,3}?(?:(?:further )?review(?:ed|able)?|appeal(?:ed|able|s)?|recourse|avenue|challenge[ds]?|reopened|revisited|contest(?:ed)?)`,
      ],
      {
        documents: ['dismissal_notice'],
        unlessFound: true,
        unless: [
          phrase`(?:formerly|used to|no later|if|until|days|reviewed (?:the|your|all)|evidence|report|not (?:yet )?(?:been )?reviewed|second|further appeal)`,
        ],
      },
    ),
  ],
}

const appealFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'APP-03': [
    ...sameDecider,
    together(
      [
        phrase`(?:i|who|she|he|undersigned|we|officer|professor [\w-]+|dr\.? [\w-]+|dean(?: [\w-]+)?) (?:(?:also|previously|earlier|had|have|has|myself|once|then|was the one who) ){0,3}(?:chaired|sat on|served on|presided|decided|heard|investigated|was (?:on|part of|a member of|one of)|wrote the|signed the|made the|issued the|was the (?:hearing|investigator|decision))`,
        phrase`(?:panel|case|hearing|board|matter|complaint|investigation|original|first|determination|decision)`,
      ],
      {
        documents: ['appeal_decision'],
        unless: [phrase`(?:${denied}|this appeal|on appeal|appeal panel|the appeal)`],
      },
    ),
  ],
  'APP-04': [
    together(
      [
        phrase`(?:mentor\w*|advis(?:ed|es|or|er|ing) (?:to|of|him|her|respondent|complainant|his|their)|coach(?:ed|es)|taught|teach(?:es)?|supervis\w+|friends?|colleague|related to|relatives?|married|cousin|uncle|aunt|recommendation|reference|thesis|neighbou?rs?|(?:known|knows) (?:him|her|respondent|complainant|the family|both)|business partner|donor|employ(?:s|ed) (?:him|her)|work(?:s|ed) (?:closely )?(?:with|for))`,
        phrase`(?:undersigned|i|appeals? (?:officer|decision-?maker|panel)|designee|decision-?maker|reviewer|chair|officer)`,
        phrase`(?:him|her|his|complainant|respondent|appellant|parent|family|party)`,
      ],
      {
        documents: ['appeal_decision'],
        unless: [
          phrase`(?:(?:has|have|had|is|was|were|am|are) (?:no|not|never)|\w+n't|no (?:\w+ )?(?:connection|relationship|tie|conflict|part)|claim\w*|argu\w+|assert\w*|contend\w*|none|recus\w+|replaced|stepped aside|witness\w*|alleg\w+|investigator|evidence)`,
        ],
      },
    ),
  ],
  'APP-05': [
    together(
      [
        phrase`(?:no (?:need|reason|call|occasion|chance|opportunity)|${not} (?:\w+ ){0,2}?(?:asked?|invited?|necessary|given|offered?|seek|sought|hear|heard|solicit\w*|accept\w*|request\w*|needed)|without (?:hearing|asking|input|inviting|waiting)|unnecessary)`,
        phrase`${eitherSide}`,
        phrase`(?:hear\w*|statements?|respond|responses?|write|writing|written|comments?|input|views?|side|submi\w+|repl(?:y|ies)|opportunity|say)`,
      ],
      {
        documents: ['appeal_decision'],
        unless: [
          phrase`(?:hearing (?:panel|officer|board)|witness\w*|investigat\w+|chose not|did not (?:submit|respond|write|file|reply|take)|submitted no|no statement was|cross-?exam\w*|both parties|each party|investigator|new evidence)`,
        ],
      },
    ),
  ],
  'APP-02': [
    ...appealUntold,
    together(
      [
        phrase`(?:${not} (?:\w+ )?(?:told|informed|notified|aware|advised|know\w*)|first (?:time|notice|news|word)|(?:until|before) (?:this|today|now)|(?:learns?|hears?) (?:of it )?(?:only )?(?:now|today|from this))`,
        phrase`(?:told|informed|notified|aware|advised|know\w*|notice|news|learns?|hears?|word)`,
        phrase`${eitherSide}`,
        phrase`appeals?`,
      ],
      {
        documents: ['appeal_decision'],
        unless: [
          phrase`(?:was (?:promptly )?(?:told|informed|notified) (?:in writing|of the appeal|on)|both|until the appeal|outcome)`,
        ],
      },
    ),
  ],
}

export const closingFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  ...dismissalFrames,
  ...appealFrames,
}
