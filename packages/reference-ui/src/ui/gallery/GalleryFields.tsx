import { useState } from 'react'
import { Checkbox } from '../form/Checkbox.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import QuantityList from '../picker/QuantityList.tsx'
import { QuantityPicker } from '../picker/QuantityPicker.tsx'
import styles from './Gallery.module.css'
import { GalleryPart } from './GalleryPart.tsx'

const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const words = { input: 'Quantity of Ridgeline Shell Jacket', list: 'Choose a quantity' }

/** Gallery section with all form fields. */
export function GalleryFields() {
  const [quantity, setQuantity] = useState('1')
  const [shipping, setShipping] = useState<'standard' | 'express' | undefined>('standard')
  return (
    <GalleryPart title="Fields">
      <div className={styles.columns}>
        <TextField label="Email address" type="email" autoComplete="email" defaultValue="maren@post.example" />
        <TextField
          label="Postcode"
          defaultValue="2493"
          error="A German postcode has five digits."
          hint="As on a letter."
        />
        <TextField label="First name" placeholder="Maren" disabled />
        <Select label="Country" defaultValue="de">
          <option value="de">Germany</option>
          <option value="no">Norway</option>
        </Select>
        <Select label="Sort by" labelHidden size="small">
          <option>Most relevant</option>
        </Select>
        <Select label="Size" error="Choose a size.">
          <option value="">Choose</option>
        </Select>
        <TextArea label="Your review" hint="At least 30 letters." />
        <div>
          <Checkbox label="Shell jackets" end="18" defaultChecked />
          <Checkbox label="Shell pants" end="11" />
          <Checkbox label="Not to be had" disabled />
          <Checkbox label="I have read the terms." error="Please agree to the terms." />
        </div>
        <RadioGroup
          legend="Shipping"
          value={shipping}
          onChange={setShipping}
          options={[
            { value: 'standard', label: 'Standard', hint: '3 to 5 days', end: 'FREE' },
            { value: 'express', label: 'Express by UPS', hint: 'Next day', end: '€14.95' },
          ]}
        />
        <div className={styles.row}>
          <QuantityPicker
            List={QuantityList}
            value={quantity}
            options={numbers}
            onChange={setQuantity}
            labels={words}
          />
          <QuantityPicker List={QuantityList} value="12" options={numbers} onChange={() => {}} labels={words} />
          <QuantityPicker List={QuantityList} value="0" options={numbers} onChange={() => {}} labels={words} invalid />
          <QuantityPicker List={QuantityList} value="1" options={numbers} onChange={() => {}} labels={words} disabled />
        </div>
      </div>
    </GalleryPart>
  )
}
