import { Button, Dialog, Field, Inline, Input, Stack } from '@corridor/ui';
import { createContext, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { CopyButton } from '../../../kit/display/CopyButton';
import { usersMessages } from '../../../messages/users';

/** Where the field of a first password puts what is in it; null outside of `FirstPasswordResult`. */
export const HeldPassword = createContext<RefObject<string> | null>(null);

/** Props of `FirstPasswordResult`. */
export interface FirstPasswordResultProps<Saved> {
  readonly onDone: (record: Saved) => void;
  /** The form, given what it calls once it is saved. */
  readonly children: (onSaved: (record: Saved) => void) => ReactNode;
}

/** Shows the first password that a form has given once more when it is saved; done is the form when that was read. */
export function FirstPasswordResult<Saved>({ onDone, children }: FirstPasswordResultProps<Saved>) {
  const held = useRef('');
  const [given, setGiven] = useState<{ readonly record: Saved; readonly password: string } | null>(null);
  const saved = (record: Saved) => {
    if (held.current === '') onDone(record);
    else setGiven({ record, password: held.current });
  };
  const finish = (record: Saved) => {
    setGiven(null);
    held.current = '';
    onDone(record);
  };
  return (
    <HeldPassword.Provider value={held}>
      {children(saved)}
      {given && <Given password={given.password} onDone={() => finish(given.record)} />}
    </HeldPassword.Provider>
  );
}

function Given({ password, onDone }: { readonly password: string; readonly onDone: () => void }) {
  const t = useMessages(usersMessages);
  const label = t('users.field.password');
  return (
    <Dialog
      open
      undismissable
      headingLevel={3}
      title={label}
      description={t('users.password.given')}
      onClose={onDone}
      footer={
        <Button variant="primary" onClick={onDone}>
          {t('form.finish')}
        </Button>
      }
    >
      <Stack>
        <Inline gap={2} wrap={false} align="end">
          <Field label={label} style={{ flex: 1 }}>
            <Input value={password} readOnly spellCheck={false} />
          </Field>
          <CopyButton text={password} what={label} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
