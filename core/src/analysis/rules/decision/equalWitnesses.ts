import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { witnessLimits } from './witnessLimits.ts'

const witness = words(
  '(?:fact |expert |character |eye)?(?:witness(?:es)?)',
  'experts?',
  'expert (?:testimony|evidence|opinions?|reports?)',
)
const offer = words(
  'present',
  'call',
  'offer',
  'name',
  'bring',
  'propose',
  'suggest',
  'nominate',
  'identify',
  'submit',
  'introduce',
  'put forward',
  'list',
)
const oneParty = words(
  complainant,
  respondent,
  'reporting (?:student|party)',
  'accused',
  'other (?:party|side)',
)
/** Limits that fall on questions, on manners or on what is not relevant, and on both sides alike. */
const allowed = [
  phrase`(?:not|ir)[- ]?relevan\w+|irrelevant|relevance`,
  phrase`(?:question|cross[- ]?examin\w+|(?:may|must|should|do|shall)(?: not|n't) (?:\w+ )?contact|intimidat\w+|tamper\w*|remain|attend the whole|recall|hear\w* other|discuss|disclos\w+|present (?:in|during|when|at|for) )`,
  phrase`(?:did not|has not|have not|had not|chose not to) (?:name|identify|offer|present|call|submit|propose|wish)`,
  phrase`(?:after|later than|deadline|by \w+ \d|unless|without (?:leave|notice)|on appeal|appeal)`,
]

