/**
 * What to do by a deadline, by the names that core/src/deadlines/meanings.ts gives to deadlines. Nobody is told to hand over
 * papers or to pay: a school may ask for what the rule leaves to the reader, such as records of treatment.
 */
const acts: ReadonlyMap<string, string> = new Map([
  ['statement on the appeal is due', 'Send your statement on the appeal'],
  ['response to the appeal is due', 'Send your response to the appeal'],
  ['appeal is due', 'Appeal, if you want to'],
  ['objection to a person on the case is due', objectionTo('someone who handles the case')],
  ['objection is due', 'Object, if you want to'],
  ['written response to the evidence is due', 'Send your written response to the evidence'],
  ['written response to the report is due', 'Send your written response to the report'],
  ['written response is due', 'You may send a written response'],
  ['written statement is due', 'Send your written statement, if you want to make one'],
  ['impact statement is due', 'Send your impact statement, if you want to'],
  ['written questions are due', 'Send your written questions'],
  ['list of witnesses is due', 'Send the names of your witnesses, if you have any'],
  ['evidence is due', 'Send your evidence, if you have any'],
  ['reply about an advisor is due', 'Tell the office about your advisor, as the letter asks'],
  [
    'request for an interpreter or accommodation is due',
    'Ask for an interpreter or accommodation, if you need one',
  ],
  ['request for more time is due', 'Ask for more time, if you need it'],
  ['request for another day is due', 'Ask for another day, if you need one'],
  ['signed form is due', 'Return the signed form, if you agree to it'],
  ['yes or no is due', 'Say yes or no in writing'],
  ['papers are due', 'See which papers the letter asks for'],
  ['request to the school is due', 'Ask the school for what you need'],
  ['part of the sanction is due', 'See what the sanction asks by then'],
  ['complaint outside the school is due', 'Complain outside the school, if you want to'],
  ['confirmation is due', 'Confirm, as the letter asks'],
  ['challenge to the removal is due', 'Challenge the removal, if you want to'],
  [
    'yes or no is due: the letter takes silence as a yes',
    'Say yes or no in writing: the letter takes silence as a yes',
  ],
  ['time to look at the evidence ends', 'Finish looking at the evidence'],
])

/** "Your appeal is due" as what to do: "Appeal, if you want to". What has no name that is known stays as it is. */
export function toDo(what: string): string {
  const [, whom] = /^Last day to object to (.+)$/.exec(what) ?? []
  if (whom !== undefined) return objectionTo(whom)
  return acts.get(what.replace(/^(?:Your|Any) /, '').toLowerCase()) ?? what
}

function objectionTo(whom: string): string {
  return `Object to ${whom}, if you see bias or a conflict of interest`
}

/** Times to act in, by the deadlines for the same. */
const ofTimes: ReadonlyMap<string, string> = new Map([
  ['Time to answer the evidence', 'written response to the evidence is due'],
  ['Time to respond to the report', 'written response to the report is due'],
  ['Time to respond to the appeal', 'response to the appeal is due'],
  ['Time to respond', 'written response is due'],
  ['Time to appeal', 'appeal is due'],
  ['Time to object', 'objection to a person on the case is due'],
  ['Time to send papers', 'papers are due'],
  ['Time to ask the school for help', 'request to the school is due'],
  ['Time to do what the sanction asks', 'part of the sanction is due'],
  ['Time to ask for more time', 'request for more time is due'],
])

/** "Time to appeal" as what to do. */
export function toDoWithin(what: string): string {
  const deadline = ofTimes.get(what)
  if (deadline !== undefined) return toDo(deadline)
  const act = what.slice('Time to '.length)
  return `${act.charAt(0).toUpperCase()}${act.slice(1)}`
}
