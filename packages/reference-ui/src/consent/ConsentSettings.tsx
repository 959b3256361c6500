import type { ConsentCategory } from '@cairn/core/consent'
import { type FormEvent, useId } from 'react'
import type { ConsentMessages } from '../messages/consent/index.ts'
import type { ConsentSettingsMessages } from '../messages/consentSettings/index.ts'
import { useMessages } from '../messages/index.ts'
import { Button } from '../ui/button/Button.tsx'
import link from '../ui/button/TextLink.module.css'
import { classes } from '../ui/classes.ts'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { focusPage } from '../ui/hooks/focusPage.ts'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { ClearDataButton } from './ClearDataButton.tsx'
import styles from './ConsentSettings.module.css'
import { GROUPS, type OptionalCategory } from './ownConsentTool.ts'
import { isSharing } from './privacyControl.ts'

export interface ConsentSettingsProps {
  readonly open: boolean
  readonly words: ConsentMessages & ConsentSettingsMessages
  /** The categories that are allowed now. */
  readonly granted: readonly ConsentCategory[]
  /** Whether the browser's Global Privacy Control refuses the categories that share data. */
  readonly isControlled?: boolean | undefined
  readonly onChoose: (allowed: readonly OptionalCategory[]) => void
  readonly onClose: () => void
}

/** The dialog to allow each category separately. At first, only the categories that are already allowed are ticked. */
export function ConsentSettings({
  open,
  words,
  granted,
  isControlled = false,
  onChoose,
  onClose,
}: ConsentSettingsProps) {
  const { common } = useMessages()
  const formId = useId()
  const choose = (allowed: readonly OptionalCategory[]) => {
    onChoose(allowed)
    onClose()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    choose(GROUPS.map(({ category }) => category).filter((category) => ticked.has(category)))
  }
  const focusPageIfLost = () => {
    // The banner that opened the dialog has unmounted, so the dialog cannot return the focus to it. Move the focus to
    // the page instead.
    if (document.activeElement === null || document.activeElement === document.body) focusPage()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={focusPageIfLost}
      title={words.title}
      closeLabel={common.close}
      actions={
        <>
          <Button type="submit" form={formId} wide>
            {words.save}
          </Button>
          <div className={styles.all}>
            <Button look="outline" onClick={() => choose([])}>
              {words.onlyNecessary}
            </Button>
            <Button look="outline" onClick={() => choose(GROUPS.map(({ category }) => category))}>
              {words.acceptAll}
            </Button>
          </div>
        </>
      }
    >
      <p>{words.explanation}</p>
      {isControlled ? <p>{words.privacyControl}</p> : null}
      <form id={formId} onSubmit={save}>
        <ul className={styles.categories}>
          <Category
            name="necessary"
            words={words.necessary}
            text={words.necessaryText}
            end={words.alwaysOn}
            allowed
            fixed
          />
          {GROUPS.map(({ category }) => (
            <Category
              key={category}
              name={category}
              words={words[category]}
              text={words[`${category}Text`]}
              allowed={granted.includes(category)}
              {...(isControlled && isSharing(category) && { fixed: true, end: words.staysOff })}
            />
          ))}
        </ul>
      </form>
      <div>
        <ClearDataButton className={classes(link.link, link.button, styles.clear)} />
      </div>
    </Dialog>
  )
}

interface CategoryProps {
  readonly name: ConsentCategory
  readonly words: string
  readonly text: string
  readonly end?: string
  readonly allowed?: boolean
  /** Whether the visitor cannot change the category. */
  readonly fixed?: boolean
}

function Category({ name, words, text, end, allowed = false, fixed = false }: CategoryProps) {
  const textId = useId()
  return (
    <li>
      <Checkbox
        name={name}
        label={words}
        end={end}
        defaultChecked={allowed}
        disabled={fixed}
        aria-describedby={textId}
      />
      <p id={textId}>{text}</p>
    </li>
  )
}
