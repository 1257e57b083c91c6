import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { treatment } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { recordsTaken } from './recordsTaken.ts'
import { recordsUsed } from './recordsUsed.ts'

const records = words(
  `${treatment} (?:\\w+ ){0,2}(?:records?|notes?|files?|charts?|histor(?:y|ies)|documentation|documents?|reports?|summar(?:y|ies)|information|evaluations?|assessments?)`,
  `(?:records?|notes?|files?|charts?|documentation|reports?|summar(?:y|ies)|session notes|intake forms?|letters?) (?:\\w+ ){0,3}(?:from|of|by|with|at|kept by|made by|held by) (?:[\\w'-]+ ){0,4}${treatment}`,
  `session notes`,
  `${treatment} sessions`,
)
const obtained = words(
  'obtain(?:ed|s|ing)?',
  'reviewed',
  'received',
  'accessed',
  'requested',
  'consulted',
  'got',
  'gathered',
  'collected',
  'examined',
  'read',
  'relied (?:up)?on',
  'pulled',
  'were (?:sent|provided|given|released|shared|supplied|forwarded)',
  'was (?:sent|provided|given|released|shared|supplied|forwarded)',
  'has been (?:sent|provided|given|released|shared|added)',
  'have been (?:sent|provided|given|released|shared|added)',
  'includes?',
  'contains?',
  'included',
  'sent (?:us|me)',
  'gave (?:us|me)',
  'shared (?:with (?:us|me))',
  'asked for',
  'used',
  'considered',
)
const demand = words(
  'bring',
  'provide',
  'submit',
  'produce',
  'send',
  'release',
  'sign',
  'turn over',
  'hand over',
  'furnish',
  'authori[sz]e',
  'give us',
  'supply',
  'grant (?:us )?access',
  'share',
  'sign over',
  'arrange',
  'let us',
  'turn in',
  'consent to',
  'complete',
  'allow',
)
const obliges = words(
  'must',
  'shall',
  '(?:are|is|will be) (?:required|expected|directed|asked|instructed|obliged) to',
  'have to',
  'has to',
  'need(?:s)? to',
  'please',
  'required to',
  'kindly',
  '(?:we|i) (?:also )?(?:need|require|ask|expect|want)',
  'condition of',
  'requires?',
  'unless you',
  'until you',
  'until we (?:have|receive|get)',
)
/** Consent given freely, treatment as support, and what a party chose to hand over. */
const fine = [
  phrase`(?:with|given|gave|gives|give|provided|obtained|signed|on|upon|without|unless|has|had|have|absent|requires?|only (?:if|where|when)|after) … (?:voluntar\w+|written|signed)[ ,a-z]{0,30}(?:consent|permission|release|authori[sz]ation)`,
  phrase`(?:voluntar(?:y|ily)|if you (?:choose|wish|want|would like)|may choose|free to|not (?:required|obliged|have to|need)|you decide|of (?:his|her|their|your) own (?:accord|choice)|(?:up to|entirely) you(?:rs?)?|do not (?:send|bring|provide|submit)|nobody|waive[sd]? in writing|may refuse|(?:not|n't) (?:\w+ )?(?:require|ask|need|expect|oblige)\w*)`,
  phrase`(?:consents?|consented|agrees?|agreed) (?:to .. )?in writing`,
  phrase`(?:accommodation|disability|medical leave|leave of absence|excuse|absence|sick|clery|privacy of)`,
]
const notOwn = [
  phrase`(?:not|n't|never|no|neither|nor|cannot|without) (?:\w+ ){0,3}(?:access|consider|disclose|use|seek|request|obtain|review|require|ask|receive|include|see|read|rely|relied|consult)\w*`,
]

