import { Button, Dialog, DirtyGuardDialog, Stack, useLeaveGuard } from '@corridor/ui';
import { yupResolver } from '@hookform/resolvers/yup';
import { type RefObject, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MessageSet } from '../../i18n/MessageSet';
import { actionMessages } from '../../messages/actions';
import { ProblemBanner } from '../display/ProblemBanner';
import { RestoredNotice } from '../form/RestoredNotice';
import { useFormDraft } from '../form/useFormDraft';
import { useUnsavedEntries } from '../form/useUnsavedEntries';
import { WidgetFrame } from '../frame/WidgetFrame';
import { wordOf } from '../list/tableColumns';
import { ActionFields } from './ActionFields';
import type { DeclaredActions } from './ActionsDeclaration';
import { type ActionValues, actionSchema, asksMore, emptyAction, keptOfAction, toActionInput } from './actionValues';
import { actionOf, saidOf } from './allowedGroups';
import { InsteadActions } from './InsteadActions';
import type { QuestionProps } from './QuestionProps';
import { useAction } from './useAction';
import { useAllowedNow } from './useAllowedNow';

/** Props of `ActionDialog`. */
export interface ActionDialogProps extends QuestionProps {
  readonly actions: DeclaredActions;
  /** Sentences that came with the code, beside those of the list. */
  readonly messages: readonly MessageSet[];
}

/** Says what an action will do, asks for what it needs, and sends it; the record changes once the gateway has said so. */
export function ActionDialog({ name, row, messages, ...rest }: ActionDialogProps) {
  const [asked, ask] = useState({ name, row });
  return (
    <WidgetFrame messages={[actionMessages, ...messages]}>
      <ActionQuestion key={asked.name} {...rest} {...asked} onInstead={ask} />
    </WidgetFrame>
  );
}

interface ActionQuestionProps extends Omit<ActionDialogProps, 'messages'> {
  /** Asks about another action, of the record as it is now. */
  readonly onInstead: (asked: Pick<ActionDialogProps, 'name' | 'row'>) => void;
}

function ActionQuestion({ actions, name, row, tools, headingLevel, onClose, onDone, onInstead }: ActionQuestionProps) {
  const { list } = actions;
  const formId = useId();
  const first = useRef<HTMLElement | null>(null);
  const action = actionOf(actions, name);
  const said = saidOf(action, name, row);
  const expected = action.typed?.(row, tools);
  const { form, kept, unsaved, write, awaits, send } = useQuestion({ actions, name, row, tools, onClose, onDone });
  const close = () => unsaved.leave(() => undefined);
  const busy = write.state === 'pending';
  // The record is no longer what was confirmed: only what it allows now is offered.
  const now = useAllowedNow(actions, write.error?.kind === 'conflict' ? row.id : null);
  const isOver = now !== null && !now.names.includes(name);
  return (
    <Dialog
      open
      onClose={close}
      undismissable={busy}
      initialFocus={first}
      headingLevel={headingLevel}
      title={wordOf(list, tools, `confirm.${said}.title`)}
      description={(actions.describe ?? list.nameOf)(row, tools)}
      footer={
        <QuestionButtons
          {...{ tools, formId, busy }}
          onClose={close}
          isOver={isOver || awaits}
          tone={action.tone}
          words={wordOf(list, tools, `action.${said}`)}
          confirmRef={asksMore(action) ? undefined : keepIn(first)}
        />
      }
    >
      <form id={formId} onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
        <Stack gap={5}>
          <ProblemBanner error={write.error} />
          {awaits ? null : isOver ? (
            <InsteadActions
              {...{ list, tools }}
              names={now.names}
              onAsk={(instead) => now.row && onInstead({ name: instead, row: now.row })}
            />
          ) : (
            <>
              {kept.restored && <RestoredNotice onStartOver={kept.startOver} />}
              <ActionFields {...{ form, list, action, expected, tools }} name={said} firstRef={keepIn(first)} />
            </>
          )}
        </Stack>
      </form>
      <DirtyGuardDialog guard={unsaved.guard} />
    </Dialog>
  );
}

type QuestionOptions = Pick<ActionDialogProps, 'actions' | 'name' | 'row' | 'tools' | 'onClose' | 'onDone'>;

/** What is said in a question, which is kept until it is sent or dropped. */
function useQuestion({ actions, name, row, tools, onClose, onDone }: QuestionOptions) {
  const action = actionOf(actions, name);
  const write = useAction(actions.list, name, tools);
  const awaits = write.state === 'awaiting';
  const form = useForm<ActionValues>({
    defaultValues: emptyAction,
    resolver: yupResolver(actionSchema(action, action.typed?.(row, tools))),
    mode: 'onTouched',
  });
  const kept = useFormDraft<ActionValues>(form, {
    name: ['actions', actions.list.concept, name, row.id].join('.'),
    keptOf: keptOfAction,
    restored: (draft, first) => ({ ...first, ...draft }),
  });
  const { reason, reasons, note } = form.formState.dirtyFields;
  const unsaved = useUnsavedEntries(useLeaveGuard(Boolean(reason || reasons || note) && !awaits), () => {
    kept.forget();
    onClose();
  });
  const send = async (values: ActionValues) => {
    const outcome = await write.run(row, toActionInput(values, action));
    if (!outcome.ok) return;
    unsaved.release();
    kept.forget();
    onClose();
    onDone(outcome.value);
  };
  return { form, kept, unsaved, write, awaits, send };
}

interface QuestionButtonsProps extends Pick<ActionDialogProps, 'tools' | 'onClose'> {
  readonly formId: string;
  readonly tone: 'danger' | undefined;
  readonly words: string;
  /** What was asked is no longer offered. */
  readonly isOver: boolean;
  readonly busy: boolean;
  readonly confirmRef: ((node: HTMLElement | null) => void) | undefined;
}

function QuestionButtons({ tools, formId, tone, words, isOver, busy, confirmRef, onClose }: QuestionButtonsProps) {
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        {tools.t(isOver ? 'actions.close' : 'actions.cancel')}
      </Button>
      {!isOver && (
        <Button
          ref={confirmRef}
          type="submit"
          form={formId}
          variant={tone === 'danger' ? 'danger' : 'primary'}
          loading={busy}
        >
          {words}
        </Button>
      )}
    </>
  );
}

function keepIn(first: RefObject<HTMLElement | null>) {
  return (node: HTMLElement | null) => {
    if (node) first.current = node;
  };
}
