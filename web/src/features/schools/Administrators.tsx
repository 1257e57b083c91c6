import type { SchoolDetails } from '@hub/api/schools'
import { Entry } from '../../ui/layout/Entry.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { RatingLine } from './RatingLine.tsx'

interface AdministratorsProps {
  people: SchoolDetails['administrators']
}

/** The people who handle cases at a school, where it names them. */
export function Administrators({ people }: AdministratorsProps) {
  return (
    <EntryGroup title="Administrators" columns={2}>
      {people.map((person) => (
        <Entry
          key={person.id}
          kicker={[person.title, person.department].filter(Boolean).join(', ')}
          title={person.name}
          meta={
            person.totalReviews > 0 && (
              <RatingLine average={person.averageRating} reviews={person.totalReviews} />
            )
          }
        />
      ))}
    </EntryGroup>
  )
}
