import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An id of our own: counted by the database, a string everywhere else, as on the wire. */
export const rowId = customType<{ data: string; driverData: string; notNull: true; default: true }>({
  dataType: () => 'bigserial',
});

/** The id of a row elsewhere. */
export const rowRef = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** A list of ids. */
export const rowRefs = customType<{ data: string[]; driverData: string[] | string }>({
  dataType: () => 'bigint[]',
  toDriver: (ids) => `{${ids.join(',')}}`,
});

/** A point in time, to the millisecond, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
