import { employeesNamed } from './employees/employeesNamed.ts'
import { workersAsParties } from './employees/workersAsParties.ts'
import type { GuideFacts } from './entry.ts'

export const employees: readonly GuideFacts[] = [...employeesNamed, ...workersAsParties]
