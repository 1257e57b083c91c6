import type { ComponentProps } from 'react'

interface FormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'autoComplete' | 'noValidate'> {
  /** Enter in a field, or a press on the button that sends. */
  onSubmit?: () => void
}

/**
 * Every form of the hub. A browser writes what stands in fields to its disk, to open pages again with them; it leaves
 * out those of a form that is marked so. The mark on a field alone does not do: browsers heed it for one line of text
 * and not for several.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    />
  )
}
