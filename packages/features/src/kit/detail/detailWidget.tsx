import type { HeadingLevel } from '@corridor/ui';
import { type ReactElement, useState } from 'react';
import { detailMessages } from '../../messages/details';
import type { NamedAction } from '../actions/allowedGroups';
import { ChangedRecordsContext } from '../columns/ChangeMark';
import { useDisplayTools } from '../columns/useDisplayTools';
import type { DetailItem } from '../display/DetailList';
import type { FormPart, FormTarget } from '../form/FormTarget';
import { WidgetFrame } from '../frame/WidgetFrame';
import { useChangedRecords } from '../list/useChangedRecords';
import { asRow } from './asRow';
import type { AnyDetail, DetailTab } from './DetailDeclaration';
import { DetailPage } from './DetailPage';
import { useDetail } from './useDetail';

/** Props of a detail widget, beside the id of its record. */
export interface DetailProps<Record> {
  /** Rows of yours under ours. */
  readonly detailRows?: (record: Record) => readonly DetailItem[];
  /** Tabs of yours after ours, such as a table of your own of what belongs to the record. */
  readonly detailTabs?: readonly DetailTab<Record>[];
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: HeadingLevel;
}

interface AnyDetailProps {
  readonly detailRows?: (record: object) => readonly DetailItem[];
  readonly detailTabs?: readonly DetailTab<object>[];
  readonly headingLevel?: HeadingLevel;
}

/** Makes the widget of a detail: one record on a page of its own. `idProp` names the prop that tells which. */
export function detailWidget<Props extends object>(
  detail: AnyDetail,
  idProp: Extract<keyof Props, string>,
  form?: FormPart,
): (props: Props) => ReactElement {
  const words = [...detail.list.messages, detailMessages];
  return function Detail(props: Props) {
    return (
      <WidgetFrame messages={words}>
        <DetailWidget detail={detail} id={String(props[idProp])} options={props} form={form} />
      </WidgetFrame>
    );
  };
}

interface DetailWidgetProps {
  readonly detail: AnyDetail;
  readonly id: string;
  readonly options: AnyDetailProps;
  readonly form: FormPart | undefined;
}

function DetailWidget({ detail, id, options, form: Form }: DetailWidgetProps) {
  const tools = useDisplayTools();
  const record = useDetail(detail, id);
  const [changed, markChanged] = useChangedRecords();
  const [pending, confirm] = useState<string | null>(null);
  const [target, openForm] = useState<FormTarget | null>(null);
  const known = asRow(record.data);
  const onAction = ({ name, action }: NamedAction) => {
    if (action.form) openForm({ kind: action.form, id });
    else confirm(name);
  };
  const { actions } = detail;
  const closeForm = () => openForm(null);
  return (
    <ChangedRecordsContext.Provider value={changed}>
      <DetailPage
        {...{ detail, record, known, tools, options, onAction }}
        customization={options}
        headingLevel={options.headingLevel ?? 1}
      />
      {actions && pending && known && (
        <actions.Question
          {...{ tools, name: pending, row: known }}
          onClose={() => confirm(null)}
          onDone={() => markChanged([id])}
        />
      )}
      {Form && target && <Form target={target} options={options} onClose={closeForm} onDone={closeForm} />}
    </ChangedRecordsContext.Provider>
  );
}
