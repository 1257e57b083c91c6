import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { z } from 'zod'
import { CallError } from './client.ts'
import { showWhatIsWrong } from './showWhatIsWrong.ts'

// Without this zod tries to compile code, which the Content-Security-Policy refuses and reports.
z.config({ jitless: true })

/**
 * A form whose fields hold text. Its opener keeps what is typed, so that closing it loses nothing. A sentence of the
 * schema, or of the server, stays at its field until that is changed; after a refusal the first of them has the focus.
 *
 * @param schema the wire's own, of what is sent
 */
export function useDraftForm<Draft extends Record<string, string>, Body>(
  schema: z.ZodType<Body>,
  draft: Draft,
  onDraft: (draft: Draft) => void,
) {
  const { clearErrors, formState, handleSubmit, setError } = useForm<
    Record<string, string>,
    unknown,
    Body & object
  >({
    values: draft,
    resetOptions: { keepErrors: true, keepSubmitCount: true },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (typed) => checkedBy(schema, typed),
  })
  const { errors, isSubmitting, submitCount } = formState
  const [failure, setFailure] = useState<unknown>()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitCount > 0) showWhatIsWrong(fields.current)
  }, [submitCount])

  return {
    /** The element around the fields. */
    fields,
    isSending: isSubmitting,
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, error?.message]),
    ) as Partial<Record<keyof Draft, string>>,
    /** What the last attempt to send rejected with. */
    failure,
    change: (name: keyof Draft & string, text: string) => {
      // It would be gone with the success.
      if (isSubmitting) return
      onDraft({ ...draft, [name]: text })
      clearErrors(name)
    },
    /** @param send is not called where a field is wrong, or while something is sent already */
    submit: (send: (body: Body) => Promise<void>) => {
      if (isSubmitting) return
      setFailure(undefined)
      void handleSubmit((body) =>
        send(body).catch((error: unknown) => {
          setFailure(error)
          const told = error instanceof CallError ? error.problem.errors : undefined
          for (const [name, message] of Object.entries(told ?? {})) setError(name, { message })
        }),
      )()
    },
  }
}

function checkedBy<Body>(schema: z.ZodType<Body>, typed: Record<string, string>) {
  const { data, error } = schema.safeParse(typed)
  const errors: FieldErrors<Record<string, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    errors[String(path[0])] ??= { type: 'schema', message }
  }
  return error ? { values: {}, errors } : { values: data as Body & object, errors: {} }
}
