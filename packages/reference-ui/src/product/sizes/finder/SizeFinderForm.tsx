import type { OptionValue } from '@cairn/core/product'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../app/shop/ShopContext.tsx'
import type { SizeFinderMessages } from '../../../messages/sizeFinder/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { measuredIn, type Unit } from '../lengths.ts'
import type { BodyAnswers, WornBy } from './findSize.ts'
import { LIMITS, readLength } from './readLength.ts'
import styles from './SizeFinder.module.css'
import { showLength, type TypedLength } from './typedLength.ts'

type Measure = 'height' | 'chest'

/** Countries where many people know their height in feet and inches. */
const SITES_IN_FEET: readonly string[] = ['US', 'GB']

const CHEST_EXAMPLES: Readonly<Record<Unit, string>> = { cm: '92', in: '36' }

interface SizeFinderFormProps {
  readonly words: SizeFinderMessages
  readonly unit: Unit
  readonly sizes: readonly OptionValue[]
  /** Whose size table applies; null if the product has only one. */
  readonly who: WornBy | null
  readonly onWho: (who: WornBy) => void
  /** Called with the answers; with null after a submit with an invalid measurement and after a change of an answer. */
  readonly onAnswers: (answers: BodyAnswers | null) => void
}

/** The questions of the size finder. */
export function SizeFinderForm({ words, unit, sizes, who, onWho, onAnswers }: SizeFinderFormProps) {
  const { site } = useShop()
  const [typed, setTyped] = useState<Readonly<Record<Measure, TypedLength>>>({
    height: { text: '', unit },
    chest: { text: '', unit },
  })
  const [usual, setUsual] = useState('')
  const [fit, setFit] = useState<BodyAnswers['fit']>('regular')
  const [refused, setRefused] = useState<{ readonly unit: Unit; readonly fields: readonly Measure[] }>()
  const lengthOf = (name: Measure) => readLength(typed[name].text, typed[name].unit, LIMITS[name])
  const height = lengthOf('height')
  const chest = lengthOf('chest')
  const isUnmeasured = typed.chest.text.trim() === '' && usual !== ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields: readonly Measure[] = [
      ...(height === null ? (['height'] as const) : []),
      ...(chest === null && !isUnmeasured ? (['chest'] as const) : []),
    ]
    setRefused({ unit, fields })
    onAnswers(height === null || fields.length > 0 ? null : { height, chest, usual: usual === '' ? null : usual, fit })
    const [first] = fields
    if (first !== undefined) event.currentTarget.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
  }
  /** Removes what the form said about the earlier answers. */
  const edit = (answered?: Measure) => {
    if (refused !== undefined) setRefused({ ...refused, fields: refused.fields.filter((name) => name !== answered) })
    onAnswers(null)
  }
  const isInFeet = unit === 'in' || SITES_IN_FEET.includes(site.countryCode)
  const example = { height: unit === 'in' ? words.heightExampleIn : words.heightExampleCm, chest: CHEST_EXAMPLES[unit] }
  const field = (name: Measure, isRequired = true) => ({
    name,
    // The decimal keypad of a phone has no signs for feet and inches.
    inputMode: name === 'height' && isInFeet ? ('text' as const) : ('decimal' as const),
    autoComplete: 'off',
    'aria-required': isRequired,
    value: showLength(typed[name], unit, LIMITS[name], site.hreflang),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: { text: currentTarget.value, unit } })
      edit(name)
    },
    error:
      refused?.unit === unit && refused.fields.includes(name)
        ? words.enterLength(words[unit](measuredIn(unit, site.hreflang)(LIMITS[name])), example[name])
        : undefined,
  })
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {who === null ? null : (
        <RadioGroup
          inline
          legend={words.table}
          value={who}
          onChange={onWho}
          options={[
            { value: 'women', label: words.women },
            { value: 'men', label: words.men },
          ]}
        />
      )}
      <TextField
        {...field('height')}
        label={unit === 'in' ? words.heightIn : words.heightCm}
        hint={isInFeet ? words.feetHint : undefined}
      />
      <TextField
        {...field('chest', usual === '')}
        label={unit === 'in' ? words.chestIn : words.chestCm}
        hint={words.chestHint}
      />
      <Select
        label={words.usualSize}
        value={usual}
        onChange={({ target }) => {
          setUsual(target.value)
          edit('chest')
        }}
      >
        <option value="">{words.unknown}</option>
        {sizes.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <RadioGroup
        inline
        legend={words.wantedFit}
        value={fit}
        onChange={(chosen) => {
          setFit(chosen)
          edit()
        }}
        options={[
          { value: 'close', label: words.closeFit },
          { value: 'regular', label: words.regularFit },
          { value: 'loose', label: words.looseFit },
        ]}
      />
      <Button type="submit" look="outline" wide>
        {words.suggest}
      </Button>
    </form>
  )
}
