import { wordSet } from './wordSet.ts'

/** Words that never are a name, whatever stands before them and however they are written. */
export const plainWords = wordSet(
  `below above a about after again all almost also always am an and another any anyone are as ask asked asks at
  away back be because been before being believed both but by call called came can cannot cared
  cares changed chose cried could days decided denied did didn't do does doesn't don't down each
  either emailed even ever every everyone everything except explained failed felt finally first for
  from gave get gets gives go goes got had has hasn't have he held help helped her here hers him his
  how i i'm i've if ignored in instead into is isn't it it's its just kept knew know knows last later
  laughed left let lied like listened looked lost made make me meant met might mine more most much
  must my named needed never next no nobody none nor not nothing now of off often okay on once one
  only or other our out over people promised put read really refused replied reported returned right
  run said same saw say says sent several shared she should showed shrugged since so some someone
  sometimes soon spoke still stopped such suggested take takes talked tells than that that's the their
  them then there they thing things think this those though thought through to today told tomorrow
  tonight too took tried tries turned two under until up upon us used usually very voted walked want
  wanted wants was wasn't way we well went were weren't what when where which while who whom whose
  why will with without won't wrote wouldn't would yelled yes yesterday yet you your
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december spring summer fall autumn winter god jesus thank thanks
  dear hello hi sorry good bad great doe roe`,
)

/**
 * Words of offices, groups, laws and posts. A run of capitals that holds one of them names a body,
 * a post or a law, not a person.
 */
export const bodyWords = wordSet(
  `academic academy accessibility act administration advising advisor affairs agency aid alert
  american amendment appeal appeals association athletics attorney bar bill black board book break
  building bureau bystander campus appendix exhibit section article chapter attachment figure table case center centre chair child church city civil clinic club code
  coalition college committee community complainant complaint compliance conduct congress coordinator
  corps council counsel counseling court crisis day dean decision defender department dining
  disability discrimination district diversity division drive education emergency end engineering
  english equal equity evidence faculty federal final financial first foundation fraternity game
  general google government grade graduate greek group guide gym hall handbook hazing health hearing
  heights high homecoming hospital hotline house housing human inc inclusion indian institute
  institutional instagram integrity interim international investigation investigator ix j.d. journal
  judicial law learning legal lgbtq library life line living llc main manual market memorial mental
  ministry museum national network news night north notice office officer ombuds ombudsman order
  outlook panel party pizza police policy pride process program project public queer rape record
  records registrar relations report residence residential resolution resource resources respondent
  response review rights room rule safe safety school science security senate service services
  sexual small society sorority south spanish sports square staff state station street student students
  studies summer support supreme survivor survivors suspension system task team teams technology title
  town training trustees union university university's vi victim violence week welcome well wellness
  west women women's writing zoom`,
)

/** Verbs that show a person did or said something; places and laws do none of these. */
export const personVerbs = wordSet(
  `said says told tells texted texts emailed emails called calls wrote replied answered asked asks
  claimed claims lied admitted denied apologized yelled cried testified promised knew saw heard grabbed
  touched kissed hit raped assaulted pushed hugged followed stalked harassed threatened reported
  accused filed signed refused laughed helped met came went drove kept gave sat stood thought wanted
  believed`,
)

/** The few verbs that a school or an office cannot do: strong enough for an unknown name. */
export const humanVerbs = wordSet(
  `texted kissed grabbed touched hugged yelled cried apologized raped hit pushed laughed drove sobbed
  messaged dm'd smiled whispered screamed snapped punched slapped`,
)

/** Verbs whose object is a person: "I emailed Priya Raman". */
export const contactVerbs = wordSet(
  `emailed told asked met texted called contacted confronted accused dated dating kissed hit saw
  messaged blamed named seeing believed hugged reported trusted thanked`,
)
