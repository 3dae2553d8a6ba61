import screens from './i18n/screens/en-US.json';
import slots from './i18n/slots/en-US.json';

/** All English texts of the account, as a page has them that has loaded both spaces. */
export const en = { ...slots, ...screens };
