import { phrase } from '../../analysis/language/phrase.ts'
import type { CrisisKind } from './crisis.ts'
import { partner, recentTime, somebody, weekday } from './told.ts'

/** One thing that a message may tell of, and what it weighs for each kind of crisis. */
export interface HeavyWord {
  readonly says: RegExp
  readonly weighs: Readonly<Partial<Record<CrisisKind, number>>>
}

/** Who is spoken of, when and where: these make a heavy word weigh more. */
export const circumstances: readonly HeavyWord[] = [
  {
    says: phrase`(?:by (?:him|her|his|them|my|a|three|two)|me|us) .. (?:last night|today|tonight|yesterday|right now|down|until|with|in the|if|when|against|when)`,
    weighs: { danger: 1, partner: 0.5 },
  },
  { says: phrase`(?:where|nearest|somewhere|closest|need|how do i get)`, weighs: { assault: 1 } },
  // Who is spoken of, and when.
  {
    says: phrase`(?:i|id|ill|me|my|mi|yo|myself|tengo|quiero|estoy)`,
    weighs: {
      selfHarm: 1,
      danger: 1,
      assault: 1,
      partner: 1,
      stalking: 1,
      distress: 1,
      body: 1,
      child: 0.5,
    },
  },
  {
    says: phrase`(?:${somebody}|el|ella|amig[oa])`,
    weighs: { otherLife: 1, danger: 1, partner: 0.5, stalking: 1 },
  },
  { says: phrase`${partner}`, weighs: { partner: 1.5, danger: 0.5, stalking: 0.5 } },
  {
    says: phrase`(?:tonight|right now|now|today|tomorrow|at the moment|every (?:night|day|single)|again|keeps|this (?:morning|evening|afternoon)|3 ?am|2 ?am|4 ?am|esta noche|anoche|manana|hoy)`,
    weighs: {
      selfHarm: 1,
      otherLife: 1,
      danger: 1,
      distress: 1,
      partner: 0.5,
      stalking: 1,
      body: 1,
    },
  },
  {
    says: phrase`(?:${recentTime}|(?:was|on) ${weekday}|two nights ago|nights? ago)`,
    weighs: { assault: 2, danger: 0.5, partner: 0.5 },
  },
  {
    says: phrase`(?:scared|afraid|terrified|frightened|help|please|shaking|crying|hiding|alone|miedo|ayuda|texting under|whispering)`,
    weighs: {
      selfHarm: 0.5,
      danger: 1,
      partner: 1,
      stalking: 1,
      assault: 0.5,
      distress: 1,
      child: 0.5,
    },
  },
  {
    says: phrase`my (?:room|door|house|apartment|dorm|window|car|backyard|yard|bathroom|building|lobby|porch|shift|street)`,
    weighs: { danger: 0.5, stalking: 1 },
  },
]

/** What a kind must weigh. Lower where being wrong costs most. */
export const enough: Readonly<Record<CrisisKind, number>> = {
  danger: 3.5,
  body: 3.5,
  selfHarm: 3,
  otherLife: 3.5,
  child: 4,
  assault: 4,
  partner: 3.5,
  stalking: 4,
  distress: 3.5,
  // No word weighs for these.
  threat: Number.POSITIVE_INFINITY,
  unclear: Number.POSITIVE_INFINITY,
}

/** Words that only sound heavy. */
export const lightWords = [
  phrase`(?:dead|die|dying|death) (?:serious|line|end|of (?:embarrassment|boredom|laughter)|to know|inside lol)`,
  phrase`(?:phone|laptop|battery|computer|grand\w+|dog|cat|pet|witness|motion|case|rule|link) .. (?:died|dead|death|dying)`,
  phrase`(?:bored|scared|embarrassed|worried|stressed|drop) (?:to )?(?:death|dead)`,
  phrase`(?:process|case|wait|waiting|stress|school|this|that|suspense|exams?|parents|mother|father|they) .. (?:is |are |will |going to )?kill(?:ing|s)? me`,
  phrase`kill (?:time|the|two|my (?:gpa|grades|chances|motion|vibe))`,
  phrase`(?:hang|hanging|hung) (?:out|on|up|in there|around|tight)`,
  phrase`(?:end of my|at the end of) rope|ropes`,
  phrase`(?:suicide|threat|violence|weapons?) (?:clause|prevention|policy|hotline|awareness|training|assessment)`,
  phrase`(?:hit|hits) (?:on|send|reply|submit|the (?:roof|books|gym))`,
  phrase`held (?:a|the|my|against|up|back|on|accountable|responsible)`,
  phrase`(?:cornered|jumped|beat) .. (?:the|a) (?:market|gun|deadline|system)`,
  phrase`goodbye thanks|^(?:goodbye|bye|good bye|adios)(?: thanks| thank you|$)|goodbye to (?:the|my) (?:team|class|school)`,
  phrase`told me to kill`,
  phrase`not suicidal`,
  phrase`slap on the wrist`,
  phrase`the night of the|can ?not testify`,
  phrase`follow\w* .. online`,
  phrase`(?:calls?|called|says|said) it (?:stalking|rape|assault|harassment)`,
  phrase`starving for|in photos`,
  phrase`(?:messages?|texts?|snaps?|snapchat|posts?|evidence|file|link|it) .. disappear\w*`,
  phrase`shot down|killed (?:my|the|our|his|her) (?:complaint|motion|case|request|appeal|vibe|idea)`,
  phrase`(?:woke|wake) up (?:late|early|at|to (?:an|a) (?:email|letter))`,
  phrase`asked .. (?:if|whether) i`,
  phrase`(?:lost|losing) my will to (?:study|work|play|compete)`,
  phrase`eating me alive`,
  phrase`(?:so dead|kill(?:ed|ing)? it|hanging by a thread|said (?:that )?i should)`,
  phrase`(?:is|does|can) suicid\w+`,
  phrase`(?:when|until|once) (?:it|this) is (?:all )?over`,
  phrase`kick(?:ed|s|ing)? (?:me |him |her |us |them )?(?:off|out)`,
  phrase`(?:hit|hitting|jumped|attack\w*|beat) (?:me with|all over|my credibility|on me)`,
  phrase`(?:bit|bite|biting) the bullet|bullet (?:list|points?)|beat(?:ing)? (?:around|about) the bush|tak(?:e|ing) a stab|am dead (?:lol|lmao|haha)`,
  phrase`died of (?:embarrassment|shame|boredom|cringe)|chok(?:e|ed|ing) on (?:paper|paperwork|my words)|disappear from (?:the|my|a)`,
  phrase`cuts? (?:out|down|short|me from|my (?:statement|answers?|time|hours|funding))|(?:exhibit|evidence) list`,
  phrase`dead links?|bare minimum|(?:page )?numbers jump|buried (?:it|my (?:report|complaint))|hung (?:them|it) up|hanging over (?:me|us)`,
  phrase`cut (?:me off|me when|me from|my (?:badge|pay|phone))|they threw (?:it|out)|(?:complaint|case|report) .. still alive|(?:garage|balcony|bridge|roof|gun|knife) (?:video|footage|photos?)`,
]
