import type { OrderProduct } from '../orders/order-parts.ts';

/** What a device does: a printer makes models, a cutter cuts what was formed over them. */
export const deviceKinds = ['printer', 'cutter'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What is in a printer: models are of another resin than what is worn. */
export const printMaterials = ['modelResin', 'alignerResin'] as const;
export type PrintMaterial = (typeof printMaterials)[number];

/** What somebody says of a device. Whether it works just now is told by its batch. */
export const deviceStates = ['ready', 'maintenance', 'outOfOrder'] as const;
export type DeviceState = (typeof deviceStates)[number];

/** The material of what is made: models to form over, or the appliance itself. */
export const materialOf = (making: OrderProduct): PrintMaterial =>
  making === 'printedAligner' ? 'alignerResin' : 'modelResin';

/** Sides of a plate, in mm. */
export const plateLimits = { min: 20, max: 1000 } as const;

/** What every secret of a device begins with. */
export const DEVICE_KEY_PREFIX = 'awd_';
