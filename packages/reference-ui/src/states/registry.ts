import { headerPart, searchPanelPart } from './header.states.tsx'
import type { Part } from './states.types.ts'

/** The parts of the gallery. Each is a file beside this one; a state is an entry of its list. */
export const parts: readonly Part[] = [headerPart, searchPanelPart]
