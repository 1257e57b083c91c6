/** Frames of dismissals, appeals, informal resolution, removals and no-contact orders. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { type Frame, together } from './frame.ts'
import { denied, eitherSide, noneDoes, not } from './ideas.ts'

const dismissalFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'DIS-01': [
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
    together(
      [
        phrase`(?:ends?|ended|ending|wind\w* down|stops?|stopp(?:ed|ing)|expires?|lapses?|ceases?|withdrawn|lifted|discontinu\w+|cancel\w+|no longer|reverts?|phased out|runs? out|terminat\w+|taken away|given back|returned)`,
        phrase`(?:measures?|support\w*|extensions?|escorts?|accommodat\w+|arrangements?|permits?|no-?contact|counsel\w+|(?:schedule|seat|class|housing|room) (?:changes?|moves?)|adjustments?|directive)`,
      ],
      {
        documents: ['dismissal_notice'],
        unless: [
          phrase`(?:not|n't|never|nothing|continue\w*|remains?|stays?|unless you|if you (?:ask|wish|want)|at your request|does not)`,
        ],
      },
    ),
  ],
  'DIS-07': [
    together(
      [
        phrase`(?:(?:nor|neither|no|not|cannot|unable) (?:\w+ ){0,4}?(?:any|other|conduct|code|human resources|hr|office|process|polic(?:y|ies)))`,
        phrase`(?:take\w* (?:it|the matter|this|them)? ?up|act\w* on|pursue\w*|address\w*|proceed\w*|handle\w*|look\w* (?:at|into)|consider\w*|charge\w*|open|reopen|deal with)`,
        phrase`(?:office|code|conduct|process|polic(?:y|ies)|department|procedures?)`,
      ],
      {
        documents: ['dismissal_notice'],
        unless: [
          phrase`(?:prevent\w*|preclud\w+|bar|bars|stop|stops|limit\w*|keep\w*|does not mean|unless|under title ix only|further steps|retaliat\w+|sexual harassment)`,
        ],
      },
    ),
  ],
  'DIS-06': [
    together(
      [
        phrase`(?:no|not|cannot|without|nor) (?:\w+ ){0,3}?(?:(?:further )?review(?:ed|able)?|appeal(?:ed|able|s)?|recourse|avenue|challenge[ds]?|reopened|revisited|contest(?:ed)?)`,
      ],
      {
        documents: ['dismissal_notice'],
        unlessFound: true,
        unless: [
          phrase`(?:no later|if|until|days|reviewed (?:the|your|all)|evidence|report|not (?:yet )?(?:been )?reviewed|second|further appeal)`,
        ],
      },
    ),
  ],
}

const appealFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'APP-03': [
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

const leaving =
  '(?:step\\w* (?:out|away|back)|withdraw\\w*|leav(?:e|es|ing)|back\\w* out|drop\\w* out|quit\\w*|pull\\w* out|chang\\w+ (?:your|their|his|her) minds?|opt\\w* out|exit\\w*|(?:return|go|going|come|coming) back|returning|resum\\w+|partway|midway)'
const resolutionFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'IR-01': [
    together(
      [
        phrase`(?:no|without (?:a|any)|before (?:a|any)|not (?:yet )?(?:filed|made|signed)|instead of|in place of|rather than|hasn't|haven't|has not|have not|need not|no need for) (?:\w+ ){0,5}?(?:formal )?complaint|formal complaint (?:\w+ ){0,3}(?:not|n't|never|needed)`,
        phrase`(?:formal complaint|complaint)`,
      ],
      {
        documents: ['informal_resolution_notice'],
        unless: [
          phrase`(?:(?:only|not|cannot|never) (?:\w+ ){0,4}?(?:after|offer\w*|available|begin|start)|resume\w*|withdraw\w*|right to|dismiss\w*|another|new|second|further|pursu\w*)`,
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

const removalFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'ERM-01': [
    together(
      [
        phrase`(?:all|every|any|each|whenever|always|automatic\w*|standard|routine\w*|practice|as a matter of|categor\w+|mandatory|without exception|across the board)`,
        phrase`(?:remov\w+|suspen\w+|leave campus|exclu\w+|appl(?:y|ies|ied)|sent home|this (?:action|order|step|measure))`,
        phrase`(?:accus\w+|named|complaints?|allegations?|respondents?|categor\w+|charged|reported|offen[sc]es?)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unless: [
          noneDoes,
          phrase`(?:individual\w*|own facts|not|n't|assess\w*|analysis|any (?:time|questions?|person|contact)|all (?:contact|university|your|other)|may|challenge|each other)`,
        ],
      },
    ),
  ],
  'ERM-02': [
    together(
      [
        phrase`(?:comfort\w*|distress\w*|upset\w*|uneas\w+|reputation|image|publicity|media|press|controvers\w+|donors?|morale|tensions?|rumou?rs|disrupt\w*|distraction|optics|phone calls|embarrass\w*|good name|peace of mind|emotional)`,
        phrase`(?:protect\w*|because|to (?:avoid|spare|keep|prevent|ease|calm)|spare\w*|since|reasons?|step|remov\w+|sake|in light|due to|owing to|given)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unless: [
          noneDoes,
          phrase`(?:physical\w*|immediate threat|not|n't|never|contact|no-?contact|speak to|discuss\w*|mutual)`,
        ],
      },
    ),
  ],
  'ERM-03': [
    together(
      [
        phrase`(?:challeng\w*|object\w*|contest\w*|appeal\w*|disagree\w*|disput\w*|reconsider\w*|respon[ds]\w*|your side|petition\w*)`,
        phrase`(?:at the (?:\w+ )?hearing|not before|only (?:after|when|once)|later|in due course|within (?:\d+|ten|fifteen|twenty|thirty|several) (?:\(\d+\) )?(?:business |school )?(?:days|weeks)|next (?:term|semester|month)|when the (?:investigation|process|case)|following (?:the )?(?:investigation|hearing|determination)|unanswered|${not} be (?:considered|heard|answered|read|taken up|reviewed)|no (?:appeal|review|challenge|opportunity|right))`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unlessFound: true,
        unless: [
          phrase`(?:right away|immediately|at once|tomorrow|today|straight away|same day|next (?:day|morning)|complainant may)`,
        ],
      },
    ),
  ],
  'NCO-01': [
    together(
      [
        phrase`you (?:\w+ ){0,5}?(?:must|will|have to|are to|should|shall|need to|are required to) (?:\w+ )?(?:leave|exit|move|go|get up|give way|vacate|step out|depart|turn back|yield|withdraw)`,
        phrase`(?:if|when|whenever|where|wherever) (?:\w+ ){0,3}?(?:comes?|enters?|arrives?|appears?|present|are|is|walks?|uses?)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unless: [
          phrase`(?:mutual|both|likewise|each of you|whichever|same (?:duty|rule)|whoever|second to arrive|later to arrive|first to arrive)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:is|are|remains?) (?:\w+ )?(?:under (?:none|no (?:such )?\w+)|not (?:bound|restricted|limited|subject)|free (?:of|to contact|to come|to go)|unaffected|under no)`,
        phrase`(?:${eitherSide}|complainant|respondent)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        beside: [phrase`(?:contact|directive|order)`],
        unless: [
          phrase`(?:mutual|both|likewise|too|rights?|ada|504|talk|discuss|evidence|finding|discipline|punishment)`,
        ],
      },
    ),
  ],
}

export const closingFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  ...dismissalFrames,
  ...appealFrames,
  ...resolutionFrames,
  ...removalFrames,
}
