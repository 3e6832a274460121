'use client';

import { forwardRef, type HTMLAttributes, useId } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { Button } from '../button/Button';
import { themeCustomizerEn } from './messages';
import { SettingPicture } from './SettingPicture';
import { CHOICES, DEFAULT_THEME_SETTINGS, type ThemeSettings } from './settings';
import { CustomizerRoot, SettingRoot, Tile, TileInput, TilePicture, Tiles } from './themeCustomizer.styles';

type Name = keyof ThemeSettings;

const NAMES: readonly Name[] = ['scheme', 'skin', 'dir', 'contentWidth', 'nav', 'density'];

/** Props of `ThemeCustomizer`; what is not named here goes to the root. */
export interface ThemeCustomizerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  readonly value: ThemeSettings;
  /** Hears the settings with the one that was changed; the host applies and keeps them. */
  readonly onChange: (settings: ThemeSettings) => void;
  /** Settings that are offered. Default all. */
  readonly settings?: readonly Name[];
}

/** Lets an operator choose the look of the product: theme, skin, direction, content width, navigation and density. */
export const ThemeCustomizer = forwardRef<HTMLDivElement, ThemeCustomizerProps>(function ThemeCustomizer(
  { value, onChange, settings = NAMES, ...rest },
  ref,
) {
  const message = useMessages(themeCustomizerEn);
  const changed = settings.some((name) => value[name] !== DEFAULT_THEME_SETTINGS[name]);
  const reset = () => {
    const defaults = settings.map((name) => [name, DEFAULT_THEME_SETTINGS[name]]);
    onChange({ ...value, ...Object.fromEntries(defaults) });
  };
  return (
    <CustomizerRoot ref={ref} {...rest}>
      {settings.map((name) => (
        <Setting key={name} name={name} value={value} onChange={onChange} />
      ))}
      <div>
        <Button size="sm" disabled={!changed} onClick={reset}>
          {message('themeCustomizer.reset')}
        </Button>
      </div>
    </CustomizerRoot>
  );
});

interface SettingProps {
  readonly name: Name;
  readonly value: ThemeSettings;
  readonly onChange: (settings: ThemeSettings) => void;
}

type Words = (key: keyof typeof themeCustomizerEn) => string;

const choiceLabel = (words: Words, name: Name, choice: string): string => words(choiceKey(`${name}.${choice}`));

/** Key of a choice's words. Guarantee: every pair of a setting and one of its `CHOICES` has its sentence, as the test says. */
const choiceKey = (place: string) => `themeCustomizer.${place}` as keyof typeof themeCustomizerEn;

function Setting({ name, value, onChange }: SettingProps) {
  const message = useMessages(themeCustomizerEn);
  const group = useId();
  return (
    <SettingRoot>
      <legend>{message(`themeCustomizer.${name}`)}</legend>
      <Tiles>
        {CHOICES[name].map((choice) => (
          <Tile key={choice}>
            <TileInput
              type="radio"
              name={group}
              checked={value[name] === choice}
              onChange={() => onChange({ ...value, [name]: choice })}
            />
            <TilePicture>
              <SettingPicture of={name} choice={choice} />
            </TilePicture>
            {choiceLabel(message, name, choice)}
          </Tile>
        ))}
      </Tiles>
    </SettingRoot>
  );
}
