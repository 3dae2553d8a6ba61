import { type MenuItem, type ServiceId, type ShellRoute, serviceTypes } from '@archway/contracts';
import type { Visitor } from './visible.ts';

export const route = (path: string, more: Partial<ShellRoute> = {}): ShellRoute => ({
  path,
  remote: 'cases',
  title: { zh: path, en: path },
  hidden: false,
  hiddenFor: [],
  unvisible: false,
  phone: false,
  fullWidth: false,
  panelWidth: false,
  fresh: false,
  public: false,
  bare: false,
  shape: 'page',
  ...more,
});

export const item = (path: string, order: number, more: Partial<MenuItem> = {}): MenuItem => ({
  key: path,
  title: { zh: path, en: path },
  path,
  order,
  ...more,
});

/** A doctor with the aligner service. */
export const doctor: Visitor = {
  serviceTypeList: [{ name: 'Aligner', value: serviceTypes.aligner.id }],
  designHomePage: serviceTypes.aligner.id,
  isMedical: false,
  isModelmaker: false,
  permissions: ['*:*:*'],
};

export const withServices = (...values: ServiceId[]): Visitor => ({
  ...doctor,
  serviceTypeList: values.map((value) => ({ name: String(value), value })),
});
