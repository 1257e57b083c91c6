/**
 * English words that are right as they stand and that the guide may not use, so that none of them is taken for
 * a slip in writing another. Not complete: only words one or two letters away from those of the guide matter.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `about audit audits bother bothers concert concerts hostel loves massage massaged pause paused pill pills shove shoved stared stuck above across after again against almost alone along always among angry another anyone
  anywhere arm around awake away awful back bag bake bald ball banana bank bath battery beach bear
  beat bell belt beside between beyond bike bill bird birth bitter black blank block blue board
  boat body bone book boot bored born both bottom bowl box brain branch brave bread break
  breakfast bright bring broad broke brother brown brush bucket build built burn bus busy button
  cable cake call calm camp candle cap card care carry cash castle cat catch cause ceiling chain
  chair chalk chase cheap check cheese chest chew chicken chin chocolate choose church circle city
  clean clear clever climb clock close cloth cloud club coach coal coat coffee cold color come
  cook cookie cool corner cotton couch count country course courses cousin cover cow crash crawl
  crazy cream credits cross crowd crown cruel cry cup curly curtain curve cut cute daily dance
  dark dead deal dear debt deep deposit desert desk diet dig dinner dirt dish dizzy doctor dog
  doll dollar door doubt down drag draw dream dress drew drink drive drop drown duck dumb during
  dust dusty each ear early earn earth easy eat egg eight either elbow else empty engine enjoy
  enough even event every everyone everywhere exam except excited eye eyes face fact fail fair
  fall family fancy farm farmer fast fat fear feather feed feel feet fell fence fetch field fight
  film finger fire firm first fish five flag flame flat float floor flow flower fly fog fold folks
  food foot forest forget form forward four fox free freeze fresh frog fruit full fun funny
  further game garden gas gate gentle ghost giant gift girl glad glass glove goat gold gone good
  grab grade grades grass great green greet ground group grow grumpy guess guitar gun gym hair
  half hall hammer hand hang happy hard harsh hat hate head health heart heat heavy hell hide high
  hill hire hold hole holiday hollow home honey hook hope horrible horse hospital hotel hour house
  hug huge humble hungry hunt hurry hurt ice icy idea ink inside instead invite island itch jacket
  jar jealous jeans jelly job join joke jolly juice jump keep key kick kill kind king kiss kitchen
  knee kneel knife knock ladder lake lamp land landlord laptop large last late laugh law lazy lead
  leaf learn least lecture left leg lemon lend less lesson library lick lift light line lion lip
  list live lively load loan local lock lonely look loose lost loud love lovely low luck lucky
  lunch machine mad magic mail main major make many map march mark market marry math matter maybe
  meal mean meanwhile meat medal meet melt mend messy metal middle might mile milk mind minute
  mirror miss mix model modern moment money month moon morning mountain mouth move movie mow much
  mud museum music nail narrow naughty near neat neck needle neighbor neither nervous nest never
  nice night nine nobody nod noise noisy none noon north nose note now nowhere nurse nut ocean odd
  offer oil old once one onion open orange order otherwise outside oven own pack page pain paint
  pair pants paper parade parent park parking part pass past path pay peace peach peel pen pencil
  penny pepper perfect perhaps person pet phone photo piano pick picture pie piece pig pillow
  pilot pin pinch pink pipe pizza place plain plan plane planet plant plate play pocket polish
  polite pond pool poor popular pot potato pound pour power present press pretend pretty price
  prince print prize promise proud public pull pump punch puppy pure purple purse push quick quiet
  quite rabbit race radio rail rain raise range rapid rat rate raw reach read real recipe refund
  rent rest rice rich ride ring rise river road rock roof room roommate rope rose rough round row
  rub rude rule run rush sack sad sail salt sand sandwich save scare scene score scratch scream
  sea seal season seat seem self selfish sell semester sense seven shadow shake shallow shape
  share sharp shave sheep sheet shelf shell shine ship shirt shiver shoe shop short shorts shot
  shout show shower shut sick side sigh sight sign silly silver sing sink sister sit size skin
  skip skirt sky slap sleepy sleeve slip slippery slow small smart smell smile smoke snake sneaker
  sneeze sniff snow soap sock sofa soft soil somehow somewhere song soon sore sorry sort soul
  sound soup sour south space speak spell spend spicy spill spin spoon sport spot spray spring
  square squeeze stage stair stamp stand star stare start state station stay steal steam steep
  step stick sticky stiff stir stock stomach stone stop store storm stormy story street stretch
  strict strike strong stupid style suck sugar suit summer sun sure surface sweater sweet swim
  swing table tail tall tap tape taste tax tea team tease tell ten tent term terrible test than
  thank theory thick thin third thirsty those three throat through throw thumb ticket tickle tidy
  tie tiger tight tiny tire today toe together tomorrow tone tongue tonight tool tooth top total
  touch tough tour toward towel tower town toy track trade train trap travel tree trip trouble
  truck true trunk trust try tug tuition tune turn twelve twenty twice twist two type ugly
  umbrella uncle under unit unless until upon upper usual vacation vague valley value van vast
  vegetable very view village visa visit voice vote wagon wait wake walk wall wander war warm wash
  waste watch water wave weak wear weather wedding week weight well west wet wheel whenever where
  wherever whether whine whip whistle white whole why wicked wide wife wild wind window wine wing
  wink winter wipe wire wise without wolf woman wonder wood wooden wool word work world worm worry
  worse worst wrap wrong yard yawn year yell yellow young zero zipper zoom`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
