import { phrase } from '../../analysis/language/phrase.ts'
import type { HeavyWord } from './heavyWords.ts'

/** What others do to somebody, and what strains mind and body. Each counts once. */
export const heavyHarm: readonly HeavyWord[] = [
  // What others do.
  {
    says: phrase`(?:hits?|hitting|beat(?:s|en|ing)?|chok(?:es|ed|ing)|strangl\w+|punch\w+|kick(?:s|ed|ing)|slap\w*|shov\w+|slamm\w+|stab\w*|burn(?:s|ed|t)|bit(?:es)?|dragged|drags|corner(?:ed|s|ing)|jumped|attacked|attacking|attacks me|chas(?:es|ed|ing)|trapp\w+|tied|held|holds|pinned|shot|smash\w+|threw|throws|pushed|whipped|spit|pega|golpe\w+|patea|quema)`,
    weighs: { danger: 2.5, partner: 2.5 },
  },
  {
    says: phrase`(?:door ?(?:handle|knob|bell)|bats?|machete|crowbar|trying (?:my|the) (?:door|window|lock)|run me over|find me|get me|finish me|next time i|will not get up|coming (?:up|for me|after me)|driving to|on his way|on her way|staring (?:in|into|at my)|peeping|broke in|breaking in|gun|rifle|knife|weapon|ambush\w*|under the table|barefoot|cornered|kidnap\w*|hostage)`,
    weighs: { danger: 2.5 },
  },
  {
    says: phrase`(?:if i leave|leave (?:him|her)|break up|jealous|controls?|reads all my|checks my|nobody would believe|apologize|hurt my (?:dog|cat|family)|kill my (?:dog|cat)|will not let me|what he will do|cigarettes?)`,
    weighs: { partner: 2 },
  },
  // Sexual harm, and the care after it.
  {
    says: phrase`(?:froze|upstairs|climbed on|got on top|on top of|inside (?:of )?me|slipped me|spiked|too drunk|so drunk|passed out|blacked out|asleep|sleeping|could not move|just did it|did it anyway|did not stop|would not stop|said no|said stop|no means|acostarme)`,
    weighs: { assault: 2 },
  },
  {
    says: phrase`(?:sex|sexual\w*|rap(?:e|ed|ist)|assault\w*|molest\w*|grop\w+|violat\w+|forced|obligo|violo|pants|underwear|naked|undress\w*|touch\w*|condom|did (?:stuff|things|something|it|that)? ?to me|what (?:he|she|they) did)`,
    weighs: { assault: 2, child: 2 },
  },
  {
    says: phrase`(?:forensic exam|rape kit|sane|get (?:checked|examined|tested)|plan b|morning after|pep)`,
    weighs: { assault: 4 },
  },
  {
    says: phrase`(?:bruis\w+|bleeding|blood|broken|concussion|black eye|swollen|limping|hospital|er|ambulance|unconscious|fainted|throwing up|vomit\w*|seizure|dizzy)`,
    weighs: { assault: 1.5, body: 2.5, partner: 1, danger: 0.5, child: 1 },
  },
  {
    says: phrase`(?:pulse|not breathing|stopped breathing|heart is racing|heart attack|can ?not feel my|wake (?:him|her|up)|blue lips|foaming)`,
    weighs: { body: 4.5, distress: 1 },
  },
  // Children.
  {
    says: phrase`(?:(?:am|is|im|tengo|tiene|age|turned) (?:only )?(?:[4-9]|1[0-7])|(?:[4-9]|1[0-7]) (?:years?|anos|yo)|[1-9]th grade(?:r)?|1[0-2]th grade(?:r)?|minor|underage|little (?:girl|boy|sister|brother)|kids?|child)`,
    weighs: { child: 2 },
  },
  {
    says: phrase`(?:middle school|elementary|bus driver|stepdad|stepfather|uncle|coach|teacher|babysitter|pastor|priest|grandpa|grandfather|cousin|padrastro|tio|maestr[oa]|entrenador|principal|tutor|counselor)`,
    weighs: { child: 1 },
  },
  {
    says: phrase`(?:doing (?:things|stuff)|does (?:things|stuff)|makes (?:me|her|him)|tell anyone|tell (?:my mother|nobody)|our secret|a secret|shirtless|pics|pictures|shower|watches|comes into|entra a mi cuarto|in the van|alone with|sits on|tickl\w+|gifts)`,
    weighs: { child: 2 },
  },
  // Being followed.
  {
    says: phrase`(?:gps|tracker|airtag|spyware|follow(?:s|ing)|stalk\w*|finds me|found me|tracks|tracking|knows where|everywhere i|wherever i)`,
    weighs: { stalking: 3 },
  },
  {
    says: phrase`(?:parking outside|parks|waits|waiting (?:by|for|outside)|watching|staring|flashing|drives by|keeps (?:calling|texting|coming|parking|driving|showing|finding|messaging)|changed my number|new numbers?|fake accounts?|under my car|on my car|every single (?:day|night)|at night)`,
    weighs: { stalking: 2 },
  },
  // The mind and the body under strain.
  {
    says: phrase`(?:hyperventilat\w+|panic\w*|voices|hallucinat\w*|what is real|not real|going (?:crazy|insane)|breakdown|blacking out|can ?not breathe?|meltdown|starv\w+|purg\w+|fainted|bathroom floor|losing my mind|psychotic|manic|passing out)`,
    weighs: { distress: 2.5 },
  },
  {
    says: phrase`(?:not|have not) .. (?:eaten|slept|eat|sleep)|do not know what is|see (?:him|her) everywhere|heart is racing|edibles|drunk every|i am dying`,
    weighs: { distress: 2, body: 1 },
  },
  {
    says: phrase`(?:hammer|axe|hatchet|sword|brick|belt|climbed (?:in|through|over)|through (?:the|my) window|block(?:ing|ed|s) (?:my|the|our) (?:car|way|door|path|exit|driveway)|kick(?:ing|ed|s) (?:my|the|at my|down my) door|grabbed (?:my|me)|make me disappear|on (?:my|the) (?:stairs|porch|steps|doorstep)|came to my (?:work|house|dorm|room|apartment)|viene (?:para|a) mi|borrach[oa]|hiding in|standing over|surround\w*|not make it to|hurt you|you are dead|dead to|bomb|acid|escaped from|got away from|boiling|poured|set (?:me|it) on fire|are next|dead (?:bird|animal|rat)|no one (?:else )?will(?=$| )|mask)`,
    weighs: { danger: 2.5 },
  },
  {
    says: phrase`(?:flinch\w*|raises? (?:his|her) hand|locks me|lock(?:ed|s) (?:me|us) (?:in|out)|long sleeves|makeup to cover|cover (?:it|them|the bruises|my)|cracked|ribs|black and blue|plates?|when (?:he|she) (?:is )?(?:drinks?|drunk|mad|angry)|temper|walk(?:ing)? on eggshells|rage)`,
    weighs: { partner: 2.5, danger: 1 },
  },
  {
    says: phrase`(?:lips are blue|convuls\w*|collaps\w*|chugged|downed|spinning|slurring|can ?not (?:feel|move)|overheating|foam|stab wound|will not stop bleeding|turned (?:blue|grey|gray))`,
    weighs: { body: 3.5, selfHarm: 1 },
  },
  {
    says: phrase`(?:push (?:him|her|them) off|off (?:of )?me|sore|no memory|ripped|torn|tights|mouth on|tongue|passed me around|filmed (?:it|me)|in my drink|what was in|lured|bent me|licked|kiss\w*|woke up|his bed|her bed|could not (?:push|scream|move|say)|kept saying (?:no|stop)|followed me into)`,
    weighs: { assault: 2, child: 2 },
  },
  {
    says: phrase`(?:my trash|my mail|camera in|knows my (?:class|schedule|bus|shifts?|route)|behind me in|row behind|to the bus|since i blocked|every (?:lecture|class|shift)|in the bushes|across the street|binoculars|my location|my window|taken from outside|photos? of my (?:bedroom|window|house|car|door))`,
    weighs: { stalking: 2.5 },
  },
  {
    says: phrase`(?:youth pastor|youth group|janitor|scout leader|camp counselor|sleeps in (?:her|his|my) bed|in (?:her|his|my) bed|not to tell|do not tell|kissing|kisses|cuddl\w+|sends? me (?:pics|pictures|photos))`,
    weighs: { child: 2 },
  },
  {
    says: phrase`(?:puk(?:e|ing)|throw(?:ing)? up (?:everything|every|after|on purpose)|walls are|not slept since|shadows|out of my body|dissociat\w+|everything is spinning|shaking and|numb all over)`,
    weighs: { distress: 2.5 },
  },
  { says: phrase`it (?:just )?happened`, weighs: { assault: 2 } },
]
