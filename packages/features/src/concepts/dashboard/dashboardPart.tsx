import type { DashboardFigures } from '@corridor/core';
import type { ComponentType, FunctionComponent } from 'react';
import type { MessageSet } from '../../i18n/MessageSet';
import { ErrorState } from '../../kit/display/ErrorState';
import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { dashboardMessages } from '../../messages/dashboard';
import type { DashboardPartProps, PartViewProps } from './DashboardProps';
import { useFigures } from './useFigures';

/** What a part of the dashboard consists of. */
interface PartDeclaration<Part> {
  readonly messages: readonly MessageSet[];
  /** Its figures; null where the reader's roles do not show them, and the part is absent. */
  readonly of: (figures: DashboardFigures) => Part | null;
  readonly view: ComponentType<PartViewProps<Part>>;
  /** Its shape until the figures are there. */
  readonly waiting: ComponentType<Pick<PartViewProps<Part>, 'level'>>;
}

/** Makes the widget of a part of the dashboard: absent without right, in its shape while it waits. */
export function dashboardPart<Part>(declaration: PartDeclaration<Part>): FunctionComponent<DashboardPartProps> {
  const words = [dashboardMessages, ...declaration.messages];
  return (props) => (
    <WidgetFrame messages={words}>
      <PartBody declaration={declaration} {...props} />
    </WidgetFrame>
  );
}

interface PartBodyProps<Part> extends DashboardPartProps {
  readonly declaration: PartDeclaration<Part>;
}

function PartBody<Part>({ declaration, period, listHref, headingLevel = 2 }: PartBodyProps<Part>) {
  const { of, view: View, waiting: Waiting } = declaration;
  const { data, error, refresh } = useFigures(period);
  if (!data) {
    return error ? <ErrorState error={error} onRetry={() => void refresh()} /> : <Waiting level={headingLevel} />;
  }
  const part = of(data);
  return part === null ? null : <View part={part} figures={data} listHref={listHref} level={headingLevel} />;
}
