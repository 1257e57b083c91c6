/** The words of the field, as groups for `phrase`. Plain text: small letters, straight quotes. */
import { words } from './phrase.ts'

export const school = words(
  'university',
  'college',
  'school',
  'district',
  'institution',
  'institute',
  'academy',
  'office',
  'board',
  'department',
  'we',
  'recipient',
  'campus',
  'administration',
  'coordinator',
  'dean',
)
export const complainant = words(
  'complainants?',
  'complaining part(?:y|ies)',
  'reporting part(?:y|ies)',
  'reporting (?:student|person|individual)s?',
  '(?:alleged )?victims?',
  'claimants?',
  'the person who (?:reported|complained|filed)',
)
export const respondent = words(
  'respondents?',
  'responding part(?:y|ies)',
  'responding (?:student|person|individual)s?',
  'accused(?: (?:student|party|person|employee)s?)?',
  'the person (?:named|reported|accused)',
  'charged part(?:y|ies)',
)
export const party = words(
  'part(?:y|ies)',
  'both of you',
  'each of you',
  'either of you',
  'you',
  'students?',
  'famil(?:y|ies)',
  'anyone',
  'nobody',
  'no one',
  'participants?',
  'side',
  'parents?',
)
export const advisor = words(
  'advis[eo]rs?(?: of choice)?',
  'attorneys?',
  'lawyers?',
  '(?:legal )?counsel(?:lors? at law)?',
  'support (?:person|people|persons)',
  'representatives?',
  'advocates?',
  'companions?',
  'legal representati(?:on|ves?)',
  'solicitors?',
  'barristers?',
)
export const attorney = words(
  'attorneys?',
  'lawyers?',
  'legal counsel',
  'counsel',
  'legal representati(?:on|ves?)',
  'solicitors?',
  'barristers?',
  'legal (?:professionals?|practitioners?|advis[eo]rs?)',
  'members? of the bar',
)
export const investigator = words(
  'investigators?',
  'fact[- ]?finders?',
  'investigative team',
  'investigating (?:officer|official|administrator)s?',
)
export const decisionMaker = words(
  'decision[- ]?makers?',
  'hearing (?:officer|panel|board|chair|body|examiner)s?',
  'panel(?: members?)?',
  'adjudicators?',
  'the chair',
  'deciding (?:officer|official|administrator)s?',
)
export const coordinator = words(
  'title ix coordinators?',
  'title ix officers?',
  'title ix administrators?',
  'title ix director',
  'deputy coordinators?',
  'deputy title ix coordinators?',
)
export const evidence = words(
  'evidence',
  'file',
  'materials?',
  'records?',
  'documents?',
  'statements?',
  'exhibits?',
  'information (?:gathered|collected|obtained)',
  'case file',
  'packet',
  'proof',
)
export const report = words(
  '(?:investigati(?:ve|on) )?report',
  'findings of the investigation',
  'final report',
)
export const allegation = words(
  'allegations?',
  'complaints?',
  'charges?',
  'alleged conduct',
  'matter',
  'case',
  'incident',
  'accusations?',
  'what happened',
  'reported conduct',
  'investigation',
  'process',
  'proceedings?',
)
export const grievanceProcess = words(
  'grievance (?:process|procedures?)',
  'title ix (?:process|procedures?)',
  'resolution process',
  'formal process',
  'process',
  'procedures?',
  'investigation',
  'proceedings?',
)

/** "may not", "are not permitted to", "is barred from" ... */
export const mayNot = words(
  "(?:may|must|can|shall|should|will|do|does|is|are)(?: not|n't)(?: be)?",
  'cannot',
  "can't",
  "won't",
  'not (?:be )?(?:allowed|permitted|entitled|able|authori[sz]ed|free|eligible|welcome)',
  '(?:is|are|be|been) (?:barred|prohibited|forbidden|excluded|prevented|precluded|banned|restricted|disallowed) (?:from)?',
  'no .. (?:may|can|shall|will|is|are)',
  'neither .. (?:may|can|shall|will|is|are)',
  'never',
  'refrain from',
  'prohibited from',
  'forbidden (?:to|from)',
  'not to',
)
export const may = words(
  'may',
  'can',
  'are free to',
  'is free to',
  'remain free to',
  'are welcome to',
  'are entitled to',
  'is entitled to',
  '(?:have|has) the (?:right|opportunity|chance|option) to',
  'are allowed to',
  'are permitted to',
  'is permitted to',
  'is allowed to',
  'will be able to',
  'will be allowed to',
  'have a right to',
  'has a right to',
  'it is your choice',
  'shall have the right to',
  'will have the (?:opportunity|chance|right) to',
  'able to',
)
export const must = words(
  'must',
  'shall',
  'have to',
  'has to',
  'is required to',
  'are required to',
  'will be required to',
  'need to',
  'needs to',
  'are to',
  'is to',
  'is expected to',
  'are expected to',
  'is obliged to',
  'are obliged to',
)

export const sameTime = words(
  'at the same time',
  'simultaneous(?:ly)?',
  'at once',
  'concurrent(?:ly)?',
  'on the same day',
  'same (?:date|day|hour|moment)',
  'together',
)
export const free = words(
  'free of charge',
  'at no (?:cost|charge|fee)',
  'without (?:cost|charge|fee)',
  'without (?:any )?(?:cost|charge)',
  'no (?:charge|cost|fee)',
  'costs? (?:you )?nothing',
  'free',
  'paid for by',
  'at its own expense',
  "at the (?:university|college|school|institution|district)'s expense",
)

