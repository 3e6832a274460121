import { styled } from 'styled-components';
import { LinkElement } from '../link/LinkElement';
import { buttonRules } from './buttonRules';

export const ButtonLinkRoot = styled(LinkElement).withConfig({ componentId: 'cr-ButtonLink' })`${buttonRules}`;
