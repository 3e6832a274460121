import { type BeneficiaryField, type Destination, type GatewayError, isKeyOfAnother } from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useRuntimeMessages } from '../../../i18n/useMessages';
import { changesSince, withChanges } from '../../../kit/form/changes';
import { isForNew } from '../../../kit/form/FormTarget';
import { useDropStaleErrors } from '../../../kit/form/useDropStaleErrors';
import { type DraftRules, draftNameOf } from '../../../kit/form/useFormDraft';
import { type RecordFormState, useRecordForm } from '../../../kit/form/useRecordForm';
import { type SavedRecord, useRecordSave } from '../../../kit/form/useRecordSave';
import { describeReason } from '../../../runtime/describeRefusal';
import type { BeneficiaryBodyProps } from './BeneficiaryBodyProps';
import { changeOf, type FieldCustomization } from './customization';
import { formList } from './formList';
import { type AskedFields, problemsOf, shownProblem } from './problems';
import { type FieldList, useBeneficiaryFields } from './useBeneficiaryFields';
import { type BeneficiaryValues, destinationIn, emptyBeneficiary, textAt, toDraft, toUpdate, toValues } from './values';

/** State of a beneficiary form. */
export interface BeneficiaryFormState extends RecordFormState<BeneficiaryValues> {
  readonly destination: Destination | undefined;
  readonly list: FieldList;
  /** The fields that the reader sees. */
  readonly shown: readonly BeneficiaryField[];
  readonly custom: FieldCustomization;
  /** Who has the account already, in the gateway's words; the reader decides. */
  readonly duplicate: string | undefined;
  /** The PIX key is a tax number of somebody else; the reader decides. */
  readonly otherKey: boolean;
  /** Saves what the reader was warned of: a second beneficiary with the same account, or a key of somebody else. */
  saveAnyway(): Promise<void>;
}

const AS_IT_IS: FieldCustomization = {};

function draftRules(name: string, start: BeneficiaryValues): DraftRules<BeneficiaryValues> {
  return {
    name,
    keptOf: (values) => changesSince(start, values),
    restored: (draft, first) => withChanges(first, draft),
  };
}

/** Follows the destination, checks by core's rules, saves, and puts what the gateway refuses where it belongs. */
export function useBeneficiaryForm(props: BeneficiaryBodyProps): BeneficiaryFormState {
  const { target, record, initial, onSaved } = props;
  const custom = props.options.fieldCustomization ?? AS_IT_IS;
  const isNew = isForNew(target);
  const [start] = useState(() => (record ? toValues(record) : { ...emptyBeneficiary, ...initial }));
  const latest = useRef<AskedFields>({ fields: [], shown: [] });
  const allowDuplicate = useRef(false);
  const allowedKey = useRef('');
  const [duplicate, setDuplicate] = useState<string>();
  const [otherKey, setOtherKey] = useState(false);
  const save = useRecordSave<SavedRecord>(formList);
  const t = useRuntimeMessages();
  const problemsIn = (values: BeneficiaryValues) => problemsOf(values, latest.current);
  const state = useRecordForm<BeneficiaryValues, SavedRecord>({
    initial: start,
    draft: draftRules(draftNameOf(formList, target, initial), start),
    problemsOf: problemsIn,
    placeOf: (problem) => shownProblem(problem, latest.current),
    save: (values) => {
      setDuplicate(undefined);
      const to = destinationIn(values);
      if (!to) throw new Error('A form without a destination does not pass its check');
      const draft = toDraft(values, to, latest.current.fields);
      if (!isNew) return save(toUpdate(draft), record?.id);
      return save({ ...draft, ...(allowDuplicate.current && { allowDuplicate: true }) });
    },
    onSaved,
    onRefused: ({ kind, fields, msg }: GatewayError) => {
      const [first] = fields;
      if (isNew && kind === 'conflict' && first) setDuplicate(describeReason(first, t) ?? msg);
    },
  });
  const { form } = state;
  const destination = destinationIn({ ...start, ...useWatch({ control: form.control }) });
  const list = useBeneficiaryFields(destination);
  // Until its type is told, nobody knows what a PIX key must look like; a whole PIX code tells it.
  const asked = list.fields.map((field) => (isKeyOfNoType(field, destination) ? { ...field, rule: undefined } : field));
  const shown = asked.filter(({ path }) => !changeOf(custom, path)?.hidden);
  const paths = ['bankCountry', 'currency', ...shown.map(({ path }) => path)];
  latest.current = { fields: asked, shown: paths };
  useCheckAgain(form, destination, paths);
  useDropStaleErrors(form, paths, problemsIn);
  const submit = async (values: BeneficiaryValues) => {
    const to = destinationIn(values);
    const isOther = to !== undefined && isKeyOfAnother(toDraft(values, to, latest.current.fields));
    const asks = isOther && allowedKey.current !== textAt(values, 'bank.pixKey');
    setOtherKey(asks);
    if (!asks) await state.submit(values);
  };
  const saveAnyway = async () => {
    allowDuplicate.current = duplicate !== undefined;
    if (otherKey) allowedKey.current = textAt(form.getValues(), 'bank.pixKey');
    await submit(form.getValues());
    allowDuplicate.current = false;
  };
  return { ...state, submit, destination, list, shown, custom, duplicate, otherKey, saveAnyway };
}

function isKeyOfNoType({ path }: BeneficiaryField, destination: Destination | undefined): boolean {
  return path === 'bank.pixKey' && destination?.pixKeyType === undefined;
}

/** Under another destination, what was typed before may be right or wrong: it is checked again, and never thrown away. */
function useCheckAgain(
  form: UseFormReturn<BeneficiaryValues>,
  destination: Destination | undefined,
  paths: readonly string[],
): void {
  const of = JSON.stringify(destination ?? null);
  const checked = useRef(of);
  useEffect(() => {
    if (checked.current === of) return;
    checked.current = of;
    const filled = paths.filter((path) => textAt(form.getValues(), path) !== '');
    if (filled.length > 0) void form.trigger(filled);
  }, [form, of, paths]);
}
