import { ArrowBackIcon, Button, Icon } from '@corridor/ui';
import { detailMessages } from '../../messages/details';
import type { NamedAction } from '../actions/allowedGroups';
import { WidgetFrame } from '../frame/WidgetFrame';
import { wordOf } from '../list/tableColumns';
import { asRow } from './asRow';
import type { AnyDetail } from './DetailDeclaration';
import { DetailDrawer } from './DetailDrawer';
import { DetailPage } from './DetailPage';
import type { DetailPart, DetailPartProps } from './DetailPartProps';
import { useDetail } from './useDetail';

/** Makes the part of a list that shows one record: a drawer, or the whole page where the view says so. */
export function detailPart(detail: AnyDetail): DetailPart {
  const words = [...detail.list.messages, detailMessages];
  return function ListDetail(props: DetailPartProps) {
    return (
      <WidgetFrame messages={words}>
        <ShownDetail key={props.id} detail={detail} {...props} />
      </WidgetFrame>
    );
  };
}

function ShownDetail({ detail, id, row, state }: DetailPartProps & { readonly detail: AnyDetail }) {
  const record = useDetail(detail, id);
  const known = asRow(record.data ?? row);
  const onAction = ({ name, action }: NamedAction) => {
    if (action.form) state.openForm({ kind: action.form, id });
    else if (known) state.confirm({ name, rows: [known], bulk: false });
  };
  if (!state.view.full) return <DetailDrawer {...{ detail, record, known, state, onAction }} />;
  const { tools, options } = state;
  return (
    <DetailPage
      {...{ detail, record, known, tools, options, onAction }}
      customization={options.dataCustomization ?? {}}
      headingLevel={options.headingLevel ?? 2}
      ofList={state.page.data?.allowedActions}
      back={
        <Button
          variant="ghost"
          size="sm"
          startIcon={<Icon of={ArrowBackIcon} size="sm" mirror />}
          onClick={() => state.open(null)}
          style={{ alignSelf: 'start' }}
        >
          {tools.t('detail.back', { list: wordOf(state.list, tools, 'title') })}
        </Button>
      }
    />
  );
}
