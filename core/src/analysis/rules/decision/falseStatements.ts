import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

const result = words(
  '(?:found|finding|findings|determination|determined|result|outcome|decision) (?:\\w+ ){0,4}(?:not )?(?:be )?responsib\\w+',
  '(?:not|non)[- ]responsib\\w+(?: finding| determination| outcome)?',
  '(?:did|does|do) not (?:find|substantiate|establish|support) (?:\\w+ ){0,4}(?:violat\\w+|responsib\\w+|allegations?|breach)',
  "(?:not|un|isn't|cannot be) ?(?:be )?(?:proven|proved|substantiated|supported|sustained|established|upheld|founded)",
  'found responsible',
  '(?:i|we|panel|board|officer|committee) (?:have |now |has |therefore )?(?:find|finds|found|conclude[sd]?|determined?|decided?) (?:that )?(?:otherwise|(?:he|she|they|you|it|m[rs]s?\\. \\w+) (?:did|was|were|is|are|has|have|happened|broke|violated))',
  'were found responsible',
  '(?:lost|loses|fails?|failed) (?:the|your|her|his|their) (?:case|complaint)',
)
const falsehood = words(
  '(?:false|untrue|untruthful|dishonest|fabricated|bad[- ]faith|malicious|knowingly false|frivolous) ?(?:report\\w*|complaints?|statements?|accusations?|allegations?|information|testimony|claims?|and)?',
  'l(?:ying|ied|ies?)',
  'dishonesty',
  'perjury',
  'untruthful\\w*',
  'lack of candou?r',
)
const charge = words(
  'charg\\w+',
  '(?:written|wrote) up',
  'write-?ups?',
  'cited',
  'counts? as',
  'disciplin\\w+',
  'referr\\w+',
  'sanction\\w*',
  'shows?',
  'proves?',
  'means',
  'considered',
  'treated',
  'deemed',
  'face',
  'consequences',
  'will be',
  'is added',
  'establishes',
  'necessarily',
  'also',
)
const guarded = [
  phrase`(?:not|no|never|nor|neither|cannot|alone|by itself|in itself|in and of itself|does not mean) (?:\w+ ){0,4}(?:sufficient|enough|finding that|itself|a finding|prove|evidence|mean|conclude|conclusive|proof|constitute|basis|based on|retaliat\w+|charge\w*|false-statement|show)`,
  phrase`(?:nothing|none of) (?:\w+ ){0,5}(?:means?|shows?|suggests?|implies|should|is)`,
  phrase`(?:materially false statement in bad faith|video proved|separate evidence|admitted|knowingly (?:mak\w+|submit\w+|provid\w+))`,
  phrase`(?:said|stated|claimed|argued|alleged|told|testified|asserted) (?:that )?`,
]

/** 106.71(b)(2): a result alone does not show that a party lied in bad faith. */
export const falseStatements = rule('DET-14', {
  check: search({
    against: [
      against(phrase`${result} … ${charge} … ${falsehood}`, { unless: guarded }),
      against(phrase`${result} … ${falsehood} … ${charge}`, { unless: guarded }),
      against(phrase`${falsehood} … (?:because|since|as|if|when|where|after) … ${result}`, {
        unless: guarded,
      }),
      against(
        phrase`(?:if|when|where|because|since|as|having been) … ${result} … (?:${falsehood}|charge\w* with)`,
        { unless: guarded },
      ),
      against(
        phrase`(?:finding|result|determination|outcome|decision) (?:alone )?(?:shows?|proves?|means|establishes|confirms?|demonstrates?) … (?:${falsehood}|made (?:it|this) up|not telling)`,
        { unless: guarded },
      ),
      against(
        phrase`(?:denial|report|complaint|statement) (?:was|is|must have been|must be) (?:\w+ )?${falsehood}`,
        {
          unless: guarded,
          about: [
            phrase`(?:found responsible|not responsible|found|finding|result|unsubstantiated)`,
          ],
          near: [phrase`(?:because|since|as|having) (?:\w+ ){0,4}(?:found|finding|result)`],
        },
      ),
      against(
        phrase`(?:therefore|thus|hence|it follows (?:that)?|accordingly|so|consequently) … ${falsehood}`,
        {
          near: [
            phrase`${result}`,
            phrase`(?:did not succeed|was (?:rejected|dismissed|unsuccessful)|failed|found (?:him|her|them|you) responsible|has now found|not upheld)`,
          ],
          unless: guarded,
        },
      ),
    ],
    found: [against(phrase`(?:not|no|alone|itself) … (?:false statement|bad faith|false report)`)],
    silence: 'silent',
  }),
})
