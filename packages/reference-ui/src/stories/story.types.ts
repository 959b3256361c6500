/** The paths of the links below a story. They are the same in all languages. */
export type StoryPaths = readonly [`/${string}`, `/${string}`, `/${string}`]

export interface StorySection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list below the paragraphs, such as the equipment of a trip. */
  readonly items?: readonly string[]
}

/** The text of one story in one language. Its title and its teaser are texts of the journal. */
export interface StoryText {
  readonly lead: string
  readonly sections: readonly StorySection[]
  /** Says what the picture inside the story shows. */
  readonly caption: string
  /** The titles of the links below the story, in the order of their paths. */
  readonly links: readonly [string, string, string]
}
