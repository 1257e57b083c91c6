import { administrativeLeave } from './employees/administrativeLeave.ts'
import { complaintAboutAnEmployee } from './employees/complaintAboutAnEmployee.ts'
import { employeeWhoIsNamed } from './employees/employeeWhoIsNamed.ts'
import { employeeWhoWasHarassed } from './employees/employeeWhoWasHarassed.ts'
import { studentWorker } from './employees/studentWorker.ts'
import type { GuideFacts } from './entry.ts'

export const employees: readonly GuideFacts[] = [
  complaintAboutAnEmployee,
  employeeWhoIsNamed,
  administrativeLeave,
  employeeWhoWasHarassed,
  studentWorker,
]
