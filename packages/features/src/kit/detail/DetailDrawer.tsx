import { Drawer, ExternalIcon, Icon, IconButton } from '@corridor/ui';
import type { NamedAction } from '../actions/allowedGroups';
import type { AnyRow } from '../list/AnyRow';
import { DetailMenu, MainActions, mainActions } from './DetailActions';
import { DetailBody } from './DetailBody';
import type { AnyDetail, RecordRead } from './DetailDeclaration';
import type { DetailPartProps } from './DetailPartProps';

/** Props of `DetailDrawer` and `DetailPage`. */
export interface ShownDetailProps extends Pick<DetailPartProps, 'state'> {
  readonly detail: AnyDetail;
  readonly record: RecordRead;
  /** The record, or its row until that has come. */
  readonly known: AnyRow | undefined;
  readonly onAction: (action: NamedAction) => void;
}

/** Details beside the list they were opened from; the list stays in use. */
export function DetailDrawer({ detail, record, known, state, onAction }: ShownDetailProps) {
  const { tools, options } = state;
  const { list, actions } = detail;
  const ofList = state.page.data?.allowedActions;
  const loaded = record.data && known;
  const main = loaded ? mainActions(actions, detail.footer, loaded, ofList) : [];
  const Buttons = detail.buttons;
  const hasFooter = loaded && (main.length > 0 || Buttons !== undefined);
  return (
    <Drawer
      open
      nonModal
      onClose={() => state.open(null)}
      title={known ? (detail.title ?? list.nameOf)(known, tools) : tools.t(`${list.concept}.title`)}
      subtitle={known && detail.subtitle?.(known, tools)}
      actions={
        <>
          <IconButton
            size="sm"
            label={tools.t('detail.openFull')}
            onClick={() => state.change((now) => ({ ...now, full: true }))}
          >
            <Icon of={ExternalIcon} />
          </IconButton>
          {loaded && actions && <DetailMenu {...{ actions, tools, ofList, onAction }} row={loaded} />}
        </>
      }
      footer={
        hasFooter && (
          <>
            {Buttons && <Buttons record={loaded} level={3} options={options} />}
            <MainActions {...{ list, main, tools, onAction }} />
          </>
        )
      }
    >
      <DetailBody {...{ detail, record, tools }} options={{ ...options, ...options.dataCustomization }} level={3} />
    </Drawer>
  );
}
