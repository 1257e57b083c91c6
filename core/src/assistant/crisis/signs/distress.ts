import { phrase } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { asksAboutProcess, longAgo } from '../told.ts'

export const distressSigns: readonly Sign[] = [
  {
    says: [
      phrase`(?:having|have|in|am in|middle of|getting) (?:a|another|constant|my) (?:panic|anxiety) attacks? (?:right now|now|please|help|again|and|because|i)`,
      phrase`(?:am |i am |currently |literally )having (?:a|an|another) (?:panic|anxiety) attack`,
      phrase`panic attack(?: help| rn| right now)?$`,
      phrase`^panic attack(?! disorder| accommodation)`,
      phrase`ataque de (?:panico|ansiedad)`,
      phrase`panicking (?:right now|so|and|i can|bad|really)`,
    ],
    unless: [
      ...longAgo,
      phrase`(?:if|when) i (?:have|get) a`,
      phrase`i have (?:panic|anxiety) attacks`,
    ],
  },
  {
    says: [
      phrase`can ?not (?:breathe?|stop (?:shaking|crying|panicking|throwing up))`,
      phrase`(?:not able to|struggling to|hard to) breathe`,
      phrase`no puedo respirar`,
    ],
    unless: [...longAgo, phrase`(?:tiny|lol|room|joking|kidding|in this)`],
  },
  {
    says: [
      phrase`(?:am |i am |i think i am )having (?:a |another )?(?:mental |nervous |complete |total )?breakdown`,
      phrase`(?:hearing|hear|seeing) (?:voices|things that)`,
      phrase`losing my mind … (?:need|talk|someone|alone|help|now)`,
      phrase`(?:falling|fell) apart .. (?:right now|tonight|alone|and)`,
      phrase`need (?:someone|somebody) to talk to (?:right )?(?:now|tonight)`,
    ],
    unless: [
      ...longAgo,
      phrase`(?:about my (?:rights|case|letter)|coordinator|emails|office)`,
      phrase`hear things that`,
    ],
  },
  {
    says: [
      phrase`(?:not|have not|has not|barely) (?:eaten|eat|ate|eating|slept|sleep) .. (?:in|for|since) .. (?:days?|week|weeks|anything)`,
      phrase`(?:not|have not|barely) (?:eaten|slept)(?: .. anything)? (?:in|for) (?:\d+|two|three|four|five|days|a week)`,
      phrase`(?:make|making|made) myself (?:throw up|sick|vomit|puke)`,
      phrase`starving myself`,
      phrase`(?:purging|purge|binging|bingeing) (?:after|every|again|since)`,
      phrase`stopped eating`,
      phrase`not (?:slept|eaten) in (?:\w+ )?days`,
    ],
    unless: longAgo,
  },
  {
    says: [
      phrase`(?:relapsed|relapsing|drinking all day|drunk every (?:day|night)|using again|drinking to cope|drugs to cope)`,
    ],
    unless: longAgo,
    never: asksAboutProcess,
  },
]
