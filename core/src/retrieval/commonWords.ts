/**
 * English words that are right as they stand and that the guide may not use, so that none of them is taken for
 * a slip in writing another. Not complete: only words one or two letters away from those of the guide matter.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `about above across after again against almost alone along always among another around away back bake
  bear beat bill bird birth black blue board boat body book born both bottom bread break bring broke brother
  brown build busy cake call card care cash cause cheap check cheese chest choose church city clean clear
  clock close cloth coat coffee cold color come cook cool corner count country cover crowd cry cup dance dark
  daily dead deal dear debt deep desk diet dinner dirt dish door doubt down draw dream dress drink drive drop
  dust each early earn earth easy eat eight else empty enjoy enough even event every exam excited eye face
  fact fail fall family farm fast fear feed feel feet fell field fight film fire first fish five flat floor
  flow fly folks food foot forest forget form four free fresh fruit full fun funny game garden gas gift girl
  glad glass gold gone good grade grass great green ground group grow guess gym hair half hall hand hang hard
  hate head health heart heat heavy hell hide high hill hire hold hole holiday home hope horse hospital hotel
  hour house huge hungry hurry hurt ice idea island job join joke jump keep key kick kill kind king kiss
  kitchen knee knife lake lamp land large last late laugh law lead learn least lecture left leg less lesson
  light line lion list live loan local lock lonely look lost loud love low luck lunch machine mail main major
  make many map march mark market marry math matter maybe meal mean meat meet middle might mile milk mind
  minute miss mix model modern moment money month moon morning mouth move movie much music nail near neck
  neighbor never nice night nine noise none noon north nose note now nurse ocean odd offer oil old once
  one onion open orange order outside oven own pack page pain paint pair paper park part pass past path pay
  peace pen pepper perfect person phone photo piano pick picture piece pilot pink pipe pizza place plain
  plan plane plant plate play pool poor popular potato pound power present pretty price print prize public
  pull pure push quick quiet quite race radio rain raise range rate reach read real rent rest rice rich
  ride ring rise river road rock roof room rope rose round row rule run sad salt sand save scene score
  sea season seat seem self sell sense seven shape share sharp sheet ship shirt shoe shop short shot shout
  show shut sick side sight sign silver sing size skin sky slow small smart smell smile smoke snow soap
  soft soil song soon sorry sort soul sound soup south space speak spell spend sport spot spring square
  stage stamp stand star start state station stay steal steam step stick stock stone stop store storm
  story street strong style sugar suit summer sun sure surface sweet swim table tail taste tax tea team
  tell ten term test than thank theory thick thin third those three throat throw ticket tie tight tire
  today toe together tomorrow tone tonight tool tooth top total touch tour toward tower town toy track
  trade train travel tree trip trouble truck true trust try tune turn twelve twenty twice two type ugly
  uncle under unit until upper usual vacation tall smell curve dog swim team refund valley value vegetable very view village visa visit
  voice vote wait wake walk wall war warm wash waste watch water wave weak wear weather wedding week
  weight well west wet wheel where white whole why wide wife wild wind window wine wing winter wire wise
  woman wonder wood word work world worry worse worst wrong yard year yellow young zero`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
