// Core: small, loaded with the shell. Fields, tables and lists are in `@archway/ui/data`, the login's in `@archway/ui/light`.
export * from './facade/core.ts';
export * from './facade/icons.ts';
export { ThemeProvider } from './theme/ThemeProvider.tsx';
export type { ThemeProviderProps } from './theme/ThemeProvider.tsx';
export { CanvasTheme } from './theme/CanvasTheme.tsx';
export { canvasColors, canvasTheme } from './theme/canvas-theme.ts';
export { themeFor } from './theme/theme-config.ts';
export { applyPrimary } from './theme/css-variables.ts';
export { DEFAULT_PRIMARY, PrimaryContrastError, assertPrimary, nearestPassing } from './theme/primary.ts';
export { contrast } from './theme/color.ts';
export { statusColors } from './theme/tokens.ts';
export type { StatusTone } from './theme/tokens.ts';
export type { UiLang } from './theme/locale.ts';
