import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { Form } from '../forms/Form.tsx'
import styles from './Dialog.module.css'
import { Layer } from './Layer.tsx'

interface DialogProps {
  title: string
  /** One or two sentences under the title; read out when the dialog opens. */
  lead?: ReactNode
  /** Called by Esc, the close button and a press beside the dialog. Keep what was typed. */
  onClose: () => void
  children: ReactNode
  /** The row that stays in view: main button first, then the quiet "Not now". */
  actions: ReactNode
  /** A short remark at the end of the row of actions. */
  remark?: string
  firstFocus?: RefObject<HTMLElement | null>
  /** Makes the dialog a form, so that Enter sends it. The event's default is already prevented. */
  onSubmit?: () => void
}

/**
 * A dialog under the safety bar: 760 px wide, or the whole screen of a phone. Render it only while
 * it is open: `{open && <Dialog ...>}`. Form state that must survive a close lives in the parent.
 */
export function Dialog(props: DialogProps) {
  const { title, lead, onClose, children, actions, remark, firstFocus, onSubmit } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const inside = (
    <>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>
        {actions}
        {remark && <p className={styles.remark}>{remark}</p>}
      </div>
    </>
  )
  return (
    <Layer place="middle" onClose={onClose} firstFocus={firstFocus ?? heading}>
      <div
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={lead ? `${id}-lead` : undefined}
        className={styles.dialog}
      >
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1} id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
          {lead && (
            <div id={`${id}-lead`} className={styles.lead}>
              {lead}
            </div>
          )}
        </header>
        {onSubmit ? (
          <Form className={styles.form} onSubmit={onSubmit}>
            {inside}
          </Form>
        ) : (
          <div className={styles.form}>{inside}</div>
        )}
      </div>
    </Layer>
  )
}
