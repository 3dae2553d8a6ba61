/**
 * Stands in for the types of Node where there is no Node: libraries for both, such as jszip, ask for them by name, and
 * would bring `process`, `Buffer` and `node:fs` into every page.
 */
export {};
