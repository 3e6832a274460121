import { styled } from 'styled-components';
import { buttonRules } from './buttonRules';

export const ButtonRoot = styled.button.withConfig({ componentId: 'cr-Button' })`${buttonRules}`;
