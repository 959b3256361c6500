import type { OptionValue } from '@cairn/core/product'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../app/shop/ShopContext.tsx'
import type { SizeFinderMessages } from '../../../messages/sizeFinder/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { measuredIn, type Unit } from '../lengths.ts'
import type { BodyAnswers, Girth, WornBy } from './findSize.ts'
import { LIMITS, readLength } from './readLength.ts'
import styles from './SizeFinder.module.css'
import { showLength, type TypedLength } from './typedLength.ts'

type Measure = 'height' | Girth

/** Countries where many people know their height in feet and inches. */
const SITES_IN_FEET: readonly string[] = ['US', 'GB']

const EXAMPLES: Readonly<Record<Girth, Readonly<Record<Unit, string>>>> = {
  chest: { cm: '92', in: '36' },
  waist: { cm: '76', in: '30' },
  hip: { cm: '98', in: '38.5' },
}

interface SizeFinderFormProps {
  readonly words: SizeFinderMessages
  readonly unit: Unit
  readonly sizes: readonly OptionValue[]
  /** The girths to ask for: the first one unless the usual size is known, the others as an option. */
  readonly girths: readonly Girth[]
  /** Whose size table applies; null if the product has only one. */
  readonly who: WornBy | null
  readonly onWho: (who: WornBy) => void
  /** Called with the answers; with null after a submit with an invalid measurement and after a change of an answer. */
  readonly onAnswers: (answers: BodyAnswers | null) => void
}

/** The questions of the size finder. */
export function SizeFinderForm({ words, unit, sizes, girths, who, onWho, onAnswers }: SizeFinderFormProps) {
  const { site } = useShop()
  const [typed, setTyped] = useState<Readonly<Partial<Record<Measure, TypedLength>>>>({})
  const [usual, setUsual] = useState('')
  const [fit, setFit] = useState<BodyAnswers['fit']>('regular')
  const [refused, setRefused] = useState<{ readonly unit: Unit; readonly fields: readonly Measure[] }>()
  const typedOf = (name: Measure): TypedLength => typed[name] ?? { text: '', unit }
  const lengthOf = (name: Measure) => readLength(typedOf(name).text, typedOf(name).unit, LIMITS[name])
  // The length of a garment for the legs hardly grows with its size, so the height says nothing about it.
  const asked: readonly Measure[] = girths[0] === 'chest' ? ['height', ...girths] : girths
  const isRequired = (name: Measure) => name === 'height' || (name === girths[0] && usual === '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = asked.filter(
      (name) => lengthOf(name) === null && (isRequired(name) || typedOf(name).text.trim() !== ''),
    )
    setRefused({ unit, fields })
    onAnswers(
      fields.length > 0
        ? null
        : {
            height: asked.includes('height') ? lengthOf('height') : null,
            girths: Object.fromEntries(
              girths.flatMap((girth) => {
                const length = lengthOf(girth)
                return length === null ? [] : [[girth, length] as const]
              }),
            ),
            usual: usual === '' ? null : usual,
            fit,
          },
    )
    const [first] = fields
    if (first !== undefined) event.currentTarget.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
  }
  /** Removes what the form said about the earlier answers. */
  const edit = (answered?: Measure) => {
    if (refused !== undefined) setRefused({ ...refused, fields: refused.fields.filter((name) => name !== answered) })
    onAnswers(null)
  }
  const isInFeet = unit === 'in' || SITES_IN_FEET.includes(site.countryCode)
  const exampleOf = (name: Measure): string => {
    if (name !== 'height') return EXAMPLES[name][unit]
    return unit === 'in' ? words.heightExampleIn : words.heightExampleCm
  }
  const field = (name: Measure) => ({
    name,
    // The decimal keypad of a phone has no signs for feet and inches.
    inputMode: name === 'height' && isInFeet ? ('text' as const) : ('decimal' as const),
    autoComplete: 'off',
    'aria-required': isRequired(name),
    value: showLength(typedOf(name), unit, LIMITS[name], site.hreflang),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: { text: currentTarget.value, unit } })
      edit(name)
    },
    error:
      refused?.unit === unit && refused.fields.includes(name)
        ? words.enterLength(words[unit](measuredIn(unit, site.hreflang)(LIMITS[name])), exampleOf(name))
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
      {asked.includes('height') ? (
        <TextField
          {...field('height')}
          label={unit === 'in' ? words.heightIn : words.heightCm}
          hint={isInFeet ? words.feetHint : undefined}
        />
      ) : null}
      {girths.map((girth, index) => {
        const label = words.labelIn[unit](words.label[girth])
        return (
          <TextField
            key={girth}
            {...field(girth)}
            label={index === 0 ? label : words.optional(label)}
            hint={words.hint[girth]}
          />
        )
      })}
      <Select
        label={words.usualSize}
        value={usual}
        onChange={({ target }) => {
          setUsual(target.value)
          edit(girths[0])
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
