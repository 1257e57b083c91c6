/** Records of care that a school takes, asks for or reads, in other words than "obtained your records". */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { leftFree, setRight } from '../../language/refusedWords.ts'

/** What is written or known of somebody's care, without the word "treatment records". */
const care = words(
  "(?:hospital|clinic|infirmary|medical|treatment|therapy|counsel?ling|counsel?lor'?s?|psychiatr\\w+|psycholog\\w+|health|patient|rehab|medication|prescription|intake|admission|discharge|nurse'?s?|doctor'?s?|physicians?'?|wellness|trainer's)(?:'s|s')? (?:\\w+ ){0,2}(?:files?|notes?|records?|papers|logs?|sheets?|journal|history|results?|summar(?:y|ies)|letters?|charts?|report|documentation|information|evaluation)",
  "(?:visit|weekly|session|progress|clinical|treatment|case|therapist's) notes",
  '(?:exam|test|lab) results?',
  '(?:her|his|your|their|the) (?:diagnosis|medication|prescriptions?|therapy|treatment|hospital stay)',
  'what (?:your|his|her|the) (?:therapist|counsel?lor|doctor|nurse|psychiatrist|psychologist|clinician) (?:wrote|said|noted|thinks)',
  '(?:said|told|confided|admitted) (?:\\w+ )?to (?:the |a |her |his |your )(?:\\w+ )?(?:psychiatrist|therapist|counsel?lor|psychologist|nurse|doctor)',
  'told (?:her|him|them|the nurse) in confidence',
  'rehab log',
  'medical ones',
  '(?:your|his|her|the) (?:doctor|therapist|psychiatrist|psychologist|physician|counsel?lor)',
  '(?:colleague|friend) in (?:student )?health',
  '(?:release|waiver|authori[sz]ation)s? (?:of|for) (?:health|medical|treatment|psychiatric|counsel?ling)',
  'psycholog\\w+ who treats',
  'tested in',
)
const taken = words(
  'look(?:ed)? up',
  'print(?:ed)?',
  'ours to (?:consult|use|read|see|have)',
  '(?:may|can|might|could|will) be (?:used|read|consulted|seen|considered|opened)',
  'lets? (?:us|the (?:coordinator|investigator|panel))',
  'requesting',
  'required',
  'shown',
  'pass(?:ed|es) (?:along|on)',
  'quotes?',
  'reached us',
  'exhibit',
  'tab \\d+',
  'read into the record',
  'evidence (?:packet|file)',
  '(?:go|goes|went|sent|given|handed) to (?:the |our )?(?:decision-?maker|panel|investigator|office|chair)',
  'on file',
  '(?:have to|must|shall have to|will) (?:conclude|assume|infer)',
  'put on hold',
  'cannot be sure',
  'went over',
  'told us',
  'we did so',
  'ask(?:ed)? (?:your|his|her|their) (?:doctor|therapist|counsel?lor)',
  'on sight of',
  'unless we',
  'hand over',
  'close your (?:complaint|case)',
  '(?:must|have to|need to) sign',
  'taken to have agreed',
  'opens? (?:her|his|your|the)',
  '(?:we|i) (?:also )?(?:need|require|ask|want|must have) (?:\\w+ ){0,3}(?:permission|consent|sight|copy|copies)',
  'attach',
  'only the investigator',
  'fact taken from',
  'taken from the intake',
  'given by your',
  'signed … (?:by )?himself',
  'as (?:she|he|it) sees fit',
  'permitted by',
  'proved of help',
  'very helpful',
  'works for us',
  'incomplete packets',
)
const fine = [
  phrase`(?:${leftFree}|${setRight})`,
  phrase`(?:not|n't|never|no|nor|nobody|no one|cannot|without|unless) (?:\w+ ){0,3}(?:asked for|ask for|seek|given|see|seeing|get|request|require|have it|seeing it|access|log-in|relied|rely|obtain|used|read|consider|look|need|included|include|hidden|part of|sign for it|be seen)`,
  phrase`(?:if|only if|unless|where|when) (?:you|she|he|they|the party|a party) (?:\w+ )?(?:sign|agree|wish|want|choose|consent|give|decide|say|so)`,
  phrase`(?:voluntar\w+|of (?:your|her|his|their) own|own wish|you may say no|say so in writing|written (?:consent|permission)|signed form is|(?:she|he|they|you) decided|your business|stays there|returned|unread)`,
  phrase`(?:for (?:the )?(?:absence|accommodation|excuse|sick|leave)|accommodations?|medical (?:leave|excuse|withdrawal)|at no (?:charge|cost)|counseling this week|disability|police)`,
]

export const recordsUsed: readonly Pattern[] = [
  against(phrase`${care}`, { about: [phrase`${taken}`], unless: fine }),
  against(phrase`(?:${taken}) … (?:notes|files?|records|pages|papers)`, {
    near: [
      phrase`(?:${care}|patient|clinic|therap\w+|counsel?ling (?:service|center)|health (?:service|center)|psychiatr\w+)`,
    ],
    unless: [
      ...fine,
      phrase`(?:evidence (?:file|is|will)|police|interview notes|witness\w*|statements?|counsel?ling (?:is|are|service is)|free|support\w*)`,
      phrase`(?:may|can|will|must) be (?:used|seen|considered|read)`,
    ],
  }),
  against(
    phrase`(?:consent|permission|authori[sz]ation|release) (?:\w+ ){0,6}(?:was |were |is )?(?:given|signed|granted) (?:\w+ ){0,2}by (?:your|his|her|the|a) (?:roommate|friend|coach|sister|brother|school|principal|dean|coordinator|director|teacher|boyfriend|girlfriend)`,
    {
      near: [phrase`(?:${care}|records?|counsel\w+|treatment)`],
    },
  ),
  against(phrase`(?:condition of|before you (?:may|can)|in order to (?:proceed|take part)) …`, {
    near: [
      phrase`(?:release|authori[sz]ation|waiver) (?:of|for) (?:\w+ )?(?:health|medical|treatment|psychiatric|counsel?ling|records?)`,
    ],
    unless: [phrase`(?:not|n't|no|old|throw)`],
  }),
]
