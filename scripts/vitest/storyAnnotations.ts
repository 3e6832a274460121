import { setProjectAnnotations } from '@storybook/react-vite';
import preview from '../../.storybook/preview';

// Stories of widgets run in tests as they do in Storybook: on the real gateway, under the same provider.
setProjectAnnotations(preview);
