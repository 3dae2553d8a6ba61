/** Whether all is asked that there is to ask, as before a release: `npm test -- --thorough`. */
export const THOROUGH = process.env['ARCHWAY_THOROUGH'] === 'on';
