import { wordSet } from './wordSet.ts'

/** First names common at US colleges that are not plain words in lower case. */
export const firstNames = wordSet(
  `aaliyah aaron abby abdul abigail adam adrian adriana ahmed aiden aisha alan alana albert alec
  alejandra alejandro alex alexa alexander alexandra alexis ali alicia alison allison alyssa
  amanda amelia amina amir amit amy ana anastasia andre andrea andres andrew andy angela angelica
  angelina anita anjali anna anne annie anthony antonio anya ariana ariel arjun arthur ashley
  ashton audrey ava avery barbara bea beatrice beatriz becca becky ben benjamin beth bethany betty
  bianca brad bradley brandi brandon brayden breanna brenda brendan brett brian brianna bridget
  brittany brody bruce bryan bryce caitlin caleb callie calvin cameron camila camille carl carla
  carlos carly carmen caroline carrie casey cassandra cassidy cassie catherine cecilia cedric
  cesar chantel charles charlie chelsea chloe chris christina christine christopher cindy claire
  clara clarissa claudia cody colby cole colin colleen connor cora corey courtney craig cristina
  curtis cynthia cyrus damian damon dan dana daniel daniela danielle danny dante daphne darius
  darren daryl dave david dawson deandre deepak demetrius denise dennis derek deshawn desmond
  devin diana diane diego dominic dominique donald donna doug douglas dylan ebony eddie edgar
  eduardo edward elaine elena eli elias elijah elise elizabeth ella ellen ellie emily emma
  emmanuel enrique eric erica erik erika erin ernesto esmeralda esther ethan eva evan evelyn ezra
  fabian farah fatima fatou felicia felipe felix fernando fiona francis gabby gabriel gabriela
  gabrielle garrett gary genevieve george gerald gianna gina giovanni gloria gordon graciela greg
  gregory gretchen guadalupe gustavo hailey haley hamza hanna hannah harriet hasan hassan heather
  hector heidi helen henry hugo ian ibrahim imani ines ingrid irene isaac isabel isabella isaiah
  ivan ivana jacob jacqueline jada jaden jaime jake jalen jamal james jamie jamila jan janae jane
  janet janice jared jasmin jasmine jason jasper javier jayden jayla jeff jeffrey jelani jenna
  jennifer jenny jeremiah jeremy jerrod jerry jesse jessica jessie jill jim jimmy jin joan joanna
  joaquim joaquin joe joel joey johanna john johnny jon jonah jonathan jorge jose joseph josephine
  josh joshua joslyn juan judy julia julian juliana julie juliet julio justin kadeem kaia kaitlyn
  kamal kara kareem karina karla kate katelyn katherine kathleen kathryn kathy katie katrina kayla
  keisha keith kelly kelsey kendall kendra kenji kenneth kenny kevin khadija khalid kiana kiara
  kim kimberly kirsten kristen kristin kristina kyle kyra lamar larry laura lauren leah leila
  leilani lena leo leon leonardo leslie liam linda lindsay lindsey lionel lisa liz lorena louis
  luca lucas lucia lucy luis luisa luke lydia lynn mackenzie maddie madeline magdalena maggie
  makayla malik marcela marco marcos marcus margaret maria mariah mariana marie mario marisol
  marissa marlon martha martin mary mateo mateus matt matthew maurice maya mckenna megan meghan
  mei melanie melissa mercedes meredith mia micah michael michaela michelle miguel mikayla mike
  mikhail minh miranda mitchell mohamed mohammad mohammed molly mona monique morgan muhammad
  mustafa mya myra nabil nadia nadine naima nancy naomi natalia natalie natasha nathan nathaniel
  neha neil nia niamh nicholas nicole nikhil nikki nina nisha noah noelle nora norah oliver olivia
  omar omari oscar owen pablo pamela patricia patrick paul paula pedro peggy peter peyton philip
  phoebe pooja precious preston prisha priya quentin quinn rachel rafael rahul ramon rashid raul
  raymond rebecca regina renee ricardo richard ricky rita robert roberto rodney rodrigo roger
  rohan ronald rosalind ross roy ruben russell ruth ryan sabrina sadie salma sam samantha samara
  samir samuel sandra sanjay santiago santino sara sarah sasha saul scott sean sebastian selena
  serena sergio seth shane shanice shannon sharon shaun shawn sheila shirin shreya sienna simon
  siobhan sofia sonia sonya sophia sophie soren stacey stacy stan stanley stefan stella stephanie
  stephen steve steven stuart susan sydney sylvia talia tamara tanisha tanya tara tariq tasha
  tatiana taylor ted teresa terrance terrell terrence terry thalia theodore theresa thomas tiana
  tiffany tim timothy tina tobias todd tom tomas tommy toni tony tracy travis trent trevor tristan
  tyler tyrone valentina valeria valerie vanessa vicky vikram vincent vivian vladimir walter wendy
  wesley whitney william wyatt xander xavier ximena yara yasmin yasmine yesenia yolanda yosef yuki
  yusuf zach zachariah zachary zack zainab zara zoe zoey`,
)

/**
 * Names that are also words, months or places. They count only beside another sign: a relation
 * ("my friend Grace"), a title, a surname or something only a person does ("Grace told me").
 */
export const doubtfulNames = wordSet(
  `ace al amber angel april art asia august aurora austin autumn basil bill blake bob brook
  brooke brooklyn buddy candy carol carter chad chance charity charlotte chase cheyenne china
  christian clay cliff colt cooper crystal daisy dakota dale dallas dawn dean denver destiny dick
  don drew earl ed eden ernest eugene eve faith florence forest frank gale gene georgia ginger
  glen grace grant guy hank harmony harper harry haven hazel heath heaven holly honor hope houston
  hunter india iris isla israel ivy jack jackson jade jay jean jewel jordan josie joy june
  justice karen kay kent kerry lance lane lawrence lee lily lincoln logan london lou mac madison
  marina marion mark marshall mason max may melody mercy milan miles misty montana nick norm olive
  paris parker pat patience pearl penny phoenix pierce porter quincy randy raven ray reed rich
  riley river rob robin rocky rod rose ruby rusty sage sally sandy savannah serenity sierra skip
  sky star sterling stormy sue summer tanner taryn terra tex trinity troy ty val victor victoria
  violet virginia wade ward warren will wren`,
)

/** Surnames common enough to be known in lower case after a title. */
export const surnames = wordSet(
  `adams ahmed allen alvarez anderson bailey baker bennett brooks brown bryant butler campbell
  castillo chavez chen chung clark collins cook cox cruz davis diaz edwards ellis evans fernandez
  fisher flores foster garcia gibson gomez gonzales gonzalez graham gray green griffin gutierrez
  hall hamilton harris harrison hayes henderson hernandez herrera hill howard huang hughes jackson
  jenkins jensen jimenez johnson jones kennedy khan kim king kowalski kumar lee lewis li lin liu
  long lopez lynch martin martinez mcdonald medina mendoza miller mitchell moore morales morris
  murphy myers nelson nguyen ortiz park parker patel perez perry peters peterson phillips powell
  price ramirez ramos reed reyes reynolds richardson rivera roberts robinson rodriguez rogers
  romero ross ruiz russell sanchez sanders santos schmidt schultz scott shah sharma silva simmons
  singh smith soto stevens stewart sullivan tanaka taylor thomas thompson torres tran turner
  vargas vasquez walker wallace wang ward watson weber white williams wilson wong wood wright wu
  yang young zhang`,
)
