import type { ResourceCategory } from '@hub/core/knowledge/resourceCategories'

/** A part of student life that entries of a large hub may be about, and none of the labelled queries is. */
export interface Topic {
  category: ResourceCategory
  subcategory: string
  things: readonly string[]
  sentences: readonly string[]
}

// category | subcategory | things | sentences. The entries share many words with the labelled queries
// (appeal, hearing, timeline, form, report, phone, records) and answer none of them.
const text = `
educational | Grades | grade appeals; pass or fail courses; incomplete grades; grade point average; final exams; dean's list | Ask the instructor first and keep your graded work. The department decides within ten days. A late change needs a signed form. Your transcript shows the result the next term.
educational | Course planning | degree plans; graduation timeline; course selection; waitlists; independent study; transfer credit | Meet your academic advisor before you register. A hold on your account blocks the process. Some courses open only to majors. Plan two terms ahead so that you finish on time.
procedural | Parking | parking permits; parking tickets; bike racks; shuttle routes; garage rates; car share | Pay online or file an appeal of the ticket within two weeks. Permits sell out early in fall. Evening parking is free in most lots. Guests need a day pass from the office.
procedural | Housing | room changes; move-in day; lease terms; roommate agreements; noise complaints; security deposits | Read the lease before you sign it. Take photos of each wall on the first day. The housing office can help two roommates talk. A deposit comes back within thirty days.
procedural | Financial aid | student loans; grants; work-study; aid appeals; tuition bills; scholarship essays | File the form early every year. Send tax papers when the office asks for them. A change in family income can be grounds for an appeal. Loans must be repaid after you leave.
educational | Library | database articles; interlibrary loan; study rooms; citation styles; research guides; laptop loans | Reserve a room for two hours at a time. A librarian answers questions by chat. Databases hold the full text of most articles. Return books to any branch.
educational | Writing | lab reports; essay outlines; peer review; thesis formatting; cover letters; plagiarism checks | Bring a draft and the assignment. Tutors do not fix the text for you. Start with the claim and then the evidence. Read your work out loud before you hand it in.
educational | Science labs | lab safety; chemical storage; field investigation; microscope training; animal care; goggles | Wear closed shoes at all times. Report a spill at once to the lab manager. Keep a notebook of each step of the investigation. Waste goes in the marked bin.
counseling | Study skills | note taking; time management; exam nerves; procrastination; reading faster; group projects | Plan short blocks and rest between them. Turn off your phone while you study. A tutor can help you make a timeline. Sleep does more than a late night.
counseling | Nutrition | meal plans; food allergies; cooking basics; campus pantry; vegan meals; hydration | Tell the dining hall about an allergy. The pantry is open to all students at no cost. A dietitian sees students on Tuesdays. Swipes do not carry over to spring.
counseling | Fitness | gym hours; swim lessons; intramural leagues; yoga classes; climbing wall; personal trainers | Bring your student card to the front desk. Beginners are welcome in each class. Rent shoes and a harness at the wall. Lockers are emptied at the end of term.
counseling | Sleep | sleep habits; naps; night shifts; screen time; jet lag; caffeine | Keep the same hours each day. Leave your phone out of the bedroom. Caffeine stays in the body for hours. A short nap can help before class.
counseling | Health clinic | flu shots; vaccination records; travel clinic; eye exams; hearing tests; allergy shots | Make an appointment online or walk in. Bring your insurance card and a list of medicine. The nurse can copy your shot records. A hearing test takes ten minutes.
emergency | Fire safety | fire drills; smoke alarms; kitchen fires; exit maps; candles; sprinklers | Leave by the nearest stairs and never the lift. Meet at the marked spot outside. Alarms are tested on Mondays. Candles are not allowed in rooms.
emergency | Severe weather | tornado drills; snow closings; flood maps; heat waves; text alerts; power cuts | Sign up to get alerts by text. Go to the lowest floor, away from glass. Classes move online when campus closes. Keep water and a light at hand.
emergency | Lost and found | lost keys; lost cards; lock changes; found bags; package theft; bike theft | Report the loss at the front desk. A new key costs a fee. Found things are kept for sixty days. Mark your bike with a number.
legal | Renting | tenant basics; sublets; eviction notices; repairs; rent increases; heating | Write down each repair you ask for. A landlord must give notice before a visit. Keep copies of letters and photos. City hall has a form for housing complaints.
legal | Money matters | credit cards; tax returns; bank fees; identity theft; debt plans; car insurance | Check your statement each month. File your return by the spring deadline. Freeze your credit after a theft. Ask the bank to drop the first fee.
legal | Student business | patents; trademarks; contracts; licenses; startup taxes; crowdfunding | A contract should say who owns the work. Register the name with the state. Keep business money apart from yours. A clinic at the business school reviews plans.
legal | Copyright | fair use; music rights; image licenses; course packs; film screenings; open access | Ask the owner before you copy a whole work. Short quotes are often fair. The library can clear rights for a class. Name the author and the source.
advocacy | Student government | elections; club funding; senate meetings; petitions; public hearing dates; ballots | Any student may run for a seat. Budgets are set in March. Come to a public hearing and speak for two minutes. Votes are counted the same night.
advocacy | Sustainability | recycling; solar panels; native plants; bike week; food waste; green grants | Rinse cans before you sort them. The garden grows native plants from seed. A grant can pay for a student project. Join the crew on Saturday.
advocacy | Volunteering | food banks; tutoring children; park cleanups; blood drives; animal rescue; hospital visits | Pick a shift that fits your classes. You get a shirt and a meal. Some sites ask for a background check. Hours count toward the service award.
advocacy | Disability access | ramps; note takers; exam time; captions; service animals; accessible vans | Register with the access office each year. Bring a letter from your doctor. Captions are added to each course film. Vans run door to door until late.
advocacy | Veterans | service credit; benefits forms; priority registration; veteran lounges; reserve duty; dependents | Bring your discharge papers. The certifying official files the form each term. Duty during term gets you a refund. The lounge has coffee and a printer.
educational | Careers | resumes; interviews; internships; job fairs; salary talks; references | Dress one step above the job. Practice answers with a friend. Recruiters come in September and February. Send thanks the next day.
educational | Campus jobs | time sheets; student wages; tutoring jobs; desk shifts; summer jobs; pay stubs | Fill in your hours by Friday noon. You may work twenty hours a week. Your boss signs the time sheet. Pay comes every second week.
educational | Study abroad | exchange programs; host families; packing lists; language courses; travel insurance; passports | Apply a year before you go. Courses must be approved by your department. Carry a copy of your passport. Call home when you land.
educational | Languages | conversation tables; placement tests; translation tools; native speakers; subtitles; language labs | Meet a partner once a week over lunch. The test takes forty minutes. Speak from the first day. Films are shown with subtitles on Thursday.
educational | Technology | campus wifi; password resets; email setup; printers; software downloads; recorded lectures | Restart first and then call the help desk. Use your student name to log in. Lectures are recorded for a week. A technician can set up your phone.
educational | Mathematics | calculus help; statistics software; proof writing; study groups; placement exams; graphing | Drop in at the math center without a booking. Work through the old exams. Write out each step of the proof. Bring your own laptop for the software.
educational | Arts | theater tickets; studio hours; choir auditions; film club; museum passes; dance classes | Students pay half price at the door. Audition with one song you know well. The studio closes at midnight. A video of each show is kept in the archive.
educational | Athletics | game tickets; tryouts; coaches; equipment rental; marching band; club sports | Line up early for the big game. Tryouts last two days. You need a physical before you play. Report a sore knee to the trainer.
procedural | Registration | add and drop; late fees; name changes; enrollment letters; transcripts; residency | Drop by the second Friday to get all your money back. Order a transcript online. A court order is needed to change the name on file. The office is closed at noon.
procedural | Student conduct at the library | overdue fines; quiet floors; food rules; lost books; card sharing; printing limits | Pay fines before you register. Eat only in the cafe. A lost book costs its price and a fee. Ask at the desk for a waiver.
procedural | Graduation | caps and gowns; guest tickets; diploma mail; honors cords; rehearsal; commencement speakers | Order the gown by April. Each student gets four tickets. Diplomas come by mail in eight weeks. Doors open an hour before.
procedural | Events | room booking; posters; food permits; sound limits; event insurance; ticket sales | Book the hall three weeks ahead. Posters go on public boards only. Someone from your club must stay to the end. Music ends at eleven.
procedural | Research | survey approval; consent forms; data storage; poster sessions; travel grants; lab notebooks | The board meets once a month to decide. Each person in a survey signs a form. Keep data on a locked drive. A poster should be read in two minutes.
counseling | New students | orientation; campus tours; homesickness; mentors; class maps; student cards | Walk your route the day before class. Ask a mentor anything. It is normal to miss home. Clubs meet on the lawn in the first week.
counseling | Families | family weekend; child care; lactation rooms; tuition plans; campus visits; graduation hotels | Book a hotel a year ahead. Parents can join a tour. The day care has a waiting list. Bills go to the student by email.
counseling | Spiritual life | prayer rooms; chaplains; meditation; holiday meals; choirs; interfaith talks | All are welcome at the noon talk. The quiet room is always open. A chaplain can listen over tea. Tell teachers early about a holy day.
educational | Farms and gardens | carrot beds; seed library; beekeeping; compost; orchard days; greenhouse tours | Wear boots that can get wet. Take home what you pick. The bees sleep in winter. Seeds are free to borrow and return.
`

/** All topics. */
export const topics: readonly Topic[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [category, subcategory, things, sentences] = line.split(' | ')
    return {
      category: category as ResourceCategory,
      subcategory: subcategory as string,
      things: (things as string).split('; '),
      sentences: (sentences as string).replace(/\.$/, '').split('. '),
    }
  })
