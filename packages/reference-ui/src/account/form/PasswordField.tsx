import { useState } from 'react'
import type { AccountMessages } from '../../messages/account/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { TextField, type TextFieldProps } from '../../ui/form/TextField.tsx'
import { Icon } from '../../ui/picture/Icon.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /**
   * Labels of the button that shows the password. The field has no button while the labels are undefined: before they
   * load, or without scripts.
   */
  readonly words: Pick<AccountMessages, 'showPassword' | 'hidePassword'> | undefined
}

/** A password field with a button that shows and hides the password. */
export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      maxLength={200}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        words === undefined ? null : (
          <IconButton label={isShown ? words.hidePassword : words.showPassword} onClick={() => setIsShown(!isShown)}>
            <Icon size="medium">
              <path d="M2.5 12c2.6-4.3 5.8-6.5 9.5-6.5s6.9 2.2 9.5 6.5c-2.6 4.3-5.8 6.5-9.5 6.5s-6.9-2.2-9.5-6.5z" />
              <circle cx="12" cy="12" r="3" />
              {isShown ? <path d="M4 20 20 4" /> : null}
            </Icon>
          </IconButton>
        )
      }
    />
  )
}
