import { type LabelledQuery, readQueries } from './queryText.ts'

/**
 * Queries that are only measured, never tuned on: written after the tuned set was spent and before any of
 * these was run.
 */
export const heldOutQueries: readonly LabelledQuery[] = readQueries({
  typo: `
clark univercity = Clark University
boise sate = Boise State University
university of deleware = University of Delaware
cornel = Cornell University / Cornell College
lehi university = Lehigh University
colgate univeristy = Colgate University
uni of rochestor = University of Rochester
appalacian state = Appalachian State University
middle tenessee = Middle Tennessee State University
willamete = Willamette University
louisvile = University of Louisville
rhode iland college = Rhode Island College
claremont mckena pomona = Pomona College
duqesne = Duquesne University
susquehana = Susquehanna University
emery university = Emory University
creigton = Creighton University
south dakato state = South Dakota State University
whitier = Whittier College
bryn mar = Bryn Mawr College`,
  acronym: `
ncsu = North Carolina State University
uncg = University of North Carolina at Greensboro
gmu = George Mason University
utd = University of Texas at Dallas
csuf = California State University, Fullerton / California State University, Fresno
etsu = East Tennessee State University
uga = University of Georgia
vmi = Virginia Military Institute
fgcu = Florida Gulf Coast University
pvamu = Prairie View A&M University`,
  nickname: `
uc merced = University of California, Merced
ut arlington = University of Texas at Arlington
umass boston = University of Massachusetts Boston
cal state sacramento = California State University, Sacramento
johnson & wales = Johnson & Wales University
florida a and m = Florida A&M University
wisconsin green bay = University of Wisconsin, Green Bay
kent state stark = Kent State University at Stark
cal poly pomona = California State Polytechnic University, Pomona
suny purchase = SUNY Purchase College`,
  prefix: `
virginia com = Virginia Commonwealth University
univ of ken = University of Kentucky
harv = Harvard University
east car = East Carolina University
southern meth = Southern Methodist University
mount mar = Mount Marty University / Mount Mary University
fairleigh d = Fairleigh Dickinson University
st cloud = St. Cloud State University / Saint Cloud Technical Community College
nova sou = Nova Southeastern University
charleston so = Charleston Southern University`,
  place: `
medgar evers brooklyn ny = Medgar Evers College
indianola = Simpson College
omaha nebraska = Metropolitan Community College | Omaha, NE / University of Nebraska, Omaha / College of Saint Mary
joliet il = University of St. Francis / Joliet Junior College
colleges in hawaii = any college | HI / Hawaii Pacific University / University of Hawaii at Hilo / University of Hawaii at Manoa / University of Hawaii-West Oahu / Brigham Young University-Hawaii
sonora = Columbia College
pella iowa = Central College
huntington beach high school = Marina High School`,
  order: `
georgetown university law center = Georgetown University
university drexel = Drexel University
the university of iowa city = University of Iowa
western reserve case = Case Western Reserve University
school of the art institute chicago = School of the Art Institute of Chicago
davis uc = University of California, Davis
duke university school of medicine = Duke University
clemson university south carolina = Clemson University`,
})
