import { isResourceCategory, type ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { useEffect, useState } from 'react'
import { useQueryParams } from '../../lib/location.ts'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'

export type CategoryChoice = ResourceCategory | 'all'

interface Choice {
  /** What the address named when it was made. */
  arrivedBy: CategoryChoice
  category: CategoryChoice
}

// Kept for the way back to the list. In memory only: an address or a storage would leave a trace.
let last: Choice & { term: string } = { term: '', arrivedBy: 'all', category: 'all' }

/**
 * What is searched and chosen, and the ways to change it. A link such as `/resources?category=emergency` chooses a
 * category on arrival, of all resources; what was chosen before counts until such a link is followed.
 */
export function useResourceFilter() {
  const asked = useQueryParams().get('category') ?? ''
  const linked = isResourceCategory(asked) ? asked : 'all'
  const search = useSearchTerm(last.arrivedBy === linked ? last.term : '')
  const { term } = search
  const [choice, setChoice] = useState<Choice>(last)
  const category = choice.arrivedBy === linked ? choice.category : linked

  useEffect(() => {
    last = { term, arrivedBy: linked, category }
  }, [term, linked, category])

  const onCategory = (next: CategoryChoice) => setChoice({ arrivedBy: linked, category: next })
  return { ...search, category, onCategory }
}
