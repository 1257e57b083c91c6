import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { longAgo, somebody } from '../told.ts'

const own = words('himself', 'herself', 'themselves', 'themself')
const harming = words(
  'kill|kills|killing|hurt|hurts|hurting|harm|harming|cut|cuts|cutting|hang|hanging',
  'shoot|shooting|end|ending|starving|drown|burning|unalive|off|offing',
)
const wishes = words(
  `${harming} ${own}|suicid(?:e|al)`,
  '(?:does|do|did|would) not want to (?:live|be alive|be here|exist|wake up|go on|be around)',
  'wants? to (?:die|be dead|disappear|unalive|end it|end (?:his|her|their) life)',
  'wanted to die|wish(?:es|ed)? (?:he|she|they) (?:was|were) (?:dead|never)',
  'end(?:s|ing)? (?:it|it all|(?:his|her|their) (?:own )?life|things)',
  'take (?:his|her|their) (?:own )?life',
  'better off (?:without (?:him|her|them)|dead|if (?:he|she|they))',
  'can ?not (?:go on|live|do this any ?more|keep going)',
  'goodbye (?:text|note|letter|message|video|post)',
  '(?:suicide|goodbye|farewell) (?:note|letter|plan)',
  '(?:talks?|talking|jokes?|posts?|posting|thinks?|thinking|writes?|obsessed) .. (?:about |with |of )?(?:death|dying|suicide|killing|ending)',
  '(?:on|off) the (?:roof|bridge|ledge|balcony|tracks)|no reason to live|self harm(?:s|ing)?',
  'has (?:a plan to|pills)|not (?:be|being) here any ?more',
)
const process = phrase`(?:bring up|as evidence|be used|use (?:it|that|this|his|her)|can they|in the report|is that (?:dating|domestic|sexual)|count as|told (?:my|the) (?:counselor|therapist))`

export const otherLifeSigns: readonly Sign[] = [
  {
    says: [phrase`${somebody} … ${wishes}`],
    unless: [
      ...longAgo,
      process,
      phrase`(?:told|tells|telling|told me|wants?|wanted|texted) .. me to`,
      phrase`(?:he|she|they|who) (?:wants?|threatened|threatens) to end (?:the|my|it with)`,
      phrase`(?:i|me) .. (?:kill|hurt|cut) (?:him|her)`,
      phrase`(?:kill|killed|cut|cuts|hurt) (?:it|things|the)`,
      phrase`(?:wants?|want) to end (?:it|things) with`,
      phrase`${own} (?:prevention|hotline)`,
      phrase`suicide (?:prevention|hotline|awareness|lifeline|policy)`,
      phrase`not suicidal`,
      phrase`(?:myself|i was|i am|i want|i do not|me quiero|my (?:suicid|self))`,
    ],
  },
  {
    says: [phrase`(?:kill|killing|hang|hanging|shoot|cutting|hurt|hurting|harming) ${own}`],
    unless: [
      ...longAgo,
      process,
      phrase`(?:cutting|shoot|hurt|hurting) ${own} (?:off|short|in the foot|with|case)`,
    ],
  },
  {
    says: [
      phrase`(?:wrote|left|leaves|found|writing|sent|sends|posted) .. (?:suicide|goodbye|farewell) (?:note|letter|text|message|video)`,
      phrase`found (?:his|her|their|my (?:sons?|daughters?|friends?|roommates?|brothers?|sisters?|boyfriends?|girlfriends?)) (?:note|letter|pills|journal)`,
    ],
    unless: longAgo,
  },
  {
    says: [
      phrase`${somebody} (?:just |has |had )?(?:attempted|tried) (?:suicide|it|again|last night|yesterday|to (?:kill|hang|end|jump|overdose|die|take)|on)`,
    ],
    unless: longAgo,
  },
  {
    says: [
      phrase`${somebody} … (?:not|stopped|has not|have not|will not|is not) (?:been )?(?:answer(?:ing|ed)?|respond(?:ing|ed)?|picking up|replying|home)`,
    ],
    near: [
      phrase`(?:goodbye|can ?not go on|suicid(?:e|al)|note|pills|die|kill|hurt|end it|end (?:his|her|their))`,
    ],
    unless: [phrase`(?:coordinator|office|school|investigator|advisor|emails?)`],
  },
  {
    says: [
      phrase`(?:worried|scared|afraid|concerned|think|know) .. ${somebody} .. (?:is |are |will |might |could |may )?(?:going to |about to )?(?:hurt|kill|harm|do something|end)(?=$| )`,
    ],
    also: [phrase`${own}`, phrase`something (?:stupid|bad|drastic)`, phrase`it all`],
  },
  {
    says: [
      phrase`(?:hija|hijo|amiga|amigo|hermana|hermano|novio|novia|companer[oa]|el|ella) .. (?:dice que|habla de|piensa en|quiere|se quiere|no quiere|ya no quiere|amenaza con|intento) .. (?:morir|morirse|matarse|matar|suicidarse|vivir|suicidio|suicidar|quitarse la vida)`,
      phrase`se (?:quiere|va a|intento) (?:matar|suicidar|morir)`,
    ],
  },
  {
    says: [
      phrase`(?:gave|giving|gives|given) away (?:his|her|their|all)`,
      phrase`(?:said|saying|says) (?:his|her|their) goodbyes`,
    ],
    unless: [phrase`away (?:his|her|their) (?:name|identity|notes|password)`],
  },
]
