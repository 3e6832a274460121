import type { Decorator } from '@storybook/react-vite';
import type { LoadedGateway } from '../gateway/loadGateway';
import { gatewayModeOf, localeOf, themeOf } from '../settings';

/** Stories of widgets: the real gateway in this page. Stories of primitives pass through. */
export const withGateway: Decorator = (Story, { globals, parameters, loaded }) => {
  const gateway: LoadedGateway | undefined = loaded.gateway;
  if (!gateway) return <Story />;
  const { live, Under } = gateway;
  return (
    <Under live={live} mode={gatewayModeOf(parameters, globals)} theme={themeOf(globals)} locale={localeOf(globals)}>
      <Story />
    </Under>
  );
};
