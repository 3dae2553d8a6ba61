import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, nothing } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { addressRules } from './address-rules.ts';
import { REGION_DATA_VERSION } from './region-data.ts';

const part = z.string().max(100).nullish();

const fields = {
  recipient: fieldSchema(addressRules.recipient),
  phone: fieldSchema(addressRules.phone),
  region: fieldSchema(addressRules.region),
  province: part,
  city: part,
  area: part,
  address: fieldSchema(addressRules.address),
  houseNumber: fieldSchema(addressRules.houseNumber),
  /** Makes it the default; the default stays one until another is made it. */
  isDefault: z.boolean().optional(),
};

const deliveryAddress = z.object({
  addressId: id,
  recipient: z.string(),
  phone: z.string(),
  /** Codes of the region data, from the country down; null below what its country has. */
  region: z.string(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  address: z.string(),
  houseNumber: z.string().nullable(),
  isDefault: z.boolean(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** Where deliveries of a user go. */
export const addressEndpoints = {
  list: endpoint({
    id: 'addresses.list',
    method: 'GET',
    path: '/doctor/harvestAddress/list',
    summary: 'The delivery addresses of the caller, the default first.',
    access: ['account:view'],
    data: z.array(deliveryAddress),
  }),
  add: endpoint({
    id: 'addresses.add',
    method: 'POST',
    path: '/doctor/harvestAddress',
    summary: 'Adds a delivery address, at most six; the first becomes the default.',
    access: ['account:view'],
    body: z.strictObject(fields),
    data: deliveryAddress,
    errors: ['addressLimit', 'addressPhoneInvalid', 'regionUnknown'],
  }),
  update: endpoint({
    id: 'addresses.update',
    method: 'PUT',
    path: '/doctor/harvestAddress',
    summary: 'Changes a delivery address of the caller.',
    access: ['account:view'],
    body: z.strictObject({ addressId: id, ...fields }),
    data: deliveryAddress,
    errors: ['recordNotFound', 'addressPhoneInvalid', 'regionUnknown'],
  }),
  remove: endpoint({
    id: 'addresses.remove',
    method: 'DELETE',
    path: '/doctor/harvestAddress/:addressId',
    summary: 'Removes a delivery address; the oldest of the others takes the place of a default.',
    access: ['account:view'],
    params: z.strictObject({ addressId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  setDefault: endpoint({
    id: 'addresses.setDefault',
    method: 'POST',
    path: '/doctor/harvestAddress/setDefault',
    summary: 'Makes a delivery address the default.',
    access: ['account:view'],
    body: z.strictObject({ addressId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  regions: endpoint({
    id: 'addresses.regions',
    method: 'GET',
    path: `/doctor/regions/${REGION_DATA_VERSION}.json`,
    summary: 'Countries, provinces, cities and areas, as one file that never changes.',
    access: 'public',
    data: nothing,
    raw: true,
  }),
} as const;
