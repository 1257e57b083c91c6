import type { Role } from '@hub/core/analysis/report'

interface RoleWords {
  /** What the part is called, as core's findings call it. */
  readonly name: string
  /** Who that is and what they do, in one or two sentences. */
  readonly meaning: string
  /** What the meaning rests on; absent where it says nothing of the rule. */
  readonly cite?: string
}

/** The parts that people have in a case, in plain words. */
export const roleWords: Readonly<Record<Role, RoleWords>> = {
  complainant: {
    name: 'Complainant',
    meaning: 'The person who is said to have been harmed.',
    cite: '34 CFR 106.30(a) (Complainant)',
  },
  respondent: {
    name: 'Respondent',
    meaning: 'The person the complaint is about. The word does not mean that they did it.',
    cite: '34 CFR 106.30(a) (Respondent)',
  },
  investigator: { name: 'Investigator', meaning: 'Hears both sides and gathers the evidence.' },
  decision_maker: {
    name: 'Decision-maker',
    meaning:
      'Decides whether the respondent is responsible. Under the rule this cannot be the investigator or the Title IX Coordinator.',
    cite: '34 CFR 106.45(b)(7)(i)',
  },
  appeal_officer: {
    name: 'Appeal officer',
    meaning:
      'Decides an appeal. Under the rule this cannot be the investigator, the Title IX Coordinator, or whoever made the decision.',
    cite: '34 CFR 106.45(b)(8)(iii)(B)',
  },
  facilitator: {
    name: 'Facilitator',
    meaning: 'Leads an informal resolution, to which both sides must agree in writing.',
    cite: '34 CFR 106.45(b)(9)(ii)',
  },
  title_ix_coordinator: {
    name: 'Title IX Coordinator',
    meaning: 'The person at the school to write to with questions. Anyone may report to them.',
    cite: '34 CFR 106.8(a)',
  },
  deputy_coordinator: {
    name: 'Deputy Title IX Coordinator',
    meaning: 'Works with the Title IX Coordinator.',
  },
  advisor: {
    name: 'Advisor',
    meaning: 'Goes to meetings with one side. Each side chooses its own.',
    cite: '34 CFR 106.45(b)(5)(iv)',
  },
}

/** Parts in running text: "the investigator and the Title IX Coordinator". */
export function partsInWords(roles: readonly Role[]): string {
  const names = roles.map((role) => {
    const { name } = roleWords[role]
    return `the ${name.includes('Title IX') ? name : name.toLowerCase()}`
  })
  const last = names.at(-1) ?? ''
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${last}`
}
