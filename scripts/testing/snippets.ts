/** A code block of a page, with the code that belongs to the block but is hidden from readers of the page. */
export interface Snippet {
  /** The line of the page at which the code begins. */
  readonly line: number
  readonly extension: 'ts' | 'tsx'
  readonly code: string
  /**
   * The modules that the code imports from the reader's own shop, by file name. They are written into the folder of the
   * code.
   */
  readonly files: Readonly<Record<string, string>>
}

const PART = /^ *<!-- (before|with (\S+))\n([\s\S]*?)\n *-->$|^ *```(tsx?)\n([\s\S]*?)^ *```$/gm

/**
 * Returns the `ts` and `tsx` blocks of a page. Comments above a block add hidden code: `<!-- before … -->` holds code
 * that precedes the block, and `<!-- with name.ts … -->` a module that the block imports.
 */
export const snippetsOf = (page: string): readonly Snippet[] => {
  const snippets: Snippet[] = []
  let before = ''
  let files: Record<string, string> = {}
  for (const { index, 1: kind, 2: name, 3: hidden = '', 4: extension, 5: shown = '' } of page.matchAll(PART)) {
    if (name !== undefined) files[name] = hidden
    else if (kind === 'before') before = `${hidden}\n`
    else {
      const line = page.slice(0, index).split('\n').length + 1
      snippets.push({ line, extension: extension === 'tsx' ? 'tsx' : 'ts', code: `${before}${shown}`, files })
      before = ''
      files = {}
    }
  }
  return snippets
}
