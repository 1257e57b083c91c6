import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { allegation, may, mustNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { gagAsked } from './gagAsked.ts'
import { gagDenied } from './gagDenied.ts'
import { anybody, noParty, reach, share, speak, speaking, subject, witnesses } from './gagWords.ts'

const freedom = phrase`(?:not|nothing|nor|never|no|neither|n't|without) … (?:prevents?|restrict\w*|limit\w*|prohibit\w*|bars?|stops?|stop|forbid\w*|keeps?|preclude\w*|restrain\w*|impair\w*|interfer\w+|punish\w*|mean\w*) … (?:${speak}|${speaking}|${share}|${reach})`
/** A bar that nobody has, or that was taken back. */
const setApart = phrase`(?:nobody|no one) is (?:forbidden|barred|kept|prohibited)|you may disregard|should never have|who learn of the case through`
/** Bars on the file, on the other party, on staff, on mediation talk; and "you do not have to discuss". */
const allowed = [
  freedom,
  setApart,
  phrase`${noParty} (?:and \w+ |also |generally |therefore |or \w+ )?(?:(?:may|must|can|shall|should|will|do|does|is|are)(?: not|n't)|cannot|refrain)`,
  phrase`(?:staff|employees|officials|faculty|investigators?|administrators|personnel|witnesses|advis[eo]rs?|members|they) (?:have been |were |are |will be )?(?:\w+ )?(?:told|instructed|trained|required|asked|reminded|directed) not to`,
  phrase`(?:not|n't) (?:have|need|required|obliged|be required|expected|asked) to`,
  phrase`(?:${speak}|talk|speak|communicate|discuss … ) (?:with|to) (?:the other party|the complainant|the respondent|each other|one another|him|her|complainant|respondent)(?! (?:or|and|about))`,
  phrase`(?:mediat\w+|facilitat\w+|informal resolution sessions?|in (?:the |a )?sessions?|settlement|circle|privileged|prior sexual|sexual (?:history|predisposition)|during (?:the )?(?:hearing|break|cross)|false information)`,
  phrase`(?:discuss|share|disclose|post) (?:with \w+ )?(?:the )?(?:contents? of )?(?:the|this|these|any|such) (?:evidence|file|materials?|records?|recordings?|documents?|link|packet|password)`,
]
const materials = [
  phrase`(?:evidence|file|materials?|recordings?|documents?|link|packet|copies|password|records?|transcripts?|drafts?|information (?:in|from|contained))`,
]
const order = words(
  '(?:part(?:y|ies)|participants?|students?|you|complainants?|respondents?|famil(?:y|ies)|both of you|everyone|all (?:involved|concerned|persons)|those involved) .. (?:must|shall|are (?:required|directed|expected|instructed|ordered|obliged|to)|is (?:required|directed|expected|to)|will|have to|should|need to)',
  '(?:directed|required|instructed|ordered|obliged|expected|told|reminded) to',
  'please',
  '(?:must|shall|is to|are to|should|has to) be',
)

/** 106.45(b)(5)(iii): neither party may be kept from talking about the allegations or finding evidence. */
export const gagOrder = rule('MTG-07', {
  check: search({
    against: [
      against(phrase`${mustNot} … ${speak} … ${subject}`, { unless: allowed }),
      against(phrase`${mustNot} … ${speak} … ${anybody}`, {
        unless: allowed,
        near: [phrase`(?:${allegation}|confidential\w*|interview)`],
      }),
      against(phrase`${mustNot} … ${share} … (?:${allegation}|${anybody})`, {
        unless: [...allowed, ...materials],
        near: [phrase`${allegation}`],
      }),
      against(
        phrase`${subject} … (?:may|must|shall|should|can|are|is)(?: not|n't) (?:to )?be (?:discussed|shared|disclosed|mentioned|talked about|posted|repeated|revealed|brought up|raised|aired|spoken (?:of|about)) … (?:${anybody}|by (?:you|the parties|either|students)|with|outside|to)`,
        { unless: [...allowed, ...materials] },
      ),
      against(
        phrase`(?:ask|require|direct|instruct|order|expect|request|remind|demand)\w* … (?:not|n't) (?:to )?(?:${speak}|${share}) … (?:${subject}|${anybody})`,
        { unless: [...allowed, ...materials] },
      ),
      against(
        phrase`${order} .. (?:keep|maintain|hold|treat|preserve|observe|respect|remain|stay|kept|treated|maintained|held) … (?:strictly |completely )?(?:confidential\w*|secret|private|secrecy|silen(?:t|ce)|to (?:yoursel(?:f|ves)|themselves)|in confidence)`,
        {
          near: [phrase`(?:${allegation}|proceedings?)`],
          unless: [
            ...allowed,
            ...materials,
            phrase`(?:${noParty}) (?:will|must|shall|are|is|may|should)`,
            phrase`(?:supportive measures?|identit(?:y|ies)|names?|privacy|your records|reports?|resource|counsel\w+|to the extent|as far as|except as|encourag\w+)`,
          ],
        },
      ),
      against(
        phrase`${speaking} … (?:${subject}|${anybody}) … (?:will|may|can|shall|is|are|would|could) … (?:result|lead|treated|subject|constitute|considered|regarded|violat\w+|disciplin\w+|interfer\w+|obstruct\w+|prohibited|forbidden|not (?:allowed|permitted))`,
        {
          unless: [
            ...allowed,
            ...materials,
            phrase`(?:not (?:be|result|lead|constitute)|retaliat\w+|harass\w+|false)`,
          ],
        },
      ),
      against(
        phrase`(?:who|whoever|anyone who) (?:${speaking}|speaks?|talks?) … (?:subject|face|be (?:disciplined|sanctioned|charged|punished)|violat\w+|disciplin\w+)`,
        { unless: [phrase`(?:not|n't|retaliat\w+|advis[eo]rs?|employees?|materials?|evidence)`] },
      ),
      against(phrase`${mustNot} … ${reach} … ${witnesses}`, {
        unless: [
          ...allowed,
          phrase`(?:new evidence|evidence (?:of|about) (?:prior|sexual)|after|hearing (?:may|that)|question (?:the )?witness\w* … (?:directly|hearing|through)|retaliat\w+ … witness|irrelevant|medical|threaten\w*|intimidat\w+ witness|deadline)`,
        ],
      }),
      against(
        phrase`${mustNot} … (?:conduct|carry out|make|undertake|begin|start|do) (?:your|their|his|her|any|an|its) (?:own |independent |private )+(?:investigation|inquir(?:y|ies)|enquir(?:y|ies)|interviews|research|questioning)`,
        { unless: allowed.slice(1, 3) },
      ),
      against(
        phrase`(?:${reach}|contacting) … (?:friends|witness(?:es)?|students|people) … (?:for statements |for evidence )?(?:violates?|is (?:a violation|prohibited|not allowed|forbidden)|will be (?:treated|considered)|breach\w*)`,
        {
          unless: [
            phrase`(?:not (?:violate|a)|other party|retaliat\w+|to (?:threaten|intimidate|influence)|behalf)`,
          ],
        },
      ),
      against(
        phrase`(?:leave|left) … (?:gathering|collection|finding|search|contact\w*|interview\w*|evidence|witnesses) … to (?:us|me|the (?:investigator|school|university|college|office|district))`,
        { near: [phrase`(?:not|only|must|please|should)`], unless: allowed.slice(1, 3) },
      ),
      against(
        phrase`only the (?:investigator|school|university|college|office|district) … (?:may|can|is allowed to|should) … ${reach} … ${witnesses}`,
      ),
      against(
        phrase`(?:please|must|should|to|shall|,) keep … (?:to (?:yoursel(?:f|ves)|themselves)|confidential|private|secret|quiet)`,
        {
          near: [phrase`(?:${allegation}|talk\w*)`],
          unless: [
            ...allowed,
            ...materials,
            phrase`(?:we|i|university|college|school|district|office|staff|coordinator) (?:will|shall|must|may|should|is|are)`,
            phrase`(?:supportive measures?|identit(?:y|ies)|names?|privacy|as (?:private|confidential) as|to the extent|free to|need not|do not have to|will keep|required by law)`,
          ],
        },
      ),
      against(
        phrase`(?:duty|obligation|vow|order|agreement|rule|pledge|requirement) (?:of|to maintain) (?:strict |absolute )?(?:silence|secrecy|confidentiality|non-?disclosure)`,
        {
          near: [phrase`(?:${allegation}|part(?:y|ies)|you)`],
          unless: [
            ...allowed,
            ...materials,
            phrase`(?:not|no|we|our|staff|investigators?|employees?|advis[eo]rs?|mediat\w+)`,
          ],
        },
      ),
      against(
        phrase`(?:shall|must|may|will|are to|is to|should) have no (?:\w+ )?(?:communications?|conversations?|discussions?|contact) … (?:about|regarding|concerning|on|with) … (?:${subject}|witness\w*|any member|anyone)`,
        {
          unless: [
            phrase`(?:with (?:the other party|each other|one another|the complainant|the respondent|him|her))(?! or)`,
          ],
        },
      ),
      against(
        phrase`(?:discuss|talk|speak|share|disclose) … (?:only (?:with|to)|with (?:nobody|no one|none)|to (?:nobody|no one)|solely with) … (?:but|except|other than|advis[eo]rs?|parents?|counselors?|spouse|family|each other)`,
        {
          near: [phrase`${allegation}`],
          unless: [
            ...allowed,
            ...materials,
            phrase`(?:may choose|we|i|staff|investigators?|employees?)`,
          ],
        },
      ),
      against(
        phrase`(?:gathering|collecting|finding|collection|search\w*|interviewing|questioning|contacting) (?:of |for )?(?:the )?(?:evidence|witnesses|statements|information) … (?:task|job|role|responsibility|duty|work|business|province) of … (?:alone|only|and not|not (?:of )?(?:you|the part))`,
      ),
      against(
        phrase`only (?:people|persons|ones|individuals) (?:with|to) whom … (?:talk|speak|discuss|share|disclose)`,
      ),
      against(
        phrase`(?:order|directive|ban|restriction|prohibition|no-?contact) … (?:covers?|includes?|extends? to|applies to|reaches) … witness\w*`,
        { unless: [phrase`(?:not|n't) (?:cover|include|extend|apply|reach)`, phrase`retaliat\w+`] },
      ),
      against(
        phrase`(?:who|anyone|student|party|complainant|respondent) … (?:reveals?|discloses?|shares?|discusses?|posts?|publici[sz]es?) … ${subject} … (?:sanction\w+|disciplin\w+|violat\w+|charged|punish\w+|subject to|penal\w+)`,
        {
          unless: [
            ...allowed,
            ...materials,
            phrase`(?:employees?|staff|advis[eo]rs?|not|retaliat\w+|false)`,
          ],
        },
      ),
      against(
        phrase`(?:stays?|remains?) (?:in this (?:room|office)|between us|within (?:this|the) (?:office|room))`,
        { near: [phrase`${allegation}`], unless: [phrase`(?:file|evidence|records?|we)`] },
      ),
      against(
        phrase`(?:statements?|evidence|information|witness\w*) (?:that |which )?you (?:collect|gather|obtain|find) … (?:rejected|not be (?:accepted|considered|used)|refused|disregarded|ignored)`,
        { unless: [phrase`(?:after|late|deadline)`] },
      ),
      against(phrase`(?:leave|let) (?:the |all |any |potential )?witnesses (?:alone|be)`),
      against(
        phrase`(?:party|student|you|anyone|respondent|complainant) who … (?:speaks?|contacts?|approach\w*|interviews?|questions?|talks?) … (?:witness\w*|other students) … (?:will|may|shall|is|can) (?:be )?(?:\w+ )?(?:removed|disciplin\w+|sanction\w+|charged|violat\w+|barred|excluded|subject|face|in violation)`,
        { unless: [phrase`(?:retaliat\w+|threaten\w*|intimidat\w+|harass\w*)`] },
      ),
      against(
        phrase`(?:no one|nobody) (?:outside|else|other than) … (?:should|may|must|can|is to) (?:hear|know|learn|be told|find out) … (?:${subject}|from you)`,
        { unless: [phrase`(?:supportive|need to know|we will|measures)`] },
      ),
      against(
        phrase`(?:refrain|abstain|prohibited|forbidden|barred|avoid|banned|restricted|stop|cease)\w*(?: from)? (?:\w+ ){0,2}${speaking} … (?:${subject}|${anybody})`,
        { unless: [...allowed, ...materials] },
      ),
      ...gagDenied,
      ...gagAsked,
    ],
    found: [
      affirms(phrase`(?:talk|speak|free) … whom(?:ever)? you (?:like|wish|choose|please|want)`),
      affirms(freedom, { anyPolarity: true }),
      affirms(phrase`${may} … (?:${speak}|${share}) … ${subject}`),
      affirms(phrase`${may} … ${reach} … ${witnesses}`),
    ],
    silence: 'silent',
  }),
})
