import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { mustBeInPolicy } from '../policy/wholePolicy.ts'

const side = words(
  'part(?:y|ies)',
  'students?',
  'famil(?:y|ies)',
  'parents?',
  'you',
  'your (?:son|daughter|child)',
  'complainants?',
  'respondents?',
  'neither',
  'either (?:of you|party|student|family)',
)
const putQuestions = words(
  '(?:ask|submit|put|pose|propose|send|offer|suggest)(?: \\w+){0,2} questions?',
  'question (?:\\w+ )?(?:witnesses|the (?:other|complainant|respondent|witness\\w*))',
  'submit any',
  '(?:put|pose|ask|send) (?:any |written )?questions',
)
const inPerson = [
  phrase`(?:in person|face[- ]to[- ]face|(?:to |question )?each other(?!.{0,30}witness)|one another(?!.{0,30}witness)|directly|personally|aloud|in class|written questions? (?:may|can|will)|in writing instead|after the|unless|other students|not relevant|irrelevant|appeal|interview|late|deadline)`,
  phrase`(?:did not|chose not to|declined to) (?:submit|send|ask|propose)`,
  phrase`neither (?:party|family|student|side) (?:submitted|asked|sent|proposed)`,
]

const look = search({
  against: [
    against(
      phrase`${side} … (?:will|may|can|shall|must|are|is|were|was|do|does)(?: not|n't) (?:be )?(?:able to |allowed to |permitted to |invited to |given (?:a|the|any) (?:chance|opportunity) to |have (?:a|the|any) (?:chance|opportunity|right) to )?${putQuestions}`,
      { unless: inPerson },
    ),
    against(phrase`${side} … cannot ${putQuestions}`, { unless: inPerson }),
    against(
      phrase`no (?:opportunity|chance|right|provision|process|procedure|stage|step|point|part|time|way) … (?:to|for|at which|in which|where|when) … (?:${putQuestions}|questions)`,
      { unless: inPerson },
    ),
    against(
      phrase`(?:do|does|did|will)(?: not|n't) (?:accept|take|allow|permit|consider|forward|entertain|use|offer) (?:any |written )*questions? (?:from|by|of)?`,
      { unless: inPerson },
    ),
    against(
      phrase`(?:no|neither) (?:party|family|student|parent|side) (?:may|can|will|was|is|shall) .. ${putQuestions}`,
      { unless: inPerson },
    ),
    against(
      phrase`(?:did not|without) (?:offer\w*|giv\w+|provid\w+|allow\w*|invit\w+) (?:\w+ ){0,4}(?:to |of )?(?:${putQuestions}|submitting questions|written questions)`,
    ),
    against(phrase`(?:were|was) not (?:given|offered|afforded|provided) … questions`),
    against(
      phrase`answers? … (?:will|is|are|shall|may)(?: not|n't) (?:be )?(?:shared|given|provided|sent|disclosed|returned|released)`,
      { about: [phrase`questions?`] },
    ),
    against(
      phrase`follow[- ]?up(?: questions?)? … (?:is|are|will|shall|may|were)(?: not|n't) (?:be )?(?:allowed|permitted|accepted|possible|taken|offered)`,
    ),
    against(phrase`no follow[- ]?up(?: questions?)?`, { about: [phrase`questions?`] }),
    against(
      phrase`(?:will|shall|may) (?:herself |himself |themselves )?ask (?:whatever(?: questions?)?|anything|any questions?|the questions|such questions|what) (?:that |which |as )?(?:she|he|they|it|is|are) … (?:need\w*|considers?|thinks?|wants?|wish\w*|deems?|finds?|sees? fit|necessary|know)`,
      { unless: [phrase`(?:also|part(?:y|ies) (?:may|can)|submitted|in addition|own)`] },
    ),
    against(
      phrase`questions (?:for|to|of|from|by) … (?:is|are|will be) (?:not|never) (?:a )?(?:part|taken|accepted|allowed|permitted|possible|used|considered|forwarded|passed)`,
      { unless: inPerson },
    ),
    against(
      phrase`(?:do not|don't|may not|must not|cannot) (?:send|submit|hand|give|e-?mail|pass)(?: \w+){0,3} questions`,
      { unless: [...inPerson, phrase`before|until`] },
    ),
  ],
  found: [
    affirms(phrase`(?:written|relevant),? (?:relevant |written )?questions`),
    affirms(phrase`(?:submit|send|propose|ask|offer) … (?:written|relevant) … questions`),
    affirms(phrase`(?:written|relevant) questions? … (?:may|can|were|was|will|submitted|by)`),
  ],
  silence: 'silent',
})

/** 106.45(b)(6)(ii): outside of colleges, written questions, answers and limited follow-up, hearing or not. */
export const writtenQuestions = rule('HRG-12', {
  check: mustBeInPolicy(look),
})
