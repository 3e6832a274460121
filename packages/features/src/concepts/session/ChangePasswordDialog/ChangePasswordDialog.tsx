'use client';

import { Button, Dialog } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { WidgetFrame } from '../../../kit/frame/WidgetFrame';
import { sessionMessages } from '../../../messages/session';
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
  return <WidgetFrame messages={WORDS}>{props.open && <ChangePasswordLayer {...props} />}</WidgetFrame>;
}

function ChangePasswordLayer({ open, required = false, onClose, onSuccess }: ChangePasswordDialogProps) {
  const t = useMessages(sessionMessages);
  const state = useChangePasswordForm(onSuccess);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      undismissable={required}
      title={t('session.change.title')}
      description={t(required ? 'session.change.required' : 'session.change.help')}
    >
      <ChangePasswordFormView state={state}>
        {required && (
          <Button variant="ghost" onMouseDown={keepFocus} onClick={onClose}>
            {t('session.change.leave')}
          </Button>
        )}
      </ChangePasswordFormView>
    </Dialog>
  );
}
