import type { NewReview } from '@hub/api/reviews'
import type { Proof } from '@hub/api/verification'
import { addTags } from '../../lib/reviews/tags.ts'
import type { Draft, PickedSchool, SchoolProof } from './draft.ts'

/**
 * The body that is sent for a draft. The school goes by its number where it was taken from the list,
 * otherwise by the typed name; the other of the two is null. A tag still in its box counts too. A role counts for its
 * answers alone, so without one it stays here. A proof goes with a review of its own school only.
 *
 * @param fixed the school that the page is about
 */
export function reviewBody(draft: Draft, fixed?: PickedSchool): NewReview {
  const school = fixed ?? draft.school
  return {
    rating: draft.rating,
    title: draft.title.trim(),
    content: draft.content.trim(),
    reviewType: 'school',
    schoolId: school?.id ?? null,
    schoolName: school ? null : draft.schoolText.trim() || null,
    administratorId: null,
    tags: [...addTags(draft.tags, draft.tagText)],
    isAnonymous: true,
    ...(Object.keys(draft.processFacts).length > 0 && {
      authorRole: draft.authorRole,
      processFacts: draft.processFacts,
    }),
    ...(draft.proof &&
      draft.proof.schoolId === school?.id && { proof: withoutSchool(draft.proof) }),
  }
}

function withoutSchool({ quarter, message, signature }: SchoolProof): Proof {
  return { quarter, message, signature }
}
