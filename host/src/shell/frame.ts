import { hostApi } from '@archway/platform';

/** Theme and boxes of the platform, asked for once, when the first page behind the login is shown. */
export const frame = hostApi.loadFrame();
