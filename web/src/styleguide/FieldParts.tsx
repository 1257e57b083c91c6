import { useState } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import { Combobox } from '../ui/forms/Combobox.tsx'
import { SearchField } from '../ui/forms/SearchField.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { StarsField } from '../ui/forms/StarsField.tsx'
import { TextArea } from '../ui/forms/TextArea.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { ToggleField } from '../ui/forms/ToggleField.tsx'
import { Sample } from './Sample.tsx'

const schools = ['Lakeside State College', 'Lakeview University', 'Marrow University']

/** Fields in their states. */
export function FieldParts() {
  const [rating, setRating] = useState<number>()
  const [details, setDetails] = useState('Nearly at the limit of sixty characters, so count.')
  const [words, setWords] = useState('appeal')
  const [hidden, setHidden] = useState(true)
  return (
    <>
      <Sample name="Fields">
        <TextField label="Title" />
        <TextField label="Website" optional hint="For example: https://www.lakeside.edu" />
        <TextField
          label="Website"
          optional
          error="Must be a valid URL"
          hint="For example: https://www.lakeside.edu"
          defaultValue="lakeside state"
        />
        <TextField label="Closed" disabled defaultValue="Cannot be changed" />
        <TextArea
          label="Details"
          limit={60}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
        <TextArea label="Details" limit={20} value={details} readOnly error="Use fewer words." />
        <ToggleField
          label="Anonymous Review"
          hint="Hide your wallet address from public view"
          checked={hidden}
          onChange={setHidden}
        />
        <SelectField
          label="Type"
          choices={[
            { value: '', label: 'All Types' },
            { value: 'college', label: 'College' },
          ]}
        />
        <StarsField label="Rating" value={rating} onChange={setRating} />
        <StarsField
          label="Rating"
          value={undefined}
          onChange={setRating}
          error="Choose a rating."
        />
      </Sample>
      <Sample name="Search">
        <SearchField
          label="Search resources"
          value={words}
          onChange={setWords}
          action={<Button kind="main">Search</Button>}
        />
      </Sample>
      <SchoolSample />
    </>
  )
}

function SchoolSample() {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = schools.filter((name) => wanted && name.toLowerCase().includes(wanted))
  return (
    <Sample name="Combobox">
      <Combobox
        label="School"
        hint="Type a name, for example Lake."
        text={text}
        onText={setText}
        options={found.map((name) => ({ id: name, label: name, detail: 'Sample Town, OH' }))}
        onPick={(option) => setText(option.label)}
        noMatch="Not in the list. The name you typed will be used."
      />
    </Sample>
  )
}
