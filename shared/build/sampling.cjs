/** Whether all is asked that there is to ask, as before a release: `npm test -- --thorough` (ADR 150). */
const THOROUGH = process.env.ARCHWAY_THOROUGH === 'on';

/** All of a list in a thorough run; in a usual one the first of each so many, always the same. */
const sampled = (list, every) => (THOROUGH ? [...list] : list.filter((_, n) => n % every === 0));

module.exports = { THOROUGH, sampled };
