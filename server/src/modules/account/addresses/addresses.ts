import { type DeliveryAddress, MOST_ADDRESSES, type Received, type addressEndpoints } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import {
  type AddressFields,
  type AddressRow,
  addressesOf,
  changeAddress,
  deleteAddress,
  insertAddress,
  lockAddresses,
  markDefault,
} from './address-repository.ts';
import { assertWholeRegion } from './whole-region.ts';

export type AddressInput = Received<typeof addressEndpoints.add>['body'];

const view = ({ id, userId: _owner, createTime: _created, ...row }: AddressRow): DeliveryAddress => ({
  addressId: id,
  ...row,
});

/** @throws Refusal `regionUnknown` */
async function fieldsOf(input: AddressInput): Promise<AddressFields> {
  const { recipient, phone, region, province, city, area, address, houseNumber } = input;
  await assertWholeRegion(input);
  const parts = { region, province: province || null, city: city || null, area: area || null };
  return { recipient, phone, ...parts, address, houseNumber: houseNumber || null };
}

/** The delivery addresses of a user, the default first. */
export const listAddresses = async (db: Database, userId: string): Promise<DeliveryAddress[]> =>
  (await addressesOf(db, userId)).map(view);

/** Adds an address; the first becomes the default. @throws Refusal `addressLimit`, `regionUnknown` */
export async function addAddress(db: Database, userId: string, input: AddressInput): Promise<DeliveryAddress> {
  const fields = await fieldsOf(input);
  return db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const { length } = await addressesOf(tx, userId);
    if (length >= MOST_ADDRESSES) throw new Refusal('addressLimit', { num: MOST_ADDRESSES });
    const isDefault = length === 0 || input.isDefault === true;
    const row = await insertAddress(tx, { ...fields, userId, isDefault: false });
    if (isDefault) await markDefault(tx, userId, row.id);
    return view({ ...row, isDefault });
  });
}

/** @throws Refusal `recordNotFound`, `regionUnknown` */
export async function updateAddress(
  db: Database,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<DeliveryAddress> {
  const fields = await fieldsOf(input);
  return db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const row = await changeAddress(tx, userId, id, fields);
    if (!row) throw new Refusal('recordNotFound');
    if (input.isDefault === true) await markDefault(tx, userId, id);
    return view({ ...row, isDefault: row.isDefault || input.isDefault === true });
  });
}

/** Removes an address; the oldest of the others takes the place of a default. @throws Refusal `recordNotFound` */
export async function removeAddress(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const row = await deleteAddress(tx, userId, id);
    if (!row) throw new Refusal('recordNotFound');
    const [oldest] = row.isDefault ? await addressesOf(tx, userId) : [];
    if (oldest) await markDefault(tx, userId, oldest.id);
  });
}

/** @throws Refusal `recordNotFound` */
export async function setDefaultAddress(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    // Whoever names an address of somebody else keeps the default that is there.
    if (!(await addressesOf(tx, userId)).some((row) => row.id === id)) throw new Refusal('recordNotFound');
    await markDefault(tx, userId, id);
  });
}

/** An address of a user, as it is now. @throws Refusal `recordNotFound` */
export async function addressFor(
  db: Querier,
  userId: string,
  addressId: string,
): Promise<Omit<DeliveryAddress, 'addressId' | 'isDefault'>> {
  const row = (await addressesOf(db, userId)).find(({ id }) => id === addressId);
  if (!row) throw new Refusal('recordNotFound');
  const { addressId: _id, isDefault: _default, ...address } = view(row);
  return address;
}