/** 106.45(b)(5)(i): no use of treatment records without the party's voluntary, written consent. */
export const treatmentRecords = rule('MTG-06', {
  check: search({
    against: [
      against(phrase`${obliges} … ${demand} … ${records}`, { unless: fine }),
      against(
        phrase`^(?:also |please )?(?:bring|provide|submit|send|release|furnish|turn over) … ${records}`,
        { unless: fine },
      ),
      against(
        phrase`(?:refus\w+|fail\w*|declin\w+|without|until) … (?:releas\w+|sign\w*|provid\w+|submit\w*|produc\w+|shar\w+|receiv\w+|have|get|consent\w*|authori[sz]\w+) … ${records} … (?:delay\w*|noted|held against|infer\w*|consider\w*|result\w*|lead|mean\w*|cannot|not|dismiss\w*|count\w*|weigh\w*|clos\w+)`,
        {
          unless: [
            phrase`(?:will not|does not|cannot|may not) (?:be )?(?:held|delay|count|affect|used|lead|noted)`,
            phrase`(?:without|unless) … (?:consent|permission)`,
          ],
        },
      ),
      against(
        phrase`(?:sign|complete|return) … (?:release|authori[sz]ation|consent form|waiver) … (?:${records}|${treatment})`,
        { unless: fine },
      ),
      against(phrase`${obtained} … ${records}`, {
        unless: [
          ...fine,
          ...notOwn,
          phrase`(?:her|his|their|own) (?:mother|friend|parent)`,
          phrase`(?:free|confidential) (?:support|counsel\w+)`,
        ],
      }),
      against(
        phrase`${records} … (?:were|was|have been|has been|are|is) .. (?:obtained|reviewed|received|accessed|included|attached|enclosed|considered|used|sent|provided|released|shared|added|quoted|part of)`,
        { unless: [...fine, ...notOwn, phrase`(?:not|never)`] },
      ),
      against(
        phrase`(?:investigators?|we|university|college|school|district|office|coordinator|panel|decision[- ]?makers?) … (?:may|can|will|shall) (?:also )?(?:obtain|access|request|review|consider|use|seek|consult|require|examine|read|look (?:at|into)|see|have access to|get|send for|call for|draw on|collect|ask for|retrieve|inspect|take) … (?:${records}|records? of the .. ${treatment})`,
        { unless: [...fine, ...notOwn] },
      ),
      against(
        phrase`(?:obtained|received|pulled|have|requested|got) … (?:your|his|her|their|the (?:complainant|respondent|student)'s) (?:file|records?|notes|chart) … from … ${treatment}`,
        { unless: [...fine, ...notOwn] },
      ),
      against(
        phrase`(?:obtained|received|got|requested|reviewed|used|have|attached|included) (?:them|it|these|those|copies)`,
        {
          near: [phrase`${records}`, phrase`${treatment} … (?:notes|records|chart|file)`],
          unless: [...fine, ...notOwn, phrase`(?:appointment|support|help)`],
        },
      ),
      against(
        phrase`(?:provided|shared|gave|sent|released|forwarded|turned over|supplied|handed|passed) (?:\w+ ){0,2}(?:us|me|to (?:us|me|(?:the |our |this )?(?:investigat\w+|office|university|college|school|district|panel|coordinator))) … ${records}`,
        {
          unless: [
            ...fine,
            ...notOwn,
            phrase`(?:signed|consent\w*|permission|(?:complainant|respondent|party|you|he|she|they) (?:also |then |has |have |had |voluntarily )*(?:provided|shared|gave|sent|released|forwarded|supplied|handed|passed))`,
          ],
        },
      ),
      against(
        phrase`${treatment} … (?:provided|shared|gave|sent|released|forwarded|turned over|supplied) … (?:notes|records|chart|file|summary) (?:\w+ ){0,3}(?:to|with) (?:us|me|the (?:investigator|office|university|college|school|district|panel))`,
        { unless: [...fine, ...notOwn] },
      ),
      against(
        phrase`${records} … (?:available|open|accessible|provided|released|shared|disclosed) (?:up)?(?:to|with) … (?:investigators?|panel|office|coordinator|decision[- ]?makers?|university|college|school|district)`,
        { unless: [...fine, ...notOwn, phrase`(?:not|n't|no|never|without)`] },
      ),
      against(
        phrase`(?:nurse|therapist|doctor|physician|psychologist|psychiatrist|clinician) … told (?:me|us|the (?:investigator|office|coordinator))`,
        { unless: fine, anyStance: true },
      ),
      against(
        phrase`(?:packet|file|report|evidence|appendix|exhibit|pages|attachment)s? … ${records}`,
        {
          unless: [
            ...fine,
            ...notOwn,
            phrase`(?:not|n't|no|without|never|removed|redacted|taken out|excluded|may not|unless)`,
            phrase`(?:police|campus security)`,
          ],
        },
      ),
      against(
        phrase`${treatment} … (?:forwarded|provided|released|sent|gave|turned over|supplied|shared) (?:its|their|his|her|the) (?:\w+ ){0,2}(?:chart|notes|records?|file|summary)`,
        { unless: [...fine, ...notOwn] },
      ),
      against(
        phrase`(?:your|his|her|their) (?:therapists?|counsel?lors?|doctors?|physicians?|psychologists?|psychiatrists?|nurses?|clinicians?) (?:to |must |should |will )?(?:send|write|provide|submit|give|release|confirm|forward|call)(?: to)? (?:us|me|the|our|a|an)`,
        { unless: [...fine, phrase`(?:note for|accommodat\w+|support)`] },
      ),
      against(
        phrase`${treatment} … (?:summary|notes|records?|confirm\w*|told (?:us|me)|reported|shared) … (?:without|before|afterwards|not) … (?:consent|permission|asked|told|form|release)`,
        {
          unless: [
            phrase`(?:never|no|not|n't) (?:be )?(?:\w+ ){0,3}(?:without|shared|released|used|disclosed)`,
            phrase`(?:cannot|will not|may not|do not|does not)`,
          ],
        },
      ),
      ...recordsTaken(records, fine, notOwn),
      ...recordsUsed,
    ],
    found: [
      affirms(phrase`${records} … (?:consent|voluntar\w+)`, { anyPolarity: true }),
      affirms(phrase`(?:consent\w*|voluntar\w+) … ${records}`, { anyPolarity: true }),
      affirms(phrase`records .. (?:made|maintained|kept) .. by … (?:${treatment}|psychologist)`, {
        anyPolarity: true,
      }),
    ],
    silence: 'silent',
  }),
})
