import type { BeneficiaryDetail, BeneficiaryField, Destination, GatewayError } from '@corridor/core';
import { type DirtyGuard, useDirtyGuard, useSchemaForm } from '@corridor/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FieldCustomization } from './customization';
import { type AskedFields, beneficiarySchema, seen } from './schema';
import type { BeneficiaryFormTarget } from './target';
import { type FieldList, useBeneficiaryFields } from './useBeneficiaryFields';
import { useBeneficiarySave } from './useBeneficiarySave';
import { type BeneficiaryValues, destinationIn, textAt, toDraft } from './values';

/** What a beneficiary form starts from. */
export interface BeneficiaryFormOptions {
  readonly target: BeneficiaryFormTarget;
  readonly initial: BeneficiaryValues;
  readonly fieldCustomization?: FieldCustomization | undefined;
  readonly onSaved: (beneficiary: BeneficiaryDetail) => void;
}

/** State of a beneficiary form. */
export interface BeneficiaryFormState {
  readonly target: BeneficiaryFormTarget;
  readonly form: UseFormReturn<BeneficiaryValues>;
  readonly guard: DirtyGuard;
  readonly destination: Destination | undefined;
  readonly list: FieldList;
  /** The fields that the reader sees. */
  readonly shown: readonly BeneficiaryField[];
  readonly custom: FieldCustomization;
  /** Why saving failed, where no field can say it. */
  readonly failure: GatewayError | undefined;
  /** Who has the account already, in the gateway's words; the reader decides. */
  readonly twin: string | undefined;
  readonly busy: boolean;
  submit(values: BeneficiaryValues, allowTwin?: boolean): Promise<void>;
}

const AS_IT_IS: FieldCustomization = {};

/** Follows the destination, checks by core's rules, saves, and puts what the gateway refuses where it belongs. */
export function useBeneficiaryForm(options: BeneficiaryFormOptions): BeneficiaryFormState {
  const { target, initial, fieldCustomization: custom = AS_IT_IS, onSaved } = options;
  const latest = useRef<AskedFields>({ fields: [], shown: [] });
  const schema = useMemo(() => beneficiarySchema(() => latest.current), []);
  const form = useSchemaForm<BeneficiaryValues>({ schema, defaultValues: initial });
  const guard = useDirtyGuard(form.control);
  const values = useWatch({ control: form.control });
  const destination = destinationIn({ ...initial, ...values });
  const list = useBeneficiaryFields(destination);
  // A PIX key is asked for once its type is: until then nobody knows what it must look like.
  const asked = list.fields.filter(({ path }) => path !== 'bank.pixKey' || destination?.pixKeyType !== undefined);
  const shown = asked.filter(({ path }) => !custom[path]?.hidden);
  const paths = ['bankCountry', 'currency', ...shown.map(({ path }) => path)];
  latest.current = { fields: asked, shown: paths };
  const save = useBeneficiarySave(target);
  const [twin, setTwin] = useState<string>();
  useCheckAgain(form, destination, paths);

  const refuse = (error: GatewayError) => {
    const isTwin = error.kind === 'conflict' && error.fields.length > 0;
    if (isTwin && target.kind !== 'edit') setTwin(error.fields[0]?.reason ?? error.msg);
    for (const problem of error.fields) {
      const { path, reason } = seen(problem, asked, paths);
      form.setError(path, { type: 'gateway', message: reason });
    }
  };
  const submit = async (filled: BeneficiaryValues, allowTwin = false) => {
    const to = destinationIn(filled);
    if (!to) return;
    setTwin(undefined);
    const outcome = await save.run(toDraft(filled, to, latest.current.fields), allowTwin);
    if (!outcome.ok) return refuse(outcome.error);
    form.reset(filled);
    onSaved(outcome.value);
  };
  const spoken = save.error !== undefined && save.error.fields.length > 0;
  const failure = spoken ? undefined : save.error;
  return { target, form, guard, destination, list, shown, custom, failure, twin, busy: save.busy, submit };
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
