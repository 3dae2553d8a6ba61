import { loadFrame } from '@archway/platform/host';

/** Theme and boxes of the platform, asked for once, when the first page behind the login is shown. */
export const frame = loadFrame();