/** A bar that someone must keep: "may not", "do not ..." as an order, "is prohibited from"; never "we do not". */
export const mustNot = words(
  "(?:may|must|can|shall|should)(?: not|n't)(?: be)?",
  'cannot',
  '(?:you|parties|students|participants|respondents?|complainants?) (?:will|shall)(?: also)? not',
  "(?<!\\b(?:you|we|they|who|i|parties|students|to|or) )do(?: not|n't)(?! (?:have|need|know|wish|want))",
  '(?:are|is|be) not (?:to|allowed|permitted|authori[sz]ed|free|entitled)',
  'not (?:be )?(?:allowed|permitted|authori[sz]ed|free)',
  '(?:is|are|be|been) .. (?:barred|prohibited|forbidden|prevented|precluded|banned|restricted|disallowed)(?: from)?',
  'no .. (?:may|can|shall)',
  'neither .. (?:may|can|shall)',
  '(?:must|should|please|shall) never',
  'refrain from',
  'abstain from',
  'avoid',
  'prohibited from',
  'forbidden (?:to|from)',
  'not to',
)
/** Numbers of days and the like, in words and figures: "five (5)", "10". */
export const count = words(
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty)(?: \\(\\d{1,2}\\))?',
  '\\d{1,3}',
)
/** Treatment of body or mind, and those who give it. */
export const treatment = words(
  'counsel?ling',
  "counsel?lors?(?:'s?)?",
  "therap(?:y|ists?(?:'s?)?|eutic)",
  "psych(?:iatric|iatrists?|ological|ologists?|otherapy)(?:'s?)?",
  'medical',
  'mental[- ]health',
  'treatment',
  "(?:health|wellness|counsel?ling) (?:cent(?:er|re)|services?|clinic)(?:'s)?",
  'hospital',
  "(?:physician|doctor|nurse|clinician)(?:'s|s')?",
  'clinics?',
  'clinical',
  'healthcare',
  'health care',
)

/** What an order, a form or a deadline asks for: whoever fails in it has neither stayed away nor stayed silent. */
export const orderKept = words(
  'comply',
  'obey',
  'follow',
  'abide',
  'observe',
  'honou?r',
  'respect',
  'return',
  'sign',
  'pay',
  'leave',
  'keep',
  'hand (?:in|over)',
  'delete',
  'stop',
)
/** That somebody does not do a thing: "cannot", "is not our practice to", "sees no need to", "declined to". */
export const doesNot = words(
  '(?:do|does|did|will|would|shall|can|could|may|might|must|need|has|have|had|is|are|am|was|were)(?: not| never| no longer)',
  "(?:do|does|did|wo|would|ca|could|has|have|had|is|are|was|were)n't",
  'cannot',
  'never',
  'unable to',
  'not able to',
  'not in a position to',
  'not (?:\\w+ ){0,2}?(?:practice|policy|custom)',
  '(?:declin|refus)(?:e|es|ed|ing)',
  'no longer',
  'no (?:\\w+ )?(?:need|reason|duty|obligation|plans?|intention|call|provision|procedure|process|possibility|opportunity|chance|way|means) (?:to|for|of)',
  'chose not to',
  'not going to',
  'not be',
  'fail(?:s|ed)? to',
  '(?:has|have|had|with) no (?:authority|power|right|say|duty|mandate|means|standing|claim)',
  'nobody',
  'no one',
  'none of (?:them|us|these|the)',
  '(?:not|never) (?:something|anything|an option|open|up for|possible|allowed|permitted|a matter)',
  '(?:out of the question|off the table|ruled out)',
  'rather than',
  'instead of',
  'refrain from',
)
/** That there is no such thing: "no", "there is no provision for", "is not available", "does not extend to". */
export const noSuch = words(
  'no',
  'not any',
  'nothing',
  'none',
  'without',
  'not (?:be )?(?:available|offered|provided|given|granted|possible|foreseen|open|part of)',
  'do(?:es)? not (?:extend|apply|reach|exist|cover|include)',
  '(?:lies?|falls?|are|is) outside',
)
/** That a thing is for some only: "is reserved for", "is limited to", "may be used only by". */
export const onlyFor = words(
  '(?:reserved|meant|intended) (?:only )?(?:for|to)',
  '(?:limited|confined|restricted) to',
  '(?:only|solely|exclusively) (?:available |open |offered |given |provided |granted )?(?:to|for|by|on|if|when|where|while|during|after|once|at)',
  '(?:available|open|offered|given|provided|granted) (?:only|solely|exclusively)',
  'belongs? (?:only |solely )?to',
  '(?:kept|set aside) for',
  'the privilege of',
  '(?:turns?|depends?|depended|tied|rests?|hinges?) (?:only )?(?:on|to|upon)',
)
/** A cell or a line that says "none" to what its row or heading is about. */
export const none = words(
  '^(?:none|no|not (?:available|applicable|given|invited|done|offered|provided|allowed|public|permitted)|n/a|nil)[.]?$',
)
