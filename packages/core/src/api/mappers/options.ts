interface Option {
  readonly name: string
  readonly value: string
}

/** The options of a line, for example Color: Spruce; one without a name or a value says nothing. */
export const mapOptions = (options: readonly (Option | null)[] | null | undefined): readonly Option[] =>
  (options ?? []).flatMap((option) =>
    option?.name && option.value ? [{ name: option.name, value: option.value }] : [],
  )
