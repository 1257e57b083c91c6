import { Button, LinkButton } from '../ui/buttons/Button.tsx'
import { TextLink } from '../ui/buttons/TextLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { type IconName, icons } from '../ui/icons/icons.ts'
import { Badge } from '../ui/text/Badge.tsx'
import { Stars } from '../ui/text/Stars.tsx'
import { Row, Sample } from './Sample.tsx'

/** Buttons, links, badges, stars and icons. */
export function ButtonParts() {
  return (
    <>
      <Sample name="Buttons">
        <Row>
          <Button kind="main">Post review</Button>
          <Button>Visit Resource</Button>
          <Button kind="quiet">Not now</Button>
          <Button kind="crisis" icon="phone">
            Call 988
          </Button>
          <Button kind="delete">Delete document</Button>
        </Row>
        <Row>
          <Button kind="main" busy="Posting...">
            Post review
          </Button>
          <Button disabled>Not now possible</Button>
          <LinkButton href="#content" icon="external">
            Visit Resource
          </LinkButton>
        </Row>
      </Sample>
      <Sample name="Links">
        <Row>
          <TextLink href="#content">In a sentence</TextLink>
          <TextLink look="strong" href="#content">
            A choice
          </TextLink>
          <TextLink look="dial" href="tel:988">
            988
          </TextLink>
        </Row>
      </Sample>
      <Sample name="Badges and stars">
        <Row>
          <Badge>Legal</Badge>
          <Badge>On-chain</Badge>
          <Badge tone="proven">Verified</Badge>
        </Row>
        <Row>
          <Stars value={4.2} words="4.2 out of 5" />
          <Stars value={2} />
          <Stars value={0} words="No ratings yet" />
        </Row>
      </Sample>
      <Sample name="Icons">
        <Row>
          {(Object.keys(icons) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </Row>
      </Sample>
    </>
  )
}
