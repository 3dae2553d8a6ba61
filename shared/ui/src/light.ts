// Without antd: what stands before the login and what other pages outside the shell are made of.
import './theme/global.css';

export { applyPrimary } from './theme/css-variables.ts';
export { DEFAULT_PRIMARY } from '@archway/contracts';
export { Logo } from './components/logo/Logo.tsx';
export { VisuallyHidden } from './components/visually-hidden/VisuallyHidden.tsx';
