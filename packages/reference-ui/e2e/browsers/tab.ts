/** Keys that the walks press, by the names of the DOM. */
export type KeyName = 'Tab' | 'Enter' | 'Escape'

/** A tab of a real browser with a new profile. Every browser of the walks implements it with its own protocol. */
export interface Tab {
  /** Opens an address. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /**
   * Runs a function in the page. The browser gets only the text of the function, so it must have no references to other
   * code, and its arguments and its result must be JSON.
   */
  run<Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Runs the source of a library in the page. */
  load(source: string): Promise<void>
  /** Presses the main button of the mouse at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>
  press(key: KeyName, withShift?: boolean): Promise<void>
  /** Types a text into the focused element. */
  type(text: string): Promise<void>
  /** Saves a picture of the viewport as PNG. */
  savePicture(file: string): Promise<void>
  /** Returns the console errors, uncaught errors and policy violations so far. */
  readProblems(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A running browser. */
export interface Browser {
  openTab(width: number, height: number): Promise<Tab>
  close(): Promise<void>
}
