'use client';

import { Button, Dialog } from '@corridor/ui';
import { sessionMessages } from '../../messages/session';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { useWords } from '../../words/useWords';
import { ChangePasswordFormView } from '../ChangePasswordForm/ChangePasswordFormView';
import { useChangePasswordForm } from '../ChangePasswordForm/useChangePasswordForm';
import { keepFocus } from '../keepFocus';

/** Props of `ChangePasswordDialog`. */
export interface ChangePasswordDialogProps {
  readonly open: boolean;
  /** The password must be changed: only the dialog's own buttons lead out of it. */
  readonly required?: boolean;
  /** Called when the reader closes it; under `required` the session has to end. */
  readonly onClose: () => void;
  /** Hears that the password was changed: every session of the user has ended, this one too. */
  readonly onSuccess: () => void;
}

const WORDS = [sessionMessages];

/** The password form over the screen; a required one cannot be dismissed. @source spec §2 "Global behaviours" */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  return <WidgetFrame words={WORDS}>{props.open && <ChangePasswordLayer {...props} />}</WidgetFrame>;
}

function ChangePasswordLayer({ open, required = false, onClose, onSuccess }: ChangePasswordDialogProps) {
  const say = useWords(sessionMessages);
  const state = useChangePasswordForm(onSuccess);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      undismissable={required}
      title={say('session.change.title')}
      description={say(required ? 'session.change.required' : 'session.change.help')}
    >
      <ChangePasswordFormView state={state}>
        {required && (
          <Button variant="ghost" onMouseDown={keepFocus} onClick={onClose}>
            {say('session.change.leave')}
          </Button>
        )}
      </ChangePasswordFormView>
    </Dialog>
  );
}
