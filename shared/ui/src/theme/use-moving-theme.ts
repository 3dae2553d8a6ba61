import { useMemo } from 'react';
import type { ThemeConfig } from 'antd';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * A theme in which nothing moves when the reader asked the system for less motion. Style sheets alone are not enough: antd
 * waits for the end of a transition that they have taken away, and what was to move stays half-way.
 */
export function useMovingTheme(base: ThemeConfig): ThemeConfig {
  const still = useReducedMotion();
  return useMemo(() => (still ? { ...base, token: { ...base.token, motion: false } } : base), [base, still]);
}
