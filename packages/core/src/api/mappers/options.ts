interface Option {
  readonly name: string
  readonly value: string
}

/** Maps the options of a line, for example Color: Spruce; an option without a name or a value is left out. */
export const mapOptions = (options: readonly (Option | null)[] | null | undefined): readonly Option[] =>
  (options ?? []).flatMap((option) =>
    option?.name && option.value ? [{ name: option.name, value: option.value }] : [],
  )
