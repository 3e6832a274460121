import type { GatewayFile } from '@corridor/core';
import type { AnyList, ListCustomization, ListWidget, ViewChange } from '@corridor/features';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { saveFile } from '../../shell/saveFile';
import { UnreadNotice } from '../address/UnreadNotice';
import { TabContext } from '../tabs/TabInAddress';
import { SavedViews } from './SavedViews';
import { type AnyView, useViewInAddress } from './useViewInAddress';

/** Props of `ListScreen`. */
export interface ListScreenProps<List extends AnyList, More> {
  readonly list: List;
  readonly widget: ListWidget<List, More>;
  /** Props that this list has beyond those of others. */
  readonly more?: Partial<More>;
  /** What the back office adds to the records of this list. */
  readonly customization?: ListCustomization<List>;
}

/** The screen of a list: its widget, with what it shows in the address and the operator's saved views. */
export function ListScreen<List extends AnyList, More extends object>({
  list,
  widget,
  more,
  customization,
}: ListScreenProps<List, More>) {
  const { view, change, rows, unread, tidy } = useViewInAddress(list);
  const Widget = ofAnyList(widget);
  const isOnTab = useContext(TabContext) !== null;
  return (
    <>
      {unread.length > 0 && <UnreadNotice unread={unread} onDismiss={tidy} />}
      <Widget
        {...more}
        {...(customization && { dataCustomization: customization })}
        view={view}
        onViewChange={change}
        onExport={saveFile}
        headingLevel={isOnTab ? 2 : 1}
        savedViews={<SavedViews segment={list.resource.segment} rows={rows} />}
      />
    </>
  );
}

interface AnyWidgetProps {
  readonly view: AnyView;
  readonly onViewChange: (view: AnyView, why?: ViewChange) => void;
  readonly onExport: (file: GatewayFile) => void;
  readonly headingLevel: 1 | 2;
  readonly savedViews: ReactNode;
  readonly dataCustomization?: object;
}

/** Guarantee: a widget is only given views that were read by its own list. */
function ofAnyList(widget: unknown): ComponentType<AnyWidgetProps> {
  return widget as ComponentType<AnyWidgetProps>;
}
