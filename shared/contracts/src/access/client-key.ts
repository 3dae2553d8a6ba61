/**
 * The fixed client key of the DES-ECB wrapping of password fields. It is kept for compatibility with existing clients
 * and protects nothing by itself: transport security does.
 */
export const CLIENT_KEY = 'Arch2026';

/** Sent as `X-App-Key` with every call; names the client, it is no secret. */
export const APP_KEY = 'archway-web';
