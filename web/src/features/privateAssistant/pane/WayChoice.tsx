import { useId } from 'react'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import type { Way } from '../conversations/conversation.ts'
import type { Model } from './useModel.ts'
import styles from './WayChoice.module.css'

interface WayChoiceProps {
  way: Way
  onWay: (way: Way) => void
  model: Model
  exists: (path: string) => boolean
}

const names: Readonly<Record<Way, string>> = {
  device: 'On this device',
  model: 'With the model',
}

/** Where the next answer is made, and who sees the words. */
export function WayChoice({ way, onWay, model, exists }: WayChoiceProps) {
  const id = useId()
  const ways: readonly Way[] = model === 'none' ? ['device'] : ['device', 'model']
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend className={styles.legend}>How to answer</legend>
      <div className={styles.ways}>
        {ways.map((one) => (
          <label key={one} className={styles.way}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={way === one}
              disabled={one === 'model' && model !== 'ready'}
              onChange={() => onWay(one)}
            />
            {names[one]}
          </label>
        ))}
      </div>
      <p id={id} className={styles.note}>
        {way === 'device' ? (
          <>
            The built-in guide answers in this browser. Your words are sent to nobody.
            {model === 'premium' && (
              <>
                {' '}
                A model is part of premium.{' '}
                {exists('/subscribe') && (
                  <TextLink href="/subscribe">See what premium has</TextLink>
                )}
              </>
            )}
          </>
        ) : (
          <>
            Your message goes to this hub and on to its AI service, with what you asked the model
            before in this conversation. The hub stores none of it; what the service keeps is up to
            it. What you ask on this device, your open document and messages in a crisis are not
            sent.
          </>
        )}
      </p>
    </fieldset>
  )
}
