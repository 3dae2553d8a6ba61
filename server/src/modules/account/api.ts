/** Notices, settings, external services and places, for other modules. */
export { addressFor } from './addresses/addresses.ts';
export { type Place, placeOf } from './addresses/place.ts';
export { externalService, hasExternalService } from './integration/integration.ts';
export { movementLimitsOf } from './movement-preference.ts';
export { anyNotice, insertNotices } from './notice-repository.ts';
export { businessCardOf, cardPicturesAmong, isCardPicture } from './business-card.ts';
export { notify } from './notices.ts';
export { type SettingFiles, settingFiles } from './ports.ts';
