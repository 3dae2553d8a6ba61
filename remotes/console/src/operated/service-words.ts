import { type ServiceId, serviceNames, serviceTypes } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Services in the order of the specification, for choosing from. */
export const serviceChoices = (t: TextFunction): { value: number; label: string }[] =>
  serviceNames.map((name) => ({ value: serviceTypes[name].id, label: t(`users.service.${name}`) }));

/** Chosen services as a call wants them, in the order of their table. */
export const chosenServices = (services: readonly number[]): ServiceId[] =>
  serviceNames.map((name) => serviceTypes[name].id).filter((id) => services.includes(id));
