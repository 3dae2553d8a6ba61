/** @testing-library/react of the package under test, with patience: what it waits for comes late on a busy machine. */
const library = require(globalThis.TESTING_LIBRARY);
library.configure({ asyncUtilTimeout: globalThis.PATIENCE_MS });
module.exports = library;