/** 106.45(b)(5)(ii): the parties have an equal chance to present witnesses, experts and other evidence. */
export const equalWitnesses = rule('RPT-08', {
  check: search({
    against: [
      against(
        phrase`(?:expert (?:witness(?:es)?|testimony|evidence|opinions?|reports?)|experts) … (?:not|never|no|cannot) (?:be )?(?:allowed|permitted|accepted|considered|heard|called|offered|admitted|used)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:may not|cannot|not (?:allowed|permitted|entitled|able) to|do not|does not|will not|no) (?:${offer}|allow|permit|accept|consider|hear)?\s?(?:any |an |their own )*(?:expert (?:witness(?:es)?|testimony|evidence|opinions?)|experts)`,
        { unless: allowed },
      ),
      against(
        phrase`only … ${witness} … (?:named|identified|offered|proposed|suggested|listed|put forward|provided|from|of|by) … ${oneParty}`,
        { unless: allowed },
      ),
      against(
        phrase`only … (?:interview\w*|contact\w*|sp(?:eak|oke)|hear\w*|call\w*|consider\w*) … (?:persons?|people|individuals|those|names|students|witness\w*) … (?:named|identified|offered|proposed|suggested|listed|put forward|provided|by) … ${oneParty}`,
        { unless: allowed },
      ),
      against(
        phrase`(?:interview\w*|contact\w*|spoke|speak|hear\w*|heard|called) (?:with )?only … (?:named|identified|offered|proposed|suggested|listed|put forward|provided|chosen) … ${oneParty}`,
        { unless: allowed },
      ),
      against(
        phrase`${oneParty}'?s'? (?:proposed |list of |requested )*${witness}(?: list| names| requests?)? … (?:(?:was|were|is|are|has been|have been) (?:declined|refused|rejected|not (?:interviewed|contacted|called|heard|permitted|allowed|accepted))|(?:declined|refused|rejected))`,
        { unless: [...allowed, phrase`${witness} (?:declined|refused)`] },
      ),
      against(
        phrase`(?:${oneParty}|you|your (?:son|daughter|child)|part(?:y|ies)|students?|he|she) (?:may|will|can|shall|is|are|was|were|must)(?: not|n't) (?:be )?(?:allowed to |permitted to |entitled to |able to |have the (?:right|chance|opportunity) to )?${offer} (?:any |a |their |his |her |your |own |other |further |additional |new |fact |expert )*${witness}`,
        { unless: allowed },
      ),
      against(
        phrase`${oneParty} … (?:may|can|is|are|will) … ${offer} .. (?:up to |as many )?(?:${witness}|\w+ ${witness}) … (?:while|whereas|but|and) (?:the )?${oneParty} … (?:one|two|three|four|no|none|only|fewer|not)`,
      ),
      against(
        phrase`only (?:the )?${oneParty} (?:may|can|is|has|will) … (?:${offer}|right) … (?:${witness}|evidence)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:do|does|did|will|would|shall)(?: not|n't) (?:interview|hear|contact|call|speak (?:to|with)|consider|accept) (?:any |the )*(?:${witness}|people|persons) … (?:for|of|named by|offered by|proposed by|from|suggested by) (?:the )?${oneParty}`,
        { unless: allowed },
      ),
      against(
        phrase`(?:respondent|accused|complainant|you) (?:may|will|can|shall|is|are) not (?:be )?(?:allowed to |permitted to |entitled to )?(?:${offer}|provide) (?:any |his |her |their |your |own |other |further |additional |new )*evidence`,
        { unless: [...allowed, phrase`new|medical|polygraph|sexual|privilege\w*|third`] },
      ),
      against(
        phrase`(?:witness\w*|people|names) … (?:from|of|for) (?:the )?(?:reporting|complaining|complainant's|respondent's|accused's|one|responding) (?:side|party|family) … (?:first|only)`,
        { unless: allowed },
      ),
      against(
        phrase`(?:i|we|the investigators?|the office|this office) (?:did not|declined|refused|saw no (?:need|reason)|chose not|decided against|decided not|was not able to|were not willing)`,
        {
          near: [
            phrase`(?:asked|requested|wanted|proposed|suggested|named|offered|listed|put forward) … (?:speak|talk|interview|contact|hear\w*|call|witness\w*|expert|specialist)`,
          ],
          unless: [
            ...allowed,
            phrase`(?:draw|rely|reach|make a finding|find|ask|discuss|receive|could not be reached)`,
          ],
        },
      ),
      against(
        /\b(?:may|can|will) (?:bring|call|name|present|offer|list)\b[^.]{0,60}\b(?:witness\w*|people)\b[^.]{0,40}(?:;|,? (?:but|while|whereas|and))\s(?:the )?(?:you|respondents?|complainants?|accused(?: \w+)?|reporting part(?:y|ies)|the other \w+)\s(?:may|can|will)(?: (?:bring|call|name|present|offer|list|have))?\s(?:only|one|two|none|no|not|a single|at most)\b/g,
        { unless: allowed },
      ),
      against(
        phrase`(?:do|does|will|shall|would)(?: not|n't) (?:hear|take|accept|consider|allow|permit|use|need|call)(?: \w+){0,3} (?:experts?|specialists?|expert \w+)`,
        { unless: allowed },
      ),
      against(phrase`witness(?:es| names?| lists?)? … (?:from|by) (?:the )?(?:${oneParty})`, {
        near: [
          phrase`(?:you|respondent|accused|complainant|other (?:side|party)) … (?:will not|may not|cannot|need not|are not|is not)`,
          phrase`only (?:from|by)`,
        ],
        unless: [...allowed, phrase`(?:both|each|either|interviewed|statement)`],
      }),
      against(
        phrase`(?:request|application|motion|list|names?) … (?:was|were|is|are|has been) (?:denied|refused|declined|rejected|turned down)`,
        {
          about: [phrase`(?:witness\w*|interview\w*|experts?|be (?:heard|called|contacted))`],
          unless: allowed,
        },
      ),
      against(
        phrase`no (?:\w+ )?${witness} … (?:may|can|will|shall) be (?:called|presented|offered|named|heard|brought|interviewed) (?:by|for|on behalf of)`,
        { unless: allowed },
      ),
      ...witnessLimits,
    ],
    found: [
      affirms(phrase`(?:equal|same) … (?:opportunit\w+|chance|right) … (?:witness\w*|evidence)`),
      affirms(
        phrase`(?:each|both|either) … (?:invited|opportunity|asked|may|able) … (?:witness\w*|evidence)`,
      ),
      affirms(phrase`fact and expert witnesses`),
    ],
    silence: 'silent',
  }),
})
