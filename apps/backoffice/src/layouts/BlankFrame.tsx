import { Box } from '@corridor/ui';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';

const Ground = styled(Box)`
  min-block-size: 100dvh;
`;

/** A page with nothing but its screen. @source spec §2 "blank", "nonav" */
export function BlankFrame() {
  return (
    <Ground surface="sunken">
      <Outlet />
    </Ground>
  );
}
