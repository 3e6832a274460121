import { type Connector, readConnectors } from '@corridor/core';
import { useMessages } from '@corridor/features';
import { v } from '@corridor/ui';
import { styled } from 'styled-components';
import { WithMessages } from '../app/WithMessages';
import { simulationMessages } from '../messages/simulation';

const Band = styled.aside`
  box-sizing: border-box;
  padding: ${v('space.1')} ${v('space.4')};
  border-block-end: 1px solid ${v('tone.warning.border')};
  background: ${v('tone.warning.soft')};
  color: ${v('tone.warning.text')};
  font: ${v('type.small')};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Props of `SimulationBand`. */
export interface SimulationBandProps {
  /** What the page says is simulated. */
  readonly named: string;
}

/** Says over every page what the service simulates: a landmark, and nothing that is announced by itself. */
export function SimulationBand({ named }: SimulationBandProps) {
  return (
    <WithMessages messages={simulationMessages}>
      <Sentence simulated={readConnectors(named).named} />
    </WithMessages>
  );
}

function Sentence({ simulated }: { readonly simulated: readonly Connector[] }) {
  const t = useMessages(simulationMessages);
  if (simulated.length === 0) return null;
  const what = simulated.map((name) => t(`host.simulated.${name}`)).join(t('host.simulated.separator'));
  return <Band aria-label={t('host.simulated.label')}>{t('host.simulated.text', { what })}</Band>;
}
