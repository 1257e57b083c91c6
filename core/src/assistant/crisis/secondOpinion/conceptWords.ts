/**
 * Words that stand for much the same in a message that may be a crisis, in plain words. The weights are learnt
 * from a few hundred messages, so a means or a place that none of them names still counts as its concept.
 * A word ending in '*' stands for all words that begin so.
 */
const concepts: Readonly<Record<string, string>> = {
  me: 'i me my myself mine mi yo',
  them: 'he she him her his hers they them their someone somebody ex guy man girl boyfriend girlfriend husband wife partner el ella novio novia esposo',
  near: 'friend* roommate* suitemate* brother* sister* son daughter mother father mom dad parents kid* classmate* teammate* cousin niece nephew family familia amig* hij* hermano hermana papa* mama mis',
  adult:
    'teacher* coach* trainer* stepdad stepfather uncle pastor priest tutor* counselor substitute principal padrastro entrenador maestr* tio babysitter driver',
  young:
    'grade grader kindergarten middle elementary toddler freshman preschool 5 6 7 8 9 10 11 12 13 14 15 16 17 year-old yo',
  pills:
    'pill* pastilla* tablet* med meds medication medicine bottle* tylenol advil ibuprofen xanax adderall ambien benadryl nyquil insulin prescription* bleach antifreeze vodka whiskey dose doses fentanyl',
  weapon:
    'gun* pistol* revolver* rifle* shotgun* knife knives blade* razor* bat machete bullet* weapon* pistola cuchillo arma ammo trigger',
  cord: 'rope* noose belt* cord* hang hanging hanged hung tied knot soga',
  height:
    'bridge* roof* rooftop ledge* balcony cliff* overpass tower* garage railing puente techo window* tracks train* rail* river lake ocean highway traffic',
  body: 'arm arms leg legs thigh* wrist* neck throat* skin head chest face vein* hair ribs mouth lips',
  blood:
    'blood* bleed* cut cuts cutting scar* bruise* wound* scissors sangre corto burn* scratch* stitches',
  hit: 'hit hits hitting slap* punch* kick* chok* shov* push* grab* drag* slam* beat* strangl* pega* golpe* threw throws throw squeez* pinned pin',
  goodbye:
    'goodbye* farewell* adios despedi* note letters carta* will funeral cards gave giving forgive sorry',
  burden:
    'burden* weight useless worthless better lighter waste carga shame ashamed disappoint* deserve*',
  gone: 'gone disappear* vanish* exist* leave away forever end ends ended over last final siempre',
  die: 'die dies dying dead death kill* suicid* alive live living life vivir morir* muert* wake woke despertar survive unalive matar*',
  sleep:
    'sleep* asleep pass* unconscious breath* unresponsive dormi* seizure faint* dizzy blackout',
  calm: 'calm* peace* light relief relieved quiet ready decided done settled lighter',
  door: 'door* porch hallway stairs parking outside lobby knock* doorknob window driveway afuera puerta',
  shut: 'lock* trap* hid* hide closet held hostage corner* stuck escape encerr* block*',
  follow:
    'follow* track* airtag* gps location watch* behind sigue siguiendo tracker* camera* spy* stalk* icloud shows waits',
  threat: 'threat* amenaz* warn* hurt hurts harm* destroy ruin pay regret',
  drugged: 'drugged spiked roofied drink drinks drank drunk bebida blank remember blackout',
  forced:
    'forc* rape* stop no consent obligo exam kit condom plan clothes shower* morning-after std touch* toca',
  now: 'now tonight currently rn today minute minutes hour hours ahora hoy esta',
  recent: 'yesterday last weekend morning anoche ayer friday saturday sunday',
  food: 'eat* ate meal* food weigh weight pounds lbs starv* purg* vomit* throw comer comida calories',
  panic: 'panic* shak* shaking tiembla breathe heart crying cry floor respirar',
  fear: 'scared afraid terrified fear* miedo frightened help ayuda please',
  paper:
    'notice report reports letter policy rule rules complaint* appeal* hearing* evidence advisor* investigat* coordinator decision* sanction* deadline* statement* interview* record* witness* case process respondent complainant panel title queja apelar audiencia derechos',
  asks: 'can could does do is are what when how who may must should define que cuantos puede',
}

const exact = new Map<string, string[]>()
const begins: [string, string][] = []
for (const [concept, list] of Object.entries(concepts)) {
  for (const word of list.split(' ')) {
    if (word.endsWith('*')) begins.push([word.slice(0, -1), concept])
    else exact.set(word, [...(exact.get(word) ?? []), concept])
  }
}

/** The concepts that a word of plain words stands for; usually none. */
export function conceptsOf(word: string): readonly string[] {
  const known = exact.get(word) ?? []
  const open = begins.filter(([start]) => word.startsWith(start)).map(([, concept]) => concept)
  return open.length === 0 ? known : [...known, ...open]
}
