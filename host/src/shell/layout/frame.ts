import { loadErrors, loadFrame } from '@archway/platform/host';

/** Theme and boxes of the platform, and what it can say of failures: asked for once, when the first page behind the login is shown. */
export const frame = Promise.all([loadFrame(), loadErrors()]).then(([parts]) => parts);
