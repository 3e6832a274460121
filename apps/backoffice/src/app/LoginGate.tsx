import { CorridorProvider, useMessages } from '@corridor/features';
import { useEffect, useState } from 'react';
import { gateMessages } from '../messages/gate';
import { useLook } from '../preferences/useLook';
import { pathOf } from '../routes/paths';
import { returnPath } from '../routes/returnPath';
import { LoginScreen } from '../screens/session/LoginScreen';
import { takeReturn } from '../session/returnAddress';
import { SimulationNotice } from '../shell/SimulationNotice';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import { createHostGateway } from './createHostGateway';
import { WithMessages } from './WithMessages';

/** Props of `LoginGate`. */
export interface LoginGateProps {
  /** Opens the back office at a path. */
  readonly onLeave: (path: string) => void;
  /** Somebody began to sign in: what comes after may be fetched. */
  readonly onIntent: () => void;
}

/** The login page without the rest of the back office: who signs in waits for no screen. */
export function LoginGate({ onLeave, onIntent }: LoginGateProps) {
  const look = useLook();
  const [gateway] = useState(createHostGateway);
  const [search] = useState(location.search);
  useEffect(() => {
    addEventListener('focusin', onIntent, { once: true });
    return () => removeEventListener('focusin', onIntent);
  }, [onIntent]);
  return (
    <CorridorProvider gateway={gateway} {...look}>
      <WithMessages messages={gateMessages}>
        <LoginTitle />
        <SimulationNotice />
        <LoginScreen
          onSignedIn={() => onLeave(returnPath(search, takeReturn()))}
          onForgotPassword={() => onLeave(pathOf('forget-password'))}
        />
      </WithMessages>
    </CorridorProvider>
  );
}

function LoginTitle() {
  useDocumentTitle(useMessages(gateMessages)('host.route.login'));
  return null;
}
