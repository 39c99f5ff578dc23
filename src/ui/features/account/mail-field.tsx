import type { ComponentProps } from 'react'
import { Field } from '../../kit/field.tsx'

/** Password managers know the e-mail as the user name. */
export const MailField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    label="Correo electrónico"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)
