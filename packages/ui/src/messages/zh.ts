import { chipZh } from '../chip/messages';
import { fieldZh } from '../field/messages';
import { inputZh } from '../input/messages';
import { layoutsZh } from '../layouts/messages';
import { linkZh } from '../link/messages';
import { passwordInputZh } from '../password-input/messages';
import { spinnerZh } from '../spinner/messages';
import { tableZh } from '../table/messages';
import type { UiMessages } from './en';

/** Every sentence of the primitives, in Chinese. */
export const zh: UiMessages = {
  ...chipZh,
  ...fieldZh,
  ...inputZh,
  ...layoutsZh,
  ...linkZh,
  ...passwordInputZh,
  ...spinnerZh,
  ...tableZh,
};
