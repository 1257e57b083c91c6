import { serverConfig } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { TextLink } from '../../../ui/TextLink.tsx'

const words = 'contact support'

/** The way to those who run this hub; where they gave none, who is meant. */
export function ContactSupport() {
  const { data: config } = useReading(serverConfig)
  if (!config?.supportUrl) return <>{words}, which is whoever runs this hub</>
  return (
    <TextLink href={config.supportUrl} rel="noreferrer">
      {words}
    </TextLink>
  )
}
