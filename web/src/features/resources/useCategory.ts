import { isResourceCategory, type ResourceCategory } from '@hub/core/knowledge/resourceCategories'
import { useState } from 'react'
import { useQueryParams } from '../../lib/location.ts'

export type CategoryChoice = ResourceCategory | 'all'

/**
 * The chosen category. A link such as `/resources?category=emergency` chooses one on arrival; what
 * is chosen here stays in memory, since addresses are kept in the browser's history.
 */
export function useCategory(): [CategoryChoice, (category: CategoryChoice) => void] {
  const asked = useQueryParams().get('category') ?? ''
  const linked = isResourceCategory(asked) ? asked : 'all'
  const [choice, setChoice] = useState<{ arrivedBy: CategoryChoice; category: CategoryChoice }>()
  // A choice counts until another link is followed.
  const category = choice?.arrivedBy === linked ? choice.category : linked
  return [category, (next) => setChoice({ arrivedBy: linked, category: next })]
}
