import { phrase } from '../../analysis/language/phrase.ts'
import type { HeavyWord } from './heavyWords.ts'

const life = (weight: number) => ({ selfHarm: weight, otherLife: weight })

/** Death, ways to it, and despair. Each counts once, however often it is said. */
export const heavyLife: readonly HeavyWord[] = [
  // Death, and ways to it.
  {
    says: phrase`(?:die|dies|died|dying|death|dead|suicid\w+|kill(?:ed|ing)?|funeral|coffin|obituary|heaven|morgue|morir\w*|muert[oea]|matar\w*|alive|unalive|will to live|(?:to|not) exist|existing|existence|hung|hang(?:ing|ed)?|buried|bury)`,
    weighs: life(3),
  },
  {
    says: phrase`(?:noose|rope|razors?|blades?|gun|rifle|pistol|trigger|bullets?|wrists?|veins|overdos\w+|pills|bleach|antifreeze|overpass|bridge|ledge|rooftop|cliff|tracks|oncoming|red light|traffic|slit|bleed|bleeding out|drown|suffocate|poison|lethal|nyquil|vodka|fatal|painless)`,
    weighs: { ...life(3), body: 1 },
  },
  // Despair: two of them weigh as much as a word of death.
  {
    says: phrase`(?:(?:no|any|see a|see the|see any|without|lost) (?:point|purpose|reason|meaning)(?! (?:was|is) given| given| for the| why)|pointless|meaningless|hopeless|no hope|worthless|useless|waste of)`,
    weighs: life(2),
  },
  {
    says: phrase`(?:nothing|anything) left(?! to (?:add|say|do|appeal|send|file))|nothing matters|lost everything|none of (?:this|it) will matter|will not matter`,
    weighs: life(2),
  },
  {
    says: phrase`(?:can ?not|could not) (?:face|go on|take|do|keep|bear|live|stand)`,
    weighs: life(2),
  },
  { says: phrase`(?:goodbye|good bye|farewell|said bye|bye forever|adios)`, weighs: life(2) },
  { says: phrase`forever|for good|for ever|eternal`, weighs: life(1.5) },
  {
    says: phrase`(?:tired|sick|exhausted|harta|harto|cansad[oa]) (?:of|de) (?:fighting|trying|everything|it all|pretending|living|life|being|waking|hurting|vivir|todo|existir|this (?:life|world|pain))`,
    weighs: life(3),
  },
  {
    says: phrase`(?:was not|were not|am not|not be|be) (?:here|around)(?: tomorrow| any ?more|$)`,
    weighs: life(2.5),
  },
  {
    says: phrase`(?:off|leave|out of|escape|end) (?:of )?(?:this|the) (?:planet|earth|world|life|pain|misery|suffering)|my misery|being (?:a person|me|here|human)|hate (?:myself|being me)`,
    weighs: life(3),
  },
  {
    says: phrase`(?:end|stop|stopping) (?:it all|the pain|everything|the suffering|hurting)|everything hurts|hurts too much|se acabe todo|acabar con`,
    weighs: life(2),
  },
  {
    says: phrase`(?:trying|try|fighting|want|tempted|urge|about) (?:not )?(?:to )?(?:do it|go through with it|end it|hurt|bleed|feel something)|dark (?:thoughts|place)|bad thoughts|intrusive thoughts|rock bottom|spiraling|finally listen|they will (?:see|listen|be sorry)`,
    weighs: life(3),
  },
  {
    says: phrase`(?:do something (?:bad|stupid|crazy)|going to do something|no quiero estar aqui|no aguanto|rest forever|want to rest|stop existing|disappear|nobody (?:needs|wants|loves) me|no one (?:needs|wants|loves) me|unlovable)`,
    weighs: life(2.5),
  },
  {
    says: phrase`phone (?:is|was|went|turned) off|not answering|will not (?:answer|pick up)|locked (?:himself|herself|themselves)|said (?:his|her|their) goodbyes|last (?:text|post|message)`,
    weighs: { otherLife: 2 },
  },
  { says: phrase`(?:over for me|all over now|it is all over|my life|mi vida)`, weighs: life(1.5) },
  {
    says: phrase`(?:balcony|parking (?:structure|garage|deck)|cough syrup|my (?:meds|medication|medicine|belt)|all (?:of )?(?:my|the) (?:meds|medication)|exhaust|garage|helium|insulin|heart .. (?:beating|stop)|last breath|final breath|bled|bloody)`,
    weighs: { ...life(2), body: 1 },
  },
  {
    says: phrase`(?:if i (?:was not|were not|am not) (?:around|here|alive)|be gone|am gone|was gone|not come back|never come back|move on (?:if|when|after)|world would keep|nobody would (?:notice|know|care|cry)|no one would (?:notice|know|care|cry))`,
    weighs: life(3),
  },
  {
    says: phrase`(?:planning (?:how|when|it)|plan (?:how|when) .. do it|how i would do it|how i will do it|made a will|wrote a will|last (?:letter|words|will)|final (?:words|letters)|no strength|strength left|stay in this world|in this world|beyond this world|carry on|see tomorrow|rest in peace|on my own terms|fade away|no more pain|let go of (?:life|everything)|me despedi|despedida)`,
    weighs: life(3),
  },
  {
    says: phrase`(?:me corto|cortarme|cortando|hit my head against|bang(?:ing)? my head|punch(?:ing)? (?:myself|walls)|pull(?:ing)? my hair out|scratch(?:ing)? myself|hurt(?:ing)? myself|burn(?:ing)? myself|my (?:arms?|thighs?|wrists?) .. (?:bleed|cut|scar|blade))`,
    weighs: life(4),
  },
  {
    says: phrase`(?:stop|quit) (?:beating|breathing|being)|not want (?:to )?(?:this|my) (?:life|body)`,
    weighs: life(2.5),
  },
  { says: phrase`want(?:s)? me (?:gone|dead|to disappear)`, weighs: life(2.5) },
  {
    says: phrase`(?:seeing|imagining|picturing|see|picture|imagine) myself|(?:bottle|pills|needle|meds) .. (?:in front of me|open|in my hand)|(?:wrote|written|writing) .. letters(?! to (?:the|my (?:school|coordinator|dean)))|i (?:just )?cut (?:last night|again|tonight|today)`,
    weighs: life(3),
  },
]
