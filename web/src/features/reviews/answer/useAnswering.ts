import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { showWhatIsWrong } from '../../../lib/showWhatIsWrong.ts'
import { type AnswerDraft, emptyAnswer } from './answerDraft.ts'
import { askForCode, sendAnswer, type Wrong } from './sendAnswer.ts'

interface State extends Wrong {
  step: 'writing' | 'code' | 'sent'
  code: string
  /** How long the code is good. */
  minutes: number
  busy: boolean
  /** Counts refusals, so that each shows what is wrong. */
  refusals: number
}

const start: State = {
  step: 'writing',
  code: '',
  minutes: 0,
  busy: false,
  refusals: 0,
  errors: {},
  failure: undefined,
}

/**
 * The two steps of an answer: its words and an address, then the code that was sent there. The words come first: a code
 * would grow too old while they are being written.
 *
 * @param fields the element around the fields, to show what is wrong
 */
export function useAnswering(
  reviewId: number,
  draft: AnswerDraft,
  onDraft: Dispatch<SetStateAction<AnswerDraft>>,
  fields: RefObject<HTMLElement | null>,
) {
  const [state, setState] = useState(start)
  const { step, code, busy, refusals } = state
  useEffect(() => {
    if (refusals > 0) showWhatIsWrong(fields.current)
  }, [refusals, fields])
  useEffect(() => {
    if (step === 'code') fields.current?.querySelector('input')?.focus()
  }, [step, fields])

  const change = (part: Partial<State>) => setState((state) => ({ ...state, ...part }))
  const sound = { errors: {}, failure: undefined }
  const refuse = (wrong: Wrong) => {
    // Where the words or the address are refused after all, their fields are of the first step.
    const step = wrong.errors.text || wrong.errors.address ? { step: 'writing' as const } : {}
    change({ busy: false, ...wrong, ...step, refusals: refusals + 1 })
  }
  const address = draft.address.trim()
  return {
    ...state,
    onDraft: (part: Partial<AnswerDraft>) => {
      onDraft((draft) => ({ ...draft, ...part }))
      change(sound)
    },
    onCode: (code: string) => change({ code, ...sound }),
    back: () => change({ step: 'writing', code: '', ...sound }),
    take: async () => {
      if (busy) return
      change({ busy: true, ...sound })
      if (step === 'writing') {
        const asked = await askForCode(reviewId, { ...draft, address })
        if ('wrong' in asked) refuse(asked.wrong)
        else change({ busy: false, step: 'code', code: '', minutes: asked.minutes })
        return
      }
      const sent = await sendAnswer(reviewId, { ...draft, address, code: code.trim() })
      if (sent !== 'sent') return refuse(sent.wrong)
      onDraft(emptyAnswer)
      change({ busy: false, step: 'sent' })
    },
  }
}
