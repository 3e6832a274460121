import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { ErrorState } from '../display/ErrorState';
import { Forbidden } from '../display/Forbidden';
import { lazyPart } from '../lazyPart';
import type { FormBody } from './FormBody';
import type { FormList } from './FormDeclaration';
import { FormSkeleton } from './FormSkeleton';
import { type FormTarget, isForNew } from './FormTarget';
import type { FormValues } from './formValues';
import { draftNameOf } from './useFormDraft';
import { useFormGate } from './useFormGate';
import type { SavedRecord } from './useRecordSave';

const LazyChanges = lazyPart(async () => (await import('../changes/FormChanges')).FormChanges);

/** What every frame of a form is given. */
export interface FramedFormProps {
  readonly list: FormList;
  readonly body: FormBody;
  /** Stands around the form: waits for what it cannot do without. */
  readonly around?: ComponentType<{ readonly children: ReactNode }> | undefined;
  readonly target: FormTarget;
  /** What a new record begins with. */
  readonly initial?: FormValues | undefined;
  /** What the host gave to the widget around it. */
  readonly options: object;
  /** What the page of the list allows; read where it is absent. */
  readonly ofList?: readonly string[] | undefined;
  /** The right that its record must allow; `update` where absent. */
  readonly needs?: string | undefined;
  readonly onSaved: (record: SavedRecord) => void;
}

/** A form once its record is there and the reader may fill it in; else what stands in its place. */
export function FramedForm({ list, body: Body, around, ofList, needs, ...rest }: FramedFormProps) {
  const { target } = rest;
  const { drafts } = useRuntime();
  const [taken, take] = useState(0);
  const gate = useFormGate({ list, target, ofList, needs });
  const Around = around ?? Fragment;
  if (gate.state === 'forbidden') return <Forbidden />;
  if (gate.state === 'failed') return <ErrorState error={gate.error} onRetry={gate.retry} />;
  if (gate.state === 'loading') return <FormSkeleton />;
  const takeOver = async () => {
    drafts?.keep(draftNameOf(list, target, rest.initial), null);
    await gate.refresh();
    take((count) => count + 1);
  };
  return (
    <div>
      {target.id !== undefined && !isForNew(target) && (
        <LazyChanges segment={list.resource.segment} id={target.id} onTakeOver={() => void takeOver()} />
      )}
      <Around>
        <Body key={`${JSON.stringify(target)} ${taken}`} record={gate.record} {...rest} initial={rest.initial} />
      </Around>
    </div>
  );
}
