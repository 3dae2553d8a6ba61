import { deviceStore } from '../device/device-store.ts';

/** A place for keys that scripts may use and never read. */
export const keyVault = deviceStore<CryptoKey>('archway', 'keys');
