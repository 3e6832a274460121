'use client';

import { formDrawer } from '../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../kit/form/formWidget';
import { materialSlots } from './certificates/materialSlots';
import { materialForm } from './materialFields';

/** Props of `MaterialForm`; all are optional. */
export type MaterialFormProps = FormProps<typeof materialForm>;

/** Adds a material with its certificates, or changes one; nothing is saved while a file is on its way. */
export const MaterialForm = formWidget(materialForm, materialSlots);

/** The form of a material beside the list of materials. */
export const MaterialFormDrawer = formDrawer(materialForm, materialSlots);
