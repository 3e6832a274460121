'use client';

import { type FormEvent, type ForwardedRef, forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../controls/button';
import { useMessages } from '../../messages';
import { Stack } from '../../page/layout';
import { Dialog, type DialogProps } from '../dialog';
import { confirmDialogEn } from './messages';
import { PhraseField } from './PhraseField';

/** Props of `ConfirmDialog`; what is not named here goes to the dialog. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'initialFocus'> {
  /** Label of the confirming button: the action itself, such as "Revoke card". */
  readonly confirmLabel: string;
  /** What the other button says. Default "Cancel". */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  /** `danger` for what destroys or cannot be undone. Default primary. */
  readonly tone?: 'primary' | 'danger';
  /** Must be typed before the action can be confirmed. */
  readonly phrase?: string;
  /** The action is running: nothing can be changed or closed. */
  readonly busy?: boolean;
  /** Reason that the action is not possible now; stands where the button is. */
  readonly blocked?: ReactNode;
}

/** Asks before an action; before an irreversible one its phrase must be typed. Closing stays possible until the action runs. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(props, ref) {
  // A dialog that opens again must not remember what was typed the time before.
  return props.open ? <OpenConfirmDialog {...props} panelRef={ref} /> : null;
});

type OpenConfirmDialogProps = ConfirmDialogProps & { readonly panelRef: ForwardedRef<HTMLDivElement> };

function OpenConfirmDialog({
  confirmLabel,
  onConfirm,
  tone = 'primary',
  phrase,
  panelRef,
  ...props
}: OpenConfirmDialogProps) {
  const { busy = false, blocked, children, onClose, cancelLabel, ...rest } = props;
  const message = useMessages(confirmDialogEn);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const first = useRef<HTMLElement | null>(null);
  const takesFocus = (element: HTMLElement | null) => {
    first.current = element;
  };
  const form = useId();
  const matches = phrase === undefined || typed.trim() === phrase;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches && !busy && !blocked) onConfirm();
    else setRefused(true);
  };
  return (
    <Dialog
      ref={panelRef}
      {...rest}
      onClose={() => !busy && onClose()}
      initialFocus={first}
      footer={
        <>
          {blocked}
          <Button ref={phrase === undefined ? takesFocus : null} disabled={busy} onClick={onClose}>
            {cancelLabel ?? message('confirmDialog.cancel')}
          </Button>
          <Button type="submit" form={form} variant={tone} loading={busy} disabled={!matches || Boolean(blocked)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={4}>
          {children}
          {phrase !== undefined && (
            <PhraseField
              ref={takesFocus}
              phrase={phrase}
              value={typed}
              disabled={busy}
              mismatched={refused && !matches}
              onChange={setTyped}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
