import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { addAddress, listAddresses, removeAddress, setDefaultAddress, updateAddress } from './addresses.ts';
import { regionBytes } from './region-file.ts';

const YEAR_SECONDS = 31_536_000;

export function addressRoutes({ db }: AppContext, handle: Handle): void {
  const { addresses } = endpoints;

  handle(addresses.list, ({ user }) => listAddresses(db, user.userId));
  handle(addresses.add, ({ user, body }) => addAddress(db, user.userId, body));
  handle(addresses.update, ({ user, body: { addressId, ...input } }) =>
    updateAddress(db, user.userId, addressId, input),
  );
  handle(addresses.remove, async ({ user, params }) => {
    await removeAddress(db, user.userId, params.addressId);
    return null;
  });
  handle(addresses.setDefault, async ({ user, body }) => {
    await setDefaultAddress(db, user.userId, body.addressId);
    return null;
  });
  // The path names the version: a browser asks once.
  handle(addresses.regions, async ({ reply }) => {
    reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`).type('application/json; charset=utf-8');
    void reply.send(await regionBytes());
    return null;
  });
}
