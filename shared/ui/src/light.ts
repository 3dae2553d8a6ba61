// Without antd: what the login and other pages before the shell are made of.
export { applyPrimary } from './theme/css-variables.ts';
export { DEFAULT_PRIMARY } from './theme/primary.ts';
