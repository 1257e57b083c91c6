import { toast } from '../../../ui/feedback/toastStore.ts'

/** The toast of a conversation that the chain has a record of now. */
export function sayRecorded(): void {
  toast({ title: 'Conversation recorded', description: 'Its words stay in this browser.' })
}
