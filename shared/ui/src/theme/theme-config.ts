import { readablePrimary } from '@archway/contracts';
import type { ThemeConfig } from 'antd/es/config-provider/context';
import { componentTokens } from './components.ts';
import { fixedTokens, primaryTokens } from './tokens.ts';

/** Prefix of antd's CSS variables and of ours: `--archway-color-primary`. */
export const CSS_VAR_PREFIX = 'archway';

/**
 * The light theme for a tenant's colour. A stored colour that fails the contrast is darkened until it passes; forms that
 * let somebody choose one refuse it with `assertPrimary`.
 * The key names the colour: antd would otherwise number the themes of each React root from the start, and two roots
 * would write different themes under one key.
 */
export function themeFor(primary?: string): ThemeConfig {
  const colour = readablePrimary(primary);
  const derived = primaryTokens(colour);
  return {
    hashed: true,
    cssVar: { prefix: CSS_VAR_PREFIX, key: `archway-${colour.slice(1).toLowerCase()}` },
    token: { ...fixedTokens, ...derived },
    components: componentTokens(derived),
  };
}
